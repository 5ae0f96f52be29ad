import { copyState, emptyState, type SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import { latest, opAt, play, type Dispatch } from './play.ts'
import { certain, createRehearsal, deviationOf, type Rehearsed } from './rehearsal.ts'

const grain = 1e-6

/** Foresees what would become of the readings, and other due work, to come, were nothing else done. */
export interface Safety {
  /** Takes a state to judge dispatches on, with so many standard deviations of slowness to withstand. Only now may readings be too close already. */
  readonly look: (state: SearchState, care: number, isNow: boolean) => void
  /** By how much a dispatch makes some of it later than it may be, or would be anyway; 0 when none. */
  readonly harm: (dispatch: Dispatch) => number
}

export function createSafety(model: Model): Safety {
  const scratch = emptyState(model)
  const rehearsal = createRehearsal(model)
  /** By chain: how late what is due there would be without any dispatch. */
  const anyway = new Float64Array(model.chains.length)
  let state = scratch
  let care = 0
  /** How uncertain it is when the dispatch ends, and with it when a reading that it leads to is due. */
  let own = 0
  /** It was not to come before the dispatch. */
  const isOwn = (op: number) => {
    const { chain, isDue } = opAt(state, op)
    return !isDue || state.at[chain] !== op || (state.blockers[chain] ?? 0) > 0
  }
  const latenessOf = (at: SearchState, { op, chain, start, free, deviation }: Rehearsed) => {
    const apart = own > 0 && isOwn(op) ? Math.hypot(deviation, own) : deviation
    const until = latest(at, chain) + (isOwn(op) ? 0 : (anyway[chain] ?? 0))
    return Math.max(0, Math.max(start, free + care * apart) - until)
  }
  /** From a gap on, all goes as it would without the dispatch, what it leads to aside. The other pair of hands may know no gap. */
  const isAsBefore = (at: SearchState, { chain, start, free, deviation }: Rehearsed) =>
    model.problem.hands === 1 &&
    start > free + certain * deviation &&
    at.putOff[chain] === -Infinity &&
    !hasOwn(at)
  const hasOwn = ({ due, dueCount, at }: SearchState) => {
    for (let place = dueCount - 1; place >= 0; place -= 1)
      if (isOwn(at[due[place] ?? 0] ?? -1)) return true
    return false
  }
  const rehearse = (goesOn: (at: SearchState, due: Rehearsed) => boolean) =>
    rehearsal.through(scratch, (at, due) => {
      const late = latenessOf(at, due)
      return late <= grain && !goesOn(at, due) ? null : late
    })
  return {
    look: (from, withstand, isNow) => {
      state = from
      care = withstand
      own = 0
      anyway.fill(0)
      if (!isNow || care === 0) return
      begin(scratch, state)
      if (rehearse(() => true) === 0) return
      rehearsal.through(begin(scratch, state), (at, due) => {
        if (!isOwn(due.op)) anyway[due.chain] = latenessOf(at, due)
        return 0
      })
    },
    harm: (dispatch) => {
      play(begin(scratch, state), dispatch)
      own = deviationOf(scratch, dispatch.by)
      return rehearse((at, due) => !isAsBefore(at, due))
    },
  }
}

function begin(scratch: SearchState, state: SearchState): SearchState {
  copyState(state, scratch)
  scratch.variance.fill(0)
  scratch.sharedBias.fill(0)
  return scratch
}
