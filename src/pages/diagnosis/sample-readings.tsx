import { analyteOf, type Analyte, type Level, type Look } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { readingLateness } from '#domain/record/reading-lateness.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/answer-text.ts'
import { formatClockSeconds, formatLength } from '#ui/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { LevelLook } from '#ui/level-look.tsx'
import styles from './sample-readings.module.css'

interface SampleReadingsProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  /** Counted from one; its name where it has no other. */
  readonly place: number
}

export function SampleReadings({ record, sample, place }: SampleReadingsProps) {
  const words = texts('diagnosis')
  const readings = record.readings.filter((reading) => reading.sample === sample.id)
  return (
    <section className={styles['sample']}>
      <h4 className={styles['name']}>{sample.name === '' ? words.sample(place) : sample.name}</h4>
      {readings.length === 0 ? (
        <p className={styles['none']}>{words.noReadings}</p>
      ) : (
        <ul className={`plain ${styles['readings']}`}>
          {readings.map((reading) => (
            <li key={reading.analyte} className={styles['reading']}>
              <ReadingRow record={record} reading={reading} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface ReadingRowProps {
  readonly record: SoilRecord
  readonly reading: Reading
}

function ReadingRow({ record, reading }: ReadingRowProps) {
  const analyte = analyteOf(record.kit, reading.analyte)
  if (analyte === undefined) return null
  const { value, word } = answerText(analyte, reading.answer)
  const looks = looksOf(analyte, reading)
  return (
    <>
      <span className={styles['analyte']}>
        {analyte.name}
        {analyte.species !== '' && analyte.species !== analyte.name && (
          <span className={styles['species']}> {analyte.species}</span>
        )}
      </span>
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
      {reading.answer.kind !== 'not-read' && <Punctuality record={record} reading={reading} />}
    </>
  )
}

function Punctuality({ record, reading }: ReadingRowProps) {
  const words = texts('diagnosis')
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

/** None where nobody published what the level looks like. */
function looksOf({ levels }: Analyte, { answer }: Reading): readonly Look[] {
  const looks = levelsOf(levels, answer).map(lookOf)
  return looks.every(isPublished) ? looks : []
}

function levelsOf(levels: readonly Level[], answer: Answer): readonly Level[] {
  if (answer.kind === 'level') return levels.slice(answer.level, answer.level + 1)
  return answer.kind === 'between' ? levels.slice(answer.lower, answer.lower + 2) : []
}

const isPublished = ({ kind }: Look) => kind !== 'unknown'
const lookOf = ({ look }: { readonly look: Look }) => look
