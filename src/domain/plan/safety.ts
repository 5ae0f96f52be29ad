import { epsilon } from './epsilon.ts'
import { copyState, emptyState, type SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import { latestStart, opAt, applyDispatch, rinseIndex, type Dispatch } from './play.ts'
import {
  maxDeviations,
  createDueWorkSimulation,
  standardDeviationOf,
  type SimulatedOp,
} from './due-work-simulation.ts'

/** Predicts how late the readings and other due work to come would be if nothing else were done. */
export interface Safety {
  /** Sets the state to judge on, and the standard deviations of slowness to withstand. With `isNow`, readings may be too close already. */
  readonly setState: (state: SearchState, robustnessFactor: number, isNow: boolean) => void
  /** By how much a dispatch makes due work later than allowed, or than it would be anyway; 0 when not at all. */
  readonly harm: (dispatch: Dispatch) => number
  /** Whether the most urgent due work cannot wait for a dispatch, so that a delay only does more harm. Much faster than `harm`. */
  readonly isTooLong: (dispatch: Dispatch) => boolean
}

export function createSafety(model: Model): Safety {
  const scratch = emptyState(model)
  const simulation = createDueWorkSimulation(model)
  /** By chain: lateness of its due work without any dispatch. */
  const anyway = new Float64Array(model.chains.length)
  let isLateAnyway = false
  let state = scratch
  let robustnessFactor = 0
  /** Standard deviation of the dispatch's end, and so of the due time of a reading it leads to. */
  let own = 0
  /** Whether an op becomes due only after the dispatch. */
  const isOwn = (op: number) => {
    const { chain, isDue } = opAt(state, op)
    return !isDue || state.at[chain] !== op || (state.blockers[chain] ?? 0) > 0
  }
  const latenessOf = (at: SearchState, { op, chain, start, free, deviation }: SimulatedOp) => {
    const apart = own > 0 && isOwn(op) ? Math.hypot(deviation, own) : deviation
    const until = latestStart(at, chain) + (isOwn(op) ? 0 : (anyway[chain] ?? 0))
    return Math.max(0, Math.max(start, free + robustnessFactor * apart) - until)
  }
  /** Whether a gap makes everything later independent of the dispatch, except what it leads to. The other worker may have no gap. */
  const isAsBefore = (at: SearchState, { chain, start, free, deviation }: SimulatedOp) =>
    model.problem.workerCount === 1 &&
    start > free + maxDeviations * deviation &&
    at.delayedUntil[chain] === -Infinity &&
    !hasOwn(at)
  const hasOwn = ({ due, dueCount, at }: SearchState) => {
    for (let place = dueCount - 1; place >= 0; place -= 1)
      if (isOwn(at[due[place] ?? 0] ?? -1)) return true
    return false
  }
  const simulate = (goesOn: (at: SearchState, due: SimulatedOp) => boolean) =>
    simulation.run(scratch, (at, due) => {
      const late = latenessOf(at, due)
      return late <= epsilon && !goesOn(at, due) ? null : late
    })
  return {
    setState: (from, factor, isNow) => {
      state = from
      robustnessFactor = factor
      own = 0
      if (isLateAnyway) anyway.fill(0)
      isLateAnyway = false
      if (!isNow || robustnessFactor === 0) return
      begin(scratch, state)
      if (simulate(() => true) === 0) return
      isLateAnyway = true
      simulation.run(begin(scratch, state), (at, due) => {
        if (!isOwn(due.op)) anyway[due.chain] = latenessOf(at, due)
        return 0
      })
    },
    harm: (dispatch) => {
      applyDispatch(begin(scratch, state), dispatch)
      own = standardDeviationOf(scratch, dispatch.by)
      return simulate((at, due) => !isAsBefore(at, due))
    },
    isTooLong: ({ op, start }) => {
      if (model.problem.workerCount === 2 || op === rinseIndex) return false
      const { chain, processingTime, variance, sharedBias } = opAt(state, op)
      const next = state.due[0] === chain ? 1 : 0
      if (next >= state.dueCount) return false
      const urgent = state.due[next] ?? 0
      const end = start + processingTime
      const buffer = robustnessFactor * Math.sqrt(variance + sharedBias ** 2)
      const isDue = end >= (state.ready[urgent] ?? 0)
      return isDue && end + buffer > latestStart(state, urgent) + (anyway[urgent] ?? 0) + epsilon
    },
  }
}

function begin(scratch: SearchState, state: SearchState): SearchState {
  copyState(state, scratch)
  // Called some hundred thousand times: two writes are faster than `fill`.
  scratch.variance[0] = scratch.variance[1] = 0
  scratch.sharedBias[0] = scratch.sharedBias[1] = 0
  return scratch
}
