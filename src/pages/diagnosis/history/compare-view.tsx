import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { numberText } from '#ui/amount-text.ts'
import { Notice } from '#ui/notice.tsx'
import { testTimeText } from './day-text.ts'
import { compareRecords, type ComparedSample, type Comparison } from './compare-records.ts'
import styles from './compare-view.module.css'
import { useKept } from './use-kept.ts'
import { bareValueText, labelText } from './value-text.ts'

/** Two tests side by side, with what changed. */
export function CompareView({ ids }: { readonly ids: readonly string[] }) {
  const words = texts('history')
  const kept = useKept(ids)
  const [one, other] = kept ?? []
  return (
    <section>
      <AppLink to="/diag?view=history" className={styles['back']}>
        {words.back}
      </AppLink>
      <h2>{words.compare.title}</h2>
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && (one === undefined || other === undefined) && (
        <Notice kind="warning" title={words.compare.missing} />
      )}
      {one !== undefined && other !== undefined && (
        <Compared comparison={compareRecords(one.record, other.record)} />
      )}
    </section>
  )
}

function Compared({ comparison }: { readonly comparison: Comparison }) {
  const words = texts('history').compare
  const { before, after, isOneKit, samples } = comparison
  return (
    <>
      <dl className={styles['tests']}>
        {(
          [
            [words.before, before],
            [words.after, after],
          ] as const
        ).map(([title, record]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <AppLink to={`/diag?view=history&record=${encodeURIComponent(record.id)}`}>
                {testTimeText(record.startedAt, record.wallOffset)}
              </AppLink>{' '}
              {record.kit.name}
            </dd>
          </div>
        ))}
      </dl>
      <Notice kind="note" title={isOneKit ? words.resolution : words.kitsDiffer} />
      {samples.map((sample, place) => (
        <SampleTable
          key={sample.before?.id ?? `+${sample.after?.id}`}
          sample={sample}
          place={place}
        />
      ))}
    </>
  )
}

function SampleTable({ sample, place }: { readonly sample: ComparedSample; place: number }) {
  const { compare: words, row } = texts('history')
  const { before, after, values } = sample
  const names = [before?.name, after?.name].filter((name) => name !== undefined && name !== '')
  const title = [...new Set(names)].join(' / ')
  return (
    <section className={styles['sample']}>
      <h3>{title === '' ? row.sample(place + 1) : title}</h3>
      {(before === null || after === null) && <p>{words.onlyOne}</p>}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.before}</th>
              <th scope="col">{words.after}</th>
              <th scope="col">{words.difference}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              // Rows never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">
                  {labelText(value.label, value.source)}
                  {value.label.unit !== '' && <small> {value.label.unit}</small>}
                  {value.source !== 'kit' && <small> {row[value.source]}</small>}
                </th>
                <td>{value.before === null ? words.none : bareValueText(value.before)}</td>
                <td>{value.after === null ? words.none : bareValueText(value.after)}</td>
                <td>{differenceText(value.difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function differenceText(difference: number | null): string {
  const words = texts('history').compare
  if (difference === null) return words.noDifference
  if (difference === 0) return words.same
  const amount = numberText(Math.abs(difference))
  return difference > 0 ? words.more(amount) : words.less(amount)
}
