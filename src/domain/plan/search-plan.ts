import { createSolver } from './create-solver.ts'
import { splitByWorker, mergePlans } from './split-by-worker.ts'
import { buildInitialForecast, type Forecast } from './forecast.ts'
import { planSequentially, chooseShorterPlan } from './sequential-plan.ts'
import type { Plan, PlanFailure } from './plan.ts'
import { hasStartLimits, type PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'

/** Called with each better plan and the share of the search that is done, 0 to 1. */
type OnFound = (found: Result<Forecast, PlanFailure>, share: number) => void

/**
 * Few enough for half a second on a slow phone. Counted, not timed, so that the same test gets the same plan everywhere. Fewer
 * for more work, as each takes longer, and where steps have a limit to start within.
 */
const maxIterations = { unlimited: 48, limited: 16 }
const iterationsFor = {
  unlimited: (tasks: number) => 6000 / tasks,
  limited: (tasks: number) => 2100 / tasks,
}
const minIterations = 2
/** Iterations without a better plan that end the search: most kits have one rhythm, which the first plan finds. */
const patienceIterations = { unlimited: 24, limited: 16 }
const iterationsAtOnce = 4
/** Pieces of work timed while reordering the best plan. Reordering gains less where steps must follow soon, and a time buffer doubles its time. */
const maxTimings = { exact: 2_400_000, unlimited: 500_000, limited: 300_000 }
const reorderings = 5
/** Reorderings without a better plan that end the search, with a time buffer. */
const reorderingPatience = 3

/** Searches for the best plan of a test that is being set up. Reports each better one, and at the end the best. */
export function searchPlan(problem: PlanProblem, onFound: OnFound) {
  const parts = splitByWorker(problem)
  if (parts === null) return searchWhole(problem, onFound)
  const first = buildInitialForecast(problem)
  onFound(first, first.ok ? 0 : 1)
  if (!first.ok) return
  const one = lastOf(parts[0])
  const other = lastOf(parts[1])
  if (!one.ok) return onFound(one, 1)
  if (!other.ok) return onFound(other, 1)
  const plan = mergePlans([one.value.plan, other.value.plan])
  onFound(ok({ ...first.value, plan }), 1)
}

function lastOf(problem: PlanProblem): Result<Forecast, PlanFailure> {
  let last = buildInitialForecast(problem)
  searchWhole(problem, (found) => (last = found))
  return last
}

function searchWhole(problem: PlanProblem, onFound: OnFound) {
  const solver = createSolver(problem)
  if (!solver.ok) return onFound(solver, 1)
  const alone = planSequentially(problem)
  if (!alone.ok) return onFound(alone, 1)
  const report = (plan: Plan, share: number) =>
    onFound(ok({ plan, sequentialLength: alone.value.length }), share)
  let best = solver.value.best()
  const effort = effortFor(problem, best.tasks.length)
  let part = 0
  /** Takes over what the last part of the search has found. Returns whether that is better. */
  const takeOver = () => {
    part += 1
    const next = solver.value.best()
    const isFound = isBetter(next, best)
    if (next.makespan < best.makespan) report(next, part / effort.parts)
    best = next
    return isFound
  }
  report(best, 0)
  let idle = 0
  for (let left = effort.iterations; left > 0 && idle < effort.patience; left -= iterationsAtOnce) {
    const tries = Math.min(left, iterationsAtOnce)
    if (!solver.value.step(tries)) break
    idle = takeOver() ? 0 : idle + tries
  }
  idle = 0
  for (let left = reorderings; left > 0 && idle < effort.reorderingPatience; left -= 1) {
    solver.value.reorder(effort.timingsAtOnce)
    idle = takeOver() ? 0 : idle + 1
  }
  report(chooseShorterPlan(best, alone.value, problem), 1)
}

/** How much is searched, by what makes the work of this problem slow to search. */
function effortFor(problem: PlanProblem, taskCount: number) {
  const kind = hasStartLimits(problem) ? 'limited' : 'unlimited'
  const isExact = problem.margin.spread === 0
  const affordable = isExact ? Infinity : Math.floor(iterationsFor[kind](Math.max(1, taskCount)))
  const iterations = Math.min(maxIterations[kind], Math.max(minIterations, affordable))
  return {
    iterations,
    patience: patienceIterations[kind],
    timingsAtOnce: maxTimings[isExact ? 'exact' : kind] / reorderings,
    reorderingPatience: isExact ? reorderings : reorderingPatience,
    /** How many parts the whole search has if no patience ends it. */
    parts: Math.ceil(iterations / iterationsAtOnce) + reorderings,
  }
}

/** Whether the plan was replaced, which the search does only by a cheaper one. */
const isBetter = (one: Plan, other: Plan) =>
  one.makespan !== other.makespan || one.expectedLate !== other.expectedLate
