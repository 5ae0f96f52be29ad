/** A figure with the range it may lie in: `low` ≤ `best` ≤ `high`. A figure without known uncertainty has all three equal. */
export interface Estimate {
  readonly best: number
  readonly low: number
  readonly high: number
}

/** What is known of one analyte. Missing is never zero, and nothing seen is neither missing nor zero. */
export type Measured =
  | ({ readonly kind: 'value' } & Estimate)
  /** No reaction was seen; the kit sees nothing under `below` (in the reading's own unit), if that is known. */
  | { readonly kind: 'undetectable'; readonly below: number | null }
  /**
   * A chart of words. `grade` places it among the classes of a soil test, from 0 (very low) over 1 (low), 2 (medium) and 3 (high)
   * to 4 (very high); `words` are those that were tapped, two where it lay between them.
   */
  | { readonly kind: 'word'; readonly grade: number; readonly words: readonly string[] }
  | { readonly kind: 'missing'; readonly reason: MissingReason }

export type MissingReason =
  | 'not-measured'
  /** The moment of reading was missed. */
  | 'not-read'
  | 'no-color-fits'
  /** The chart has words only, and no rule turns them into a verdict. */
  | 'words-only'
  /** The unit cannot be turned into the rule's: mg/L without the ratio of soil and liquid, ppm of an unknown base. */
  | 'unit-unknown'

export const missing = (reason: MissingReason): Measured => ({ kind: 'missing', reason })
export const exactly = (value: number): Estimate => ({ best: value, low: value, high: value })

/** The same figure in another unit. `convert` must rise with its argument. */
export const mapEstimate = (
  { best, low, high }: Estimate,
  convert: (value: number) => number,
): Estimate => ({ best: convert(best), low: convert(low), high: convert(high) })
