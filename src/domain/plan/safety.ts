import { copyState, emptyState, type SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import { nextReading } from './next-reading.ts'
import type { Role } from './plan-problem.ts'
import { latest, opAt, play, type Dispatch } from './play.ts'

const grain = 1e-6
/** Standard deviations beyond which nothing is expected to happen. */
const certain = 3.5

/** Foresees what would become of the readings to come, were nothing done but readings. */
export interface Safety {
  /** Takes a state to judge dispatches on, with so many standard deviations of slowness to withstand. Only now may readings be too close already. */
  readonly look: (state: SearchState, care: number, isNow: boolean) => void
  /** By how much a dispatch makes some reading later than it may be, or would be anyway; 0 when none. */
  readonly harm: (dispatch: Dispatch) => number
}

export function createSafety(model: Model): Safety {
  const scratch = emptyState(model)
  /** By chain: how late its reading would be without any dispatch. */
  const anyway = new Float64Array(model.chains.length)
  let state = scratch
  let care = 0
  /** How uncertain it is when the dispatch ends, and with it when a reading that it leads to is due. */
  let own = 0
  /** It was not to come before the dispatch. */
  const isOwn = (chain: number) =>
    (state.blockers[chain] ?? 0) > 0 || opAt(state, state.at[chain] ?? -1).kind !== 'read'
  const latenessOf = ({ chain, start, free, deviation }: Rehearsed) => {
    const apart = own > 0 && isOwn(chain) ? Math.hypot(deviation, own) : deviation
    return Math.max(start, free + care * apart) - latest(scratch, chain) - (anyway[chain] ?? 0)
  }
  /** From a gap on, all goes as it would without the dispatch, own readings aside. The other pair of hands may know no gap. */
  const isAsBefore = ({ start, free, deviation }: Rehearsed) =>
    model.problem.hands === 1 && start > free + certain * deviation && !hasOwn()
  const hasOwn = () => {
    for (let place = scratch.dueCount - 1; place >= 0; place -= 1)
      if (isOwn(scratch.due[place] ?? 0)) return true
    return false
  }
  return {
    look: (from, withstand, isNow) => {
      state = from
      care = withstand
      own = 0
      anyway.fill(0)
      if (!isNow || care === 0) return
      rehearse(begin(scratch, state), (reading) => {
        anyway[reading.chain] = Math.max(0, latenessOf(reading))
        return true
      })
    },
    harm: (dispatch) => {
      play(begin(scratch, state), dispatch)
      own = deviationOf(scratch, dispatch.by)
      let harm = 0
      rehearse(scratch, (reading) => {
        const late = latenessOf(reading)
        if (late > grain) harm = late
        return late <= grain && !isAsBefore(reading)
      })
      return harm
    },
  }
}

function begin(scratch: SearchState, state: SearchState): SearchState {
  copyState(state, scratch)
  scratch.variance.fill(0)
  scratch.sharedBias.fill(0)
  return scratch
}

const deviationOf = ({ variance, sharedBias }: SearchState, by: Role) =>
  Math.sqrt((variance[by] ?? 0) + (sharedBias[by] ?? 0) ** 2)

interface Rehearsed {
  readonly chain: number
  readonly start: number
  /** When hands are free for it, and how uncertain that is. */
  readonly free: number
  readonly deviation: number
}

/** Does all readings to come, as long as `goOn` likes each. */
function rehearse(state: SearchState, goOn: (reading: Rehearsed) => boolean) {
  for (let next = nextReading(state); next !== null; next = nextReading(state)) {
    const { chain, early } = opAt(state, next.op)
    const free = state.free[next.by] ?? 0
    const deviation = deviationOf(state, next.by)
    if (!goOn({ chain, start: next.start, free, deviation })) return
    if (deviation === 0) {
      play(state, next)
      continue
    }
    const begun = laterOf((state.ready[chain] ?? 0) - early, free, deviation)
    const share = begun.deviation / deviation
    state.variance[next.by] = (state.variance[next.by] ?? 0) * share ** 2
    state.sharedBias[next.by] = (state.sharedBias[next.by] ?? 0) * share
    play(state, { op: next.op, by: next.by, start: begun.mean })
  }
}

/** When something begins that may not before `due` nor before hands are free, which is uncertain. Source: [Clark 1961], moments of a maximum. */
function laterOf(due: number, free: number, deviation: number) {
  const gap = (free - due) / deviation
  if (gap > certain) return { mean: free, deviation }
  if (gap < -certain) return { mean: due, deviation: 0 }
  const density = Math.exp((-gap * gap) / 2) / Math.sqrt(2 * Math.PI)
  const share = 1 / (1 + Math.exp(-1.5976 * gap - 0.07056 * gap ** 3))
  const excess = density + gap * share
  const square = (1 + gap * gap) * share + gap * density
  return {
    mean: due + deviation * excess,
    deviation: deviation * Math.sqrt(Math.max(0, square - excess ** 2)),
  }
}
