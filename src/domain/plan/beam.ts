import { copyState, emptyState, type SearchState } from './search-state.ts'
import { dispatchesOf } from './dispatches.ts'
import { latestStart, opAt, applyDispatch, rinseIndex, type Dispatch } from './play.ts'
import { createSafety } from './safety.ts'

/** All dispatches of a plan, in order. */
export interface Schedule {
  readonly dispatches: readonly Dispatch[]
  readonly makespan: number
  /** Makespan plus the penalty for the expected lateness. */
  readonly cost: number
}

/** A partial schedule in the beam. */
interface BeamNode {
  readonly state: SearchState
  readonly last: Dispatch | null
  readonly before: BeamNode | null
  /** The smaller, the more promising. */
  readonly score: number
}

export interface BeamSearch {
  /** Number of partial schedules kept. */
  readonly width: number
  readonly scoreOf: (state: SearchState) => number
  /** Partial schedules that cannot cost less are dropped. */
  readonly limit: number
  readonly boundOf: (state: SearchState) => number
}

export interface Beam {
  /** The best schedule found; null when there is none. */
  readonly follow: (task: BeamSearch) => Schedule | null
}

/** Extends the most promising schedules from a state on, one dispatch at a time. `isNow`: `start` is the present state, not a later one. */
export function createBeam(start: SearchState, isNow = true): Beam {
  const { latenessPenaltySeconds } = start.model.problem.margin
  const safety = createSafety(start.model)
  const spare: SearchState[] = []
  const copy = (state: SearchState) => {
    const to = spare.pop() ?? emptyState(state.model)
    copyState(state, to)
    return to
  }
  const expand = (node: BeamNode, { scoreOf, boundOf, limit }: BeamSearch, found: BeamNode[]) => {
    for (const dispatch of dispatchesOf(node.state, safety, isNow && node.before === null)) {
      if (isTooLate(node.state, dispatch)) continue
      const state = copy(node.state)
      applyDispatch(state, dispatch)
      const late = latenessPenaltySeconds * state.risk
      if (boundOf(state) + late >= limit) spare.push(state)
      else found.push({ state, last: dispatch, before: node, score: scoreOf(state) + late })
    }
  }
  return {
    follow: (task) => {
      let nodes: readonly BeamNode[] = [{ state: copy(start), last: null, before: null, score: 0 }]
      for (let left = start.tasks; left > 0; left -= 1) {
        const found: BeamNode[] = []
        for (const node of nodes) expand(node, task, found)
        for (const { state } of nodes) spare.push(state)
        nodes = mostPromising(found, task.width, spare)
      }
      const [best] = nodes
      const schedule = best === undefined ? null : scheduleOf(best)
      for (const { state } of nodes) spare.push(state)
      return schedule
    },
  }
}

const epsilon = 1e-6

const isTooLate = (state: SearchState, { op, start }: Dispatch) =>
  op !== rinseIndex &&
  opAt(state, op).isDue &&
  start > latestStart(state, opAt(state, op).chain) + epsilon

function mostPromising(
  found: BeamNode[],
  width: number,
  spare: SearchState[],
): readonly BeamNode[] {
  found.sort((one, other) => one.score - other.score)
  const kept: BeamNode[] = []
  for (const node of found) {
    const isNew = kept.length < width && !kept.some((it) => isAlike(it, node))
    if (isNew) kept.push(node)
    else spare.push(node.state)
  }
  return kept
}

/** Whether the same work is done and left, only in another order. */
function isAlike(one: BeamNode, other: BeamNode): boolean {
  const [a, b] = [one.state, other.state]
  if (one.score !== other.score || a.free[0] !== b.free[0] || a.free[1] !== b.free[1]) return false
  if (a.dueCount !== b.dueCount || a.left.some((left, index) => left !== b.left[index]))
    return false
  for (let place = 0; place < a.dueCount; place += 1)
    if (a.ready[a.due[place] ?? 0] !== b.ready[b.due[place] ?? 0]) return false
  return true
}

function scheduleOf(node: BeamNode): Schedule {
  const dispatches: Dispatch[] = []
  for (let it: BeamNode | null = node; it !== null; it = it.before)
    if (it.last !== null) dispatches.unshift(it.last)
  const { bound, risk, model } = node.state
  return {
    dispatches,
    makespan: bound,
    cost: bound + model.problem.margin.latenessPenaltySeconds * risk,
  }
}
