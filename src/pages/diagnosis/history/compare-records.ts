import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { summarize, type SummaryValue } from '#domain/record/record-summary.ts'

/** One thing measured, in both tests. Null: not in that one. */
export interface ComparedValue {
  readonly label: SummaryValue['analyte']
  readonly source: SummaryValue['source']
  readonly before: SummaryValue | null
  readonly after: SummaryValue | null
  /** Only between numbers of one kit and one unit. */
  readonly difference: number | null
}

export interface ComparedSample {
  readonly before: RecordSample | null
  readonly after: RecordSample | null
  readonly values: readonly ComparedValue[]
}

export interface Comparison {
  /** Older first. */
  readonly before: SoilRecord
  readonly after: SoilRecord
  readonly isOneKit: boolean
  readonly samples: readonly ComparedSample[]
}

/** Two tests side by side, the older one first. Samples meet by plot, else by name, else by place. */
export function compareRecords(one: SoilRecord, other: SoilRecord): Comparison {
  const [before, after] = one.startedAt <= other.startedAt ? [one, other] : [other, one]
  const isOneKit = before.kit.id === after.kit.id
  const [valuesBefore, valuesAfter] = [summarize(before).values, summarize(after).values]
  const samples = pairs(before.samples, after.samples).map(([left, right]) => ({
    before: left,
    after: right,
    values: compared(of(valuesBefore, left), of(valuesAfter, right), isOneKit),
  }))
  return { before, after, isOneKit, samples }
}

type Pair = readonly [RecordSample | null, RecordSample | null]

function pairs(left: readonly RecordSample[], right: readonly RecordSample[]): readonly Pair[] {
  const free = new Set(right)
  const found = new Map<RecordSample, RecordSample>()
  const rules: readonly ((one: RecordSample, other: RecordSample) => boolean)[] = [
    (one, other) => one.plot !== undefined && one.plot === other.plot,
    (one, other) => one.name !== '' && one.name === other.name && isSamePlace(one, other),
    (one, other) =>
      one.name === '' &&
      other.name === '' &&
      isSamePlace(one, other) &&
      left.indexOf(one) === right.indexOf(other),
  ]
  for (const isPair of rules) {
    for (const one of left) {
      const other = found.has(one) ? undefined : [...free].find((each) => isPair(one, each))
      if (other === undefined) continue
      found.set(one, other)
      free.delete(other)
    }
  }
  // Nothing else can be meant.
  const [lone] = [...free]
  const [first] = left
  if (lone !== undefined && first !== undefined && left.length === 1 && right.length === 1) {
    found.set(first, lone)
    free.delete(lone)
  }
  return [
    ...left.map((one): Pair => [one, found.get(one) ?? null]),
    ...[...free].map((other): Pair => [null, other]),
  ]
}

/** Not of two plots that are known to differ. */
const isSamePlace = (one: RecordSample, other: RecordSample) =>
  one.plot === undefined || other.plot === undefined || one.plot === other.plot

const of = (values: readonly SummaryValue[], sample: RecordSample | null) =>
  sample === null ? [] : values.filter((value) => value.sample === sample.id)

function compared(
  before: readonly SummaryValue[],
  after: readonly SummaryValue[],
  isOneKit: boolean,
): readonly ComparedValue[] {
  const rest = [...after]
  const rows = before.map((value) => {
    const place = rest.findIndex((other) => keyOf(other) === keyOf(value))
    const [other = null] = place < 0 ? [] : rest.splice(place, 1)
    return row(value, other, isOneKit)
  })
  return [...rows, ...rest.map((other) => row(null, other, isOneKit))]
}

const keyOf = ({ source, analyte: { species, unit, name, id } }: SummaryValue) =>
  JSON.stringify([source, species === '' ? id : species, unit, source === 'kit' ? '' : name])

function row(before: SummaryValue | null, after: SummaryValue | null, isOneKit: boolean) {
  const known = before ?? after
  const label = known?.analyte ?? { id: '', name: '', species: '', unit: '' }
  const source = known?.source ?? 'kit'
  const isComparable = source !== 'kit' || isOneKit
  const [low, high] = [before?.value ?? null, after?.value ?? null]
  const difference = isComparable && low !== null && high !== null ? high - low : null
  return { label, source, before, after, difference }
}
