import type { Instant } from '#domain/units.ts'
import type { Agenda, Guidance } from './agenda.ts'
import { trackOf, type Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import type { PlannedStep } from './run-plan.ts'
import { wantedAt, type Task } from './task.ts'

/** Something that will be asked of the user. */
export interface Upcoming extends TrackKey {
  readonly step: number
  readonly title: string
  readonly at: Instant
}

/** What comes after what is on the card now, in order: by the plan, else by what falls due. */
export function upcoming(
  run: Run,
  now: Instant,
  { plan, role }: Guidance,
  agenda: Agenda,
): readonly Upcoming[] {
  if (plan === null) return dueFirst(agenda.later, now).map((task) => ofTask(task, now))
  return plan.steps.flatMap((step) => {
    const isTheirs = step.role !== null && (role === null || step.role === role)
    return isTheirs && !isOnCard(step, agenda.now) ? (ofPlan(run, step) ?? []) : []
  })
}

/** A wait on the card stands for what the hands will do after it. */
const isOnCard = ({ sample, lane, step }: PlannedStep, task: Task | null) =>
  task !== null &&
  task.sample === sample &&
  task.lane === lane &&
  (step === task.stepIndex || (task.status.kind !== 'ready' && step === task.stepIndex + 1))

function ofPlan(run: Run, { sample, lane, step, from }: PlannedStep): Upcoming | null {
  const track = trackOf(run, { sample, lane })
  const planned = track?.steps[step]
  const isOver = track !== null && 'step' in track.state && track.state.step > step
  if (planned === undefined || isOver || track?.state.at === 'done') return null
  return { sample, lane, step, title: planned.title, at: from }
}

const ofTask = (task: Task, now: Instant): Upcoming => ({
  sample: task.sample,
  lane: task.lane,
  step: task.stepIndex,
  title: task.nextRead?.title ?? task.step.title,
  at: wantedAt(task, now),
})

/** What has a deadline before what can wait. */
const dueFirst = (tasks: readonly Task[], now: Instant) =>
  [...tasks.filter((task) => !canWait(task)), ...tasks.filter(canWait)].filter(
    (task) => wantedAt(task, now) >= now || task.status.kind !== 'busy',
  )

const canWait = ({ status }: Task) => status.kind === 'ready' || status.kind === 'counting'
