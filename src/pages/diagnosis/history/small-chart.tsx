import { useId } from 'react'
import { instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { amountText, numberText, speciesUnitText } from '#ui/amount-text.ts'
import { chartShape, type FitBand } from './chart-shape.ts'
import { dayText } from './day-text.ts'
import type { Series } from './series.ts'
import styles from './small-chart.module.css'

interface SmallChartProps {
  readonly series: Series
  readonly isJoined: boolean
  readonly band: FitBand | null
}

/** How one value changed. The numbers stand in the table below, for those who do not see it. */
export function SmallChart({ series, isJoined, band }: SmallChartProps) {
  const shape = chartShape(series, isJoined, band)
  const title = useId()
  return (
    <figure className={styles['chart']}>
      <figcaption id={title} className={styles['title']}>
        {speciesUnitText(series.label)}
      </figcaption>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        role="img"
        aria-label={summaryOf(series)}
        className={styles['drawing']}
      >
        {shape.band !== null && (
          <rect
            x="40"
            y={shape.band.top}
            width={shape.width - 54}
            height={Math.max(2, shape.band.bottom - shape.band.top)}
            className={styles['band']}
          />
        )}
        {shape.rows.map(({ y, value }) => (
          <g key={value}>
            <line x1="40" x2={shape.width - 14} y1={y} y2={y} className={styles['grid']} />
            <text x="34" y={y + 5} textAnchor="end" className={styles['number']}>
              {numberText(value)}
            </text>
          </g>
        ))}
        {shape.line !== null && <path d={shape.line} className={styles['line']} />}
        {shape.points.map(({ x, y, mark }, place) => (
          // Points stand in the order of time and are drawn anew together.
          // oxlint-disable-next-line react/no-array-index-key
          <path
            key={place}
            d={mark}
            transform={`translate(${x} ${y})`}
            className={styles['point']}
          />
        ))}
        {shape.unseen.map(({ x, y }, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <path key={place} d={`M${x - 5} ${y - 4}h10l-5 9z`} className={styles['unseen']} />
        ))}
        {shape.days.map(({ x, at, end }) => (
          <text
            key={x}
            x={x}
            y={shape.height - 6}
            textAnchor={end ? 'end' : shape.days.length === 1 ? 'middle' : 'start'}
            className={styles['number']}
          >
            {dayText(instant(at), 0)}
          </text>
        ))}
      </svg>
    </figure>
  )
}

function summaryOf({ label, points }: Series): string {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const [first, last] = [points[0], points.at(-1)]
  const name = speciesUnitText(label)
  const text = (value: number) => amountText(label, value)
  return texts('history').charts.summary({
    label: name,
    count: points.length,
    first: first === undefined ? '' : dayText(first.at, first.wallOffset),
    last: last === undefined ? '' : dayText(last.at, last.wallOffset),
    low: text(Math.min(...values)),
    high: text(Math.max(...values)),
  })
}
