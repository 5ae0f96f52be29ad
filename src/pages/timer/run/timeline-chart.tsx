import type { RunPlan } from '#domain/run/run-plan.ts'
import type { Run } from '#domain/run/run.ts'
import { between, type Instant } from '#domain/units.ts'
import { endOf, timelineRows, type Block } from './timeline-blocks.ts'
import styles from './timeline.module.css'

export interface TimelineProps {
  readonly run: Run
  readonly plan: RunPlan | null
  readonly now: Instant
}

interface TimelineChartProps extends TimelineProps {
  readonly rowHeight: number
  /** Pixels a second; null: as wide as there is room. */
  readonly scale: number | null
}

const gap = 3
/** Seconds shown beyond the last thing planned. */
const ahead = 20
const fittedWidth = 600

/** One lane a sample: what was done, what runs, what is planned, and where we are. Words say the same beside it. */
export function TimelineChart({ run, plan, now, rowHeight, scale }: TimelineChartProps) {
  const rows = timelineRows(run, plan, now)
  const length = between(run.startedAt, endOf(rows, now)) + ahead
  const width = scale === null ? fittedWidth : length * scale
  const height = rows.length * rowHeight
  // Where there is room for one line only, lanes are drawn over each other.
  const isStacked = scale !== null
  const x = (at: Instant) => (between(run.startedAt, at) / length) * width
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      {...(scale !== null && { width, height })}
      aria-hidden="true"
    >
      {rows.map(({ sample, lanes }, row) =>
        lanes.map((blocks, lane) => (
          <Lane
            // A lane has no other name here.
            key={`${sample.id}/${String(lane)}`}
            blocks={blocks}
            x={x}
            y={row * rowHeight + (isStacked ? (lane * (rowHeight - gap)) / lanes.length : 0)}
            height={isStacked ? (rowHeight - gap) / lanes.length : rowHeight - gap}
          />
        )),
      )}
      {(['halo', 'now'] as const).map((line) => (
        <line key={line} x1={x(now)} x2={x(now)} y1="0" y2={height} className={styles[line]} />
      ))}
    </svg>
  )
}

interface LaneProps {
  readonly blocks: readonly Block[]
  readonly x: (at: Instant) => number
  readonly y: number
  readonly height: number
}

const Lane = ({ blocks, x, y, height }: LaneProps) =>
  blocks.map(({ from, to, kind, isPlanned }) => (
    <rect
      key={`${from}/${kind}`}
      x={x(from)}
      y={kind === 'window' ? y + height * 0.3 : y}
      width={Math.max(1.5, x(to) - x(from))}
      height={Math.max(1.5, kind === 'window' ? height * 0.4 : height - 1)}
      className={styles[kind]}
      data-planned={isPlanned}
    />
  ))
