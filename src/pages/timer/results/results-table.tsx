import { shownLevels, type ShownLevel } from '#domain/chart/shown-levels.ts'
import { type Analyte, type Kit } from '#domain/kit/kit.ts'
import { noticeableLateness } from '#domain/record/reading-lateness.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { samplesInUse, type Run } from '#domain/run/run.ts'
import type { PendingCorrection } from '#pages/timer/run/correct-dialog.tsx'
import { texts } from '#locales/texts.ts'
import { shortAnswer } from '#ui/text/answer-text.ts'
import { shownSet, useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { Card } from '#ui/card.tsx'
import { formatShortLength } from '#ui/text/format-time.ts'
import { Swatch } from '#ui/level/level-look.tsx'
import { LatenessChip } from '#ui/marks.tsx'
import { numberedName } from '#domain/record/namesakes.ts'
import { itemName } from '#ui/text/short-name.ts'
import hiding from '#ui/visually-hidden.module.css'
import styles from './results-screen.module.css'

interface ResultsTableProps {
  readonly run: Run
  readonly onCorrect: (correction: PendingCorrection) => void
}

/** Samples × analytes: value, color and, where a reading was late, by how much. Tapping a cell corrects it. */
export function ResultsTable({ run, onCorrect }: ResultsTableProps) {
  const words = texts('live').results
  const charts = useOwnCharts(run.kit.id)
  const samples = samplesInUse(run)
  const names = samples.map(({ id, name }) => ({ id, name: numberedName(name, run.samples, id) }))
  const analytes = run.kit.analytes
    .filter(({ id }) => run.analytes.includes(id))
    .map((analyte) => ({
      analyte,
      levels: shownLevels(analyte, shownSet(charts, analyte.id, null)),
    }))
  return (
    <Card as="section" kind="flush" aria-label={words.table}>
      <table
        className={`fill wide tight ${styles['table']}`}
        data-many={samples.length > 8}
        data-columns={analytes.length}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className={hiding['hidden']}>{words.sample}</span>
            </th>
            {analytes.map(({ analyte }) => (
              <ItemHeading
                key={analyte.id}
                analyte={analyte}
                beside={analytes.map((it) => it.analyte)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {analytes.map(({ analyte, levels }) => {
                const reading = run.readings.find(
                  (it) => it.sample === id && it.analyte === analyte.id,
                )
                return (
                  <td key={analyte.id} className="muted small">
                    {reading === undefined ? (
                      words.missing
                    ) : (
                      <Cell
                        kit={run.kit}
                        analyte={analyte}
                        levels={levels}
                        reading={reading}
                        sample={name}
                        onTap={() => onCorrect({ reading, analyte, sample: name })}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface ItemHeadingProps {
  readonly analyte: Analyte
  readonly beside: readonly Analyte[]
}

/** Four columns fit on a phone: the short form is shown, the full name is read out by screen readers. */
const ItemHeading = ({ analyte, beside }: ItemHeadingProps) => (
  <th scope="col" title={analyte.name} aria-label={`${analyte.name} ${analyte.unit}`.trim()}>
    {itemName(analyte, beside)}{' '}
    {analyte.unit !== '' && <small className="block muted regular">{analyte.unit}</small>}
  </th>
)

interface CellProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly levels: readonly ShownLevel[]
  readonly reading: Reading
  readonly sample: string
  readonly onTap: () => void
}

function Cell({ kit, analyte, levels, reading, sample, onTap }: CellProps) {
  const words = texts('live').results
  const { answer } = reading
  const shown =
    answer.kind === 'level' ? levels.find(({ index }) => index === answer.level) : undefined
  const isColor =
    shown !== undefined && (shown.patch !== null || shown.level.look.kind === 'swatch')
  const look = isColor ? { look: shown.level.look, patch: shown.patch } : undefined
  const value = shortAnswer(analyte, answer)
  const lateness = noticeableLateness(kit, reading)
  const late = lateness !== null && {
    isEarly: lateness.kind === 'early',
    length: formatShortLength(Math.abs(lateness.length)),
    word: lateness.kind === 'early' ? words.early : words.late,
  }
  return (
    <button
      type="button"
      className={`fill grid inset-focus center-block items-start gap-half ink ${styles['cell']}`}
      aria-label={`${words.correct(sample, analyte.name, value)} ${late ? late.length + late.word : ''}`.trim()}
      onClick={onTap}
    >
      <span className={`row wrap title strong close gap-1 ${styles['value']}`}>
        {look !== undefined && <Swatch {...look} />}
        <span data-size={sizeOf(value)}>{value}</span>
      </span>
      {late && (
        <LatenessChip>
          <span className={styles['late']} data-sign={late.isEarly ? '−' : '+'}>
            {late.length}
            <span>{late.word}</span>
          </span>
        </LatenessChip>
      )}
    </button>
  )
}

const sizeOf = (value: string) =>
  /^\d/u.test(value) ? (value.length > 4 ? 'long' : 'short') : 'word'
