import type { Seconds } from '#domain/units.ts'

/** What is to be done, and with what. All times are seconds from zero, which is now; the past is negative. */
export interface PlanProblem {
  /** One per sample. */
  readonly jobs: readonly PlanJob[]
  /** How many pairs of hands there are. */
  readonly hands: 1 | 2
  readonly vessels: Vessels | null
  /** What is under way already; null before the start. */
  readonly running: Running | null
  readonly margin: Margin
  readonly seed: number
}

export interface PlanJob {
  readonly id: string
  /** Nothing of it may be done earlier; zero when left out. */
  readonly release?: Seconds
  /** Begun before zero: it has a vessel, or has given it back already. Left out: it still needs one. */
  readonly vessel?: 'held' | 'returned'
  readonly chains: readonly PlanChain[]
}

/** What is left of one lane of one sample. */
export interface PlanChain {
  readonly id: string
  /** Chains of the same job that must be done first. An id that is not in the job is done already. */
  readonly after: readonly string[]
  /** When what came before its first op here ended or will end; when left out: the end of `after`, or without any in the job, the release. */
  readonly since?: Seconds
  readonly ops: readonly PlanOp[]
}

export type PlanOp = HandsOp | WaitOp | ReadOp

interface OpBase {
  /** Unique in its chain. */
  readonly id: string
  /** The job's vessel is free, and dirty, once every op that says so has ended; when none does: once all have. */
  readonly freesVessel?: true
}

interface ByHand extends OpBase {
  readonly hands: Seconds
  /** The pair of hands that must do it; any when left out. Of no meaning where there is only one. */
  readonly role?: WorkerRole
  /** How far all work like it may take longer or shorter than planned: standard deviation over `hands`. Where scatter evens out, this adds up. */
  readonly sharedBias?: number
  /** Timed by the app itself: takes exactly `hands`, so no margin is kept for it. */
  readonly exact?: true
}

/** May wait after its predecessor for as long as it likes, or for as long as `within` says. */
export interface HandsOp extends ByHand {
  readonly kind: 'hands'
  /** It must begin so soon after its predecessor's end; for the first of a chain, after the end of the chains before. */
  readonly within?: Seconds
}

/** Begins the very moment its predecessor ends, needs no hands, cannot be stretched. */
export interface WaitOp extends OpBase {
  readonly kind: 'wait'
  readonly length: Seconds
}

/** Due the very moment its predecessor ends. Also for any other work that must not wait. */
export interface ReadOp extends ByHand {
  readonly kind: 'read'
  /** How much earlier or later than due it may begin. Null: unknown, so as soon as possible. */
  readonly window: Window | null
}

export interface Window {
  readonly early: Seconds
  readonly late: Seconds
  /** Assumed, not known: the planner keeps it where some plan can, and it is never shown. */
  readonly assumed?: true
}

/** 0 prepares, 1 reads. */
export type WorkerRole = 0 | 1

/** A job holds one from its first op on; then it is rinsed by hand before another job has it. */
export interface Vessels {
  readonly count: number
  readonly rinse: Seconds
  /** How many of those no job holds are dirty at zero. */
  readonly dirty?: number
  /** When those that are being rinsed at zero will be clean. */
  readonly rinsing?: readonly Seconds[]
  /** Who rinses; any when left out. */
  readonly role?: WorkerRole
}

export interface Running {
  /** When each pair of hands puts down what it is busy with. */
  readonly busyUntil: readonly Seconds[]
  /** What the user was just asked to do next: it stays first for that worker. */
  readonly committed: readonly OpKey[]
}

/** Room kept before windows for people who are slower than planned. */
export interface Margin {
  /** How far the time for a piece of work by hand scatters: standard deviation over the planned time. */
  readonly spread: number
  /** How many standard deviations of slowness are withstood where that costs nothing. */
  readonly care: number
  /** How many seconds it is worth that a reading is not late. */
  readonly price: number
}

export interface OpKey {
  readonly job: string
  readonly chain: string
  readonly op: string
}

/** For people who are as exact as a clock. */
export const noMargin: Margin = { spread: 0, care: 0, price: 0 }
