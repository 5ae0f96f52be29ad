import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { testTimeText } from '#ui/day-text.ts'
import styles from './fields.module.css'
import { SelectField } from './select-field.tsx'
import { firstSample, type Source } from './use-source.ts'

interface RecordFieldsProps {
  readonly source: Extract<Source, { readonly kind: 'record' }>
  readonly records: readonly SoilRecord[]
  readonly ask: (params: Readonly<Record<string, string | null>>) => void
}

/** Which test, and which of its samples. */
export function RecordFields({ source: { record, sample }, records, ask }: RecordFieldsProps) {
  const words = texts('judge').conditions
  return (
    <div className={styles['pair']}>
      <SelectField
        label={words.record}
        value={record.id}
        options={records.map((one) => ({ value: one.id, label: testName(one) }))}
        onChange={(id) => {
          const first = records.filter((one) => one.id === id).map(firstSample)[0]
          ask({ record: id, sample: first?.id ?? null, plot: null, crop: null })
        }}
      />
      {record.samples.length > 1 && (
        <SelectField
          label={words.sample}
          value={sample.id}
          options={record.samples.map(({ id, name }, place) => ({
            value: id,
            label: words.sampleName(place + 1, name),
          }))}
          onChange={(id) => ask({ record: record.id, sample: id, plot: null, crop: null })}
        />
      )}
    </div>
  )
}

const testName = ({ startedAt, wallOffset, kit }: SoilRecord) =>
  texts('judge').conditions.recordName({
    when: testTimeText(startedAt, wallOffset),
    kit: kit.name,
  })

/** When and with what kit; of several samples, which. */
export function recordName(record: SoilRecord, { id, name }: RecordSample): string {
  const { sampleName, recordName: both } = texts('judge').conditions
  const place = record.samples.findIndex((sample) => sample.id === id)
  const when = testTimeText(record.startedAt, record.wallOffset)
  return record.samples.length > 1
    ? both({ when, kit: sampleName(place + 1, name) })
    : both({ when, kit: record.kit.name })
}
