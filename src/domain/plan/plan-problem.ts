import type { Seconds } from '#domain/units.ts'

/** The work to be planned, and the resources for it. All times are seconds from zero, which is now; the past is negative. */
export interface PlanProblem {
  /** One per sample. */
  readonly jobs: readonly PlanJob[]
  /** Number of workers. */
  readonly workerCount: 1 | 2
  readonly vessels: Vessels | null
  /** Work already under way; null before the start. */
  readonly running: Running | null
  readonly margin: Margin
  readonly seed: number
}

export interface PlanJob {
  readonly id: string
  /** For a job begun before zero: it holds a vessel, or has returned it. When omitted, it still needs one. */
  readonly vessel?: 'held' | 'returned'
  readonly chains: readonly PlanChain[]
}

/** What is left of one lane of one sample. */
export interface PlanChain {
  readonly id: string
  /** Chains of the same job that must be done first. An id that is not in the job counts as done. */
  readonly after: readonly string[]
  /** When the predecessor of its first op ended or will end. When omitted: the end of `after`, or zero if none of those is in the job. */
  readonly since?: Seconds
  readonly ops: readonly PlanOp[]
}

export type PlanOp = HandsOp | WaitOp | ReadOp

interface OpBase {
  /** Unique in its chain. */
  readonly id: string
  /** The job's vessel becomes free, and dirty, when all ops marked so have ended; when none is marked, when all ops have. */
  readonly freesVessel?: true
}

interface ByHand extends OpBase {
  readonly processingTime: Seconds
  /** The worker who must do it; either when omitted. Ignored with one worker. */
  readonly role?: Role
  /** Error shared by the planned times of all work like it: standard deviation as a share of `processingTime`. Unlike scatter, it does not average out. */
  readonly sharedBias?: number
  /** Timed by the app itself: takes exactly `processingTime`, so no margin is kept for it. */
  readonly exact?: true
}

/** May begin at any time after its predecessor, or within `within` of its end. */
export interface HandsOp extends ByHand {
  readonly kind: 'hands'
  /** Latest start after its predecessor's end; for the first op of a chain, after the end of the chains before it. */
  readonly within?: Seconds
}

/** Begins exactly when its predecessor ends, needs no hands, cannot be stretched. */
export interface WaitOp extends OpBase {
  readonly kind: 'wait'
  readonly length: Seconds
}

/** Due exactly when its predecessor ends. Also for any other work that must not wait. */
export interface ReadOp extends ByHand {
  readonly kind: 'read'
  /** How much later than due it may begin; null when unknown, so as soon as possible. */
  readonly window: Window | null
}

export interface Window {
  /** Allowed delay of its start. */
  readonly maxDelay: Seconds
  /** Assumed, not known: kept where some plan can keep it, and never shown. */
  readonly assumed?: true
}

/** Which of two people. Alone, one person is 0 and does everything. */
export type Role = 0 | 1

/** A job holds a vessel from its first op on; it must then be rinsed by hand before another job can use it. */
export interface Vessels {
  readonly count: number
  readonly rinse: Seconds
  /** Number of vessels held by no job that are dirty at zero. */
  readonly dirty?: number
  /** When the vessels being rinsed at zero will be clean. */
  readonly rinsing?: readonly Seconds[]
  /** The worker who rinses; either when omitted. */
  readonly role?: Role
}

export interface Running {
  /** When each worker becomes free. */
  readonly busyUntil: readonly Seconds[]
  /** What the user was just asked to do next: it stays first for that worker. */
  readonly committed: readonly OpKey[]
}

/** Time buffer before windows for people who are slower than planned. */
export interface Margin {
  /** Scatter of the time for a piece of manual work: standard deviation as a share of the planned time. */
  readonly spread: number
  /** Seconds of makespan that avoiding one late reading is worth. */
  readonly latenessPenaltySeconds: number
}

export interface OpKey {
  readonly job: string
  readonly chain: string
  readonly op: string
}

/** Whether some work must follow soon. Such problems are searched in another way. */
export const hasStartLimits = ({ jobs }: PlanProblem) =>
  jobs.some(({ chains }) =>
    chains.some(({ ops }) => ops.some((op) => op.kind === 'hands' && op.within !== undefined)),
  )

/** For people who work exactly as planned. */
export const noMargin: Margin = { spread: 0, latenessPenaltySeconds: 0 }
