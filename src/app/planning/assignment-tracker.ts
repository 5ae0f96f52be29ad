import type { Guidance } from '#domain/run/agenda.ts'
import type { Run } from '#domain/run/run.ts'
import type { TrackKey } from '#domain/run/run-event.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import { isOverdue, assignSteps, type Assignment } from '#domain/run/assignment.ts'
import type { Clock } from '#ports/clock.ts'
import type { Planned } from './live-plan.ts'
import type { Planning } from './planning.ts'

type StepKey = TrackKey & { readonly step: number }

interface Needs {
  readonly clock: Clock
  readonly planning: Pick<Planning, 'next'>
}

/** Remembers what each pair of hands was assigned, so that a new plan does not contradict the last word. */
export function createAssignmentTracker({ clock, planning }: Needs) {
  let assigned: readonly Assignment[] = []
  const next = (run: Run): Planned => planning.next(run, clock.now(), assigned)
  return {
    /** A test is opened: nothing is assigned yet. */
    forget() {
      assigned = []
    },
    /** Some hands turn to this step, whatever the plan was; the others keep their assignments. */
    turnTo({ sample, lane, step }: StepKey, plan: RunPlan | null) {
      const role = roleFor({ sample, lane, step }, plan)
      const others = assigned.filter((it) => it.role !== null && it.role !== role)
      assigned = [{ sample, lane, step, role, since: clock.now() }, ...others]
    },
    next,
    /** Notes what is asked for now; a new plan where somebody is so slow that the old one is not true any more. */
    follow(run: Run, guidance: Omit<Guidance, 'role'>): Planned | null {
      const now = clock.now()
      assigned = assignSteps(run, now, guidance, assigned)
      const { plan } = guidance
      return plan !== null && isOverdue(run, plan, assigned, now) ? next(run) : null
    },
  }
}

/** Each step of a lane is done by the same hands, whatever the sample. */
const roleFor = ({ lane, step }: StepKey, plan: RunPlan | null) =>
  plan?.steps.find((it) => it.role !== null && it.lane === lane && it.step === step)?.role ?? null
