import { entryOf } from '#domain/entry-of.ts'
import { texts } from '#locales/texts.ts'
import { amountText, readingNumber, numberText } from '#ui/text/amount-text.ts'
import { dayText } from '#ui/text/day-text.ts'
import { changeOf, type TrendSeries } from './series.ts'
import { trendShape, type TrendBand } from './trend-shape.ts'
import styles from './trend.module.css'

interface TrendChartProps {
  readonly series: TrendSeries
  readonly isJoined: boolean
  readonly band: TrendBand | null
}

/** Small multiples: each shows one value over time, its current value, and its change in a word. */
export function TrendChart({ series, isJoined, band }: TrendChartProps) {
  const shape = trendShape(series, isJoined, band)
  const { label, points } = series
  const latest = points.findLast(({ value }) => value !== null)?.value ?? null
  return (
    <figure className={`top grid shrink ${styles['chart']}`}>
      <figcaption className={`flex wrap between baseline ${styles['head']}`}>
        <span>{shortName(label.species)}</span>
        {latest !== null && (
          <span className="flex baseline gap-half">
            <b className="title">{readingNumber(label, latest)}</b>
            <small>{label.unit}</small>
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        role="img"
        aria-label={summaryOf(series)}
        className={`block fill ${styles['drawing']}`}
      >
        {shape.band !== null && (
          <rect
            y={shape.band.top}
            width={shape.width}
            height={Math.max(3, shape.band.bottom - shape.band.top)}
            rx="4"
            fill="var(--done-container)"
            stroke="var(--track-edge)"
            strokeDasharray="4 3"
          />
        )}
        {shape.line !== null && (
          <path d={shape.line} fill="none" stroke="var(--on-surface-muted)" strokeWidth="2" />
        )}
        {shape.points.map(({ x, y, mark }, place) => (
          // Points stand in the order of time and are redrawn together.
          // oxlint-disable-next-line react/no-array-index-key
          <path
            key={place}
            d={mark}
            transform={`translate(${x} ${y})${place === shape.points.length - 1 ? ' scale(1.5)' : ''}`}
            {...(place === shape.points.length - 1
              ? { fill: 'var(--primary)', stroke: 'var(--surface-high)', strokeWidth: 2 }
              : { fill: 'var(--on-surface-muted)' })}
          />
        ))}
        {shape.unseen.map(({ x, y }, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <path
            key={place}
            d={`M${x - 5} ${y - 4}h10l-5 9z`}
            fill="none"
            stroke="var(--on-surface-muted)"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {isJoined && <p className="small muted even">{changeText(series)}</p>}
    </figure>
  )
}

/** A mark of the chart, for its legend. */
export const TrendMark = ({ path }: { readonly path: string }) => (
  <svg viewBox="-8 -8 16 16" aria-hidden="true" width="1.1rem" height="1.1rem">
    <path d={path} fill="var(--on-surface-muted)" />
  </svg>
)

function changeText(series: TrendSeries): string {
  const words = texts('history').charts.change
  const { kind, amount, days } = changeOf(series)
  if (kind === 'first') return words.first
  const since =
    days >= 300 ? words.year : days >= 45 ? words.months(Math.round(days / 30)) : words.before
  return kind === 'same' ? words.same(since) : words[kind](since, numberText(amount))
}

const shortName = (species: string) => entryOf(texts('ui').species, species) ?? species

function summaryOf({ label, points }: TrendSeries): string {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const [first, last] = [points[0], points.at(-1)]
  const text = (value: number) => amountText(label, value)
  return texts('history').charts.summary({
    label: `${shortName(label.species)} ${label.unit}`.trim(),
    count: points.length,
    first: first === undefined ? '' : dayText(first.at, first.wallOffset),
    last: last === undefined ? '' : dayText(last.at, last.wallOffset),
    low: text(Math.min(...values)),
    high: text(Math.max(...values)),
  })
}
