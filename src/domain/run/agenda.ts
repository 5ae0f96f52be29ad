import type { Step } from '#domain/kit/kit.ts'
import { after, between, seconds, type Instant } from '#domain/units.ts'
import type { Run } from './run.ts'
import type { TrackKey } from './run-event.ts'
import { handsOf, sameTrack, tasksOf, wantedAt, type Task } from './task.ts'

export interface Agenda {
  /** What to do, or to wait for, now; null when everything is done. */
  readonly now: Task | null
  /** All others, soonest first. */
  readonly later: readonly Task[]
}

/** How long before a reading the user is called to it. */
const preAlarm = seconds(5)
/** Room left between a hands-on step and the next reading. Assumption: 2 s to put things down. Revisit with the planner. */
const margin = seconds(2)

/**
 * What comes first: a step in the hands, then readings that are due, then hands-on work that fits before the next reading.
 * `preferred` is the user's own choice: it wins over other work, not over a step in the hands.
 */
export function agenda(run: Run, now: Instant, preferred: TrackKey | null = null): Agenda {
  const tasks = tasksOf(run)
  const first = choose(tasks, now, preferred)
  return {
    now: first,
    later: soonestFirst(
      tasks.filter((task) => task !== first),
      now,
    ),
  }
}

function choose(tasks: readonly Task[], now: Instant, preferred: TrackKey | null): Task | null {
  return (
    tasks.find(({ doing }) => doing.kind === 'busy') ??
    tasks.find((task) => sameTrack(task, preferred)) ??
    soonest(
      tasks.filter((task) => isReadingNow(task, now)),
      now,
    ) ??
    tasks.find((task) => isAsking(task, now)) ??
    tasks.find(({ doing, step }) => doing.kind === 'ready' && fits(step, tasks, now)) ??
    soonest(
      tasks.filter((task) => wantedAt(task, now) > now),
      now,
    ) ??
    tasks[0] ??
    null
  )
}

/** A settling liquid that the user is asked about. */
export const isAsking = ({ doing }: Task, now: Instant) =>
  doing.kind === 'settling' && doing.askAt !== null && doing.askAt <= now

/** Whether a reading is open, or will be within the pre-alarm. */
export const isReadingNow = ({ doing, nextRead }: Task, now: Instant) =>
  doing.kind === 'read' ||
  (doing.kind === 'reacting' && nextRead !== null && doing.due <= after(now, preAlarm))

function fits(step: Step, tasks: readonly Task[], now: Instant): boolean {
  const next = soonest(
    tasks.filter(({ doing, nextRead }) => doing.kind === 'reacting' && nextRead !== null),
    now,
  )
  return next === null || handsOf(step) + margin <= between(now, wantedAt(next, now))
}

const soonest = (tasks: readonly Task[], now: Instant) => soonestFirst(tasks, now)[0] ?? null

const soonestFirst = (tasks: readonly Task[], now: Instant) =>
  tasks.toSorted((a, b) => wantedAt(a, now) - wantedAt(b, now))
