import type { Schedule } from './beam.ts'
import { createSearch, type Search } from './create-search.ts'
import { hasStartLimits } from './plan-problem.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import { createReordering, type Reordering } from '#domain/plan/order/reorder.ts'

/** Orders that further beams are to find, so that a first order far from any good one does not decide alone. */
const maxOtherStarts = 5
/** The first search makes each second try. */
const triesPerTurn = 2
/** Share of the effort spent on changing the best order, while others are left. */
const leaderShare = 0.7

interface Start {
  readonly search: Search
  readonly reordering: Reordering | null
}

/** Improves the orders of several searches. Those that cost most are given up, half of them at a time. */
export function searchFromSeveralStarts(prepared: PreparedProblem, main: Search, first: Schedule) {
  const { problem } = prepared.model
  const otherStarts = hasStartLimits(problem) ? 0 : maxOtherStarts
  const searches = [main]
  let tries = 0
  let best = main.best() ?? first
  let starts: readonly Start[] | null = null
  const scheduleOf = ({ search, reordering }: Start) => reordering?.best() ?? search.best() ?? first
  const consider = (schedule: Schedule | null) => {
    if (schedule !== null && schedule.cost < best.cost) best = schedule
  }
  const isOver = () => searches.some((it) => it.isOver())

  function tryOne() {
    const turn = Math.floor(tries / triesPerTurn)
    const place = otherStarts === 0 || tries % triesPerTurn === 0 ? 0 : 1 + (turn % otherStarts)
    tries += 1
    const known = searches[place]
    known?.tryOne()
    const search =
      known ?? createSearch(prepared, { seed: problem.seed + place, isRandomStart: true })
    searches[place] = search
    consider(search.best())
  }

  function beginReordering(): readonly Start[] {
    return searches.flatMap((search) => {
      const schedule = search === main ? (main.best() ?? first) : search.best()
      return schedule === null ? [] : { search, reordering: createReordering(prepared, schedule) }
    })
  }

  return {
    best: () => best,
    /** Tries so many more plans; false when nothing more can be gained. */
    step: (count: number) => {
      for (let left = count; left > 0 && !isOver(); left -= 1) tryOne()
      return !isOver()
    },
    /** Changes orders until so many pieces of work have been timed. */
    reorder: (timings: number) => {
      if (isOver()) return
      starts ??= beginReordering()
      const others = starts.length - 1
      for (const [place, start] of starts.entries()) {
        const share = place > 0 ? (1 - leaderShare) / others : others > 0 ? leaderShare : 1
        start.reordering?.step(timings * share)
        consider(scheduleOf(start))
      }
      starts = starts
        .toSorted((one, other) => scheduleOf(one).cost - scheduleOf(other).cost)
        .slice(0, Math.ceil(starts.length / 2))
    },
  }
}
