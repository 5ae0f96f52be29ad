import { useMemo } from 'react'
import type { Area } from '#domain/soil/area.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { plotOfSample } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import {
  isByKit,
  type KeptDiagnosis,
  type RecordSample,
  type SoilRecord,
} from '#domain/record/soil-record.ts'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { cropTitle } from '#pages/diagnosis/judge/crop-title.ts'
import { areaText, shownActions } from '#pages/diagnosis/judge/decision-text.ts'
import { doseNotes } from '#pages/diagnosis/judge/dose-notes.tsx'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { sentenceLengths } from '#locales/languages.ts'
import { numberedName } from '#domain/record/namesakes.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'
import { dayText } from '#ui/text/day-text.ts'
import { KitName } from '#ui/text/kit-name.tsx'
import { nameText } from '#ui/text/short-name.ts'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { useAllPlots } from '#ui/use-choices.ts'
import { VerdictCard } from '#ui/verdict.tsx'
import { isDecision, parseKeptDiagnosis } from '#app/diagnosis/kept-diagnosis.ts'
import { formatOrNull } from './format-or-null.ts'
import { reportCode } from './report-code.ts'
import {
  amountsOf,
  formatKeptAction,
  Memo,
  paperAge,
  SourceLine,
  sourcesOf,
  FieldTrends,
  fieldTrends,
} from './report-parts.tsx'
import { Readings, Values } from './report-values.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'
import { diagnosedArea } from './sheet-samples.ts'
import { shownDiagnosis, type WantedDiagnosis } from '#domain/record/shown-diagnosis.ts'

interface ReportSheetProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly wanted: WantedDiagnosis
  readonly from: Sender
}

/** One sample on one A4 page, in the order in which a farmer reads it. Contains no value of other samples. */
export function ReportSheet({ record, sample, wanted, from }: ReportSheetProps) {
  const words = texts('report')
  const kept = shownDiagnosis(record, wanted, sample.id)
  const diagnosis = kept === null ? null : parseKeptDiagnosis(kept)
  const plots = useAllPlots()
  const plot = plots.find(({ id }) => id === kept?.plot) ?? plotOfSample(sample, plots)
  const ofField = plot?.area ?? null
  const area = useMemo(() => diagnosedArea(kept, diagnosis, ofField), [kept, diagnosis, ofField])
  const { summaries } = useHistory()
  // The history of a field only contains its tilled layer.
  const isTilled = !isLowerLayer(sample.name)
  const trends = useMemo(
    () => fieldTrends(summaries, isTilled ? plot : null),
    [summaries, plot, isTilled],
  )
  const notes = doseNotes({ record, sample, plot }, { plots, tests: summaries }, paperAge)
  const place = record.samples.findIndex(({ id }) => id === sample.id) + 1
  const own = plot?.name ?? texts('judge').conditions.sampleName(place, sample.name)
  const name = numberedName(own, record.samples, sample.id)
  return (
    <article
      data-paper
      data-dense={densityOf(diagnosis, { hasTrends: trends.length > 0, notes: notes.length, from })}
      className={`flex round-m column gap-2 even ${styles['sheet']}`}
      aria-label={words.sheet}
    >
      <header className={`flex wrap between ${styles['head']}`}>
        <div>
          <p className="strong soil-ink">{words.title}</p>
          {plot !== null && plot.farmer !== '' && (
            <p className="title">{words.to(nameText(plot.farmer))}</p>
          )}
          <h1>{nameText(name)}</h1>
          <Facts
            record={record}
            area={area}
            kept={kept}
            plan={diagnosis?.plan}
            alias={sample.name}
            name={own}
          />
        </div>
        <figure className={`top grid items-center tight small ${styles['code']}`}>
          <QrCode
            text={reportCode(record, sample.id, (at) => dayText(at, record.wallOffset))}
            name={words.code}
          />
          <figcaption>{words.code}</figcaption>
        </figure>
      </header>
      {diagnosis === null ? (
        <>
          <p>{words.noDiagnosis}</p>
          <Readings record={record} sample={sample} />
        </>
      ) : (
        <>
          {isDecision(diagnosis) && !isLowerLayer(sample.name) && (
            <Answer decision={diagnosis} area={area} notes={notes} />
          )}
          <Values items={diagnosis.items} />
        </>
      )}
      <FieldTrends series={trends} title={words.trends} />
      <Memo from={from} />
      <SourceLine keys={diagnosis === null ? [] : sourcesOf(diagnosis)} records={[record]} />
    </article>
  )
}

interface BesideDiagnosis {
  readonly hasTrends: boolean
  /** Number of notes above the doses. */
  readonly notes: number
  readonly from: Sender
}

/** Density of the type: a laboratory measures twice as much as a kit, so its sheet is set smaller to stay on one page. */
function densityOf(
  diagnosis: Diagnosis | null,
  { hasTrends, notes, from: { message, sender } }: BesideDiagnosis,
): 'more' | 'most' | 'utmost' | undefined {
  if (diagnosis === null || !isDecision(diagnosis)) return undefined
  const written = message === '' ? 0 : message.split('\n').length
  const beside = written + notes + (sender === '' ? 0 : 1) + (hasTrends ? 3 : 0)
  const rows =
    (diagnosis.items.length + shownActions(diagnosis).length) * sentenceLengths[language()]
  return rows > 15 || (rows > 10 && rows + beside > 15)
    ? 'utmost'
    : rows > 10
      ? 'most'
      : rows + beside > 7
        ? 'more'
        : undefined
}

interface FactsProps {
  readonly record: SoilRecord
  readonly area: Area | null
  readonly kept: KeptDiagnosis | null
  readonly plan: Diagnosis['plan'] | undefined
  /** Name of the sample, where the sheet's title is the name of its field. */
  readonly alias: string
  readonly name: string
}

/** Place, crop, time and kit. Notes on the whole test are shown only if this is its only sample. */
function Facts({ record, area, kept, plan, alias, name }: FactsProps) {
  const words = texts('report')
  const { kit, samples, weather = '', note = '' } = record
  const isOnly = samples.length === 1
  const grown = [
    alias === name ? '' : alias,
    area === null ? '' : areaText({ area }),
    kept === null ? '' : cropTitle(cropOf(kept.crop) ?? { id: kept.crop, standards: [] }, plan),
  ]
  return (
    <>
      <FactLine facts={grown} />
      <p>
        {words.measuredOn(dayText(record.startedAt, record.wallOffset))}
        {words.separator}
        {isByKit(record) ? <KitName name={kit.name} /> : words.laboratory}
      </p>
      {isOnly && <FactLine facts={[weather, note]} />}
    </>
  )
}

function FactLine({ facts }: { readonly facts: readonly string[] }) {
  const known = facts.filter((fact) => fact !== '')
  return known.length > 0 && <p>{known.join(texts('report').separator)}</p>
}

interface AnswerProps {
  readonly decision: Decision
  readonly area: Area | null
  readonly notes: readonly string[]
}

function Answer({ decision, area, notes }: AnswerProps) {
  const words = texts('report')
  const { headline, clauses } = decision.verdict
  const actions = shownActions(decision)
  const first = actions.find(({ kind }) => kind === 'add')
  return (
    <>
      <div className={styles['verdict']}>
        <VerdictCard title={<h2>{formatOrNull(() => decisionWords().headline(headline))}</h2>}>
          {clauses.map((one) => (
            <span key={one.kind + one.what.join()} className="phrase">
              {formatOrNull(() => decisionWords().clause(one))}
            </span>
          ))}
        </VerdictCard>
      </div>
      <section>
        <h2>
          {words.todo} {first !== undefined && <small>{amountsOf(actions, area)}</small>}
        </h2>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ul className={`plain flex wrap gap-2 ${styles['todo']}`}>
          {actions.map((action) => {
            const line = formatKeptAction(action, area, decision.plan)
            if (line === null) return null
            const { title, detail, end } = line
            return (
              <li key={action.id} data-first={action === first}>
                <p className="flex wrap baseline between beside-2 lead">
                  <b>{title}</b>
                  {end !== null && (
                    <b className={`close ${action === first ? 'display' : 'headline'}`}>
                      {end.value}
                      <small className="unit">{end.unit}</small>
                    </b>
                  )}
                </p>
                {detail.map((one) => (
                  <small key={one} className="phrase">
                    {one}
                  </small>
                ))}
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
