import { createLivePlan } from '#app/planning/live-plan.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { agenda } from '#domain/run/agenda.ts'
import { handsTimeOf } from '#domain/run/pace-of-run.ts'
import { applyEvent } from '#domain/run/replay.ts'
import { advance, isComplete, openAnalytes, startRun, type Run } from '#domain/run/run.ts'
import type { RunCommand, RunSetup } from '#domain/run/run-event.ts'
import type { RunPlan } from '#domain/run/run-plan.ts'
import { durationOf } from '#domain/run/track.ts'
import type { Task } from '#domain/run/task.ts'
import { addSeconds, instant, seconds, type Instant } from '#domain/units.ts'

/** A test of all analytes; `vessels` null: one per sample. */
export function setupOf(
  kit: Kit,
  samples: number,
  people: number,
  vessels: number | null,
): RunSetup {
  return {
    id: 'run',
    kit,
    analytes: kit.analytes.map(({ id }) => id),
    samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
    wallOffset: 0,
    ...(people === 2 && { people }),
    ...(vessels !== null && { vessels }),
  }
}

export interface Played {
  readonly run: Run
  readonly firstPlan: RunPlan | null
  readonly end: Instant
}

/** Simulates one person following the agenda for a whole run, replanning after each command; `pace` 1: as long as planned. */
export function playRun(setup: RunSetup, pace: (task: Task) => number = () => 1): Played {
  const start = instant(0)
  let run = startRun(setup, { id: 'start', at: start, kind: 'started', setup })
  let now: Instant = start
  let first: RunPlan | null = null
  let plan: RunPlan | null = null
  const livePlan = createLivePlan(() => ({}))
  const replanNow = () => {
    plan = livePlan.next(run, now, []).plan
    first ??= plan
  }
  const doIt = (command: RunCommand) => {
    const next = applyEvent(advance(run, now), {
      ...command,
      id: String(run.events.length),
      at: now,
    })
    if (!next.ok) throw new Error(`${next.reason}: ${JSON.stringify(command)}`)
    run = next.value
  }
  replanNow()
  for (let commands = 0; !isComplete(run); commands += 1) {
    if (commands > 3000) throw new Error('the run does not end')
    const { now: task, notBefore } = agenda(run, now, { plan, preferred: null, role: null })
    if (task === null) throw new Error('nothing to do')
    const { status, step, sample, lane, stepIndex } = task
    const confirm: RunCommand = { kind: 'confirmed', sample, lane, step: stepIndex }
    if (notBefore !== null) now = notBefore
    else if (status.kind === 'busy' || status.kind === 'reacting') now = later(now, status.due)
    else if (status.kind === 'settling' && status.askAt !== null && status.askAt > now) {
      now = status.askAt
    } else {
      const counted = step.kind === 'timed' ? (durationOf(step) ?? 0) : 0
      now = addSeconds(now, seconds((handsTimeOf(step, {}) - counted) * pace(task)))
      run = advance(run, now)
      if (status.kind === 'read') {
        for (const analyte of openAnalytes(run, task)) {
          doIt({ kind: 'read', sample, lane, analyte, answer: { kind: 'level', level: 0 } })
        }
      } else doIt(confirm)
      replanNow()
    }
    run = advance(run, now)
  }
  return { run, firstPlan: first, end: now }
}

const later = (one: Instant, other: Instant) => (one > other ? one : other)
