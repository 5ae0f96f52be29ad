import { cheapestWithLateness } from './with-lateness.ts'
import { createSearch, type SearchWeights } from './create-search.ts'
import { searchFromSeveralStarts } from './search-from-several-starts.ts'
import { splitByWorker, mergePlans } from './split-by-worker.ts'
import type { Schedule } from './beam.ts'
import { prepareProblem } from './prepare-problem.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import { solveWithRelaxation } from './solve-with-relaxation.ts'
import type { Plan, PlanFailure } from './plan.ts'
import { hasStartLimits, type PlanProblem } from './plan-problem.ts'
import { lowerBoundOf } from './lower-bound.ts'
import { toPlan } from './to-plan.ts'
import { scheduleInOrder } from '#domain/plan/order/reorder.ts'
import { failed, ok, type Result } from '#domain/result.ts'

/** How many more searches are tried when the first finds nothing. */
const triesForAny = 8
/** So many samples tell which weights suit more than twice as many. */
const fewSamples = 3

/** Finds better and better plans, step by step. The same problem and number of tries give the same plan. */
export interface Solver {
  readonly best: () => Plan
  /** Tries so many more plans; false when nothing more can be gained. */
  readonly step: (tries: number) => boolean
  /** Tries changes to the order of the best plan, until so many pieces of work have been timed. */
  readonly reorder: (timings: number) => void
}

/** Makes a good plan without a longer search. */
export function buildInitialPlan(problem: PlanProblem): Result<Plan, PlanFailure> {
  const solver = createSolver(problem)
  return solver.ok ? ok(solver.value.best()) : solver
}

export function createSolver(problem: PlanProblem): Result<Solver, PlanFailure> {
  const parts = splitByWorker(problem)
  if (parts === null) return solveWithRelaxation(problem, solverOf)
  const [first, second] = [createSolver(parts[0]), createSolver(parts[1])]
  if (!first.ok) return first
  if (!second.ok) return second
  return ok({
    best: () => mergePlans([first.value.best(), second.value.best()]),
    step: (tries) => [first.value.step(tries), second.value.step(tries)].includes(true),
    reorder: (timings) => {
      first.value.reorder(timings)
      second.value.reorder(timings)
    },
  })
}

function solverOf(problem: PlanProblem): Result<Solver, PlanFailure> {
  const prepared = prepareProblem(problem)
  if (!prepared.ok) return prepared
  const { model } = prepared.value
  const search = createSearch(prepared.value, {
    seed: problem.seed,
    initialWeights: weightsForFew(prepared.value),
  })
  const bound = lowerBoundOf(model)
  for (let left = triesForAny; left > 0 && search.best() === null; left -= 1) search.tryOne()
  const found = search.best() ?? scheduleSequentially(prepared.value)
  const late = found === null ? cheapestWithLateness(prepared.value, []) : null
  const first = found ?? late?.schedule
  if (first === undefined) return failed({ kind: 'no-vessel' })
  // A test under way goes on, even with something late in it.
  if (problem.running === null && late !== null && late.collision !== null)
    return failed(late.collision)
  const improvement = searchFromSeveralStarts(prepared.value, search, first)
  let cached: { readonly schedule: Schedule; readonly plan: Plan } | null = null
  return ok({
    best: () => {
      const schedule = improvement.best()
      if (cached?.schedule !== schedule) cached = { schedule, plan: toPlan(model, schedule, bound) }
      return cached.plan
    },
    step: improvement.step,
    reorder: improvement.reorder,
  })
}

/** The weights that suit a few of many samples best: trying all of them on all samples takes long. Null where they make no difference. */
function weightsForFew({ model }: PreparedProblem): SearchWeights | null {
  const { problem, operationClasses } = model
  const { running, jobs, seed } = problem
  if (running !== null || jobs.length <= 2 * fewSamples || !hasStartLimits(problem)) return null
  const few = prepareProblem({ ...problem, jobs: jobs.slice(0, fewSamples) })
  if (!few.ok || few.value.model.operationClasses !== operationClasses) return null
  return createSearch(few.value, { seed }).weights()
}

/** Fallback where all searches get stuck among many samples: one after the other. Null if one alone cannot be planned, or work is under way. */
function scheduleSequentially(prepared: PreparedProblem): Schedule | null {
  const { problem } = prepared.model
  if (problem.running !== null) return null
  const order: number[] = []
  let firstOp = 0
  for (const job of problem.jobs) {
    const alone = prepareProblem({ ...problem, jobs: [job] })
    const schedule = alone.ok ? createSearch(alone.value, { seed: problem.seed }).best() : null
    if (!alone.ok || schedule === null) return null
    for (const { op } of schedule.dispatches) order.push(firstOp + op)
    firstOp += alone.value.model.ops.length
  }
  return scheduleInOrder(prepared, order)
}
