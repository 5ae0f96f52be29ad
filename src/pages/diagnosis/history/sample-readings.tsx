import { useState, type ReactNode } from 'react'
import { analyteOf, bareWord, type Analyte, type Level } from '#domain/kit/kit.ts'
import {
  analyteRead,
  type Answer,
  type CameraEvidence,
  type Reading,
} from '#domain/reading/reading.ts'
import { noticeableLateness } from '#domain/record/reading-lateness.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { amountText, limitText, numberText } from '#ui/text/amount-text.ts'
import { answerText, shortAnswer } from '#ui/text/answer-text.ts'
import { ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { formatClockSeconds, formatLength } from '#ui/text/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import { LatenessChip } from '#ui/marks.tsx'
import { itemName, nameText } from '#ui/text/short-name.ts'
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
  const { record, sample, isTitle } = props
  return (
    <section className="stack gap-4">
      {!isTitle && <h3>{titleOf(props)}</h3>}
      {readingsOf(props).length === 0 && !isMeasured(props) && (
        <p>{texts('history').record.noReadings}</p>
      )}
      {readingsOf(props).length > 0 && (
        <Card kind="flush">
          <ReadingRows {...props} />
        </Card>
      )}
      <JudgeLink record={record.id} sample={sample.id} />
    </section>
  )
}

interface FoldedSampleProps extends SampleReadingsProps {
  /** Its kept diagnoses. */
  readonly children: ReactNode
}

/** The same as a row of a flush card that expands, for tests of many samples: its values are in sight. */
export function FoldedSample(props: FoldedSampleProps) {
  const { record, sample, children } = props
  const { kit } = record
  const values = readingsOf(props).flatMap(({ analyte: id, answer }) => {
    const charted = analyteOf(kit, id)
    return charted === undefined
      ? []
      : [`${itemName(charted, kit.analytes)} ${shortAnswer(analyteRead(charted, answer), answer)}`]
  })
  return (
    <Fold
      title={titleOf(props)}
      detail={
        values.length === 0
          ? texts('history').record.noReadings
          : values.map((value) => (
              <span key={value} className={`inline-block ${styles['value']}`}>
                {value}
              </span>
            ))
      }
    >
      <ReadingRows {...props} />
      {children}
      <JudgeLink record={record.id} sample={sample.id} />
    </Fold>
  )
}

function titleOf({ sample, place, plot }: SampleReadingsProps) {
  const { row } = texts('history')
  const name = sample.name === '' ? row.sample(place) : nameText(sample.name)
  return plot === undefined || plot === sample.name ? name : `${name}${row.inPlot(nameText(plot))}`
}

const readingsOf = ({ record, sample }: SampleReadingsProps) =>
  record.readings.filter((reading) => reading.sample === sample.id)

const isMeasured = ({ record, sample }: SampleReadingsProps) =>
  record.measured?.some((value) => value.sample === sample.id) === true

const ReadingRows = (props: SampleReadingsProps) => (
  <ul className="plain ruled">
    {readingsOf(props).map((reading) => (
      <li key={reading.analyte} className={`middle grid beside-3 even ${styles['reading']}`}>
        <ReadingRow record={props.record} reading={reading} change={props.change} />
      </li>
    ))}
  </ul>
)

const JudgeLink = ({ record, sample }: { readonly record: string; readonly sample: string }) => (
  <ButtonLink block icon="stethoscope" to={`/diag?${new URLSearchParams({ record, sample })}`}>
    {texts('history').record.judge}
  </ButtonLink>
)

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
      ? { value: limitText(answer.comparator, numberText(answer.value)), word: '' }
      : answerText({ ...analyte, unit: '' }, answer)
  const isNumber = /\d/u.test(value)
  return (
    <>
      <LookBar analyte={analyte} answer={reading.answer} />
      <span className="ends-2 grid">
        <b>
          {analyte.name} <small>{addedSpecies(analyte)}</small>
        </b>
        {/* Of values typed or imported, the head of the page says so. */}
        {(isByCamera || isTimed) && (
          <small className="row wrap muted gap-1">
            <Icon name={isByCamera ? 'photo_camera' : 'visibility'} />
            {isByCamera ? words.byCamera : words.byEye}
            {isTimed && (
              <span className="nowrap">
                {formatClockSeconds(reading.readAt, record.wallOffset)}
              </span>
            )}
          </small>
        )}
        {isTimed && lateness !== null && (
          <span>
            <LatenessChip>
              {texts('ui').lateness[lateness.kind](formatLength(Math.abs(lateness.length)))}
            </LatenessChip>
          </span>
        )}
      </span>
      <span className="at-end grid">
        <strong className="title">{bareWord(value)}</strong>{' '}
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
