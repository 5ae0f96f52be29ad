import { assertNever } from '#domain/result.ts'
import { after, between, instant, type Instant, type Seconds } from '#domain/units.ts'
import { agenda } from './agenda.ts'
import { apply } from './replay.ts'
import { advance, isComplete, openAnalytes, startRun, type Run } from './run.ts'
import type { RunDeed, RunSetup } from './run-event.ts'
import { handsOf, type Task } from './task.ts'

export interface Estimate {
  readonly length: Seconds
  /** Some step has no known length: it takes at least this long. */
  readonly atLeast: boolean
}

const mostDeeds = 5000

/** How long a run takes for someone who always does what the agenda says, in the kit's own hands-on times. */
export function estimate(setup: RunSetup): Estimate {
  const start = instant(0)
  let run = startRun(setup, { id: 'start', at: start, kind: 'started', setup })
  let now: Instant = start
  let atLeast = false
  for (let deeds = 0; deeds < mostDeeds && !isComplete(run); deeds += 1) {
    const task = agenda(run, now).now
    if (task === null) break
    atLeast ||= isLengthUnknown(task)
    const move = imagine(run, task, now)
    now = move.at
    run = move.deeds.reduce((next, deed) => done(next, deed, now), advance(run, now))
  }
  return { length: between(start, now), atLeast }
}

/** What the imagined user does next, and when it is done. */
function imagine(run: Run, task: Task, now: Instant): { at: Instant; deeds: readonly RunDeed[] } {
  const { doing, step, sample, lane, stepIndex } = task
  const confirm: RunDeed = { kind: 'confirmed', sample, lane, step: stepIndex }
  switch (doing.kind) {
    case 'ready':
      return { at: step.kind === 'timed' ? now : after(now, handsOf(step)), deeds: [confirm] }
    case 'counting':
      return { at: now, deeds: [confirm] }
    case 'settling':
      return { at: later(now, doing.askAt ?? now), deeds: [confirm] }
    case 'busy':
    case 'reacting':
      return { at: later(now, doing.due), deeds: [] }
    case 'read': {
      const answer = { kind: 'not-read' } as const
      const deeds = openAnalytes(run, task).map((analyte): RunDeed => ({
        kind: 'read',
        sample,
        lane,
        analyte,
        answer,
      }))
      return { at: after(now, handsOf(step)), deeds }
    }
    default:
      return assertNever(doing)
  }
}

function done(run: Run, deed: RunDeed, at: Instant): Run {
  const next = apply({ ...run, events: [] }, { ...deed, id: 'imagined', at })
  return next.ok ? next.value : run
}

const isLengthUnknown = ({ step }: Task) =>
  (step.kind === 'timed' || step.kind === 'reaction' || step.kind === 'settle') &&
  step.duration.value === null

const later = (a: Instant, b: Instant) => (a > b ? a : b)
