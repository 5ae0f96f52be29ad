import { memo, useId } from 'react'
import type { RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { testTimeText } from './day-text.ts'
import styles from './summary-row.module.css'
import { labelText, valueText } from './value-text.ts'

interface SummaryRowProps {
  readonly summary: RecordSummary
  readonly plotNames: ReadonlyMap<string, string>
  readonly isPicked: boolean
  readonly onPick: (id: string) => void
}

/** One test in the list: when, with what, and what was read of each sample. */
export const SummaryRow = memo(function SummaryRow(props: SummaryRowProps) {
  const { summary, plotNames, isPicked, onPick } = props
  const words = texts('history').row
  const heading = useId()
  const { id, kit, samples, values, note } = summary
  const when = testTimeText(summary.startedAt, summary.wallOffset)
  return (
    <article className={styles['row']} aria-labelledby={heading}>
      <header className={styles['head']}>
        <h3 id={heading} className={styles['title']}>
          <AppLink
            to={`/diag?view=history&record=${encodeURIComponent(id)}`}
            className={styles['open']}
          >
            <span className={styles['when']}>{when}</span> <span>{kit.name}</span>
          </AppLink>
        </h3>
        <label className={styles['pick']}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={words.pickOf(when, kit.name)}
            onChange={() => onPick(id)}
          />
          {words.pick}
        </label>
      </header>
      <Remarks summary={summary} />
      {values.length === 0 && <p className={styles['none']}>{words.noValues}</p>}
      <dl className={styles['samples']}>
        {samples.map((sample, place) => {
          const plot = sample.plot === undefined ? undefined : plotNames.get(sample.plot)
          return (
            <div key={sample.id} className={styles['sample']}>
              <dt>
                {sample.name === '' ? words.sample(place + 1) : sample.name}
                {plot !== undefined && plot !== sample.name && words.inPlot(plot)}
              </dt>
              <dd>
                <Values values={values.filter((value) => value.sample === sample.id)} />
              </dd>
            </div>
          )
        })}
      </dl>
      {note !== '' && <p className={styles['note']}>{note}</p>}
    </article>
  )
})

function Remarks({ summary }: Pick<SummaryRowProps, 'summary'>) {
  const words = texts('history').row
  const { how, origin, photos } = summary
  const remarks = [
    how === 'abandoned' && words.stopped,
    origin !== 'run' && words.origin[origin],
    photos > 0 && words.photos(photos),
  ].filter((remark) => remark !== false)
  if (remarks.length === 0) return null
  return (
    <ul className={`plain ${styles['remarks']}`}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

function Values({ values }: { readonly values: readonly SummaryValue[] }) {
  const words = texts('history').row
  return (
    <ul className={`plain ${styles['values']}`}>
      {values.map((value, place) => (
        // Two laboratories may have measured the same; they never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <span className={styles['label']}>
            {value.source !== 'kit' && <small>{words[value.source]} </small>}
            {labelText(value.analyte, value.source)}
          </span>{' '}
          <strong>{valueText(value)}</strong>
        </li>
      ))}
    </ul>
  )
}
