import type { Plan, PlanFailure } from '#domain/plan/plan.ts'
import { replan } from '#domain/plan/replan.ts'
import { firstPlan } from '#domain/plan/first-plan.ts'
import type { HandsTimes } from '#domain/run/hands-times.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { planOutput } from '#domain/run/plan-output.ts'
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

/** A plan as it was made at `zero`, after these rinses. */
export interface PlanInUse {
  readonly zero: Instant
  readonly plan: Plan
  readonly washed: readonly Washed[]
}

/** The plan of the test in progress, remade whenever something changes. */
export function createLivePlan(timesOf: (kit: string) => HandsTimes) {
  /** The latest plan, as it was made and in the words of the run. */
  let inUse: PlanInUse | null = null
  let shown: RunPlan | null = null
  let washed: readonly Washed[] = []

  const show = (run: Run, zero: Instant, plan: Plan): Planned => {
    inUse = { zero, plan, washed }
    shown = planOutput(run, zero, plan, washed)
    return { plan: shown, infeasibility: null }
  }
  const forget = () => {
    inUse = null
    shown = null
    washed = []
  }
  const next = (run: Run, now: Instant, assigned: readonly Assignment[]): Planned => {
    const before = washed
    washed = washedBy(washed, shown, run, now, assigned)
    const problem = planInput(run, now, timesOf(run.kit.id), assigned, washed)
    const rinsed = washed.filter((rinse) => !before.includes(rinse)).length
    const found = inUse === null ? firstPlan(problem) : replan(problem, inUse.plan, rinsed)
    if (found.ok) return show(run, now, found.value)
    inUse = null
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
    /** Goes on with a plan that was in use before the page was opened. */
    resume(run: Run, kept: PlanInUse): Planned {
      washed = kept.washed
      return show(run, kept.zero, kept.plan)
    },
    forget,
    inUse: () => inUse,
    washed: () => washed,
  }
}
