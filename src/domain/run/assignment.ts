import { addSeconds, instant, seconds, type Instant } from '#domain/units.ts'
import { agenda, type Guidance } from './agenda.ts'
import { trackOf, type Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import type { Role, RunPlan } from './run-plan.ts'
import { durationOf } from './track.ts'

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
    const planned = plan.steps.find((step) => step.role !== null && isSame(step, it))
    return (
      planned !== undefined && now > addSeconds(latestMove(run, it, planned.to), replanTolerance)
    )
  })

type StepKey = Pick<Assignment, 'sample' | 'lane' | 'step'>

/** When the next tap is expected: at the end of a step, or at the start of a timed one. */
function latestMove(run: Run, { sample, lane, step }: StepKey, to: Instant): Instant {
  const found = trackOf(run, { sample, lane })?.steps[step]
  if (found?.kind !== 'timed') return to
  return instant(to - (durationOf(found) ?? 0) * 1000)
}

const isSame = (a: StepKey, b: StepKey) =>
  a.sample === b.sample && a.lane === b.lane && a.step === b.step
