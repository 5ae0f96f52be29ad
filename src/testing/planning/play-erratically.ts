import { createLivePlan, type PlanResult } from '#app/planning/live-plan.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { seededRandom } from '#domain/plan/random.ts'
import { agenda } from '#domain/run/agenda.ts'
import { assignSteps, type Assignment } from '#domain/run/assignment.ts'
import { handsTimeOf } from '#domain/run/pace-of-run.ts'
import type { HandsTimes } from '#domain/run/hands-times.ts'
import { applyEvent } from '#domain/run/replay.ts'
import {
  advance,
  isComplete,
  openAnalytes,
  samplesInUse,
  startRun,
  type Run,
} from '#domain/run/run.ts'
import { lastUndoable, type RunCommand } from '#domain/run/run-event.ts'
import { remedyFor } from '#domain/run/start-within.ts'
import { tasksOf, type Task } from '#domain/run/task.ts'
import { addSeconds, instant, seconds, type Instant } from '#domain/units.ts'
import { setupOf } from './play-run.ts'

interface ErraticTest {
  readonly seed: number
  readonly kit: Kit
  readonly samples: number
  readonly people: 1 | 2
  /** Null: one per sample. */
  readonly vessels: number | null
}

/** The run and its plan at each replanning. */
export type Moment = PlanResult & { readonly run: Run; readonly now: Instant }

const maxMoments = 120

/**
 * Simulates a user who follows the agenda or does something else, works slowly or quickly or walks away, adds and drops samples,
 * and undoes taps. The usual durations are unrelated to those of the kit.
 */
export function playErratically({ seed, kit, samples, people, vessels }: ErraticTest): Moment[] {
  const random = seededRandom(seed)
  const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)]
  const setup = setupOf(kit, samples, people, vessels)
  const usual: HandsTimes = Object.fromEntries(
    kit.lanes.flatMap(({ steps }) =>
      steps.map((step) => {
        const takes = handsTimeOf(step, {}) * (0.4 + 2.6 * random())
        return [step.id, [takes, takes, takes]]
      }),
    ),
  )
  const live = createLivePlan(() => usual)
  let now = instant(0)
  let run = startRun(setup, { id: '0', at: now, kind: 'started', setup })
  let assigned: readonly Assignment[] = []
  let planned = live.begin(run, null)
  const moments: Moment[] = [{ run, now, ...planned }]

  const doIt = (command: RunCommand) => {
    const next = applyEvent(advance(run, now), {
      ...command,
      id: String(run.events.length),
      at: now,
    })
    if (next.ok) run = next.value
  }
  const tap = (task: Task) => {
    const { sample, lane, stepIndex: step } = task
    if (task.status.kind !== 'read') {
      const track = run.samples
        .find(({ id }) => id === sample)
        ?.lanes.find((it) => it.lane.id === lane)
      if (track !== undefined && remedyFor(track.track, now) !== null && random() < 0.5)
        doIt({ kind: 'remedied', sample, lane, step })
      return doIt({ kind: 'confirmed', sample, lane, step })
    }
    for (const analyte of openAnalytes(run, task))
      doIt({ kind: 'read', sample, lane, analyte, answer: { kind: 'level', level: 0 } })
  }
  const surprise = () => {
    const kind = random()
    const last = lastUndoable(run.events)
    if (kind < 0.3 && run.samples.length < 14) {
      const sample = { id: `s${run.samples.length}`, name: '' }
      return doIt({ kind: 'sample-added', sample })
    }
    if (kind < 0.5) {
      const sample = oneOf(samplesInUse(run))
      return sample && doIt({ kind: 'sample-dropped', sample: sample.id })
    }
    return last && doIt({ kind: 'undone', event: last.id })
  }

  while (!isComplete(run) && moments.length < maxMoments) {
    const { plan } = planned
    assigned = assignSteps(run, now, { plan, preferred: null }, assigned)
    const role = people === 2 ? (oneOf([0, 1] as const) ?? 0) : null
    const asked = agenda(run, now, { plan, preferred: null, role }).now
    const open = tasksOf(run).filter(({ status }) => !isBusy(status))
    const task = random() < 0.6 && asked !== null && !isBusy(asked.status) ? asked : oneOf(open)
    const takes = task === undefined ? 30 : handsTimeOf(task.step, usual)
    const pace = random() < 0.05 ? 10 * random() * 60 : takes * Math.exp(2 * (random() - 0.5))
    now = addSeconds(now, seconds(pace))
    run = advance(run, now)
    if (random() < 0.04) surprise()
    else if (task !== undefined) tap(task)
    if (isComplete(run)) break
    planned = live.next(run, now, assigned)
    moments.push({ run, now, ...planned })
  }
  return moments
}

const isBusy = ({ kind }: Task['status']) => kind === 'busy' || kind === 'reacting'
