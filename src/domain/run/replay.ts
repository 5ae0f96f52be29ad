import { correctReading } from '#domain/chart/answer-of-estimate.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { assertNever, failed, ok, type Result } from '#domain/result.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'
import {
  advance,
  openAnalytes,
  startRun,
  startSample,
  trackOf,
  type Run,
  type RunSample,
} from './run.ts'
import { undoneIds, type RunEvent, type TrackKey } from './run-event.ts'
import { limitOf, remedyGroup } from './start-within.ts'
import { confirmTrack, extendTrack, finishReading, remedyTrack, type Track } from './track.ts'

export type RunProblem =
  | 'already-started'
  | 'already-ended'
  /** The step is over, or was never reached. */
  | 'not-that-step'
  | 'unknown-sample'
  | 'nothing-to-undo'

/** Rebuilds a run from its events. Events that do not fit (a second tap, a half-written log) are ignored; null without a start. */
export function replay(events: readonly RunEvent[]): Run | null {
  const undone = undoneIds(events)
  let run: Run | null = null
  for (const event of events) {
    if (undone.has(event.id)) continue
    if (event.kind === 'started') run ??= startRun(event.setup, event)
    else if (run !== null) run = valueOr(transition(run, event), run)
  }
  return run === null ? null : { ...run, events }
}

/** The kit in the language in which the test began: that is what is kept, even if the language was changed since. */
export const kitAtStart = ({ events, kit }: Run) =>
  events.find((event) => event.kind === 'started')?.setup.kit ?? kit

/** Rebuilds the run with `kit` in place of its own: the same steps and levels in another language. The events stay unchanged. */
export function replayWithKit(kit: Kit, { events }: Run): Run | null {
  const reworded = events.map((event) =>
    event.kind === 'started' ? { ...event, setup: { ...event.setup, kit } } : event,
  )
  const run = replay(reworded)
  return run && { ...run, events }
}

/** Applies one event. Undoing replays all events without the undone one. */
export function applyEvent(run: Run, event: RunEvent): Result<Run, RunProblem> {
  const events = [...run.events, event]
  if (event.kind === 'undone') {
    const known = run.events.some(({ id }) => id === event.event)
    const before = known ? replay(events) : null
    return before === null ? failed('nothing-to-undo') : ok(advance(before, event.at))
  }
  const next = transition(run, event)
  return next.ok ? ok({ ...next.value, events }) : next
}

function transition(before: Run, event: RunEvent): Result<Run, RunProblem> {
  if (before.end !== null) return failed('already-ended')
  const run = advance(before, event.at)
  switch (event.kind) {
    case 'started':
      return failed('already-started')
    case 'undone':
      return ok(run)
    case 'confirmed':
      return changeTrack(run, event, event.step, (track) => confirmTrack(track, event.at), event.at)
    case 'extended':
      return changeTrack(run, event, event.step, (track) => extendTrack(track, event.at), event.at)
    case 'remedied':
      return remedy(run, event)
    case 'read':
      return read(run, event)
    case 'corrected':
      return ok({
        ...run,
        readings: run.readings.map((it) =>
          it.sample === event.sample && it.analyte === event.analyte
            ? correctReading(run.kit, it, event.answer)
            : it,
        ),
      })
    case 'sample-added':
      return ok({
        ...run,
        samples: [...run.samples, startSample(run.kit, run.analytes, event.sample, event.at)],
      })
    case 'sample-dropped':
      return changeSample(run, event.sample, (sample) => ({ ...sample, dropped: true }))
    case 'sample-renamed':
      return changeSample(run, event.sample, (sample) => ({ ...sample, name: event.name }))
    case 'clock-turned':
      return ok({ ...run, wallOffset: event.wallOffset })
    case 'ended':
      return ok({ ...run, end: { how: event.how, at: event.at } })
    default:
      return assertNever(event)
  }
}

function read(run: Run, event: Extract<RunEvent, { kind: 'read' }>): Result<Run, RunProblem> {
  const state = trackOf(run, event)?.state
  if (state?.at !== 'reading' || !openAnalytes(run, event).includes(event.analyte)) {
    return failed('not-that-step')
  }
  const { sample, analyte, answer, camera } = event
  const reading: Reading = {
    sample,
    analyte,
    answer,
    dueAt: state.due,
    readAt: colorSeenAt(event),
    ...(camera !== undefined && { camera }),
    ...(trackOf(run, event)?.begunLate === true && { begunLate: true }),
  }
  const withReading = { ...run, readings: [...run.readings, reading] }
  return openAnalytes(withReading, event).length > 0
    ? ok(withReading)
    : changeTrack(
        withReading,
        event,
        state.step,
        (track) => finishReading(track, event.at),
        event.at,
      )
}

/** A photograph shows the color of its own time, however long the user marked fields in it. */
function colorSeenAt({ at, camera }: Extract<RunEvent, { kind: 'read' }>): Instant {
  return camera?.verdict === 'accepted' && camera.takenAt !== undefined && camera.takenAt < at
    ? camera.takenAt
    : at
}

/** Applies a remedy to every lane of the sample that waits for the same: they share the liquid. */
function remedy(run: Run, event: Extract<RunEvent, { kind: 'remedied' }>): Result<Run, RunProblem> {
  const { sample, step: index, at } = event
  const lanes = run.samples.find(({ id }) => id === sample)?.lanes ?? []
  const group = lanes.flatMap(({ lane }) =>
    lane.id === event.lane ? remedyGroup(lane, index) : [],
  )
  const helped = lanes.filter(
    ({ lane, track: { state, steps } }) =>
      group.includes(remedyGroup(lane, index)) &&
      state.at === 'waiting' &&
      state.step === index &&
      limitOf(steps[index]) !== null,
  )
  return helped.reduce<Result<Run, RunProblem>>(
    (done, { lane }) =>
      done.ok
        ? changeTrack(done.value, { sample, lane: lane.id }, index, (it) => remedyTrack(it, at), at)
        : done,
    helped.some(({ lane }) => lane.id === event.lane) ? ok(run) : failed('not-that-step'),
  )
}

function changeTrack(
  run: Run,
  key: TrackKey,
  expected: number,
  change: (track: Track) => Track | null,
  now: Instant,
): Result<Run, RunProblem> {
  const track = trackOf(run, key)
  if (track === null) return failed('unknown-sample')
  const changedTrack = 'step' in track.state && track.state.step === expected ? change(track) : null
  if (changedTrack === null) return failed('not-that-step')
  const changed = changeSample(run, key.sample, (sample) => ({
    ...sample,
    lanes: sample.lanes.map((entry) =>
      entry.lane.id === key.lane ? { ...entry, track: changedTrack } : entry,
    ),
  }))
  return changed.ok ? ok(advance(changed.value, now)) : changed
}

function changeSample(
  run: Run,
  id: string,
  change: (sample: RunSample) => RunSample,
): Result<Run, RunProblem> {
  if (!run.samples.some((sample) => sample.id === id && !sample.dropped))
    return failed('unknown-sample')
  return ok({ ...run, samples: run.samples.map((it) => (it.id === id ? change(it) : it)) })
}

const valueOr = <Value>(result: Result<Value, unknown>, fallback: Value) =>
  result.ok ? result.value : fallback
