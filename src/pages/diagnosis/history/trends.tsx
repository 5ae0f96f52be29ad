import { useDeferredValue, useMemo, useState } from 'react'
import { currentCrop, plotTitle, type Plot } from '#domain/plot/plot.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { readingNumber, speciesUnitText } from '#ui/text/amount-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { TrendChart, TrendMark } from '#ui/trend/trend-chart.tsx'
import { trendSeriesOf, sourceName, type TrendSeries } from '#ui/trend/series.ts'
import { markPath, type TrendBand } from '#ui/trend/trend-shape.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { nameText } from '#ui/text/short-name.ts'
import styles from './history.module.css'
import type { History } from './use-history.ts'
import { bareValueText } from './value-text.ts'

interface TrendsProps {
  readonly found: readonly RecordSummary[]
  readonly history: Pick<History, 'plots'>
  /** Null: the field measured last. */
  readonly plotId: string | null
}

const cropBook = createModule(() => withTexts(import('./crop-bands.ts')))

/** Shows how the values of one field changed: small multiples on one time scale, and their numbers. */
export function Trends({ found, history, plotId }: TrendsProps) {
  const words = texts('history').charts
  // The input field and the list of tests found are rendered first.
  const drawn = useDeferredValue(found)
  const plot = useMemo(
    () => plotShown(drawn, history.plots, plotId),
    [drawn, history.plots, plotId],
  )
  const crop = useCropOf(plot)
  const series = useMemo(
    () =>
      trendSeriesOf(drawn, plot?.id ?? null, sourceName).filter(({ points: [first, ...others] }) =>
        others.some(({ at }) => at !== first?.at),
      ),
    [drawn, plot],
  )
  if (series.length === 0) return null
  const sources = [...new Set(series.flatMap((one) => one.sources))]
  return (
    <Card as="section">
      <div className="line">
        <h2>{plot === null ? words.title : words.of(nameText(plotTitle(plot)))}</h2>
        {crop !== null && (
          <small className="muted">{words.band(crop.name, rangeText(crop.band))}</small>
        )}
      </div>
      <div className={`grid ${styles['trends']}`}>
        {series.map((one) => (
          <TrendChart
            key={one.key}
            series={{ ...one, sources }}
            isJoined={plot !== null}
            band={one.label.species === 'pH' ? (crop?.band ?? null) : null}
          />
        ))}
      </div>
      <Legend series={series} sources={sources} />
      <Fold title={words.table}>
        {series.map((one) => (
          <ValueTable key={one.key} series={one} />
        ))}
      </Fold>
    </Card>
  )
}

/** The plot with the given id, else the last measured of those measured twice: values of several fields do not form one line. */
function plotShown(found: readonly RecordSummary[], plots: readonly Plot[], plotId: string | null) {
  if (plotId !== null) return plots.find(({ id }) => id === plotId) ?? null
  const seen = new Map<string, number>()
  for (const { samples } of found) {
    for (const { plot: id } of samples) {
      if (id !== undefined) seen.set(id, (seen.get(id) ?? 0) + 1)
    }
  }
  const ids = [...seen].filter(([, count]) => count > 1).map(([id]) => id)
  const known = new Map(plots.map((plot) => [plot.id, plot]))
  return ids.map((id) => known.get(id)).find((plot) => plot !== undefined) ?? null
}

interface LegendProps {
  readonly series: readonly TrendSeries[]
  readonly sources: readonly string[]
}

function Legend({ series, sources }: LegendProps) {
  const words = texts('history').charts
  const isUnseen = series.some(({ points }) => points.some(({ value }) => value === null))
  const left = Math.max(...series.map((one) => one.left))
  const shown = Math.max(...series.map(({ points }) => points.length))
  if (sources.length < 2 && !isUnseen && left === 0) return null
  return (
    <>
      <ul className="plain flex wrap small gap-1 beside-4">
        {sources.length > 1 &&
          sources.map((source, place) => (
            <li key={source} className="inline-row gap-2">
              <TrendMark path={markPath(place)} />
              {source}
            </li>
          ))}
        {isUnseen && <li>{words.unseen}</li>}
      </ul>
      {sources.length > 1 && <small>{words.differentKits}</small>}
      {left > 0 && <small>{words.latest(shown)}</small>}
    </>
  )
}

/** A crop's band is a range of pH. */
const ofPh = { species: 'pH' }

const rangeText = ({ low, high }: TrendBand) =>
  texts('ui').range(readingNumber(ofPh, low), high === null ? '' : readingNumber(ofPh, high))

/** Name and pH range of the crop growing in the plot now; null if unknown. */
function useCropOf(plot: Plot | null) {
  const crop = plot === null ? null : currentCrop(plot)
  const book = useModule(cropBook, crop !== null)
  if (book === null || crop === null) return null
  return book.cropBand(crop)
}

/** Rows shown before the user asks for more. */
const shownAtOnce = 30

/** The numbers of one chart, for users who cannot see it or want exact values. */
function ValueTable({ series }: { readonly series: TrendSeries }) {
  const words = texts('history').charts
  const [count, setCount] = useState(shownAtOnce)
  const newest = series.points.toReversed()
  return (
    <div className="scroll">
      <table>
        <caption>{words.name(speciesUnitText(series.label))}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col" className="at-end">
              {words.value}
            </th>
            <th scope="col">{words.kit}</th>
          </tr>
        </thead>
        <tbody>
          {newest.slice(0, count).map((point, place) => (
            // Two values may have the same time; rows are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <th scope="row">{dayText(point.at, point.wallOffset)}</th>
              <td className="at-end">{bareValueText(point.text)}</td>
              <td>{point.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count < newest.length && (
        <Button kind="text" onClick={() => setCount(newest.length)}>
          {words.rest(newest.length - count)}
        </Button>
      )}
    </div>
  )
}
