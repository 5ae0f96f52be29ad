import { createSolver } from '#domain/plan/create-solver.ts'
import type { Forecast } from '#domain/plan/forecast.ts'
import { oneByOne, orInTurn } from '#domain/plan/one-by-one.ts'
import type { Plan, PlanFailure } from '#domain/plan/plan.ts'
import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'

export interface PlanningReply {
  readonly found: Result<Forecast, PlanFailure>
  readonly share: number
}

/**
 * Few enough for half a second on a slow phone, the fewer where steps must follow soon: then a try takes longer. Counted, not timed:
 * the same test gets the same plan everywhere.
 */
const maxIterations = { free: 160, bound: 32 }
/** So many without a better plan end the search: most kits have one rhythm, which the first plan finds. */
const patienceIterations = { free: 32, bound: 16 }
const iterationsAtOnce = 8

addEventListener('message', ({ data }: MessageEvent<PlanProblem>) => search(data))

function search(problem: PlanProblem) {
  const solver = createSolver(problem)
  if (!solver.ok) return reply(solver, 1)
  const alone = oneByOne(problem)
  if (!alone.ok) return reply(alone, 1)
  const tell = (plan: Plan, share: number) =>
    reply(ok({ plan, oneByOne: alone.value.length }), share)
  let best = solver.value.best()
  tell(best, 0)
  const kind = isBound(problem) ? 'bound' : 'free'
  const most = maxIterations[kind]
  let lastBetter = 0
  for (let done = iterationsAtOnce; done < most; done += iterationsAtOnce) {
    if (!solver.value.step(iterationsAtOnce)) break
    const next = solver.value.best()
    if (isBetter(next, best)) lastBetter = done
    if (next.makespan < best.makespan) tell(next, done / most)
    best = next
    if (done - lastBetter >= patienceIterations[kind]) break
  }
  tell(orInTurn(solver.value.best(), alone.value, problem), 1)
}

/** The search keeps a plan only where it costs less than the one before. */
const isBetter = (one: Plan, other: Plan) =>
  one.makespan !== other.makespan || one.expectedLate !== other.expectedLate

const isBound = ({ jobs }: PlanProblem) =>
  jobs.some(({ chains }) =>
    chains.some(({ ops }) => ops.some((op) => op.kind === 'hands' && op.within !== undefined)),
  )

function reply(found: Result<Forecast, PlanFailure>, share: number) {
  postMessage({ found, share } satisfies PlanningReply)
}
