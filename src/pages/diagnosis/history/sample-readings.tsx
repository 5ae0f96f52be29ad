import { useState } from 'react'
import { analyteOf, type Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { formatClockSeconds, formatLength } from '#ui/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import { looksOf } from './answer-looks.ts'
import { Evidence } from './camera-evidence.tsx'
import { EditAnswerDialog } from './edit-answer-dialog.tsx'
import styles from './sample-readings.module.css'
import type { Change } from './use-change.ts'
import { addedSpecies } from './value-text.ts'

interface SampleReadingsProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  /** Counted from one; its name where it has no other. */
  readonly place: number
  readonly plot: string | undefined
  readonly change: Change
}

/** One sample of a test: each reading with its lateness, what the camera said, and the way to correct it. */
export function SampleReadings({ record, sample, place, plot, change }: SampleReadingsProps) {
  const { row, record: words } = texts('history')
  const readings = record.readings.filter((reading) => reading.sample === sample.id)
  const address = new URLSearchParams({ record: record.id, sample: sample.id })
  return (
    <section className={styles['sample']}>
      <h3 className={styles['name']}>
        {sample.name === '' ? row.sample(place) : sample.name}
        {plot !== undefined && plot !== sample.name && row.inPlot(plot)}
      </h3>
      {readings.length === 0 ? (
        <p className={styles['none']}>{words.noReadings}</p>
      ) : (
        <ul className={`plain ${styles['readings']}`}>
          {readings.map((reading) => (
            <li key={reading.analyte} className={styles['reading']}>
              <ReadingRow record={record} reading={reading} change={change} />
            </li>
          ))}
        </ul>
      )}
      <AppLink to={`/diag?${address}`} className={styles['judge']}>
        {words.judge}
      </AppLink>
    </section>
  )
}

interface ReadingRowProps {
  readonly record: SoilRecord
  readonly reading: Reading
}

function ReadingRow({ record, reading, change }: ReadingRowProps & { readonly change: Change }) {
  const words = texts('history').record
  const [isEdited, setEdited] = useState(false)
  const analyte = analyteOf(record.kit, reading.analyte)
  if (analyte === undefined) return null
  const isTimed = reading.answer.kind !== 'not-read' && (record.origin ?? 'run') === 'run'
  return (
    <>
      <span className={styles['said']}>
        <span>
          {analyte.name} <span className={styles['species']}>{addedSpecies(analyte)}</span>
        </span>
        <AnswerShown analyte={analyte} reading={reading} />
      </span>
      <span className={styles['edit']}>
        <Button
          icon="edit"
          aria-label={words.editAnswerOf(analyte.name)}
          onClick={() => setEdited(true)}
        />
      </span>
      {isTimed && <Punctuality record={record} reading={reading} />}
      {reading.camera !== undefined && <Evidence analyte={analyte} evidence={reading.camera} />}
      {isEdited && (
        <EditAnswerDialog
          analyte={analyte}
          reading={reading}
          change={change}
          onClose={() => setEdited(false)}
        />
      )}
    </>
  )
}

function AnswerShown({
  analyte,
  reading,
}: {
  readonly analyte: Analyte
  readonly reading: Reading
}) {
  const { value, word } = answerText(analyte, reading.answer)
  const looks = looksOf(analyte, reading)
  return (
    <span className={styles['answer']}>
      {looks.length > 0 && (
        <span className={styles['looks']}>
          {looks.map((look, index) => (
            // A reading between two levels shows both; they never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <LevelLook key={index} look={look} />
          ))}
        </span>
      )}
      <strong className={styles['value']}>{value}</strong>
      {word !== '' && <span className={styles['word']}>{word}</span>}
    </span>
  )
}

function Punctuality({ record, reading }: ReadingRowProps) {
  const words = texts('history').record
  const { length, verdict } = readingLateness(record.kit, reading)
  const isFine = verdict === 'on-time'
  const isOff = verdict === 'late' || verdict === 'early'
  return (
    <span className={styles['time']}>
      <span className={isOff ? styles['unpunctual'] : styles['punctual']}>
        <Icon name={isFine ? 'check' : 'schedule'} />
        {texts('ui').lateness[verdict](formatLength(Math.abs(length)))}
      </span>
      <span>{words.readAt(formatClockSeconds(reading.readAt, record.wallOffset))}</span>
    </span>
  )
}
