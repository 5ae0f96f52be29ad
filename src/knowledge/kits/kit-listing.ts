import type { Trust } from '#domain/sourced.ts'

/** What lies in the box. */
export const boxContents = [
  'bottle-strips',
  'tubes',
  'squeeze-tube',
  'drops',
  'strip-can',
  'capsules',
  'reader',
] as const
/** What is printed on it. */
export const boxLetters = ['n-pk', 'n-p-k', 'no3', 'ph'] as const
/** Who made it. */
export const boxMakers = ['nodai', 'american', 'kyoritsu', 'sumitomo', 'merck'] as const

export type BoxContents = (typeof boxContents)[number]
export type BoxLetters = (typeof boxLetters)[number]
export type BoxMaker = (typeof boxMakers)[number]

/** What must be known of a kit before the kit itself is loaded. Its name on the card: kit-names.*.ts. */
export interface KitListing {
  readonly trust: Trust
  /** How its box is recognized. Source: domain/kits.md 0, 1.1, 1.3, 1.6, 1.8. */
  readonly box: {
    readonly contents: BoxContents
    readonly letters: BoxLetters
    /** `other`: a maker that is not asked for. */
    readonly maker: BoxMaker | 'other'
  }
}
