import type { Board } from './board.ts'
import type { Random } from './random.ts'

/** What somebody likes to be done early, and how evenly. Most good plans are what some such taste leads to. */
export interface Taste {
  /** By sort of work: how many seconds it is worth to have a piece of it done. */
  readonly worth: readonly number[]
  /** By sort: when, as a share of all tasks, work of it begins, and over how large a share it is spread evenly. */
  readonly from: readonly number[]
  readonly span: readonly number[]
  /** How many seconds it is worth to be one piece nearer to that rhythm. */
  readonly rhythm: number
}

const dearest = 10

export const noTaste = (sorts: number): Taste => ({
  worth: Array.from({ length: sorts }, () => 0),
  from: Array.from({ length: sorts }, () => 0),
  span: Array.from({ length: sorts }, () => 1),
  rhythm: 0,
})

/** A quarter of the time for what each sample begins with, the rest evenly after it. */
export function beginningsFirst({ from, span, worth }: Taste, start: Board, share: number): Taste {
  const begin = new Set(
    start.model.chains
      .filter(({ after }) => after.length === 0)
      .map(({ first }) => start.model.ops[first]?.sort),
  )
  return {
    worth,
    from: from.map((_, sort) => (begin.has(sort) ? 0 : share)),
    span: span.map((_, sort) => (begin.has(sort) ? share : 1 - share)),
    rhythm: 2,
  }
}

export const anyTaste = ({ worth, from, span }: Taste, random: Random): Taste => ({
  worth: worth.map(() => (random() - 0.5) * dearest),
  from: from.map(() => random() * 0.5),
  span: span.map(() => 0.2 + random() * 0.8),
  rhythm: random() < 0.5 ? 0 : random() * 4,
})

export const changedTaste = ({ worth, from, span, rhythm }: Taste, random: Random): Taste => {
  const nudge = (size: number) => (it: number) =>
    random() < 0.5 ? it : it + (random() - 0.5) * size
  return {
    worth: worth.map(nudge(dearest / 2)),
    from: from.map(nudge(0.2)),
    span: span.map(nudge(0.3)).map((it) => Math.max(0.05, it)),
    rhythm: Math.max(0, nudge(2)(rhythm)),
  }
}

/** How unwelcome a board is. */
export function dislikeBy({ worth, from, span, rhythm }: Taste, start: Board) {
  return ({ left, tasks }: Board): number => {
    const done = 1 - tasks / start.tasks
    let dislike = 0
    for (let sort = 0; sort < left.length; sort += 1) {
      const open = left[sort] ?? 0
      dislike += open * (worth[sort] ?? 0)
      if (rhythm === 0) continue
      const share = Math.min(1, Math.max(0, (done - (from[sort] ?? 0)) / (span[sort] ?? 1)))
      dislike += rhythm * Math.abs(open - (start.left[sort] ?? 0) * (1 - share))
    }
    return dislike
  }
}
