import { useState } from 'react'
import { analyteOf, type Analyte, type Level } from '#domain/kit/kit.ts'
import {
  analyteRead,
  type Answer,
  type CameraEvidence,
  type Reading,
} from '#domain/reading/reading.ts'
import { noticeableLateness } from '#domain/record/reading-lateness.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { amountText, numberText } from '#ui/text/amount-text.ts'
import { answerText } from '#ui/text/answer-text.ts'
import { ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatClockSeconds, formatLength } from '#ui/text/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import { LatenessChip } from '#ui/marks.tsx'
import { nameText } from '#ui/text/short-name.ts'
import { EditAnswerDialog } from './edit-dialogs.tsx'
import styles from './record.module.css'
import type { ApplyChanges } from './use-change.ts'
import { usePhoto } from './record-photos.tsx'
import { addedSpecies } from './value-text.ts'

interface SampleReadingsProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  /** Counted from one; shown where the sample has no name. */
  readonly place: number
  readonly plot: string | undefined
  /** Whether it is already the title of the page. */
  readonly isTitle: boolean
  readonly change: ApplyChanges
}

/** One sample of a test: each reading with its color at the edge, how it was read, and a way to correct it. */
export function SampleReadings(props: SampleReadingsProps) {
  const { record, sample, place, plot, isTitle, change } = props
  const { row, record: words } = texts('history')
  const readings = record.readings.filter((reading) => reading.sample === sample.id)
  const isMeasured = record.measured?.some((value) => value.sample === sample.id) === true
  const address = new URLSearchParams({ record: record.id, sample: sample.id })
  return (
    <section className="stack gap-4">
      {!isTitle && (
        <h3>
          {sample.name === '' ? row.sample(place) : nameText(sample.name)}
          {plot !== undefined && plot !== sample.name && row.inPlot(nameText(plot))}
        </h3>
      )}
      {readings.length === 0 && !isMeasured && <p>{words.noReadings}</p>}
      {readings.length > 0 && (
        <Card kind="flush">
          <ul className="plain ruled">
            {readings.map((reading) => (
              <li
                key={reading.analyte}
                className={`middle grid beside-3 even ${styles['reading']}`}
              >
                <ReadingRow record={record} reading={reading} change={change} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ButtonLink block icon="stethoscope" to={`/diag?${address}`}>
        {words.judge}
      </ButtonLink>
    </section>
  )
}

interface ReadingRowProps {
  readonly record: SoilRecord
  readonly reading: Reading
}

function ReadingRow({
  record,
  reading,
  change,
}: ReadingRowProps & { readonly change: ApplyChanges }) {
  const words = texts('history').record
  const [isEdited, setEdited] = useState(false)
  const charted = analyteOf(record.kit, reading.analyte)
  if (charted === undefined) return null
  const analyte = analyteRead(charted, reading.answer)
  const isTimed = reading.answer.kind !== 'not-read' && (record.origin ?? 'run') === 'run'
  const lateness = noticeableLateness(record.kit, reading)
  const isByCamera = reading.camera?.verdict === 'accepted'
  const { answer } = reading
  const { value, word } =
    answer.kind === 'typed'
      ? { value: numberText(answer.value), word: '' }
      : answerText({ ...analyte, unit: '' }, answer)
  const isNumber = /\d/u.test(value)
  return (
    <>
      <LookBar analyte={analyte} answer={reading.answer} />
      <span className="ends-2 grid">
        <b>
          {analyte.name} <small>{addedSpecies(analyte)}</small>
        </b>
        <small className="inline-row muted gap-1">
          <Icon name={isByCamera ? 'photo_camera' : isTimed ? 'visibility' : 'edit'} />
          {isByCamera ? words.byCamera : isTimed ? words.byEye : originText(record)}
          {isTimed && <span>{formatClockSeconds(reading.readAt, record.wallOffset)}</span>}
        </small>
        {isTimed && lateness !== null && (
          <span>
            <LatenessChip>
              {texts('ui').lateness[lateness.verdict](formatLength(Math.abs(lateness.length)))}
            </LatenessChip>
          </span>
        )}
      </span>
      <span className="at-end grid">
        <strong className="title">{value}</strong>{' '}
        {isNumber && analyte.unit !== '' && <small>{analyte.unit}</small>}{' '}
        {word !== '' && <small>{word}</small>}
      </span>
      <span className="screen-only">
        <IconButton
          icon="edit"
          label={words.editAnswerOf(analyte.name)}
          onClick={() => setEdited(true)}
        />
      </span>
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

const originText = ({ origin }: SoilRecord) =>
  origin === 'file' ? texts('history').row.origin.file : texts('history').record.typed

/** The level's color at the left edge; for a reading between two levels both, one above the other. */
function LookBar({ analyte, answer }: { readonly analyte: Analyte; readonly answer: Answer }) {
  const { levels } = analyte
  return (
    <span className={`grid ${styles['look']}`} aria-hidden="true">
      {levelsOf(levels, answer).map(({ look }, at) => (
        // A reading between two levels shows both; they are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="relative clip">
          <LevelLook
            look={look}
            place={
              ('level' in answer ? answer.level : 'lower' in answer ? answer.lower : 0) + 1 + at
            }
            count={levels.length}
          />
        </span>
      ))}
    </span>
  )
}

function levelsOf(levels: readonly Level[], answer: Answer): readonly Level[] {
  if (answer.kind === 'level') return levels.slice(answer.level, answer.level + 1)
  return answer.kind === 'between' ? levels.slice(answer.lower, answer.lower + 2) : []
}

interface EvidenceProps {
  readonly analyte: Analyte
  readonly evidence: CameraEvidence
}

/** The camera's estimate beside the user's reading, and what the user decided. */
function Evidence({ analyte, evidence }: EvidenceProps) {
  const words = texts('history').camera
  const url = usePhoto(evidence.photo)
  return (
    <details className={`small ${styles['evidence']}`}>
      <summary>{words.title}</summary>
      <p>{outcomeText(analyte, evidence)}</p>
      <p>{words.verdict[evidence.verdict]}</p>
      {typeof url === 'string' && (
        <img
          src={url}
          alt={words.picture(analyte.name)}
          className={`fits block round-xs ${styles['taken']}`}
        />
      )}
      {url === null && <p>{words.noPicture}</p>}
    </details>
  )
}

function outcomeText(analyte: Analyte, { outcome }: CameraEvidence): string {
  const words = texts('history').camera
  if (outcome.kind !== 'read') return words[outcome.kind]
  const [low, high] = outcome.range
  return words.read({
    value: amountText(analyte, round(outcome.estimate)),
    range: words.range(amountText(analyte, round(low)), amountText(analyte, round(high))),
  })
}

/** Rounds to two significant digits, the precision of the camera. */
const round = (value: number) => Number(value.toPrecision(2))
