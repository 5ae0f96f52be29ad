import type { ChartPatch } from '#domain/chart/own-chart.ts'
import type { ChartScale } from '#domain/kit/kit.ts'
import { readingNumber } from '#ui/text/amount-text.ts'
import styles from './chart-strip.module.css'
import { PatchLook } from '#ui/level/level-look.tsx'

interface ChartStripProps {
  readonly scale: ChartScale
  readonly patches: readonly ChartPatch[]
}

/** The levels of a photographed chart in a row, low to high, each with its number or word. */
export function ChartStrip({ scale, patches }: ChartStripProps) {
  return (
    <figure className={styles['strip']}>
      <ol className="plain flex gap-half flat">
        {patches.map((patch, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the row
          <li
            key={index}
            className={`gap-1 centered strong tight grid shrink break-anywhere flat ${styles['cell']}`}
          >
            <PatchLook patch={patch} />
            {patch.value === null ? patch.word : readingNumber(scale, patch.value)}
          </li>
        ))}
      </ol>
      {scale.unit !== '' && <figcaption className="small at-end">{scale.unit}</figcaption>}
    </figure>
  )
}
