import type { Instant } from '#domain/units.ts'
import type { Agenda, Guidance } from './agenda.ts'
import { trackOf, type Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import type { PlannedStep } from './run-plan.ts'
import { attentionTime, sameTrack, type Task } from './task.ts'

/** Something the user will be asked to do. */
export interface Upcoming extends TrackKey {
  readonly step: number
  readonly title: string
  readonly at: Instant
}

/** What follows the current card, in order: of the plan, or of due times without one. */
export function upcoming(
  run: Run,
  now: Instant,
  { plan, role }: Guidance,
  agenda: Agenda,
): readonly Upcoming[] {
  if (plan === null) return dueFirst(agenda.later).map((task) => ofTask(task, now))
  return plan.steps.flatMap((step) => {
    const isTheirs = step.role !== null && (role === null || step.role === role)
    return isTheirs && !isOnCard(step, agenda.now) ? (ofPlan(run, step) ?? []) : []
  })
}

/** Whether a planned step is on the card; a wait on the card includes its reading. */
const isOnCard = (planned: PlannedStep, task: Task | null) =>
  task !== null &&
  sameTrack(task, planned) &&
  (planned.step === task.stepIndex || (isWait(task) && planned.step === task.stepIndex + 1))

const isWait = ({ status, nextRead }: Task) => nextRead !== null && waits.has(status.kind)

const waits: ReadonlySet<Task['status']['kind']> = new Set(['reacting', 'settling', 'counting'])

function ofPlan(run: Run, { sample, lane, step, from }: PlannedStep): Upcoming | null {
  const track = trackOf(run, { sample, lane })
  const title = track?.steps[step]?.title
  const isOver = track?.past.some((past) => past.step === step)
  return title === undefined || isOver ? null : { sample, lane, step, title, at: from }
}

const ofTask = (task: Task, now: Instant): Upcoming => ({
  sample: task.sample,
  lane: task.lane,
  step: task.stepIndex,
  title: task.nextRead?.title ?? task.step.title,
  at: attentionTime(task, now),
})

/** Tasks with a deadline first, then those that can wait. */
const dueFirst = (tasks: readonly Task[]) => [
  ...tasks.filter((task) => !canWait(task)),
  ...tasks.filter(canWait),
]

const canWait = ({ status }: Task) => status.kind === 'ready' || status.kind === 'counting'
