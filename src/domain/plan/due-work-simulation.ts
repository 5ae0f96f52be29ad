import { epsilon } from './epsilon.ts'
import { copyState, emptyState, type SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import { nextDue } from './next-due.ts'
import type { Role } from './plan-problem.ts'
import { latestStart, opAt, applyDispatch, type Dispatch } from './play.ts'

/** Standard deviations beyond which nothing is expected to happen; larger deviations are neglected. */
export const maxDeviations = 3.5
const maxTries = 3
/** Tries per simulation, for all delayed work: more are not worth their time. */
const maxInAll = 6

/** Due work as it would be done if nothing else were done before it. */
export interface SimulatedOp {
  readonly op: number
  readonly chain: number
  readonly start: number
  /** When its worker is free, and the standard deviation of that. */
  readonly free: number
  readonly deviation: number
}

/** By how much it is too late; 0 when it is in time; null when later work need not be checked. */
export type LatenessCheck = (state: SearchState, due: SimulatedOp) => number | null

export interface DueWorkSimulation {
  /** Plays all due work to come, on the state itself unless something is delayed. Returns how late something is; 0 if nothing is. */
  readonly run: (state: SearchState, latenessOf: LatenessCheck) => number
}

/**
 * Plays due work, one piece after the other, as soon as possible. Work that leads to a reading is put off where that reading would
 * otherwise collide with another.
 */
export function createDueWorkSimulation(model: Model): DueWorkSimulation {
  let left = 0
  /** One reused object, since checks read it at once and a search makes some hundred thousand calls. */
  const simulated = { op: 0, chain: 0, start: 0, free: 0, deviation: 0 }
  const copies: SearchState[] = []
  const copyAt = (depth: number) => (copies[depth] ??= emptyState(model))

  function simulate(state: SearchState, latenessOf: LatenessCheck, depth: number): number {
    for (let next = nextDue(state); next !== null; next = nextDue(state)) {
      const { chain, kind, leadsToDue } = opAt(state, next.op)
      const deviation = standardDeviationOf(state, next.by)
      simulated.op = next.op
      simulated.chain = chain
      simulated.start = next.start
      simulated.free = state.free[next.by] ?? 0
      simulated.deviation = deviation
      const late = latenessOf(state, simulated)
      if (late === null) return 0
      if (late > epsilon) return late
      const isOpen = kind === 'hands' && leadsToDue && state.delayedUntil[chain] === -Infinity
      if (isOpen) return delay(state, next, latenessOf, depth)
      playAbout(state, next, deviation)
    }
    return 0
  }

  function delay(
    state: SearchState,
    { op, by, start }: Dispatch,
    latenessOf: LatenessCheck,
    depth: number,
  ) {
    const { chain } = opAt(state, op)
    const until = latestStart(state, chain)
    const copy = copyAt(depth)
    // When the worker's free time is uncertain, a delay of one second shifts the start by less.
    const isSure = standardDeviationOf(state, by) === 0
    let least = Infinity
    let from = start
    for (let tries = 0; tries < maxTries && left > 0; tries += 1) {
      left -= 1
      copyState(state, copy)
      copy.delayedUntil[chain] = from
      const late = simulate(copy, latenessOf, depth + 1)
      if (late <= epsilon) return 0
      if (late >= least) return least
      least = late
      if (from >= until) return least
      from = Math.min(from + (isSure ? late : 1.4 * late + 0.5), until)
    }
    return least
  }

  return {
    run: (state, latenessOf) => {
      left = maxInAll
      return simulate(state, latenessOf, 0)
    },
  }
}

export const standardDeviationOf = ({ variance, sharedBias }: SearchState, by: Role) =>
  Math.sqrt((variance[by] ?? 0) + (sharedBias[by] ?? 0) ** 2)

/** Plays a dispatch at its expected start, and keeps the uncertainty of that. */
function playAbout(state: SearchState, { op, by, start }: Dispatch, deviation: number) {
  const { chain } = opAt(state, op)
  // Right after the work it follows, however long that takes.
  const isNext = state.ready[chain] === state.free[by] && start === state.free[by]
  if (deviation === 0 || isNext) return applyDispatch(state, { op, by, start })
  const due = Math.max(state.ready[chain] ?? 0, state.delayedUntil[chain] ?? 0)
  const begun = momentsOfMaximum(due, state.free[by] ?? 0, deviation)
  const share = begun.deviation / deviation
  state.variance[by] = (state.variance[by] ?? 0) * share ** 2
  state.sharedBias[by] = (state.sharedBias[by] ?? 0) * share
  applyDispatch(state, { op, by, start: begun.mean })
}

/**
 * Expected start, with its standard deviation, of work that can begin neither before `due` nor before an uncertain time `free`.
 * Source: [Clark 1961], moments of a maximum.
 */
export function momentsOfMaximum(due: number, free: number, deviation: number) {
  const gap = (free - due) / deviation
  if (gap > maxDeviations) return { mean: free, deviation }
  if (gap < -maxDeviations) return { mean: due, deviation: 0 }
  const density = Math.exp((-gap * gap) / 2) / Math.sqrt(2 * Math.PI)
  const share = 1 / (1 + Math.exp(-1.5976 * gap - 0.07056 * gap * gap * gap))
  const excess = density + gap * share
  const square = (1 + gap * gap) * share + gap * density
  return {
    mean: due + deviation * excess,
    deviation: deviation * Math.sqrt(Math.max(0, square - excess ** 2)),
  }
}
