import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { Run, RunSample } from '#domain/run/run.ts'
import type { Track } from '#domain/run/track.ts'
import { between, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  readonly run: Run
  readonly now: Instant
}

const width = 600
const laneHeight = 14
const ahead = 60

/** One lane a sample: what was done, what runs, and where we are. The list of samples says the same in words. */
export function Timeline({ run, now }: TimelineProps) {
  const samples = run.samples.filter(({ dropped }) => !dropped)
  const end =
    Math.max(between(run.startedAt, now), ...samples.flatMap((it) => duesOf(it, run.startedAt))) +
    ahead
  const x = (at: Instant) => (between(run.startedAt, at) / end) * width
  return (
    <section className={styles['timeline']} aria-label={texts('live').run.timeline}>
      <svg
        viewBox={`0 0 ${width} ${samples.length * laneHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {samples.map((sample, row) => (
          <Lane key={sample.id} sample={sample} y={row * laneHeight} x={x} now={now} />
        ))}
        <line
          x1={x(now)}
          x2={x(now)}
          y1="0"
          y2={samples.length * laneHeight}
          className={styles['now']}
        />
      </svg>
    </section>
  )
}

interface LaneProps {
  readonly sample: RunSample
  readonly y: number
  readonly x: (at: Instant) => number
  readonly now: Instant
}

function Lane({ sample, y, x, now }: LaneProps) {
  const height = (laneHeight - 2) / sample.lanes.length
  return sample.lanes.map(({ lane, track }, index) =>
    blocksOf(track, now).map(({ from, to, kind }) => (
      <rect
        key={`${lane.id}/${from}/${kind}`}
        x={x(from)}
        y={y + index * height}
        width={Math.max(2, x(to) - x(from))}
        height={Math.max(2, height - 1)}
        className={styles[kind]}
      />
    )),
  )
}

interface Block {
  readonly from: Instant
  readonly to: Instant
  readonly kind: 'hands' | 'wait' | 'read'
}

function blocksOf({ past, state, steps }: Track, now: Instant): readonly Block[] {
  const behind = past.map(({ step, from, to }) => ({ from, to, kind: kindOf(steps[step]) }))
  switch (state.at) {
    case 'running':
      return [...behind, { from: state.startedAt, to: state.due, kind: kindOf(steps[state.step]) }]
    case 'counting':
      return [...behind, { from: state.startedAt, to: now, kind: 'wait' }]
    case 'settling':
      return [...behind, { from: state.startedAt, to: later(state.askAt, now), kind: 'wait' }]
    case 'reading':
      return [...behind, { from: state.due, to: later(state.due, now), kind: 'read' }]
    case 'blocked':
    case 'waiting':
    case 'done':
      return behind
    default:
      return assertNever(state)
  }
}

const later = (at: Instant | null, now: Instant) => (at !== null && at > now ? at : now)

function kindOf(step: Step | undefined): Block['kind'] {
  if (step?.kind === 'read') return 'read'
  return step?.kind === 'reaction' || step?.kind === 'settle' ? 'wait' : 'hands'
}

const duesOf = ({ lanes }: RunSample, start: Instant) =>
  lanes.flatMap(({ track: { state } }) => ('due' in state ? [between(start, state.due)] : []))
