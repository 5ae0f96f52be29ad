import type { Trust } from '#domain/sourced.ts'

/** Contents of a box. */
export const boxContents = [
  'bottle-strips',
  'tubes',
  'squeeze-tube',
  'drops',
  'strip-can',
  'capsules',
  'reader',
] as const
/** Letters printed on it. */
export const boxLetters = ['n-pk', 'n-p-k', 'no3', 'ph'] as const
/** Its manufacturer. */
export const boxMakers = ['nodai', 'american', 'kyoritsu', 'sumitomo', 'merck'] as const

export type BoxContents = (typeof boxContents)[number]
export type BoxLetters = (typeof boxLetters)[number]
export type BoxMaker = (typeof boxMakers)[number]

/** What must be known of a kit before it is loaded. The name on its card: kit-names.*.ts. */
export interface KitListing {
  readonly trust: Trust
  /** Features that identify its box. Source: docs/facts/kits.md 0.1, 1.1, 1.3, 1.6, 1.8. */
  readonly box: {
    readonly contents: BoxContents
    readonly letters: BoxLetters
    /** `other`: a manufacturer not among the choices. */
    readonly maker: BoxMaker | 'other'
  }
}
