import type { Decision, ShoppingItem } from '#domain/diagnosis/decision/decision.ts'
import { baseBalanceItems, type BaseBalanceItem } from '#domain/diagnosis/diagnosis.ts'
import { totalAmount } from '#domain/diagnosis/dose/amount.ts'
import {
  summarize,
  type AnalyteLabel,
  type RecordSummary,
  type SummaryValue,
} from '#domain/record/record-summary.ts'
import { byName } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'

/** What was measured of the samples: one quantity by one way of measuring. */
export interface BatchColumn {
  readonly key: string
  readonly analyte: AnalyteLabel
  readonly source: SummaryValue['source']
}

export interface BatchRow {
  readonly answer: SampleAnswer
  readonly name: string
  /** Of its test. */
  readonly record: SoilRecord
  /** By the keys of the columns. */
  readonly values: ReadonlyMap<string, SummaryValue>
}

/** The outcome for a sample; `no-crop`: no crop was chosen. */
export type BatchVerdict = Decision['verdict']['kind'] | 'no-crop'

/** From the one that is to be looked at first. */
export const verdictOrder = ['check', 'wait', 'act', 'fits', 'unknown', 'no-crop'] as const

export const batchVerdict = ({ answer: { crop, decision } }: BatchRow): BatchVerdict =>
  crop === null ? 'no-crop' : (decision?.verdict.kind ?? 'unknown')

/** What is measured alike stands in one column, whatever kit did it. */
const keyOf = ({ analyte: { name, species, unit }, source }: SummaryValue) =>
  [source, source === 'kit' ? '' : name, species, unit].join('|')

/** Samples × what was measured of them, in the order of the answers. `nameOf` is what a sample is called. */
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

/** What is not computed beside a laboratory's own value: two figures of one thing would differ by their rounding. */
const givenAs: Readonly<Partial<Record<string, string>>> = {
  'base-saturation': 'lab-base-saturation',
  'calcium-magnesium': 'lab-ca-mg',
  'magnesium-potassium': 'lab-mg-k',
} satisfies Record<BaseBalanceItem, string>

/** What the decision computes from a laboratory's values: a column for each, named by its item. */
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
            value: value.best,
          },
        ],
  )
}

export const isBalance = (item: string): item is BaseBalanceItem =>
  baseBalanceItems.some((one) => one === item)

/** By a column's key, by the verdict, or by the words of the crop; null: as they were measured. */
export interface BatchOrder {
  readonly by: string
  readonly isDescending: boolean
}

/** What has no value stands last in either direction. */
export function sortedRows(
  rows: readonly BatchRow[],
  order: BatchOrder | null,
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

/** Its values are shown and judged; nothing is worked into it. */
export const isOfLowerLayer = ({ answer: { judged } }: BatchRow) =>
  judged.kind === 'record' && isLowerLayer(judged.sample.name)

/** Of a field that was measured more than once its newest answer, of its tilled layer: it is given its fertilizer once. */
export function oncePerField(rows: readonly BatchRow[]): readonly BatchRow[] {
  const newest = new Map<string, BatchRow>()
  for (const row of rows) {
    if (isOfLowerLayer(row)) continue
    const { plot, judged } = row.answer
    const key = plot?.id ?? `${row.record.id} ${judged.kind === 'record' ? judged.sample.id : ''}`
    const known = newest.get(key)
    if (known === undefined || known.record.startedAt < row.record.startedAt) newest.set(key, row)
  }
  return [...newest.values()]
}

/** What fields together need, the heaviest first; fields without an area are only counted. */
export function orderOf(decisions: readonly Decision[]): {
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
  readonly order: ReturnType<typeof orderOf>
}

/** By name; who is to order nothing is left out. */
export function ordersByFarmer(rows: readonly BatchRow[]): readonly FarmerOrder[] {
  const all = new Map<string, Decision[]>()
  for (const { answer } of rows) {
    if (answer.decision === null) continue
    const farmer = answer.plot?.farmer ?? ''
    const others = all.get(farmer)
    if (others === undefined) all.set(farmer, [answer.decision])
    else others.push(answer.decision)
  }
  return [...all]
    .map(([farmer, decisions]) => ({ farmer, order: orderOf(decisions) }))
    .filter(({ order }) => order.shopping.length > 0)
    .toSorted((one, other) => byName(one.farmer, other.farmer))
}
