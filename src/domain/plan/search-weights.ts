import type { SearchState } from './search-state.ts'
import type { Random } from './random.ts'

/** What is worth doing early, and how evenly. Most good plans are what some such weights lead to. */
export interface SearchWeights {
  /** By class of work: how many seconds it is worth to have a piece of it done. */
  readonly worth: readonly number[]
  /** By class of work: when, as a share of all tasks, work of it begins, and over how large a share it is spread evenly. */
  readonly from: readonly number[]
  readonly span: readonly number[]
  /** How many seconds it is worth to be one piece nearer to that rhythm. */
  readonly rhythm: number
}

const maxWorthSeconds = 10
const maxWorthLater = 4
const maxFillers = 3

export const neutralWeights = (operationClasses: number): SearchWeights => ({
  worth: Array.from({ length: operationClasses }, () => 0),
  from: Array.from({ length: operationClasses }, () => 0),
  span: Array.from({ length: operationClasses }, () => 1),
  rhythm: 0,
})

/** A quarter of the time for what each sample begins with, the rest evenly after it. */
export function beginningsFirst(
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

/** What is begun is gone on with before anything else is begun: other work fills what is left open. */
export const beginningsLast = (weights: SearchWeights, { model }: SearchState): SearchWeights => {
  const depth = Array.from({ length: model.operationClasses }, () => 0)
  for (const { operationClass, takes, rest } of model.ops)
    if (operationClass !== -1) depth[operationClass] = takes + rest
  const longest = Math.max(1, ...depth)
  return { ...weights, worth: depth.map((it) => maxWorthLater * (1 - it / longest)) }
}

/** By kind of work that a sample begins with and that may wait: that is left for when there is nothing else to do. */
export const fillers = (weights: SearchWeights, { model }: SearchState): SearchWeights[] => {
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

export const randomWeights = (
  { worth, from, span }: SearchWeights,
  random: Random,
): SearchWeights => ({
  worth: worth.map(() => (random() - 0.5) * maxWorthSeconds),
  from: from.map(() => random() * 0.5),
  span: span.map(() => 0.2 + random() * 0.8),
  rhythm: random() < 0.5 ? 0 : random() * 4,
})

export const perturbedWeights = (
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

/** How unwelcome a state is. */
export function costFunction({ worth, from, span, rhythm }: SearchWeights, start: SearchState) {
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
