import type { Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'

/** A reading about to be corrected. */
export interface Correction {
  readonly reading: Reading
  readonly analyte: Analyte
  /** The sample's name. */
  readonly sample: string
}
