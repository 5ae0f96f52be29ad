import { useId } from 'react'
import type { Reading } from '#domain/reading/reading.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { formatClock } from '#ui/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './record-card.module.css'
import { RemoveRecord } from './remove-record.tsx'
import { SampleReadings } from './sample-readings.tsx'

interface RecordCardProps {
  readonly record: SoilRecord
}

/** One test: what was read of each sample. */
export function RecordCard({ record }: RecordCardProps) {
  const words = texts('diagnosis')
  const heading = useId()
  const { kit, samples } = record
  const isLimitUnknown = (reading: Reading) =>
    reading.answer.kind !== 'not-read' && readingLateness(kit, reading).verdict === 'limit-unknown'
  return (
    <article className={styles['card']} aria-labelledby={heading}>
      <header className={styles['head']}>
        <h3 id={heading} className={styles['title']}>
          <span className={styles['time']}>
            {words.startedAt(formatClock(record.startedAt, record.wallOffset))}
          </span>{' '}
          {kit.name}
        </h3>
        <TrustMark trust={kit.trust} />
      </header>
      {record.how === 'abandoned' && <Notice kind="note" title={words.stopped} />}
      {samples.map((sample, place) => (
        <SampleReadings key={sample.id} record={record} sample={sample} place={place + 1} />
      ))}
      {record.readings.some(isLimitUnknown) && (
        <p className={styles['note']}>{words.limitUnknown}</p>
      )}
      <RemoveRecord record={record} />
    </article>
  )
}
