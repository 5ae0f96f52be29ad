import type { PlanResult } from '#app/planning/live-plan.ts'
import type { Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import type { Instant } from '#domain/units.ts'
import type { StorageFailure } from '#domain/storage-failure.ts'
import type { ClockCandidates } from './run-clock.ts'

/** The time that the screen shows. */
export interface ShownTime {
  readonly now: Instant
}

/** State of the test in progress. */
export type SessionState =
  | {
      /** It is not known yet whether a test is in progress. */
      readonly phase: 'loading'
      /** The storage does not answer. */
      readonly isStorageSilent: boolean
      /** A test was in progress when the app was last open. */
      readonly isLikely?: true
    }
  | { readonly phase: 'idle' }
  | LiveSession

/** Without a plan, readings are announced as they fall due. */
export type LiveSession = LiveState & PlanResult

export interface LiveState {
  readonly phase: 'running'
  readonly run: Run
  /** Every sample not dropped is done. */
  readonly isComplete: boolean
  /** The user's own choice of what to do next. */
  readonly preferred: TrackKey | null
  /** Another tab rings and writes; this one only displays. */
  readonly isElsewhere: boolean
  /** Restored after a reload, or after the system ended the app. */
  readonly isResumed: boolean
  /** Set when the phone's clock went back while the app was closed: the two times that may be true. */
  readonly clockCandidates: ClockCandidates | null
  /** Why the last event could not be saved on the device; null if it was. */
  readonly notPersisted: StorageFailure | null
  /** Whether the readings are in the history. `not-removed`: they were to be discarded, and may still be there. */
  readonly recordStatus: 'open' | 'saving' | 'kept' | 'not-removed' | StorageFailure
}
