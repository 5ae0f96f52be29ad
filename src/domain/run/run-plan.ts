import type { Instant, Seconds } from '#domain/units.ts'
import type { TrackKey } from './run-event.ts'

/** Which of two people: see `roleOf`. Alone, one person is 0 and does everything. */
export type Role = 0 | 1

/** One step of one sample, placed in time. */
export interface PlannedStep extends TrackKey {
  readonly step: number
  readonly from: Instant
  readonly to: Instant
  /** Null: runs by itself. */
  readonly role: Role | null
  /** A reading counts until then. */
  readonly latest: Instant | null
}

/** A tube washed by hand, so that the next sample can have it. */
export interface PlannedRinse {
  readonly from: Instant
  readonly to: Instant
  readonly role: Role
}

/** A reading that will begin after its window. */
export interface LateReading extends TrackKey {
  readonly step: number
  readonly by: Seconds
}

/** What is done when from here on. Past steps are in the run. */
export interface RunPlan {
  /** By `from`. */
  readonly steps: readonly PlannedStep[]
  /** By `from`, those under way included. */
  readonly rinses: readonly PlannedRinse[]
  readonly end: Instant
  /** In no order can all be over earlier at the expected pace. */
  readonly earliestEnd: Instant
  /** Readings to come, by `from`, that no plan was found to save. */
  readonly late: readonly LateReading[]
}
