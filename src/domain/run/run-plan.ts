import type { Role } from '#domain/plan/plan-problem.ts'
import type { Instant, Seconds } from '#domain/units.ts'
import type { TrackKey } from './run-event.ts'

/** One step of one sample, placed in time. */
export interface PlannedStep extends TrackKey {
  readonly step: number
  readonly from: Instant
  readonly to: Instant
  /** Null: runs by itself. */
  readonly role: Role | null
  /** A reading counts until then; null for other work and where unknown. */
  readonly latest: Instant | null
}

/** A vessel washed by hand for the next sample. */
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

/** When everything left is done. Past steps are in the run. */
export interface RunPlan {
  /** By `from`. */
  readonly steps: readonly PlannedStep[]
  /** By `from`, including those under way. */
  readonly rinses: readonly PlannedRinse[]
  readonly end: Instant
  /** Lower bound of `end` at the expected pace. */
  readonly earliestEnd: Instant
  /** Readings to come, by `from`, for which no plan in time was found. */
  readonly late: readonly LateReading[]
}
