import type { Plan, PlanFailure } from '#domain/plan/plan.ts'
import { replan } from '#domain/plan/replan.ts'
import { firstPlan } from '#domain/plan/first-plan.ts'
import type { HandsTimes } from '#domain/run/hands-times.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { planOutput } from '#domain/run/plan-output.ts'
import { rolesOf } from '#domain/run/roles.ts'
import type { Run } from '#domain/run/run.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Assignment } from '#domain/run/assignment.ts'
import { washedBy, type Washed } from '#domain/run/washed.ts'
import type { Instant } from '#domain/units.ts'

export interface Planned {
  readonly plan: RunPlan | null
  /** Why there is none. */
  readonly infeasibility: PlanFailure | null
}

/** The plan of the test in progress, made anew again and again. */
export function createLivePlan(timesOf: (kit: string) => HandsTimes) {
  /** The latest plan, relative to its own zero, and in the words of the run. */
  let previous: Plan | null = null
  let shown: RunPlan | null = null
  let washed: readonly Washed[] = []

  const show = (run: Run, zero: Instant, plan: Plan): Planned => {
    previous = plan
    shown = planOutput(run, zero, plan, washed, rolesOf(run, timesOf(run.kit.id)))
    return { plan: shown, infeasibility: null }
  }
  const forget = () => {
    previous = null
    shown = null
    washed = []
  }
  const next = (run: Run, now: Instant, assigned: readonly Assignment[]): Planned => {
    const before = washed
    washed = washedBy(washed, shown, run, now, assigned)
    const problem = planInput(run, now, timesOf(run.kit.id), assigned, washed)
    const rinsed = washed.filter((rinse) => !before.includes(rinse)).length
    const found = previous === null ? firstPlan(problem) : replan(problem, previous, rinsed)
    if (found.ok) return show(run, now, found.value)
    previous = null
    shown = null
    return { plan: null, infeasibility: found.reason }
  }

  return {
    /** What a run begins with; `prepared`: the plan found while it was set up, where there is one. */
    begin(run: Run, prepared: Plan | null): Planned {
      forget()
      return prepared === null ? next(run, run.startedAt, []) : show(run, run.startedAt, prepared)
    },
    /** What is left, planned again from `now`; the current assignments stay. */
    next,
    forget,
    washed: () => washed,
  }
}
