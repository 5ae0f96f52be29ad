import { useMemo } from 'react'
import type { Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { seriesOf, sourceName } from '#ui/trend/series.ts'
import { TrendChart } from '#ui/trend/trend-chart.tsx'
import styles from './report-sheet.module.css'

/** As many as stand in one row of the sheet. */
const most = 4

/** How the values of the plot changed; nothing where there is only one test. */
export function PlotCharts({ plot }: { readonly plot: Plot }) {
  const { summaries } = useHistory()
  const series = useMemo(
    () => seriesOf(summaries, plot.id, sourceName).filter(({ points }) => points.length > 1),
    [summaries, plot.id],
  )
  if (series.length === 0) return null
  return (
    <section>
      <h2>{texts('report').charts}</h2>
      <div className={styles['charts']}>
        {series.slice(0, most).map((one) => (
          <TrendChart key={one.key} series={one} isJoined band={null} />
        ))}
      </div>
    </section>
  )
}
