import { createBeam, type Line } from './beam.ts'
import type { Board } from './board.ts'
import { createBound } from './bound.ts'
import type { Opening } from './opening.ts'
import { randomFrom } from './random.ts'
import { anyTaste, beginningsFirst, changedTaste, dislikeBy, noTaste, type Taste } from './taste.ts'

/** Looks for shorter and shorter plans from an opening on. */
export interface Search {
  /** The best so far; null when there is none. */
  readonly best: () => Line | null
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
 * Follows a few ways at once to the end, each time with another taste for what should be done early, mostly a variation of the
 * one that led to the best plan.
 */
export function createSearch(opening: Opening, { seed, limit = Infinity }: Wishes): Search {
  const { model, board, moves } = opening
  const random = randomFrom(seed)
  const beam = createBeam(board)
  const boundOf = createBound(model)
  const least = boundOf(board)
  const tastes = firstTastes(board)
  let taste = noTaste(model.sorts)
  let best: Line | null = null
  const isOver = () => Math.min(best?.makespan ?? Infinity, limit) <= least + grain
  const live = (next: Taste, ways: number) => {
    const dislike = dislikeBy(next, board)
    const scoreOf = (at: Board) => boundOf(at) + dislike(at)
    const line = beam.follow({ width: ways, scoreOf, boundOf, limit: best?.makespan ?? limit })
    if (line === null) return
    best = line
    taste = next
  }
  if (!isOver()) live(taste, 1)
  return {
    best: () => best && { ...best, moves: [...moves, ...best.moves] },
    tryOne: () => {
      const next = tastes.shift()
      const isFresh = next === undefined && random() < 0.2
      live(next ?? (isFresh ? anyTaste(taste, random) : changedTaste(taste, random)), width)
    },
    isOver,
  }
}

/** What is tried before chance has its say. */
function firstTastes(board: Board): Taste[] {
  const none = noTaste(board.model.sorts)
  return [beginningsFirst(none, board, 0.25), none, beginningsFirst(none, board, 0.5)]
}
