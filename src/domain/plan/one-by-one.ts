import { createSolver } from './create-solver.ts'
import type { PlanFailure } from './plan.ts'
import type { PlanJob, PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'
import { seconds, type Seconds } from '#domain/units.ts'

const tries = 60

/** How long it takes to finish each sample before the next is begun. */
export function oneByOne(problem: PlanProblem): Result<Seconds, PlanFailure> {
  const lengths = new Map<string, number>()
  let sum = 0
  for (const job of problem.jobs) {
    const shape = JSON.stringify({ ...job, id: '' })
    const length = lengths.get(shape) ?? lengthOf(problem, job)
    if (typeof length !== 'number') return length
    lengths.set(shape, length)
    sum += length
  }
  return ok(seconds(sum + rinsing(problem)))
}

function lengthOf(problem: PlanProblem, job: PlanJob) {
  const solver = createSolver({ ...problem, jobs: [job], running: null })
  if (!solver.ok) return solver
  solver.value.step(tries)
  return solver.value.best().makespan
}

const rinsing = ({ vessels, jobs }: PlanProblem) =>
  vessels === null ? 0 : Math.max(0, jobs.length - vessels.count) * vessels.rinse
