import type { ReceivedChart } from '#app/shared-links.ts'
import { texts } from '#locales/texts.ts'
import { chartName } from '#ui/camera/chart-name.ts'
import { ChartStrip } from '#ui/camera/chart-strip.tsx'
import styles from './share.module.css'

/** What a chart is, before it is one's own. */
export function ChartPreview({ chart, kit, analyte }: ReceivedChart) {
  const words = texts('share').chart
  return (
    <>
      <h3 className={styles['kit']}>{chartName(chart)}</h3>
      <ChartStrip analyte={analyte} patches={chart.patches} />
      <dl className={styles['about']}>
        <dt>{words.kit}</dt>
        <dd>{kit.name}</dd>
        <dt>{words.analyte}</dt>
        <dd>{analyte.name}</dd>
        <dt>{words.white}</dt>
        <dd>{chart.hasWhite ? words.hasWhite : words.noWhite}</dd>
      </dl>
    </>
  )
}
