import type { OpKey, WorkerRole } from './plan-problem.ts'
import type { Seconds } from '#domain/units.ts'

/** Who does what when. No two tasks of a pair of hands overlap; no reading is late but those in `late`. */
export interface Plan {
  /** Everything done by hand, in order of start. */
  readonly tasks: readonly PlannedTask[]
  /** Everything that runs by itself, in order of start. */
  readonly waits: readonly PlannedWait[]
  /** When the last thing ends. */
  readonly makespan: Seconds
  /** How many readings somebody of usual slowness will be late for. */
  readonly expectedLate: number
  readonly lowerBound: LowerBound
  /** Readings, and other due work, that could not be in time any more, whatever was done. */
  readonly late: readonly OpKey[]
}

interface TaskBase {
  readonly by: WorkerRole
  readonly start: Seconds
  readonly end: Seconds
  /** How much later it may begin, all else as planned, without harm to a window, another task or the makespan. */
  readonly slack: Seconds
}

export type PlannedTask = PlannedOp | RinseTask

export interface PlannedOp extends TaskBase, OpKey {
  readonly kind: 'hands' | 'read'
  /** When a reading may begin; null for other work and where unknown. */
  readonly window: { readonly from: Seconds; readonly until: Seconds } | null
}

/** One vessel is made ready for another job. */
export interface RinseTask extends TaskBase {
  readonly kind: 'rinse'
}

export interface PlannedWait extends OpKey {
  readonly start: Seconds
  readonly end: Seconds
}

/** No plan can be shorter. */
export interface LowerBound {
  /** The hands-on work of the busiest pair of hands. */
  readonly handsSum: Seconds
  /** The longest a single chain of work takes. */
  readonly longestChain: Seconds
  /** No smaller than either: `lower-bound.ts`. */
  readonly value: Seconds
}

/** Why there is no plan. */
export type PlanFailure =
  /** These two become due together, and the window of the second is too short, by `short`, to do one after the other. */
  | {
      readonly kind: 'readings-collide'
      readonly first: OpKey
      readonly second: OpKey
      readonly short: Seconds
    }
  /** There is no vessel for any job that is not begun. */
  | { readonly kind: 'no-vessel' }
  /** Chains wait for each other. */
  | { readonly kind: 'circular'; readonly job: string; readonly chain: string }
