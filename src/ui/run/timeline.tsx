import { Fragment, memo, useLayoutEffect, useRef, useState } from 'react'

import { instant, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatClock } from '#ui/text/format-time.ts'
import { laneShare, TimelineMark, type TimelineBlock } from './timeline-marks.tsx'
import styles from './timeline.module.css'

export interface TimelineRow {
  readonly id: string
  readonly name: string
  /** The current task belongs to it. */
  readonly isCurrent: boolean
  readonly blocks: readonly TimelineBlock[]
}

export interface TimelineProps {
  readonly rows: readonly TimelineRow[]
  readonly from: Instant
  readonly to: Instant
  readonly now: Instant
  readonly wallOffset: number
  /** Width of the lanes in pixels; null: as wide as there is room. */
  readonly width: number | null
}

/** One row per sample below a clock: done, manual work, waiting, reading. The same information is given in words beside it. */
export const Timeline = memo(function Timeline(props: TimelineProps) {
  const { rows, from, to, now, wallOffset } = props
  const { ref, width } = useWidth(props.width)
  const length = to - from
  /** In percent of the width of the lanes. */
  const x = (at: Instant) => ((at - from) / length) * 100
  const ticks = clockTicks(from, to, wallOffset, width)
  return (
    <span
      className={`middle grid relative ${styles['timeline']}`}
      data-wide={props.width !== null}
      aria-hidden="true"
    >
      <span />
      <svg
        ref={ref}
        className={`spill ${styles['axis']}`}
        {...(props.width !== null && { width: props.width })}
      >
        {ticks.map((at) => (
          <TickLabel key={at} x={x(at)} nowX={x(now)} width={width}>
            {formatClock(at, wallOffset)}
          </TickLabel>
        ))}
      </svg>
      {rows.map(({ id, name, isCurrent, blocks }) => (
        <Fragment key={id}>
          <span className={`small break-anywhere ${isCurrent ? 'strong' : ''} ${styles['name']}`}>
            {name}
          </span>
          <svg className={`block fill ${styles['lane']}`} data-current={isCurrent}>
            <rect
              width="100%"
              height="100%"
              rx="8"
              fill={isCurrent ? 'var(--hands-container)' : 'var(--surface-low)'}
              stroke="var(--track-edge)"
              strokeWidth="1.5"
            />
            {ticks.map((at) => (
              <line
                key={at}
                x1={laneShare(x(at))}
                x2={laneShare(x(at))}
                y2="100%"
                stroke="var(--hairline)"
              />
            ))}
            {blocks.map((block) => (
              <TimelineMark
                key={`${block.from}/${block.kind}`}
                block={block}
                x={x(block.from)}
                share={Math.max(x(block.to) - x(block.from), (minWidthPx / width) * 100)}
                width={width}
              />
            ))}
          </svg>
        </Fragment>
      ))}
      <span className={`absolute ${styles['over']}`}>
        <LineOfNow x={x(now)} />
      </span>
    </span>
  )
})

interface TickLabelProps {
  /** In percent, like `nowX`. */
  readonly x: number
  readonly nowX: number
  /** Width of the lanes, in pixels. */
  readonly width: number
  readonly children: string
}

/** Time of a tick, where it is covered neither by the line of now nor by the end. */
function TickLabel({ x, nowX, width, children }: TickLabelProps) {
  const place = (x / 100) * width
  const isCovered = Math.abs(place - (nowX / 100) * width) <= clearOfPillPx
  if (isCovered || place >= width - labelWidthPx / 3) return null
  return (
    <text
      x={laneShare(x)}
      y="16"
      textAnchor={place < labelWidthPx / 2 ? 'start' : 'middle'}
      className="small"
      fill="var(--on-surface-muted)"
    >
      {children}
    </text>
  )
}

function LineOfNow({ x }: { readonly x: number }) {
  return (
    <svg className="block fill fill-block spill">
      <line
        x1={laneShare(x)}
        x2={laneShare(x)}
        y1="20"
        y2="100%"
        stroke="var(--on-surface)"
        strokeWidth="2"
      />
      <svg x={laneShare(x)} className="spill">
        <rect x="-22" width="44" height="22" rx="11" fill="var(--on-surface)" />
        <text
          y="16"
          textAnchor="middle"
          className={`strong ${styles['pill-word']}`}
          fill="var(--surface)"
        >
          {texts('live').run.now}
        </text>
      </svg>
    </svg>
  )
}

/** A narrower block would be invisible. */
const minWidthPx = 4
const labelWidthPx = 56
const clearOfPillPx = 50
const usualWidthPx = 240

/** Width of the lanes in pixels: as given, or as laid out. */
function useWidth(given: number | null) {
  const ref = useRef<SVGSVGElement>(null)
  const [found, setFound] = useState(usualWidthPx)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || given !== null) return undefined
    const measure = () => setFound(element.getBoundingClientRect().width || usualWidthPx)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [given])
  return { ref, width: given ?? found }
}

const tickMinutes = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240, 480, 1440]

/** Round times of the phone's clock, as many as have room for their labels. */
function clockTicks(
  from: Instant,
  to: Instant,
  wallOffset: number,
  width: number,
): readonly Instant[] {
  const most = Math.max(2, Math.floor(width / (labelWidthPx * 1.3)))
  const step =
    (tickMinutes.find((minutes) => (to - from) / (minutes * 60_000) <= most) ?? 1440) * 60_000
  const first = Math.ceil((from + wallOffset) / step) * step - wallOffset
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => instant(first + index * step))
}
