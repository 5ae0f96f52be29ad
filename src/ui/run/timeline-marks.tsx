import type { ReactNode, SVGAttributes } from 'react'

import { assertNever } from '#domain/result.ts'
import type { Instant } from '#domain/units.ts'

export interface TimelineBlock {
  readonly from: Instant
  readonly to: Instant
  /** `window`: the time until a reading no longer counts. */
  readonly kind: 'hands' | 'wait' | 'read' | 'window'
  readonly isDone: boolean
}

/** Percent of the width of the lanes, as an SVG attribute. */
export const laneShare = (share: number) => `${share.toFixed(2)}%`

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

/** Below this width a reading shows no eye. */
const eyeWidthPx = 22

interface BlockProps {
  readonly block: TimelineBlock
  /** In percent, like `share`. */
  readonly x: number
  readonly share: number
  /** Width of the lane, in pixels. */
  readonly width: number
}

/** What happens to a sample at a time: a bar whose height and paint tell its kind. */
export function TimelineMark({ block: { kind, isDone }, x, share, width }: BlockProps) {
  const shape = (height: string, y: string, rx: number): ReactNode => (
    <rect
      x={laneShare(x)}
      width={laneShare(share)}
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
          <svg x={laneShare(x + share / 2)} y="50%" className="spill">
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
