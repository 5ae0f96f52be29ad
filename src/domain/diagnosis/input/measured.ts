/** A figure with the range it may lie in: `low` ≤ `best` ≤ `high`. A figure without known uncertainty has all three equal. */
export interface Estimate {
  readonly best: number
  readonly low: number
  readonly high: number
}

export interface ReadEstimate extends Estimate {
  /** The two levels of the chart that it was read between; absent for any other reading. */
  readonly levels?: readonly [number, number]
}

/** What is known of one analyte. Missing is never zero, and undetectable is neither missing nor zero. */
export type Measured =
  | ({ readonly kind: 'value' } & ReadEstimate)
  /** No reaction; the kit detects nothing under `below` (in the reading's own unit), null where unknown. */
  | { readonly kind: 'undetectable'; readonly below: number | null }
  /**
   * Reading of a chart of words. `grade` is its place among the classes of a soil test: 0 (very low), 1 (low), 2 (medium),
   * 3 (high), 4 (very high); `words` are those tapped, two for a reading between them.
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
  /** The unit cannot be converted to the rule's: ppm of an unknown base. */
  | 'unit-unknown'
  /** The number depends on a chemical form (P or P2O5), which the user can tell. */
  | 'form-unknown'
  /** mg/L in the liquid cannot be converted without the amounts of soil and liquid, which the user can give. */
  | 'ratio-unknown'

export const missing = (reason: MissingReason): Measured => ({ kind: 'missing', reason })
export const exactEstimate = (value: number): Estimate => ({ best: value, low: value, high: value })

/** Converts an estimate; `convert` must be increasing. */
export const mapEstimate = (
  { best, low, high }: Estimate,
  convert: (value: number) => number,
): Estimate => ({ best: convert(best), low: convert(low), high: convert(high) })
