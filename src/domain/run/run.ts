import { lanesFor } from '#domain/kit/lanes-for.ts'
import type { Kit, Lane, ReadStep, Step } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { instant, type Instant } from '#domain/units.ts'
import type { RunEvent, RunSetup, SampleName, TrackKey } from './run-event.ts'
import { advanceTrack, blockedTrack, isDone, startTrack, stepOf, type Track } from './track.ts'

/** A test being done: samples × lanes, each lane a track. */
export interface Run {
  readonly id: string
  readonly kit: Kit
  readonly analytes: readonly string[]
  readonly startedAt: Instant
  readonly wallOffset: number
  readonly people: 1 | 2
  /** Number of tubes or bottles, where they are scarce; otherwise null. */
  readonly vessels: number | null
  readonly samples: readonly RunSample[]
  readonly readings: readonly Reading[]
  readonly end: { readonly how: 'finished' | 'abandoned'; readonly at: Instant } | null
  /** All events, undone ones included. */
  readonly events: readonly RunEvent[]
}

export interface RunSample extends SampleName {
  readonly dropped: boolean
  readonly lanes: readonly RunLane[]
}

export interface RunLane {
  readonly lane: Lane
  readonly track: Track
}

export function startRun(setup: RunSetup, event: RunEvent): Run {
  return {
    id: setup.id,
    kit: setup.kit,
    analytes: setup.analytes,
    startedAt: event.at,
    wallOffset: setup.wallOffset,
    people: setup.people ?? 1,
    vessels: setup.vessels ?? null,
    samples: setup.samples.map((sample) =>
      startSample(setup.kit, setup.analytes, sample, event.at),
    ),
    readings: [],
    end: null,
    events: [event],
  }
}

export function startSample(
  kit: Kit,
  analytes: readonly string[],
  { id, name }: SampleName,
  at: Instant,
): RunSample {
  const lanes = lanesFor(kit, analytes).map((lane) => {
    const wanted = lane.steps.filter((step) => step.kind !== 'read' || isWanted(step, analytes))
    const steps = lane.after.length === 0 ? withoutLimitAtFirst(wanted) : wanted
    return { lane, track: lane.after.length === 0 ? startTrack(steps, at) : blockedTrack(steps) }
  })
  return { id, name, dropped: false, lanes }
}

/** Drops the start limit of a first step, which follows nothing. */
const withoutLimitAtFirst = (steps: readonly Step[]): readonly Step[] => {
  const [first, ...rest] = steps
  if (first === undefined || !('startWithin' in first)) return steps
  const { startWithin: _, ...free } = first
  return [free, ...rest]
}

/** Advances the run to `now`: ends steps whose time is over, opens lanes whose predecessors are done. Pure and idempotent. */
export function advance(run: Run, now: Instant): Run {
  if (run.end !== null) return run
  const samples = run.samples.map((sample) => advanceSample(sample, now))
  return samples.every((sample, index) => sample === run.samples[index]) ? run : { ...run, samples }
}

function advanceSample(sample: RunSample, now: Instant): RunSample {
  if (sample.dropped) return sample
  const advancedLanes = sample.lanes.map((entry) => {
    const track = advanceTrack(entry.track, now)
    return track === entry.track ? entry : { ...entry, track }
  })
  const lanes = advancedLanes.map((entry) => startIfReady(entry, advancedLanes))
  if (lanes.every((entry, index) => entry === sample.lanes[index])) return sample
  const advanced = { ...sample, lanes }
  return lanes.some((entry, index) => entry !== advancedLanes[index])
    ? advanceSample(advanced, now)
    : advanced
}

/** Starts a lane once all lanes it waits for are done. */
function startIfReady(entry: RunLane, lanes: readonly RunLane[]): RunLane {
  if (entry.track.state.at !== 'blocked') return entry
  const before = lanes.filter(({ lane }) => entry.lane.after.includes(lane.id))
  const ends = before.map(({ track }) => (track.state.at === 'done' ? track.state.since : null))
  if (ends.includes(null)) return entry
  const at = instant(Math.max(...ends.map((end) => end ?? 0)))
  return { ...entry, track: startTrack(entry.track.steps, at) }
}

/** The samples that were not dropped. */
export const samplesInUse = ({ samples }: Pick<Run, 'samples'>) =>
  samples.filter(({ dropped }) => !dropped)

export const isComplete = (run: Run) =>
  samplesInUse(run).every(({ lanes }) => lanes.every(({ track }) => isDone(track)))

export function trackOf(run: Run, key: TrackKey): Track | null {
  const sample = run.samples.find(({ id }) => id === key.sample)
  return sample?.lanes.find(({ lane }) => lane.id === key.lane)?.track ?? null
}

/** The wanted analytes of the read step that a track is at which have no answer yet. */
export function openAnalytes(run: Run, key: TrackKey): readonly string[] {
  const track = trackOf(run, key)
  const step = track === null ? null : stepOf(track)
  if (step?.kind !== 'read') return []
  return wantedAnalytes(run, step).filter(
    (analyte) => !run.readings.some((it) => it.sample === key.sample && it.analyte === analyte),
  )
}

const isWanted = (step: ReadStep, analytes: readonly string[]) =>
  step.analytes.some((analyte) => analytes.includes(analyte))

/** The analytes of a read step that this run asks for. */
export const wantedAnalytes = (run: Run, step: ReadStep) =>
  step.analytes.filter((analyte) => run.analytes.includes(analyte))
