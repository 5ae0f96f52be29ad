import type { OpKey, Role } from './plan-problem.ts'
import type { Seconds } from '#domain/units.ts'

/** Who does what when. Tasks of one worker never overlap; no reading is late except those in `late`. */
export interface Plan {
  /** Everything done by hand, in order of start. */
  readonly tasks: readonly PlannedTask[]
  /** Everything that runs by itself, in order of start. */
  readonly waits: readonly PlannedWait[]
  /** When the last thing ends. */
  readonly makespan: Seconds
  /** Expected number of late readings, for people with the scatter that `margin` assumes. */
  readonly expectedLate: number
  readonly lowerBound: LowerBound
  /** Readings and other due work that begin too late, since no plan was found that has them in time. */
  readonly late: readonly OpKey[]
}

interface TaskBase {
  readonly by: Role
  readonly start: Seconds
  readonly end: Seconds
  /** How much later it may begin, all else as planned, without harming a window, another task or the makespan. */
  readonly slack: Seconds
}

export type PlannedTask = PlannedOp | RinseTask

export interface PlannedOp extends TaskBase, OpKey {
  readonly kind: 'hands' | 'read'
  /** When a reading may begin; null for other work and where unknown. */
  readonly window: { readonly from: Seconds; readonly until: Seconds } | null
}

/** The rinse of one vessel for another job. */
export interface RinseTask extends TaskBase {
  readonly kind: 'rinse'
}

export interface PlannedWait extends OpKey {
  readonly start: Seconds
  readonly end: Seconds
}

/** No plan can be shorter than this. */
export interface LowerBound {
  /** The manual work of the busiest worker. */
  readonly handsSum: Seconds
  /** The longest a single chain of work takes. */
  readonly longestChain: Seconds
  /** At least as large as either: see `lower-bound.ts`. */
  readonly value: Seconds
}

/** Why there is no plan. */
export type PlanFailure =
  /** Both become due together, and the window of the second is too short, by `short`, to do one after the other. */
  | {
      readonly kind: 'readings-collide'
      readonly first: OpKey
      readonly second: OpKey
      readonly short: Seconds
    }
  /** There is no vessel for any job that has not begun. */
  | { readonly kind: 'no-vessel' }
  /** Chains wait for each other. */
  | { readonly kind: 'circular'; readonly job: string; readonly chain: string }
