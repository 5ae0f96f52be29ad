/** Speech in the language of the screen. Silent, without errors, where there is none. */
export interface Voice {
  /** Call inside a tap. */
  prepare(): void
  isAvailable(): boolean
  /** `interrupt` drops what is being said. */
  say(text: string, options?: { readonly interrupt?: boolean }): void
  stop(): void
}
