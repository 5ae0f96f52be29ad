import type { Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'

/** One soil test, kept. Stored as it stands here: fields are only ever added (see fixtures/). */
export interface SoilRecord {
  readonly schema: 1
  /** That of the run it came from: keeping a run twice gives one record. */
  readonly id: string
  /** The kit as it was used. */
  readonly kit: Kit
  readonly startedAt: Instant
  readonly endedAt: Instant
  /** Milliseconds to add to these Instants to get the phone's wall clock of that day. */
  readonly wallOffset: number
  readonly how: 'finished' | 'abandoned'
  /** `typed`: entered by hand, without a run. `file`: from a table. Where absent, a run. */
  readonly origin?: 'run' | 'typed' | 'file'
  readonly weather?: string
  readonly note?: string
  readonly samples: readonly RecordSample[]
  readonly readings: readonly Reading[]
  /** Values that no kit chart gave. Rules for the one are never used on the other. */
  readonly measured?: readonly MeasuredValue[]
  readonly photos?: readonly RecordPhoto[]
  /** What was advised then, as it was computed then. */
  readonly diagnoses?: readonly KeptDiagnosis[]
}

export interface RecordSample {
  readonly id: string
  /** Empty where the user gave none. */
  readonly name: string
  /** Id of the plot it came from. */
  readonly plot?: string
}

/** How what was measured stands to the number given: `<` where a laboratory writes `<5`. As in HL7 FHIR's Quantity.comparator. */
export const comparators = ['<', '<=', '>=', '>'] as const
export type Comparator = (typeof comparators)[number]

/** What was measured lies on one side of it. */
export interface Limit {
  readonly comparator: Comparator
  readonly value: number
}

export interface MeasuredValue {
  readonly id: string
  readonly sample: string
  readonly source: 'laboratory' | 'instrument'
  readonly species: string
  readonly unit: string
  /** With a comparator the limit of the method, and no value found. */
  readonly value: number
  readonly comparator?: Comparator
  /** The extraction or the instrument; empty where unknown. */
  readonly method: string
}

export interface RecordPhoto {
  /** SHA-256 of its bytes, as among the kept photographs. */
  readonly name: string
  /** Null: of the test as a whole. */
  readonly sample: string | null
}

export interface KeptDiagnosis {
  readonly id: string
  /** Of the shape of `result`. */
  readonly version: number
  readonly crop: string
  readonly plot: string | null
  readonly sample: string | null
  readonly at: Instant
  /** Parsed by the diagnosis: an old one may say what today's rules do not. */
  readonly result: unknown
}

/** Those of which anything was read or measured. */
export const measuredSamples = ({ samples, readings, measured = [] }: SoilRecord) =>
  samples.filter(({ id }) => [...readings, ...measured].some(({ sample }) => sample === id))
