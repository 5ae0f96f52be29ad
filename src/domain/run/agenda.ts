import type { Step } from '#domain/kit/kit.ts'
import { addSeconds, secondsBetween, seconds, type Instant } from '#domain/units.ts'
import type { Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import { roleOf } from './roles.ts'
import type { PlannedRinse, PlannedStep, RunPlan } from './run-plan.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import { handsOf, sameTrack, tasksOf, attentionTime, type Task } from './task.ts'

/** Inputs that decide the order of work. Without a plan, due times decide. */
export interface Guidance {
  readonly plan: RunPlan | null
  /** The user's own choice: it has priority over other work, but not over a step in progress. */
  readonly preferred: TrackKey | null
  /** The person the agenda is for, where two share the work; null: everyone. */
  readonly role: Role | null
}

export interface Agenda {
  /** What to do, or to wait for, now; null when nothing is left for this person. */
  readonly now: Task | null
  /** When `now` may begin: it could at once, but a later reading would collide. Null when it is not held back. */
  readonly notBefore: Instant | null
  /** All others, soonest first. */
  readonly later: readonly Task[]
}

/** How long before a reading the user is alerted. */
export const preAlarm = seconds(5)
/** Room left between a hands-on step and the next reading, where there is no plan. Assumption: 2 s to put things down. */
const margin = seconds(2)
/** Shorter delays are not shown. */
const minHold = seconds(1)

const unguided: Guidance = { plan: null, preferred: null, role: null }

/** Orders the work: a step in progress, the user's choice, a due reading, a wait the user chose, then the plan. */
export function agenda(run: Run, now: Instant, guidance: Guidance = unguided): Agenda {
  const { role } = guidance
  const tasks = tasksOf(run).filter(({ sample }) => role === null || roleOf(run, sample) === role)
  const first = choose(tasks, now, guidance)
  const planned = first === null ? null : plannedFor(first, guidance.plan)
  const isHeld =
    first?.status.kind === 'ready' &&
    planned !== null &&
    planned.from > addSeconds(now, minHold) &&
    !sameTrack(first, guidance.preferred)
  return {
    now: first,
    notBefore: isHeld ? planned.from : null,
    later: soonestFirst(
      tasks.filter((task) => task !== first),
      now,
    ),
  }
}

/** Vessels this person should wash now: none during a reading, and none that the plan puts after the step to be tapped. */
export function rinsesOf({ now }: Agenda, { plan, role }: Guidance): readonly PlannedRinse[] {
  if (plan === null || now?.status.kind === 'read') return []
  const isAsked = now?.status.kind === 'ready' || now?.status.kind === 'counting'
  const asked = isAsked ? plannedFor(now, plan) : null
  return plan.rinses.filter(
    (rinse) => rinse.role === (role ?? 0) && (asked === null || rinse.from < asked.from),
  )
}

function choose(tasks: readonly Task[], now: Instant, { plan, preferred }: Guidance): Task | null {
  const chosen = tasks.find((task) => sameTrack(task, preferred))
  return (
    tasks.find(({ status }) => status.kind === 'busy') ??
    (chosen?.status.kind === 'ready' || chosen?.status.kind === 'read' ? chosen : null) ??
    nextReading(tasks, plan, now) ??
    chosen ??
    tasks.find((task) => isAsking(task, now)) ??
    quickWork(tasks, plan, now) ??
    soonest(
      tasks.filter((task) => isReadingNow(task, now)),
      now,
    ) ??
    (plan === null ? nextDue(tasks, now) : nextPlanned(tasks, plan)) ??
    nextDue(tasks, now) ??
    tasks[0] ??
    null
  )
}

/** Of several open readings, the plan's first: the others can wait for it, but it may not be able to wait for them. */
function nextReading(tasks: readonly Task[], plan: RunPlan | null, now: Instant): Task | null {
  const open = tasks.filter(({ status }) => status.kind === 'read')
  return (plan === null ? null : nextPlanned(open, plan)) ?? soonest(open, now)
}

/** Whether it is time to ask the user if a liquid has settled. */
export const isAsking = ({ status }: Task, now: Instant) =>
  status.kind === 'settling' && status.askAt !== null && status.askAt <= now

/** Whether a reading is open, or will be within the pre-alarm. */
export const isReadingNow = ({ status, nextRead }: Task, now: Instant) =>
  status.kind === 'read' ||
  (status.kind === 'reacting' && nextRead !== null && status.due <= addSeconds(now, preAlarm))

/** Work the plan begins in the last seconds before a reading, because the reading can wait for it within its window. */
function quickWork(tasks: readonly Task[], plan: RunPlan | null, now: Instant): Task | null {
  const task = plan === null ? null : nextPlanned(tasks, plan)
  const planned = task === null ? null : plannedFor(task, plan)
  return task?.status.kind === 'ready' && planned !== null && planned.from <= now ? task : null
}

/** The planned manual step of a task: the step itself, or the one after its wait. */
function plannedFor(task: Task, plan: RunPlan | null): PlannedStep | null {
  return plan?.steps.find((step) => step.role !== null && isAbout(step, task)) ?? null
}

const isAbout = (planned: PlannedStep, task: Task) =>
  sameTrack(planned, task) && planned.step >= task.stepIndex

function nextPlanned(tasks: readonly Task[], plan: RunPlan): Task | null {
  for (const planned of plan.steps) {
    const task =
      planned.role === null ? undefined : tasks.find((candidate) => isAbout(planned, candidate))
    if (task !== undefined) return task
  }
  return null
}

function nextDue(tasks: readonly Task[], now: Instant): Task | null {
  return (
    tasks.find(({ status, step }) => status.kind === 'ready' && fits(step, tasks, now)) ??
    soonest(
      tasks.filter((task) => attentionTime(task, now) > now),
      now,
    )
  )
}

function fits(step: Step, tasks: readonly Task[], now: Instant): boolean {
  const next = soonest(
    tasks.filter(({ status, nextRead }) => status.kind === 'reacting' && nextRead !== null),
    now,
  )
  return next === null || handsOf(step) + margin <= secondsBetween(now, attentionTime(next, now))
}

const soonest = (tasks: readonly Task[], now: Instant) => soonestFirst(tasks, now)[0] ?? null

const soonestFirst = (tasks: readonly Task[], now: Instant) =>
  tasks.toSorted((a, b) => attentionTime(a, now) - attentionTime(b, now))
