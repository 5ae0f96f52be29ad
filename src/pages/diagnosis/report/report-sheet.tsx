import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { areaIn, type Area } from '#domain/diagnosis/area.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import type { KeptDiagnosis, RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { areaText, lineOf, shownActions } from '#pages/diagnosis/judge/decision-text.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { texts } from '#locales/texts.ts'
import { dayText } from '#ui/text/day-text.ts'
import { trendSeriesOf, sourceName } from '#ui/trend/series.ts'
import { TrendChart } from '#ui/trend/trend-chart.tsx'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { nameText } from '#ui/text/short-name.ts'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { useServices } from '#ui/services.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { isDecision, parseKeptDiagnosis, saidThen } from './kept-diagnosis.ts'
import { reportCode } from './report-code.ts'
import { Readings, Values } from './report-values.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'
import { shownDiagnosis, type WantedDiagnosis } from './shown-diagnosis.ts'

interface ReportSheetProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly wanted: WantedDiagnosis
  readonly from: Sender
}

/** One sample on one page of A4, in the order of a farmer at the kitchen table. Nothing of other samples is on it. */
export function ReportSheet({ record, sample, wanted, from }: ReportSheetProps) {
  const words = texts('report')
  const kept = shownDiagnosis(record, wanted, sample.id)
  const diagnosis = kept === null ? null : parseKeptDiagnosis(kept)
  const plot = usePlotOf(sample, kept?.plot ?? null)
  const area = plot?.area ?? areaJudged(diagnosis)
  const place = record.samples.findIndex(({ id }) => id === sample.id) + 1
  const name = plot?.name ?? texts('judge').conditions.sampleName(place, sample.name)
  return (
    <article
      data-paper
      data-dense={densityOf(diagnosis)}
      className={styles['sheet']}
      aria-label={words.sheet}
    >
      <header className={styles['head']}>
        <div>
          <p className={styles['kind']}>{words.title}</p>
          {plot !== null && plot.farmer !== '' && (
            <p className={styles['to']}>{words.to(nameText(plot.farmer))}</p>
          )}
          <h1>{nameText(name)}</h1>
          <Facts record={record} area={area} kept={kept} alias={sample.name} name={name} />
        </div>
        <figure className={styles['code']}>
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
          {isDecision(diagnosis) && <Answer decision={diagnosis} area={area} />}
          <Values items={diagnosis.items} crop={diagnosis.crop} />
        </>
      )}
      {plot !== null && <Trends plot={plot} />}
      <section className={styles['memo']}>
        <h2>{words.memo}</h2>
        {from.message !== '' && <p className={styles['message']}>{from.message}</p>}
      </section>
      {from.sender !== '' && (
        <p className={styles['from']}>
          <span>{from.sender}</span>
          <span className={styles['stamp']}>{words.stamp}</span>
        </p>
      )}
      <Sources record={record} diagnosis={diagnosis} />
    </article>
  )
}

/** A laboratory measures twice as much as a kit: so that it stays one page, it is set smaller. */
function densityOf(diagnosis: Diagnosis | null): 'more' | 'most' | undefined {
  if (diagnosis === null || !isDecision(diagnosis)) return undefined
  const rows = diagnosis.items.length + shownActions(diagnosis).length
  return rows > 10 ? 'most' : rows > 7 ? 'more' : undefined
}

/** What the amounts were for, where the field is not a kept one. */
function areaJudged(diagnosis: Diagnosis | null): Area | null {
  if (diagnosis === null || !isDecision(diagnosis)) return null
  const { value, from } = diagnosis.plot.area
  return from === 'user' ? { value: areaIn(value, 'a'), unit: 'a' } : null
}

/** That of the diagnosis, else of the sample. */
function usePlotOf(sample: RecordSample, judged: string | null) {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  return kept.find(({ id }) => id === judged) ?? plotOfSample(sample, kept)
}

interface FactsProps {
  readonly record: SoilRecord
  readonly area: Area | null
  readonly kept: KeptDiagnosis | null
  /** What the sample was called, where the sheet bears the name of its field. */
  readonly alias: string
  readonly name: string
}

/** A table of a laboratory's values alone stands for no kit. */
const isByKit = ({ readings, measured = [] }: SoilRecord) =>
  readings.length > 0 || measured.length === 0

/** Where, for what, when and with what. What was written of the whole test stands here only if it was of this sample alone. */
function Facts({ record, area, kept, alias, name }: FactsProps) {
  const words = texts('report')
  const { kit, samples, weather = '', note = '' } = record
  const isOnly = samples.length === 1
  const lines = [
    [
      alias === name ? '' : alias,
      area === null ? '' : areaText({ area }),
      kept === null ? '' : cropName(kept.crop),
    ],
    [
      words.measuredOn(dayText(record.startedAt, record.wallOffset)),
      isByKit(record) ? kit.name : words.laboratory,
    ],
    isOnly ? [weather, note] : [],
  ]
  return lines
    .map((line) => line.filter((part) => part !== ''))
    .filter((line) => line.length > 0)
    .map((line) => <p key={line.join()}>{line.join(words.separator)}</p>)
}

function Answer({ decision, area }: { readonly decision: Decision; readonly area: Area | null }) {
  const words = texts('report')
  const { headline, clauses } = decision.verdict
  const actions = shownActions(decision)
  const first = actions.find(({ kind }) => kind === 'add')
  return (
    <>
      <div className={styles['verdict']}>
        <VerdictCard title={<h2>{saidThen(() => decisionWords().headline(headline))}</h2>}>
          {clauses.map((one) => (
            <span key={one.kind + one.what.join()} className={styles['phrase']}>
              {saidThen(() => decisionWords().clause(one))}
            </span>
          ))}
        </VerdictCard>
      </div>
      <section>
        <h2>
          {words.todo} {first !== undefined && <small>{amountsOf(actions, area)}</small>}
        </h2>
        <ul className={`plain ${styles['todo']}`}>
          {actions.map((action) => {
            const line = lineThen(action, area)
            if (line === null) return null
            const { title, detail, end } = line
            return (
              <li key={action.id} data-first={action === first}>
                <p>
                  <b>{title}</b>
                  {end !== null && (
                    <b className={styles['amount']}>
                      {end.value}
                      <small>{end.unit}</small>
                    </b>
                  )}
                </p>
                {detail.map((one) => (
                  <small key={one}>{one}</small>
                ))}
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

/** What the amounts are for: without an area, for the one that standards are in. */
function amountsOf(actions: Decision['actions'], area: Area | null): string {
  const words = texts('judge').todo
  const isAssumed = actions.some((one) => one.kind === 'add' && one.isAreaAssumed)
  return isAssumed ? words.perTenAre : words.forArea(areaText({ area }))
}

/** Of an action that another version of the app kept, what today's words can say. */
function lineThen(action: Decision['actions'][number], area: Area | null) {
  try {
    return lineOf(action, { area })
  } catch {
    // A kind or a key of another version.
    return null
  }
}

/** As many as stand in one row of the sheet. */
const maxTrends = 4

/** How the values of the field changed; nothing where there is only one test. */
function Trends({ plot }: { readonly plot: Plot }) {
  const { summaries } = useHistory()
  const series = useMemo(
    () => trendSeriesOf(summaries, plot.id, sourceName).filter(({ points }) => points.length > 1),
    [summaries, plot.id],
  )
  if (series.length === 0) return null
  return (
    <section>
      <h2>{texts('report').trends}</h2>
      <div className={styles['trends']}>
        {series.slice(0, maxTrends).map((one) => (
          <TrendChart key={one.key} series={one} isJoined band={null} />
        ))}
      </div>
    </section>
  )
}

/** More would not fit on the sheet; all of them stand in the diagnosis on screen. */
const maxSources = 4

interface SourcesProps {
  readonly record: SoilRecord
  readonly diagnosis: Diagnosis | null
}

/** Where the figures come from, one line each. */
function Sources({ record, diagnosis }: SourcesProps) {
  const words = texts('report')
  const titles = [
    ...(diagnosis === null ? [] : sourcesOf(diagnosis)).flatMap(
      (key) => diagnosisSource(key)?.title ?? [],
    ),
    ...(isByKit(record) ? record.kit.sources.map(({ title }) => title) : []),
  ]
  const unique = [...new Set(titles.map(words.paperTitle))]
  return (
    <footer className={styles['foot']}>
      <p>{words.footer}</p>
      {unique.length > 0 && <p>{words.sources(unique.slice(0, maxSources), unique.length)}</p>}
    </footer>
  )
}

/** Those of the plan and of the bands first: they are the ones a farmer looks up. */
function sourcesOf({ items, plan }: Diagnosis): readonly string[] {
  return [
    ...(plan.kind === 'plan' ? plan.sources : []),
    ...items.flatMap(({ band }) => band?.sources ?? []),
    ...items.flatMap(({ evidence }) => evidence.flatMap(({ sources }) => sources)),
  ]
}
