import type { Result } from '#domain/result.ts'

/** Files handed to and taken from the user. */
export interface Files {
  save(file: { readonly name: string; readonly type: string; readonly text: string }): void
  /** Opens the chooser inside a tap. Refuses files larger than `maxBytes`. */
  pick(options: {
    readonly accept: string
    readonly maxBytes: number
  }): Promise<
    Result<
      { readonly name: string; readonly text: string },
      'canceled' | 'too-large' | 'unreadable'
    >
  >
}
