import type { Kit } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Area } from '#domain/soil/area.ts'
import type { Instant } from '#domain/units.ts'

/** A kept soil test. Stored in this shape: fields are only ever added (see fixtures/). */
export interface SoilRecord {
  readonly schema: 1
  /** The run's id, so that keeping a run twice gives one record. */
  readonly id: string
  /** The kit as it was used. */
  readonly kit: Kit
  readonly startedAt: Instant
  readonly endedAt: Instant
  /** Milliseconds to add to these Instants to get the phone's wall-clock time of that day. */
  readonly wallOffset: number
  readonly how: 'finished' | 'abandoned'
  /** `typed`: entered by hand, without a run. `file`: from a table. Absent: a run. */
  readonly origin?: 'run' | 'typed' | 'file'
  readonly weather?: string
  readonly note?: string
  readonly samples: readonly RecordSample[]
  readonly readings: readonly Reading[]
  /** Values that do not come from a kit's chart. Rules for kit and other values are never interchanged. */
  readonly measured?: readonly MeasuredValue[]
  readonly photos?: readonly RecordPhoto[]
  /** Advice kept as it was computed at the time. */
  readonly diagnoses?: readonly KeptDiagnosis[]
}

/** Order of every list of tests. Tests of one moment, such as rows of one table, are in order of their ids. */
export const latestTestFirst = (
  one: Pick<SoilRecord, 'id' | 'startedAt'>,
  other: Pick<SoilRecord, 'id' | 'startedAt'>,
) => other.startedAt - one.startedAt || (one.id < other.id ? 1 : -1)

export interface RecordSample {
  readonly id: string
  /** Empty where the user gave none. */
  readonly name: string
  /** Id of the plot it came from. */
  readonly plot?: string
}

/** Relation of the true value to the number: `<` where a laboratory writes `<5`. As in HL7 FHIR's Quantity.comparator. */
export const comparators = ['<', '<=', '>=', '>'] as const
export type Comparator = (typeof comparators)[number]

/** The true value lies on one side of it. */
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
  /** With a comparator, the limit of the method instead of a value. */
  readonly value: number
  readonly comparator?: Comparator
  /** The extraction or the instrument; empty where unknown. */
  readonly method: string
}

export interface RecordPhoto {
  /** SHA-256 of its bytes, the name under which the photograph is kept. */
  readonly name: string
  /** Null: of the whole test. */
  readonly sample: string | null
}

export interface KeptDiagnosis {
  readonly id: string
  /** Version of the shape of `result`. */
  readonly version: number
  readonly crop: string
  readonly plot: string | null
  readonly sample: string | null
  readonly at: Instant
  /** Of the ground that the amounts are for, as it was entered (`result` has it in m²); null where unknown. Absent until November 2026. */
  readonly area?: Area | null
  /** Parsed by the diagnosis; an old result may contain what today's rules do not produce. */
  readonly result: unknown
}

/** Finds the samples with any reading or measured value. */
export const measuredSamples = ({ samples, readings, measured = [] }: SoilRecord) =>
  samples.filter(({ id }) => [...readings, ...measured].some(({ sample }) => sample === id))

/** Whether the record was made with a kit, not only from a laboratory's values. */
export const isByKit = ({ readings, measured = [] }: SoilRecord) =>
  readings.length > 0 || measured.length === 0
