import type { Plan, PlannedTask } from './plan.ts'
import type { PlanJob, PlanProblem, Role } from './plan-problem.ts'
import type { Seconds } from '#domain/units.ts'

/**
 * Splits the work of two people who share neither samples nor vessels: two searches of half the size, neither of which can hold
 * up the other. Null where their work depends on each other.
 */
export function splitByWorker(problem: PlanProblem): readonly [PlanProblem, PlanProblem] | null {
  if (problem.workerCount === 1 || problem.vessels !== null) return null
  const owners = new Map(problem.jobs.map((job) => [job.id, ownerOf(job)]))
  if ([...owners.values()].includes(null)) return null
  const partOf = (role: Role): PlanProblem => {
    const { running } = problem
    return {
      ...problem,
      workerCount: 1,
      jobs: problem.jobs.filter(({ id }) => owners.get(id) === role),
      running: running && {
        busyUntil: running.busyUntil.slice(role, role + 1),
        committed: running.committed.filter(({ job }) => owners.get(job) === role),
      },
    }
  }
  return [partOf(0), partOf(1)]
}

/** The worker of a whole job; null where several, or either, may do it. */
function ownerOf({ chains }: PlanJob): Role | null {
  const roles = new Set(
    chains.flatMap(({ ops }) => ops.map((op) => (op.kind === 'wait' ? undefined : op.role))),
  )
  roles.delete(undefined)
  const [role] = roles
  const isAnybody = chains.some(({ ops }) =>
    ops.some((op) => op.kind !== 'wait' && op.role === undefined),
  )
  return roles.size > 1 || isAnybody ? null : (role ?? 0)
}

export function mergePlans(plans: readonly [Plan, Plan]): Plan {
  const tasks = plans.flatMap((plan, place) =>
    plan.tasks.map((task): PlannedTask => ({ ...task, by: place === 0 ? 0 : 1 })),
  )
  const longest = (one: (plan: Plan) => Seconds): Seconds =>
    one(plans[0]) > one(plans[1]) ? one(plans[0]) : one(plans[1])
  return {
    tasks: tasks.toSorted(byStart),
    waits: plans.flatMap(({ waits }) => waits).toSorted(byStart),
    makespan: longest(({ makespan }) => makespan),
    expectedLate: plans[0].expectedLate + plans[1].expectedLate,
    lowerBound: {
      handsSum: longest(({ lowerBound }) => lowerBound.handsSum),
      longestChain: longest(({ lowerBound }) => lowerBound.longestChain),
      value: longest(({ lowerBound }) => lowerBound.value),
    },
    late: plans.flatMap(({ late }) => late),
  }
}

const byStart = (one: { readonly start: Seconds }, other: { readonly start: Seconds }) =>
  one.start - other.start
