import { epsilon } from './epsilon.ts'
import { copyState, emptyState, type SearchState } from './search-state.ts'
import { choicesOf, withTimeBuffer } from './dispatches.ts'
import {
  afterDispatch,
  applyDispatch,
  latestStart,
  opAt,
  rinseIndex,
  type Dispatch,
} from './play.ts'
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

/** A dispatch that may extend a partial schedule. */
interface Choice {
  readonly before: BeamNode
  readonly dispatch: Dispatch
  /** The same with its time buffer; null if it would make something late, undefined while unknown. */
  safe: Dispatch | null | undefined
  /** Only if none of these is possible. */
  readonly others: readonly Choice[]
  /** What follows from it; null until it is tried. */
  state: SearchState | null
  /** A lower bound until it is tried; Infinity once it is kept or dropped. */
  score: number
}

const none: readonly Choice[] = []

/**
 * Extends the most promising schedules from a state on, one dispatch at a time. `isNow`: `start` is the present state, not a later one.
 * A time buffer only delays a dispatch, so it is computed only for those that are promising without it.
 */
export function createBeam(start: SearchState, isNow = true): Beam {
  const { latenessPenaltySeconds } = start.model.problem.margin
  const safety = createSafety(start.model)
  const spare: SearchState[] = []
  const copy = (state: SearchState) => {
    const to = spare.pop() ?? emptyState(state.model)
    copyState(state, to)
    return to
  }

  function follow({ width, scoreOf, boundOf, limit }: BeamSearch): Schedule | null {
    const valueOf = (state: SearchState) => {
      const late = latenessPenaltySeconds * state.risk
      return boundOf(state) + late >= limit ? Infinity : scoreOf(state) + late
    }
    const choice = (
      before: BeamNode,
      dispatch: Dispatch,
      safe?: Dispatch,
      others = none,
    ): Choice => ({
      before,
      dispatch,
      safe,
      others,
      state: null,
      score: afterDispatch(before.state, dispatch, valueOf),
    })
    function addChoices(node: BeamNode, choices: Choice[]) {
      const { certain, open, last } = choicesOf(node.state)
      const first = choices.length
      if (certain !== null) choices.push(choice(node, certain, certain))
      for (const dispatch of open) choices.push(choice(node, dispatch))
      if (last !== null) choices.push(choice(node, last, last, choices.slice(first)))
    }
    function isPossible(it: Choice) {
      const { state, before } = it.before
      if (it.safe === undefined)
        it.safe = withTimeBuffer(state, it.dispatch, safety, isNow && before === null)
      return it.safe !== null
    }
    function tryOut(it: Choice) {
      it.score = Infinity
      if (!isPossible(it) || it.others.some(isPossible)) return
      const dispatch = it.safe ?? it.dispatch
      if (isTooLate(it.before.state, dispatch)) return
      it.state = copy(it.before.state)
      applyDispatch(it.state, dispatch)
      it.score = valueOf(it.state)
    }
    function mostPromising(choices: readonly Choice[]): readonly BeamNode[] {
      const kept: BeamNode[] = []
      for (let it = leastOf(choices); it !== null && kept.length < width; it = leastOf(choices)) {
        const { state, before, dispatch, safe, score } = it
        if (state === null) {
          tryOut(it)
          continue
        }
        const node = { state, last: safe ?? dispatch, before, score }
        it.score = Infinity
        if (kept.some((other) => isAlike(other, node))) continue
        it.state = null
        kept.push(node)
      }
      for (const { state } of choices) if (state !== null) spare.push(state)
      return kept
    }

    let nodes: readonly BeamNode[] = [{ state: copy(start), last: null, before: null, score: 0 }]
    for (let left = start.tasks; left > 0; left -= 1) {
      const choices: Choice[] = []
      for (const node of nodes) addChoices(node, choices)
      const kept = mostPromising(choices)
      for (const { state } of nodes) spare.push(state)
      nodes = kept
    }
    const [best] = nodes
    const schedule = best === undefined ? null : scheduleOf(best)
    for (const { state } of nodes) spare.push(state)
    return schedule
  }
  return { follow }
}

function leastOf(choices: readonly Choice[]): Choice | null {
  let least: Choice | null = null
  for (const choice of choices) if (choice.score < (least?.score ?? Infinity)) least = choice
  return least
}

const isTooLate = (state: SearchState, { op, start }: Dispatch) =>
  op !== rinseIndex &&
  opAt(state, op).isDue &&
  start > latestStart(state, opAt(state, op).chain) + epsilon

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
    if (it.last !== null) dispatches.push(it.last)
  dispatches.reverse()
  const { bound, risk, model } = node.state
  return {
    dispatches,
    makespan: bound,
    cost: bound + model.problem.margin.latenessPenaltySeconds * risk,
  }
}
