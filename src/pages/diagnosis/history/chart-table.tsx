import { useState } from 'react'
import { texts } from '#locales/texts.ts'
import { speciesUnitText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import styles from './chart-table.module.css'
import { dayText } from './day-text.ts'
import type { Series } from './series.ts'
import { bareValueText } from './value-text.ts'

const slice = 40

/** The numbers of a chart, newest first. */
export function ChartTable({ series }: { readonly series: Series }) {
  const words = texts('history').charts
  const [count, setCount] = useState(slice)
  const name = speciesUnitText(series.label)
  const newest = series.points.toReversed()
  return (
    <details className={styles['table']}>
      <summary>
        {name} {words.table}
      </summary>
      <div className={styles['scroll']}>
        <table>
          <caption className={styles['caption']}>{words.name(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.kit}</th>
            </tr>
          </thead>
          <tbody>
            {newest.slice(0, count).map((point, place) => (
              // Two values may be of one moment; rows never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={place}>
                <th scope="row">{dayText(point.at, point.wallOffset)}</th>
                <td>{bareValueText(point.text)}</td>
                <td>{point.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count < newest.length && (
        <Button onClick={() => setCount(newest.length)}>{words.rest(newest.length - count)}</Button>
      )}
    </details>
  )
}
