import { useDeferredValue, useMemo } from 'react'
import type { Plot } from '#domain/plot/plot.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { numberText } from '#ui/amount-text.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './charts.module.css'
import { ChartTable } from './chart-table.tsx'
import { markPath, type FitBand } from './chart-shape.ts'
import { seriesOf, type Series } from './series.ts'
import { SmallChart } from './small-chart.tsx'
import { sourceName } from './source-name.ts'

interface ChartsProps {
  readonly found: readonly RecordSummary[]
  readonly plots: readonly Plot[]
}

const cropBook = createModule(() => withTexts(import('./crop-bands.ts')))

/** How the values of the tests in the list changed: a small chart for each species, on one time scale. */
export function Charts({ found, plots }: ChartsProps) {
  const words = texts('history').charts
  const search = useSearchState()
  const plotId = search.get('plot')
  const plot = plots.find(({ id }) => id === plotId) ?? null
  const isOpen = search.get('chart') !== null || plot !== null
  return (
    <details
      className={styles['charts']}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) search.change({ chart: open ? '1' : null }, 'replace')
      }}
    >
      <summary>{words.title}</summary>
      {isOpen && <ChartGrid found={found} plot={plot} />}
    </details>
  )
}

function ChartGrid({ found, plot }: { found: readonly RecordSummary[]; plot: Plot | null }) {
  const words = texts('history').charts
  const crop = useCropOf(plot)
  // What is typed, and the tests it finds, come first.
  const drawn = useDeferredValue(found)
  const series = useMemo(() => seriesOf(drawn, plot?.id ?? null, sourceName), [drawn, plot])
  if (series.length === 0) return <p>{words.none}</p>
  const sources = [...new Set(series.flatMap((one) => one.sources))]
  return (
    <>
      {plot === null && <p>{words.hint}</p>}
      <div className={styles['grid']}>
        {series.map((one) => (
          <SmallChart
            key={one.key}
            series={{ ...one, sources }}
            isJoined={plot !== null}
            band={one.label.species === 'pH' ? (crop?.band ?? null) : null}
          />
        ))}
      </div>
      <Legend series={series} sources={sources} crop={crop} />
      {series.map((one) => (
        <ChartTable key={one.key} series={one} />
      ))}
    </>
  )
}

interface LegendProps {
  readonly series: readonly Series[]
  readonly sources: readonly string[]
  readonly crop: { readonly name: string; readonly band: FitBand } | null
}

function Legend({ series, sources, crop }: LegendProps) {
  const words = texts('history').charts
  const isUnseen = series.some(({ points }) => points.some(({ value }) => value === null))
  const left = Math.max(...series.map((one) => one.left))
  const shown = Math.max(...series.map(({ points }) => points.length))
  return (
    <>
      <ul className={`plain ${styles['legend']}`}>
        {sources.map((source, place) => (
          <li key={source}>
            <svg viewBox="-8 -8 16 16" aria-hidden="true" className={styles['mark']}>
              <path d={markPath(place)} />
            </svg>
            {source}
          </li>
        ))}
        {isUnseen && <li>{words.unseen}</li>}
        {crop !== null && <li>{words.band(crop.name, rangeText(crop.band))}</li>}
      </ul>
      {sources.length > 1 && <p>{words.differentKits}</p>}
      {left > 0 && <p>{words.latest(shown)}</p>}
    </>
  )
}

const rangeText = ({ low, high }: FitBand) =>
  texts('ui').range(numberText(low), high === null ? '' : numberText(high))

/** What grows in the plot now, where its pH is known. */
function useCropOf(plot: Plot | null) {
  const crop = plot?.crops.findLast(({ to }) => to === null)?.crop ?? null
  const book = useModule(cropBook, crop !== null)
  if (book === null || crop === null) return null
  return book.cropBand(crop)
}
