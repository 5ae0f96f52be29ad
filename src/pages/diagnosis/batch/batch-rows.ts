import type { Decision, ShoppingItem } from '#domain/diagnosis/decision/decision.ts'
import { baseBalanceItems, type BaseBalanceItem } from '#domain/diagnosis/diagnosis.ts'
import { totalAmount } from '#domain/diagnosis/dose/amount.ts'
import {
  summarize,
  type AnalyteLabel,
  type RecordSummary,
  type SummaryValue,
} from '#domain/record/record-summary.ts'
import { farmerOrder } from '#domain/plot/farmers.ts'
import { byName } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { newestPerField } from './newest-only.ts'
import { itemNumber } from '#pages/diagnosis/judge/item-value.ts'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'

/** One quantity, measured in one way. */
export interface BatchColumn {
  readonly key: string
  readonly analyte: AnalyteLabel
  readonly source: SummaryValue['source']
}

export interface BatchRow {
  readonly answer: SampleAnswer
  readonly name: string
  /** Record of its test. */
  readonly record: SoilRecord
  /** By key of the column. */
  readonly values: ReadonlyMap<string, SummaryValue>
}

/** The outcome for a sample; `no-crop`: no crop was chosen. */
export type BatchVerdict = Decision['verdict']['kind'] | 'no-crop'

/** Verdicts by urgency, the most urgent first. */
export const verdictOrder = ['check', 'wait', 'act', 'none', 'fits', 'unknown', 'no-crop'] as const

export const batchVerdict = ({ answer: { crop, decision } }: BatchRow): BatchVerdict =>
  crop === null ? 'no-crop' : (decision?.verdict.kind ?? 'unknown')

/** Key of a value's column: values measured in the same way share one, whatever the kit; where a kit names no species, its own name tells. */
const keyOf = ({ analyte: { name, species, unit }, source }: SummaryValue) =>
  [source, source === 'kit' && species !== '' ? '' : name, species, unit].join('|')

/** Table of samples and their values, in the order of the answers. `nameOf` returns a sample's name. */
export function batchTable(
  answers: readonly SampleAnswer[],
  nameOf: (answer: SampleAnswer) => string,
): { readonly columns: readonly BatchColumn[]; readonly rows: readonly BatchRow[] } {
  const columns = new Map<string, BatchColumn>()
  const summaries = new Map<SoilRecord, RecordSummary>()
  const rows = answers.flatMap((answer): readonly BatchRow[] => {
    if (answer.judged.kind === 'typed') return []
    const { record, sample } = answer.judged
    const summary = summaries.get(record) ?? summarize(record)
    summaries.set(record, summary)
    const values = new Map<string, SummaryValue>()
    for (const value of summary.values) {
      if (value.sample !== sample.id) continue
      const key = keyOf(value)
      const { analyte, source } = value
      if (!columns.has(key)) columns.set(key, { key, analyte, source })
      values.set(key, value)
    }
    const given = new Set([...values.values()].map(({ analyte: { name } }) => name))
    for (const value of computedValues(answer, sample.id)) {
      const { analyte, source } = value
      if (given.has(givenAs[analyte.name] ?? '')) continue
      const key = keyOf(value)
      if (!columns.has(key)) columns.set(key, { key, analyte, source })
      values.set(key, value)
    }
    return [{ answer, name: nameOf(answer), record, values }]
  })
  return { columns: [...columns.values()], rows }
}

/** By computed item, the laboratory item that replaces it: two figures of the same thing could differ by rounding. */
const givenAs: Readonly<Partial<Record<string, string>>> = {
  'base-saturation': 'lab-base-saturation',
  'calcium-magnesium': 'lab-ca-mg',
  'magnesium-potassium': 'lab-mg-k',
} satisfies Record<BaseBalanceItem, string>

/** Values that the decision computes from a laboratory's, each in its own column, named by its item. */
function computedValues({ decision }: SampleAnswer, sample: string): readonly SummaryValue[] {
  return (decision?.items ?? []).flatMap(({ item, value }): readonly SummaryValue[] =>
    value === null || !isBalance(item)
      ? []
      : [
          {
            sample,
            analyte: { id: item, name: item, species: '', unit: value.unit },
            source: 'laboratory',
            kind: 'typed',
            value: Number(itemNumber(item, value.best)),
          },
        ],
  )
}

export const isBalance = (item: string): item is BaseBalanceItem =>
  baseBalanceItems.some((one) => one === item)

/** Order by a column's key, by the verdict, or by the crop's name; null: in the order of measurement. */
export interface BatchSort {
  readonly by: string
  readonly isDescending: boolean
}

/** Sorts rows; those without a value are last in either direction. */
export function sortedRows(
  rows: readonly BatchRow[],
  order: BatchSort | null,
  cropName: (id: string) => string,
): readonly BatchRow[] {
  if (order === null) return rows
  const { by, isDescending } = order
  const rank = (row: BatchRow): number | string | null => {
    if (by === 'answer') return verdictOrder.indexOf(batchVerdict(row))
    if (by === 'crop') return row.answer.crop === null ? null : cropName(row.answer.crop.id)
    if (by === 'sample') return row.name
    return row.values.get(by)?.value ?? null
  }
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .toSorted((one, other) => {
      if (one.rank === null || other.rank === null) {
        return Number(one.rank === null) - Number(other.rank === null)
      }
      const difference =
        typeof one.rank === 'number' && typeof other.rank === 'number'
          ? one.rank - other.rank
          : byName(String(one.rank), String(other.rank))
      return isDescending ? -difference : difference
    })
    .map(({ row }) => row)
}

/** Tests of one moment, such as the rows of one table, by farmer and field; samples of a test stay together. */
export function inFarmerOrder(rows: readonly BatchRow[]): readonly BatchRow[] {
  const first = new Map<SoilRecord, BatchRow>()
  for (const row of rows) if (!first.has(row.record)) first.set(row.record, row)
  const order = farmerOrder(rows.flatMap(({ answer: { plot } }) => plot ?? []))
  const farmerOf = ({ answer: { plot } }: BatchRow) => plot?.farmer ?? ''
  return rows.toSorted((row, otherRow) => {
    const [one, other] = [first.get(row.record) ?? row, first.get(otherRow.record) ?? otherRow]
    return (
      other.record.startedAt - one.record.startedAt ||
      order(farmerOf(one), farmerOf(other)) ||
      byName(one.name, other.name)
    )
  })
}

/** Whether the sample is of the lower layer, whose values are judged, but to which nothing is applied. */
export const isOfLowerLayer = ({ answer: { judged } }: BatchRow) =>
  judged.kind === 'record' && isLowerLayer(judged.sample.name)

/** Field, test and sample of a row. */
export const factsOf = ({ answer: { plot, judged }, record }: BatchRow) => ({
  plot,
  record,
  sample: judged.kind === 'record' ? judged.sample : { name: '' },
})

/** Whether fields come more than once: each of their doses is for the whole field. */
export function hasSharedFields(rows: readonly BatchRow[]): boolean {
  const treated = rows.filter((row) => row.answer.decision !== null && !isOfLowerLayer(row))
  return newestPerField(treated, factsOf).length < treated.length
}

/** Total products for several fields, the heaviest first; fields without an area are only counted. */
export function totalShopping(decisions: readonly Decision[]): {
  readonly shopping: readonly ShoppingItem[]
  readonly withoutArea: number
} {
  const all = new Map<string, { readonly grams: number; readonly kilograms: number }>()
  for (const { product, total, bags } of decisions.flatMap(({ shopping }) => shopping)) {
    const grams = (all.get(product)?.grams ?? 0) + total.grams
    all.set(product, { grams, kilograms: bags.kilograms })
  }
  const shopping = [...all]
    .toSorted(([, one], [, other]) => other.grams - one.grams)
    .map(([product, { grams, kilograms }]) => ({
      product,
      total: totalAmount(grams, 1),
      bags: { kilograms, count: Math.ceil(grams / (kilograms * 1000) - 1e-9) },
    }))
  const isAssumed = ({ actions }: Decision) =>
    actions.some((one) => one.kind === 'add' && one.isAreaAssumed)
  return { shopping, withoutArea: decisions.filter(isAssumed).length }
}

export interface FarmerOrder {
  readonly farmer: string
  readonly order: ReturnType<typeof totalShopping>
}

/** Orders by farmer, in their order; farmers with nothing to order are left out. */
export function ordersByFarmer(rows: readonly BatchRow[]): readonly FarmerOrder[] {
  const all = new Map<string, Decision[]>()
  const inOrder = farmerOrder(rows.flatMap(({ answer: { plot } }) => plot ?? []))
  for (const { answer } of rows) {
    if (answer.decision === null) continue
    const farmer = answer.plot?.farmer ?? ''
    const others = all.get(farmer)
    if (others === undefined) all.set(farmer, [answer.decision])
    else others.push(answer.decision)
  }
  return [...all]
    .map(([farmer, decisions]) => ({ farmer, order: totalShopping(decisions) }))
    .filter(({ order }) => order.shopping.length > 0)
    .toSorted((one, other) => inOrder(one.farmer, other.farmer))
}
