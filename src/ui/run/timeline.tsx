import {
  Fragment,
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SVGAttributes,
} from 'react'

import { assertNever } from '#domain/result.ts'
import { instant, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatClock } from '#ui/text/format-time.ts'
import styles from './timeline.module.css'

export interface TimelineBlock {
  readonly from: Instant
  readonly to: Instant
  /** `window`: the time until a reading no longer counts. */
  readonly kind: 'hands' | 'wait' | 'read' | 'window'
  readonly isDone: boolean
}

export interface TimelineRow {
  readonly id: string
  readonly name: string
  /** The current task belongs to it. */
  readonly isCurrent: boolean
  readonly blocks: readonly TimelineBlock[]
}

interface TimelineProps {
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
  const x = (at: Instant) => ((at - from) / length) * 100
  const ticks = clockTicks(from, to, wallOffset, width)
  const percent = (share: number) => `${share.toFixed(2)}%`
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
        {ticks.map((at) => {
          const place = (x(at) / 100) * width
          const isFree = Math.abs(place - (x(now) / 100) * width) > clearOfPillPx
          return (
            isFree &&
            place < width - labelWidthPx / 3 && (
              <text
                key={at}
                x={percent(x(at))}
                y="16"
                textAnchor={place < labelWidthPx / 2 ? 'start' : 'middle'}
                className="small"
                fill="var(--on-surface-muted)"
              >
                {formatClock(at, wallOffset)}
              </text>
            )
          )
        })}
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
                x1={percent(x(at))}
                x2={percent(x(at))}
                y2="100%"
                stroke="var(--hairline)"
              />
            ))}
            {blocks.map((block) => (
              <Block
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
        <svg className="block fill fill-block spill">
          <line
            x1={percent(x(now))}
            x2={percent(x(now))}
            y1="20"
            y2="100%"
            stroke="var(--on-surface)"
            strokeWidth="2"
          />
          <svg x={percent(x(now))} className="spill">
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
      </span>
    </span>
  )
})

const paints: Readonly<Record<TimelineBlock['kind'] | 'done', SVGAttributes<SVGRectElement>>> = {
  hands: { fill: 'var(--hands-fill)' },
  wait: { fill: 'var(--wait-fill)' },
  read: { fill: 'var(--read-fill)', stroke: 'var(--read-edge)', strokeWidth: 2 },
  window: { fill: 'var(--read-container)', stroke: 'var(--read-edge)' },
  done: {
    fill: 'var(--past)',
    stroke: 'var(--track-edge)',
    strokeWidth: 1.5,
    strokeDasharray: '3 2',
  },
}

interface BlockProps {
  readonly block: TimelineBlock
  /** In percent, like `share`. */
  readonly x: number
  readonly share: number
  /** Width of the lane, in pixels. */
  readonly width: number
}

function Block({ block: { kind, isDone }, x, share, width }: BlockProps) {
  const shape = (height: string, y: string, rx: number): ReactNode => (
    <rect
      x={`${x.toFixed(2)}%`}
      width={`${share.toFixed(2)}%`}
      y={y}
      height={height}
      rx={rx}
      {...paints[isDone ? 'done' : kind]}
    />
  )
  switch (kind) {
    case 'hands':
      return shape('76%', '12%', 4)
    case 'wait':
      return shape('20%', '40%', 2.5)
    case 'window':
      return isDone ? null : shape('44%', '28%', 4)
    case 'read':
      if ((share / 100) * width < eyeWidthPx) return shape('84%', '8%', 6)
      return (
        <>
          {shape('84%', '8%', 8)}
          <svg x={`${(x + share / 2).toFixed(2)}%`} y="50%" className="spill">
            <path
              d={
                isDone ? 'M-5 0l3.5 3.5 7-7' : 'M-6.5 0c3.5-5 9.5-5 13 0-3.5 5-9.5 5-13 0zM0-.500v1'
              }
              fill="none"
              stroke={isDone ? 'var(--past-check)' : 'var(--on-read-fill)'}
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </>
      )
    default:
      return assertNever(kind)
  }
}

/** A narrower block would be invisible. */
const minWidthPx = 4
const eyeWidthPx = 22
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

interface TimelineLegendProps {
  readonly words: Readonly<Record<TimelineBlock['kind'] | 'done', string>>
}

/** As thick beside each other as on the lanes; in sunlight only that and their lines tell them apart. */
const legendHeights = { hands: 14, wait: 5, read: 14, window: 8, done: 14 }

/** Legend of the timeline's marks. */
export const TimelineLegend = ({ words }: TimelineLegendProps) => (
  <span className="flex wrap small muted airy gap-1 beside-4" aria-hidden="true">
    {(['hands', 'wait', 'read', 'window', 'done'] as const).map((kind) => (
      <span key={kind} className="inline-row gap-1">
        <svg viewBox="0 0 24 16" width="24" height="16">
          <rect
            x="1"
            width="22"
            y={8 - legendHeights[kind] / 2}
            height={legendHeights[kind]}
            rx={kind === 'wait' ? 2.5 : 4}
            {...paints[kind]}
          />
        </svg>
        {words[kind]}
      </span>
    ))}
  </span>
)
