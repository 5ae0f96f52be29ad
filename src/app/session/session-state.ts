import type { PlanFailure } from '#domain/plan/plan.ts'
import type { Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Instant } from '#domain/units.ts'
import type { StorageFailure } from '#ports/event-log.ts'

/** The moment that the screen shows. */
export interface ShownTime {
  readonly now: Instant
}

/** Where the test in progress stands. */
export type SessionState =
  /** `isLate`: the storage does not answer, so it is unknown yet whether a test is alive. */
  { readonly phase: 'loading'; readonly isLate: boolean } | { readonly phase: 'idle' } | LiveSession

export interface LiveSession {
  readonly phase: 'running'
  readonly run: Run
  /** Every sample still in it is done. */
  readonly isComplete: boolean
  /** What comes when; null where there is nothing to plan, or no plan. */
  readonly plan: RunPlan | null
  /** Why there is no plan: the readings are then called as they fall due. */
  readonly infeasibility: PlanFailure | null
  /** The user's own choice of what to do next. */
  readonly preferred: TrackKey | null
  /** Another tab rings and writes; this one only shows. */
  readonly elsewhere: boolean
  /** Brought back after a reload or a kill. */
  readonly resumed: boolean
  /** The phone's clock went back while the app was closed: one of these times is true. */
  readonly doubt: readonly [Instant, Instant] | null
  /** What could not be kept on the device. */
  readonly notPersisted: StorageFailure | null
  /** Whether the finished readings are in the history. */
  readonly record: 'open' | 'saving' | 'kept' | StorageFailure
}
