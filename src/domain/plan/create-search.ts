import { epsilon } from './epsilon.ts'
import { createBeam, type Schedule } from './beam.ts'
import type { SearchState } from './search-state.ts'
import { createBound } from './bound.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import { hasStartLimits } from './plan-problem.ts'
import { seededRandom, type Random } from './random.ts'

/** Searches for shorter and shorter plans for a prepared problem. */
export interface Search {
  /** The best schedule so far; null when there is none. */
  readonly best: () => Schedule | null
  readonly tryOne: () => void
  /** Weights that led to the best plan; null while those that favor nothing did. */
  readonly weights: () => SearchWeights | null
  /** Nothing shorter can be found. */
  readonly isOver: () => boolean
}

interface SearchOptions {
  readonly seed: number
  /** Only plans that cost less are of use. */
  readonly limit?: number
  /** Begins with random weights instead of those that usually lead to good plans. */
  readonly isRandomStart?: boolean
  /** Weights that suit such work: begins with these alone, if they lead to a plan. */
  readonly initialWeights?: SearchWeights | null
}

/** Beam width: larger where steps must follow soon, since changes of order gain less there. */
const widths = { unlimited: 2, limited: 4 }

/**
 * Runs a narrow beam search to the end, each time with other weights for what to do early, mostly a variation of those that led
 * to the best plan.
 */
export function createSearch(
  prepared: PreparedProblem,
  { seed, limit = Infinity, isRandomStart = false, initialWeights = null }: SearchOptions,
): Search {
  const { model, state, dispatches } = prepared
  const isLimited = hasStartLimits(model.problem)
  const random = seededRandom(seed)
  const beam = createBeam(state)
  const boundOf = createBound(model)
  const least = boundOf(state)
  const candidates = isRandomStart ? [] : firstWeights(state)
  const neutral = neutralWeights(model.operationClasses)
  let weights = isRandomStart ? randomWeights(neutral, random) : neutral
  let best: Schedule | null = null
  /** The best schedule, including what is settled. */
  let complete: Schedule | null = null
  const isOver = () => Math.min(best?.cost ?? Infinity, limit) <= least + epsilon
  const runBeam = (next: SearchWeights, width: number) => {
    const costOf = costFunction(next, state)
    const scoreOf = (at: SearchState) => boundOf(at) + costOf(at)
    const schedule = beam.follow({ width, scoreOf, boundOf, limit: best?.cost ?? limit })
    if (schedule === null) return
    best = schedule
    complete = { ...schedule, dispatches: [...dispatches, ...schedule.dispatches] }
    weights = next
  }
  // A replan has little time, and a plan already.
  const quick = isLimited && limit === Infinity && !isRandomStart ? fillers(weights, state) : []
  if (initialWeights !== null) runBeam(initialWeights, 1)
  if (best === null) for (const next of [weights, ...quick]) if (!isOver()) runBeam(next, 1)
  return {
    best: () => complete,
    weights: () => (weights === neutral ? null : weights),
    tryOne: () => {
      const next = candidates.shift()
      const isFresh = next === undefined && random() < 0.2
      runBeam(
        next ?? (isFresh ? randomWeights(weights, random) : perturbedWeights(weights, random)),
        widths[isLimited ? 'limited' : 'unlimited'],
      )
    },
    isOver,
  }
}

/** Weights tried before random ones. Where steps must follow soon, other work is to fill the gaps between them. */
function firstWeights(state: SearchState): SearchWeights[] {
  const none = neutralWeights(state.model.operationClasses)
  return hasStartLimits(state.model.problem)
    ? [beginningsLast(none, state), ...fillers(none, state)]
    : [beginningsFirst(none, state, 0.25), none, beginningsFirst(none, state, 0.5)]
}

/** How early and how evenly work of each class is to be done. Some such weights lead to most good plans. */
export interface SearchWeights {
  /** By operation class: how many seconds it is worth to have a piece of it done. */
  readonly worth: readonly number[]
  /** By operation class, as shares of all tasks: when its work begins, and over how long it is spread evenly. */
  readonly from: readonly number[]
  readonly span: readonly number[]
  /** How many seconds it is worth to be one piece nearer to that spread. */
  readonly rhythm: number
}

const maxWorthSeconds = 10
const maxWorthLater = 4
const maxFillers = 3

const neutralWeights = (operationClasses: number): SearchWeights => ({
  worth: Array.from({ length: operationClasses }, () => 0),
  from: Array.from({ length: operationClasses }, () => 0),
  span: Array.from({ length: operationClasses }, () => 1),
  rhythm: 0,
})

/** The first `share` of the tasks for what each sample begins with, the rest spread evenly after it. */
function beginningsFirst(
  { from, span, worth }: SearchWeights,
  start: SearchState,
  share: number,
): SearchWeights {
  const begin = new Set(
    start.model.chains
      .filter(({ after }) => after.length === 0)
      .map(({ first }) => start.model.ops[first]?.operationClass),
  )
  return {
    worth,
    from: from.map((_, index) => (begin.has(index) ? 0 : share)),
    span: span.map((_, index) => (begin.has(index) ? share : 1 - share)),
    rhythm: 2,
  }
}

/** Continues begun samples before beginning others: other work fills the gaps. */
const beginningsLast = (weights: SearchWeights, { model }: SearchState): SearchWeights => {
  const depth = Array.from({ length: model.operationClasses }, () => 0)
  for (const { operationClass, processingTime, tail } of model.ops)
    if (operationClass !== -1) depth[operationClass] = processingTime + tail
  const longest = Math.max(1, ...depth)
  return { ...weights, worth: depth.map((it) => maxWorthLater * (1 - it / longest)) }
}

/** For each class of work that begins a sample and may wait: weights that leave it for when there is nothing else to do. */
const fillers = (weights: SearchWeights, { model }: SearchState): SearchWeights[] => {
  const isFirst = (chain: number) => model.chains[chain]?.after.length === 0
  const free = new Set(
    model.ops
      .filter(({ kind, chain, isDue }) => kind === 'hands' && isFirst(chain) && !isDue)
      .map(({ operationClass }) => operationClass),
  )
  return [...free].slice(0, maxFillers).map((filler) => ({
    ...weights,
    worth: weights.worth.map((worth, index) => (index === filler ? -maxWorthLater : worth)),
  }))
}

const randomWeights = ({ worth, from, span }: SearchWeights, random: Random): SearchWeights => ({
  worth: worth.map(() => (random() - 0.5) * maxWorthSeconds),
  from: from.map(() => random() * 0.5),
  span: span.map(() => 0.2 + random() * 0.8),
  rhythm: random() < 0.5 ? 0 : random() * 4,
})

const perturbedWeights = (
  { worth, from, span, rhythm }: SearchWeights,
  random: Random,
): SearchWeights => {
  const nudge = (size: number) => (it: number) =>
    random() < 0.5 ? it : it + (random() - 0.5) * size
  return {
    worth: worth.map(nudge(maxWorthSeconds / 2)),
    from: from.map(nudge(0.2)),
    span: span.map(nudge(0.3)).map((it) => Math.max(0.05, it)),
    rhythm: Math.max(0, nudge(2)(rhythm)),
  }
}

/** Penalty of a state under the weights, in seconds. */
function costFunction({ worth, from, span, rhythm }: SearchWeights, start: SearchState) {
  return ({ left, tasks }: SearchState): number => {
    const done = 1 - tasks / start.tasks
    let cost = 0
    for (let index = 0; index < left.length; index += 1) {
      const open = left[index] ?? 0
      cost += open * (worth[index] ?? 0)
      if (rhythm === 0) continue
      const share = Math.min(1, Math.max(0, (done - (from[index] ?? 0)) / (span[index] ?? 1)))
      cost += rhythm * Math.abs(open - (start.left[index] ?? 0) * (1 - share))
    }
    return cost
  }
}
