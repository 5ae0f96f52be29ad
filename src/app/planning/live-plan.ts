import type { Plan, PlanFailure } from '#domain/plan/plan.ts'
import { replan } from '#domain/plan/replan.ts'
import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import type { HandsTimes } from '#domain/run/hands-times.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { planOutput } from '#domain/run/plan-output.ts'
import type { Run } from '#domain/run/run.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Assignment } from '#domain/run/assignment.ts'
import { inferWashedVessels, type WashedVessel } from '#domain/run/washed.ts'
import type { Instant } from '#domain/units.ts'

/** A plan, or why there is none. */
export type PlanResult =
  | { readonly plan: RunPlan; readonly infeasibility: null }
  | { readonly plan: null; readonly infeasibility: PlanFailure }

/** A plan made at `zero`, after these rinses. */
export interface PlanInUse {
  readonly zero: Instant
  readonly plan: Plan
  readonly washed: readonly WashedVessel[]
}

/** The plan of the test in progress, made again whenever something changes. */
export function createLivePlan(timesOf: (kit: string) => HandsTimes) {
  /** The latest plan, as made by the planner and converted for the run. */
  let inUse: PlanInUse | null = null
  let shown: RunPlan | null = null
  let washed: readonly WashedVessel[] = []

  const show = (run: Run, zero: Instant, plan: Plan): PlanResult => {
    inUse = { zero, plan, washed }
    shown = planOutput(run, zero, plan, washed)
    return { plan: shown, infeasibility: null }
  }
  const forget = () => {
    inUse = null
    shown = null
    washed = []
  }
  const next = (run: Run, now: Instant, assigned: readonly Assignment[]): PlanResult => {
    const before = washed
    washed = inferWashedVessels(washed, shown, run, now, assigned)
    const problem = planInput(run, now, timesOf(run.kit.id), assigned, washed)
    const rinsed = washed.filter((rinse) => !before.includes(rinse)).length
    const found = inUse === null ? buildInitialPlan(problem) : replan(problem, inUse.plan, rinsed)
    if (found.ok) return show(run, now, found.value)
    inUse = null
    shown = null
    return { plan: null, infeasibility: found.reason }
  }

  return {
    /** Plan for a run that begins; `prepared`: the one found during setup, if any. */
    begin(run: Run, prepared: Plan | null): PlanResult {
      forget()
      return prepared === null ? next(run, run.startedAt, []) : show(run, run.startedAt, prepared)
    },
    /** Plans the rest again from `now`; current assignments stay. */
    next,
    /** Resumes a plan that was in use before the page was opened. */
    resume(run: Run, kept: PlanInUse): PlanResult {
      washed = kept.washed
      return show(run, kept.zero, kept.plan)
    },
    forget,
    inUse: () => inUse,
    washed: () => washed,
  }
}
