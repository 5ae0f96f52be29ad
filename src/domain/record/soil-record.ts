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
  readonly samples: readonly RecordSample[]
  readonly readings: readonly Reading[]
}

export interface RecordSample {
  readonly id: string
  /** Empty where the user gave none. */
  readonly name: string
}
