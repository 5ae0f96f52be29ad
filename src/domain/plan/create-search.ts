import { createBeam, type Schedule } from './beam.ts'
import type { SearchState } from './search-state.ts'
import { createBound } from './bound.ts'
import type { Opening } from './opening.ts'
import { randomFrom } from './random.ts'
import {
  randomWeights,
  beginningsFirst,
  beginningsLast,
  fillers,
  perturbedWeights,
  costFunction,
  neutralWeights,
  type SearchWeights,
} from './search-weights.ts'

/** Looks for shorter and shorter plans from an opening on. */
export interface Search {
  /** The best so far; null when there is none. */
  readonly best: () => Schedule | null
  readonly tryOne: () => void
  /** Nothing shorter is to be found. */
  readonly isOver: () => boolean
}

interface Wishes {
  readonly seed: number
  /** Only plans shorter than this are of use. */
  readonly limit?: number
}

const width = 4
const grain = 1e-6

/**
 * Follows a few ways at once to the end, each time with other weights for what should be done early, mostly a variation of the
 * one that led to the best plan.
 */
export function createSearch(opening: Opening, { seed, limit = Infinity }: Wishes): Search {
  const { model, state, dispatches } = opening
  const random = randomFrom(seed)
  const beam = createBeam(state)
  const boundOf = createBound(model)
  const least = boundOf(state)
  const candidates = firstWeights(state)
  let weights = neutralWeights(model.operationClasses)
  let best: Schedule | null = null
  const isOver = () => Math.min(best?.cost ?? Infinity, limit) <= least + grain
  const live = (next: SearchWeights, ways: number) => {
    const costOf = costFunction(next, state)
    const scoreOf = (at: SearchState) => boundOf(at) + costOf(at)
    const schedule = beam.follow({ width: ways, scoreOf, boundOf, limit: best?.cost ?? limit })
    if (schedule === null) return
    best = schedule
    weights = next
  }
  // With an order to keep there is little time, and a plan already.
  const quick = isBound(state) && limit === Infinity ? fillers(weights, state) : []
  for (const next of [weights, ...quick]) if (!isOver()) live(next, 1)
  return {
    best: () => best && { ...best, dispatches: [...dispatches, ...best.dispatches] },
    tryOne: () => {
      const next = candidates.shift()
      const isFresh = next === undefined && random() < 0.2
      live(
        next ?? (isFresh ? randomWeights(weights, random) : perturbedWeights(weights, random)),
        width,
      )
    },
    isOver,
  }
}

/** What is tried before chance has its say. Where steps must follow soon, what is left open in between is to be filled. */
function firstWeights(state: SearchState): SearchWeights[] {
  const none = neutralWeights(state.model.operationClasses)
  const usual = [beginningsFirst(none, state, 0.25), none, beginningsFirst(none, state, 0.5)]
  return isBound(state) ? [beginningsLast(none, state), ...fillers(none, state), ...usual] : usual
}

const isBound = ({ model }: SearchState) =>
  model.ops.some(({ isDue, kind }) => isDue && kind === 'hands')
