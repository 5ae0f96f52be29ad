import { useMemo } from 'react'
import { instant } from '#domain/units.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import { numberedName } from '#domain/record/namesakes.ts'
import { texts } from '#locales/texts.ts'
import { totalShopping } from '#pages/diagnosis/batch/batch-rows.ts'
import { newestPerField } from '#pages/diagnosis/batch/newest-only.ts'
import { OrderTable } from '#pages/diagnosis/batch/order-list.tsx'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import {
  earlierTestsOf,
  newestTests,
  laterTestsOf,
  oldMonths,
  otherKitsPh,
  seasonsPh,
  seasonsTests,
  type FieldHistory,
} from '#pages/diagnosis/judge/dose-notes.tsx'
import { sameDayTest } from '#pages/diagnosis/judge/same-day.ts'
import { areaText } from '#pages/diagnosis/judge/decision-text.ts'
import { nameInField } from '#pages/diagnosis/judge/name-in-field.ts'
import { dayText } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import {
  fewSources,
  Memo,
  oldFieldsText,
  periodText,
  SourceLine,
  sourcesOf,
  FieldTrends,
  fieldTrends,
} from './report-parts.tsx'
import { TodoTable, ValuesTable } from './fields-tables.tsx'
import { Readings } from './report-values.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'
import type { SheetSample } from './sheet-samples.ts'

interface FarmerSheetProps {
  /** Samples of one farmer; not empty. */
  readonly samples: readonly SheetSample[]
  readonly from: Sender
}

/** Sheet of all fields of one farmer, and of no other: values side by side, what to give each, and what to order in total. */
export function FarmerSheet({ samples, from }: FarmerSheetProps) {
  const words = texts('report')
  const { summaries: tests, plots } = useHistory()
  const trends = useTrends(samples)
  const [first] = samples
  if (first === undefined) return null
  const days = [...new Set(samples.map(dayOf))]
  const judged = samples.filter(({ decision }) => decision !== null)
  const treated = newestPerField(samples, (one) => one).filter(({ decision }) => decision !== null)
  const decisions = treated.flatMap(({ decision }) => decision ?? [])
  const nameOf = (one: SheetSample) => fieldName(one, samples)
  const notes = sheetNotes(treated, { plots, tests }, nameOf)
  const { shopping, withoutArea } = totalShopping(decisions)
  const density = densityOf({
    samples,
    treated,
    bags: shopping.length,
    trends: trends.length,
    from,
  })
  const isSeveral = trends.length > 1
  const isCrowded = isSeveral && density === 'utmost'
  return (
    <article
      data-paper
      data-dense={density}
      className={`flex round-m column gap-2 even ${styles['sheet']}`}
      aria-label={words.sheet}
    >
      <header className={styles['whom']}>
        <p className="strong soil-ink">{words.title}</p>
        <h1>
          {first.farmer === '' ? fieldName(first, [first]) : words.to(nameText(first.farmer))}
        </h1>
        <p>
          {words.measuredOn(
            days.length > maxDays
              ? periodText(samples.map(({ record }) => record))
              : days.join(words.separator),
          )}
        </p>
      </header>
      {chunksOf(judged, maxColumns).map((some) => (
        <ValuesTable
          key={some[0]?.sample.id}
          samples={some}
          nameOf={nameOf}
          factsOf={(one) => fieldFacts(one, days.length === 1)}
        />
      ))}
      {decisions.length > 0 && (
        <section>
          <div className="flex wrap baseline beside-2">
            <h2>{words.todo}</h2>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {chunksOf(treated, maxColumns).map((some) => (
            <TodoTable key={some[0]?.sample.id} samples={some} nameOf={nameOf} />
          ))}
        </section>
      )}
      {samples.map(
        (one) =>
          one.decision === null && (
            <Readings
              key={`${one.record.id} ${one.sample.id}`}
              {...one}
              title={[nameOf(one), ...fieldFacts(one, days.length === 1)].join(' ')}
            />
          ),
      )}
      <div className={`stack gap-2 ${styles['histories']}`}>
        {shopping.length > 0 && (
          <section className={styles['whole']}>
            <h2>{words.order}</h2>
            <OrderTable shopping={shopping} />
            {withoutArea > 0 && <p>{texts('batch').withoutArea(withoutArea)}</p>}
          </section>
        )}
        {trends.map(({ plot, series }) => (
          <FieldTrends
            key={plot.id}
            series={isCrowded ? series.slice(0, maxTrendsBeside) : series}
            title={words.trendsOf(nameText(plot.name))}
          />
        ))}
      </div>
      <Memo from={from} />
      <SourceLine
        keys={decisions.flatMap(sourcesOf)}
        records={samples.map(({ record }) => record)}
        most={samples.length > 1 ? fewSources : undefined}
      />
    </article>
  )
}

/** Notes above the doses: fields in which another kit read another pH, those tested again since, and old tests of others. */
function sheetNotes(
  treated: readonly SheetSample[],
  known: FieldHistory,
  nameOf: (sample: SheetSample) => string,
): readonly string[] {
  const oldest = instant(Math.min(...treated.map(({ record }) => record.startedAt)))
  const newest = newestTests(known, oldest)
  const tested = treated.map((one) => ({ one, ...laterTestsOf(one, newest) }))
  const retested = tested.filter(({ later }) => later.length > 0).map(({ one }) => one)
  const old = tested
    .filter(({ one, isWhole }) => oldMonths(one.record) !== null && !isWhole)
    .map(({ one }) => one)
  const read = seasonsPh(known)
  const differing = tested
    .filter(({ one, later }) => later.length === 0 && otherKitsPh(one, read) !== null)
    .map(({ one }) => one)
  const ofDay = tested
    .filter(({ one, later }) => later.length === 0 && sameDayTest(one, known) !== null)
    .map(({ one }) => one)
  const season = seasonsTests(known)
  const before = treated.filter((one) => earlierTestsOf(one, season).length > 0)
  return [
    ...(ofDay.length > 0 ? [texts('report').sameDay(ofDay.map(nameOf))] : []),
    ...(differing.length > 0 ? [texts('report').otherKitsPh(differing.map(nameOf))] : []),
    ...(retested.length > 0 ? [texts('report').retestedFields(retested.map(nameOf))] : []),
    ...(before.length > 0 ? [texts('report').testedBefore(before.map(nameOf))] : []),
    ...(old.length > 0 ? [oldFieldsText(old.map(nameOf), old.length === treated.length)] : []),
  ]
}

/** Most charts of a field on a sheet whose charts stand beside another field's. */
const maxTrendsBeside = 3

/** Most days listed: more would make the line too long, and each column shows its own. */
const maxDays = 3

/** Fields that were measured more than once. */
function useTrends(samples: readonly SheetSample[]) {
  const { summaries } = useHistory()
  return useMemo(
    () =>
      [...new Set(samples.flatMap(({ plot }) => plot ?? []))]
        .map((plot) => ({ plot, series: fieldTrends(summaries, plot) }))
        .filter(({ series }) => series.length > 0),
    [samples, summaries],
  )
}

/** Name of the field, without the farmer's, which is already on the sheet; of each sample where several are of one day. */
function fieldName(one: SheetSample, samples: readonly SheetSample[]): string {
  const { record, plot, sample } = one
  const { id, name } = sample
  const isShared = samples.some(
    (other) =>
      other !== one &&
      other.plot?.id === plot?.id &&
      dayOf(other) === dayOf(one) &&
      !isLowerLayer(other.sample.name),
  )
  const title =
    plot === null
      ? texts('judge').conditions.sampleName(samples.indexOf(one) + 1, name)
      : isShared || isLowerLayer(name)
        ? nameInField({ name: plot.name, farmer: '' }, name)
        : plot.name
  return nameText(numberedName(title, record.samples, id))
}

/** Most fields side by side on an A4 page. */
const maxColumns = 6

function chunksOf<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

interface SheetContent {
  readonly samples: readonly SheetSample[]
  readonly treated: readonly SheetSample[]
  /** Number of products to order. */
  readonly bags: number
  /** Number of fields with a history. */
  readonly trends: number
  readonly from: Sender
}

/** Lines per page at each density. Assumption: heights of lines as they are set; checked by a journey. */
const linesPerPage = { more: 26, most: 32, utmost: 36 } as const

/** Height of a heading and a row of charts, in lines. */
const linesOfTrends = 3

/** Density of the type: smaller where the sheet would exceed one page. */
function densityOf({ samples, treated, bags, trends, from }: SheetContent) {
  const items = new Set(samples.flatMap(({ decision }) => decision?.items.map(({ item }) => item)))
  const todo = new Set(treated.flatMap(({ decision }) => decision?.actions.map(({ id }) => id)))
  const tables = Math.ceil(samples.length / maxColumns)
  const message = from.message === '' ? 0 : from.message.split('\n').length
  const lines =
    10 + (items.size + 2) * tables + (todo.size * 2 + 3) * tables + (bags === 0 ? 0 : bags + 2)
  const all = lines + message + trends * linesOfTrends + (from.sender === '' ? 0 : 2)
  if (all <= linesPerPage.more) return undefined
  return all <= linesPerPage.most ? 'more' : all <= linesPerPage.utmost ? 'most' : 'utmost'
}

const dayOf = ({ record }: SheetSample) => dayText(record.startedAt, record.wallOffset)

function fieldFacts(one: SheetSample, isOfOneDay: boolean): readonly string[] {
  const { area } = one
  return [
    isOfOneDay ? '' : dayOf(one),
    one.decision === null ? '' : cropName(one.decision.crop),
    area === null ? '' : areaText({ area }),
  ].filter((part) => part !== '')
}
