import { analyteOf, type Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { measuredName } from '#pages/diagnosis/history/measured-items.ts'
import { amountText, speciesUnitText } from '#ui/amount-text.ts'
import { answerText } from '#ui/answer-text.ts'
import { formatLength } from '#ui/format-time.ts'
import styles from './report-sheet.module.css'

/** What was read: a row a sample, a column an analyte. */
export function ReadingsTable({ record }: { readonly record: SoilRecord }) {
  const words = texts('report')
  const { row } = texts('history')
  const { kit, readings, samples } = record
  const analytes = kit.analytes.filter(({ id }) => readings.some(({ analyte }) => analyte === id))
  return (
    <section>
      <h2>{words.readings}</h2>
      {analytes.length > 0 && (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.sample}</th>
                {analytes.map((analyte) => (
                  <th key={analyte.id} scope="col">
                    {analyte.name} <small>{unitOf(analyte)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {samples.map(({ id, name }, place) => (
                <tr key={id}>
                  <th scope="row">{name === '' ? row.sample(place + 1) : name}</th>
                  {analytes.map((analyte) => (
                    <td key={analyte.id}>
                      <ReadingCell
                        record={record}
                        reading={readings.find(
                          (one) => one.sample === id && one.analyte === analyte.id,
                        )}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Measured record={record} />
    </section>
  )
}

const unitOf = (analyte: Analyte) =>
  analyte.species === analyte.name ? analyte.unit : speciesUnitText(analyte)

interface ReadingCellProps {
  readonly record: SoilRecord
  readonly reading: Reading | undefined
}

function ReadingCell({ record, reading }: ReadingCellProps) {
  if (reading === undefined) return texts('report').notMeasured
  const analyte = analyteOf(record.kit, reading.analyte)
  if (analyte === undefined) return texts('report').notMeasured
  const { value, word } = answerText(analyte, reading.answer)
  const { verdict, length } = readingLateness(record.kit, reading)
  const isOff = verdict === 'late' || verdict === 'early'
  return (
    <>
      <strong>{value}</strong> {word}
      {isOff && reading.answer.kind !== 'not-read' && (
        <small> {texts('ui').lateness[verdict](formatLength(Math.abs(length)))}</small>
      )}
    </>
  )
}

/** Values of laboratories and instruments stand apart. */
function Measured({ record }: { readonly record: SoilRecord }) {
  const { measured = [], samples } = record
  const { measured: words, row } = texts('history')
  if (measured.length === 0) return null
  const nameOf = (sample: string) => {
    const place = samples.findIndex(({ id }) => id === sample)
    return samples[place]?.name || row.sample(place + 1)
  }
  return (
    <>
      <h3>{texts('report').laboratory}</h3>
      <ul className={`plain ${styles['measured']}`}>
        {measured.map((value) => (
          <li key={value.id}>
            {samples.length > 1 && <small>{nameOf(value.sample)} </small>}
            {measuredName(value.method, value.species)}{' '}
            <strong>{amountText(value, value.value)}</strong>{' '}
            <small>{words.sources[value.source]}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
