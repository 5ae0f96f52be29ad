import { createSolver } from './create-solver.ts'
import type { Plan, PlanFailure, PlannedOp, PlannedWait } from './plan.ts'
import type { PlanJob, PlanProblem } from './plan-problem.ts'
import { ok, type Result } from '#domain/result.ts'
import { seconds, type Seconds } from '#domain/units.ts'

const beamTries = 8
/** Pieces of work timed while reordering: the work of one sample has few orders. */
const maxReorderTimings = 1500

/** Each sample finished before the next is begun. */
export interface SequentialPlan {
  readonly length: Seconds
  /** Expected number of late readings. */
  readonly expectedLate: number
  readonly tasks: readonly PlannedOp[]
  readonly waits: readonly PlannedWait[]
}

export function planSequentially(problem: PlanProblem): Result<SequentialPlan, PlanFailure> {
  const plans = new Map<string, Plan>()
  const tasks: PlannedOp[] = []
  const waits: PlannedWait[] = []
  let end = 0
  let expectedLate = 0
  for (const job of problem.jobs) {
    const shape = JSON.stringify({ ...job, id: '' })
    const known = plans.get(shape)
    const alone = known === undefined ? planOf(problem, job) : ok(known)
    if (!alone.ok) return alone
    plans.set(shape, alone.value)
    tasks.push(...tasksOf(alone.value, job.id, end))
    waits.push(...alone.value.waits.map((wait) => ({ ...shifted(wait, end), job: job.id })))
    end += alone.value.makespan
    expectedLate += alone.value.expectedLate
  }
  return ok({ length: seconds(end + rinsing(problem)), expectedLate, tasks, waits })
}

function planOf(problem: PlanProblem, job: PlanJob): Result<Plan, PlanFailure> {
  const solver = createSolver({ ...problem, jobs: [job], running: null })
  if (!solver.ok) return solver
  solver.value.step(beamTries)
  solver.value.reorder(maxReorderTimings)
  return ok(solver.value.best())
}

const tasksOf = ({ tasks }: Plan, job: string, by: number): readonly PlannedOp[] =>
  tasks.flatMap((task) =>
    task.kind === 'rinse'
      ? []
      : {
          ...shifted(task, by),
          job,
          window: task.window && {
            from: seconds(task.window.from + by),
            until: seconds(task.window.until + by),
          },
        },
  )

const shifted = <Timed extends { readonly start: Seconds; readonly end: Seconds }>(
  timed: Timed,
  by: number,
) => ({ ...timed, start: seconds(timed.start + by), end: seconds(timed.end + by) })

const rinsing = ({ vessels, jobs }: PlanProblem) =>
  vessels === null ? 0 : Math.max(0, jobs.length - vessels.count) * vessels.rinse

/** The plan, or one sample after the other where interleaving them gains nothing. With two people or few vessels a plan always gains. */
export function chooseShorterPlan(
  plan: Plan,
  sequential: SequentialPlan,
  { workerCount, vessels }: PlanProblem,
): Plan {
  if (workerCount === 2 || vessels !== null || plan.makespan <= sequential.length) return plan
  const { length, ...rest } = sequential
  return { ...plan, ...rest, makespan: length }
}
