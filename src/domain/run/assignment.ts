import { addSeconds, seconds, type Instant } from '#domain/units.ts'
import { agenda, type Guidance } from './agenda.ts'
import { trackOf, type Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import type { PlannedStep, RunPlan } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import { handsOf } from './task.ts'

/** A step the user was asked to do. */
export interface Assignment extends TrackKey {
  readonly step: number
  /** Which person; null: one person does all. */
  readonly role: Role | null
  readonly since: Instant
}

/** How much later than planned a step may end before a new plan is made. */
const replanTolerance = seconds(3)

export const rolesIn = ({ people }: Run): readonly (Role | null)[] =>
  people === 2 ? [0, 1] : [null]

/** The step each person is asked to do now. A step assigned before keeps its `since`. */
export function assignSteps(
  run: Run,
  now: Instant,
  guidance: Omit<Guidance, 'role'>,
  before: readonly Assignment[],
): readonly Assignment[] {
  return rolesIn(run).flatMap((role) => {
    const { now: task, notBefore } = agenda(run, now, { ...guidance, role })
    if (task === null || notBefore !== null) return []
    if (task.status.kind !== 'ready' && task.status.kind !== 'read') return []
    const key = { sample: task.sample, lane: task.lane, step: task.stepIndex }
    return [{ ...key, role, since: before.find((it) => isSame(it, key))?.since ?? now }]
  })
}

/** Whether the step is still to be done. */
export function isOpen(run: Run, assigned: Assignment): boolean {
  const state = trackOf(run, assigned)?.state
  return (state?.at === 'waiting' || state?.at === 'reading') && state.step === assigned.step
}

/** Whether somebody is so late that the plan no longer holds. */
export const isOverdue = (run: Run, plan: RunPlan, assigned: readonly Assignment[], now: Instant) =>
  assigned.some((it) => {
    const planned = plan.steps.find((step) => isSame(step, it))
    return planned !== undefined && now > addSeconds(tapBy(run, planned), replanTolerance)
  })

type StepKey = Pick<Assignment, 'sample' | 'lane' | 'step'>

/** When a tap is expected at the latest: at the end of a step, or at the start of a timed one. */
function tapBy(run: Run, { sample, lane, step: index, to }: PlannedStep): Instant {
  const step = trackOf(run, { sample, lane })?.steps[index]
  return step?.kind === 'timed' ? addSeconds(to, seconds(-1 * handsOf(step))) : to
}

const isSame = (a: StepKey, b: StepKey) =>
  a.sample === b.sample && a.lane === b.lane && a.step === b.step
