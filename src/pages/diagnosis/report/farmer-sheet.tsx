import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import { orderOf } from '#pages/diagnosis/batch/batch-rows.ts'
import { OrderTable } from '#pages/diagnosis/batch/order-list.tsx'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import {
  areaText,
  itemValue,
  judgementKind,
  judgementWord,
  shortItemName,
  shownActions,
} from '#pages/diagnosis/judge/decision-text.ts'
import { JudgementPill } from '#ui/marks.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { saidThen } from './kept-diagnosis.ts'
import { amountsOf, lineThen, Memo, SourceLine, sourcesOf, FieldTrends } from './report-parts.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'
import { areaOf, type SheetSample } from './sheet-samples.ts'

interface FarmerSheetProps {
  /** Of one farmer alone; not empty. */
  readonly samples: readonly SheetSample[]
  readonly from: Sender
}

/** All fields of one farmer: their values side by side, what each is given, and what to order for all. Nothing of others is on it. */
export function FarmerSheet({ samples, from }: FarmerSheetProps) {
  const words = texts('report')
  const [first] = samples
  if (first === undefined) return null
  const days = [
    ...new Set(samples.map(({ record }) => dayText(record.startedAt, record.wallOffset))),
  ]
  const decisions = samples.flatMap(({ decision }) => decision ?? [])
  const { shopping, withoutArea } = orderOf(decisions)
  const plots = [...new Set(samples.flatMap(({ plot }) => plot ?? []))]
  return (
    <article data-paper className={`flex round-m ${styles['sheet']}`} aria-label={words.sheet}>
      <header>
        <p className={styles['kind']}>{words.title}</p>
        <h1>{first.farmer === '' ? fieldName(first, 1) : words.to(nameText(first.farmer))}</h1>
        <p>{words.measuredOn(days.join(words.separator))}</p>
      </header>
      {chunksOf(samples, maxColumns).map((some, chunk) => (
        <FieldTable key={some[0]?.sample.id} samples={some} firstPlace={chunk * maxColumns + 1} />
      ))}
      <section>
        <h2>{words.todo}</h2>
        {samples.map((one, at) => (
          <FieldTodo key={`${one.record.id} ${one.sample.id}`} sample={one} place={at + 1} />
        ))}
      </section>
      {shopping.length > 0 && (
        <section className={styles['whole']}>
          <h2>{words.order}</h2>
          <OrderTable shopping={shopping} />
          {withoutArea > 0 && <p>{texts('batch').withoutArea(withoutArea)}</p>}
        </section>
      )}
      {plots.map((plot) => (
        <FieldTrends key={plot.id} plot={plot} title={words.trendsOf(trendName(plot))} />
      ))}
      <Memo from={from} />
      <SourceLine
        keys={decisions.flatMap(sourcesOf)}
        records={samples.map(({ record }) => record)}
      />
    </article>
  )
}

const trendName = ({ name }: Plot) => nameText(name)

/** On the sheet of one farmer his name is not said again. */
const fieldName = ({ plot, sample }: SheetSample, place: number) =>
  nameText(plot?.name ?? texts('judge').conditions.sampleName(place, sample.name))

/** Fields side by side on a page of A4. */
const maxColumns = 4

function chunksOf<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

interface FieldTableProps {
  readonly samples: readonly SheetSample[]
  readonly firstPlace: number
}

/** A row for each value, a column for each field; how it stands in a word. */
function FieldTable({ samples, firstPlace }: FieldTableProps) {
  const words = texts('report')
  const items = [
    ...new Set(samples.flatMap(({ decision }) => decision?.items.map(({ item }) => item) ?? [])),
  ]
  return (
    <table className={`fill wide dense ${styles['table']} ${styles['fields']} ${styles['whole']}`}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {samples.map((one, at) => (
            <th key={`${one.record.id} ${one.sample.id}`} scope="col">
              <b>{fieldName(one, firstPlace + at)}</b>
              <small>{fieldFacts(one)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <th scope="row">{shortItemName(item)}</th>
            {samples.map(({ record, sample, decision }) => (
              <td key={`${record.id} ${sample.id}`}>
                <ItemCell judgement={decision?.items.find((one) => one.item === item)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function fieldFacts(one: SheetSample): string {
  const area = areaOf(one)
  return [
    one.decision === null ? '' : cropName(one.decision.crop),
    area === null ? '' : areaText({ area }),
  ]
    .filter((part) => part !== '')
    .join(texts('report').separator)
}

function ItemCell({ judgement }: { readonly judgement: Judgement | undefined }) {
  if (judgement === undefined) return texts('judge').plan.nothing
  const { item, value, words } = judgement
  return (
    <>
      <b>{words.length > 0 ? words.join('〜') : value && itemValue(item, value)}</b>{' '}
      {words.length === 0 && <small>{value?.unit}</small>}{' '}
      <JudgementPill kind={judgementKind(judgement)}>
        {saidThen(() => judgementWord(judgement))}
      </JudgementPill>
    </>
  )
}

interface FieldTodoProps {
  readonly sample: SheetSample
  readonly place: number
}

/** What one field is given, with bags. */
function FieldTodo({ sample, place }: FieldTodoProps) {
  const words = texts('report')
  const { decision } = sample
  const area = areaOf(sample)
  const actions = decision === null ? [] : shownActions(decision)
  return (
    <div className={styles['whole']}>
      <h3>
        {fieldName(sample, place)} <small>{fieldFacts(sample)}</small>
      </h3>
      {decision === null ? (
        <p>{words.noDiagnosis}</p>
      ) : (
        <p>
          {saidThen(() => decisionWords().headline(decision.verdict.headline))}{' '}
          <small>{actions.some(({ kind }) => kind === 'add') && amountsOf(actions, area)}</small>
        </p>
      )}
      <ul className={`plain flex wrap ${styles['todo']}`}>
        {actions.map((action) => {
          const line = decision && lineThen(action, area, decision.plan)
          return (
            line !== null && (
              <li key={action.id}>
                <p>
                  <b>{line.title}</b>
                  {line.end !== null && (
                    <b>
                      {line.end.value}
                      {line.end.unit}
                    </b>
                  )}
                </p>
                {line.detail.map((one) => (
                  <small key={one}>{one}</small>
                ))}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
