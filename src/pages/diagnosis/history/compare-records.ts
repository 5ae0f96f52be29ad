import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { summarize, type SummaryValue } from '#domain/record/record-summary.ts'

/** How a value changed from the first to the last of the tests that have it. */
export type Trend =
  | { readonly kind: 'rose' | 'fell'; readonly amount: number }
  | { readonly kind: 'same' }
  /** Changed, but back to the first value. */
  | { readonly kind: 'returned' }
  /** Values of different fields. */
  | Spread
  /** Words instead of numbers, only one value, or kits that measure differently. */
  | { readonly kind: 'unknown' }

/** `lowest`: the tests with the lowest value; of all where all are the same, of none where they cannot be compared. */
export interface Spread {
  readonly kind: 'elsewhere'
  readonly lowest: readonly number[]
}

/** One analyte's values in each of the tests. */
export interface ComparedValue {
  readonly label: SummaryValue['analyte']
  readonly source: SummaryValue['source']
  /** One for each test, in order; null: not in that test. */
  readonly values: readonly (SummaryValue | null)[]
  readonly change: Trend
}

export interface ComparedSample {
  /** One for each test, in order; null: not in that test. */
  readonly samples: readonly (RecordSample | null)[]
  /** False if they are known to be of different fields. */
  readonly isOneField: boolean
  readonly values: readonly ComparedValue[]
}

export interface Comparison {
  /** Oldest first. */
  readonly records: readonly SoilRecord[]
  readonly isOneKit: boolean
  readonly samples: readonly ComparedSample[]
}

/** Compares tests, the oldest first. Samples are matched by plot, else by name, else by position. */
export function compareRecords(picked: readonly SoilRecord[]): Comparison {
  const records = picked.toSorted((one, other) => one.startedAt - other.startedAt)
  const isOneKit = new Set(records.map(({ kit }) => kit.id)).size < 2
  const valuesOf = records.map((record) => summarize(record).values)
  const samples = sampleGroups(records).map((group) => {
    const isOneField = new Set(group.flatMap((sample) => sample?.plot ?? [])).size < 2
    const values = group.map((sample, place) => ofSample(valuesOf[place] ?? [], sample))
    return { samples: group, isOneField, values: compared(values, { isOneKit, isOneField }) }
  })
  return { records, isOneKit, samples }
}

type Group = readonly (RecordSample | null)[]

/** Matches the samples of each test in turn with those of the tests before it. */
function sampleGroups(records: readonly SoilRecord[]): readonly Group[] {
  let groups: readonly Group[] = []
  for (const [place, { samples }] of records.entries()) {
    const latest = groups.map((group) => group.findLast((sample) => sample !== null) ?? null)
    const known = latest.filter((sample) => sample !== null)
    const found = pairs(known, samples)
    const more = groups.map((group, at): Group => [...group, found.get(latest[at] ?? null) ?? null])
    const taken = new Set(found.values())
    const fresh = samples
      .filter((sample) => !taken.has(sample))
      .map((sample): Group => [...Array.from({ length: place }, () => null), sample])
    groups = [...more, ...fresh]
  }
  return groups
}

function pairs(left: readonly RecordSample[], right: readonly RecordSample[]) {
  const free = new Set(right)
  const found = new Map<RecordSample | null, RecordSample>()
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
  // One sample in each test: they are the same.
  const [lone] = [...free]
  const [first] = left
  if (lone !== undefined && first !== undefined && left.length === 1 && right.length === 1) {
    found.set(first, lone)
  }
  return found
}

/** Whether the samples may be of one plot: false only if their plots are known to differ. */
const isSamePlace = (one: RecordSample, other: RecordSample) =>
  one.plot === undefined || other.plot === undefined || one.plot === other.plot

const ofSample = (values: readonly SummaryValue[], sample: RecordSample | null) =>
  sample === null ? [] : values.filter((value) => value.sample === sample.id)

function compared(
  tests: readonly (readonly SummaryValue[])[],
  { isOneKit, isOneField }: { readonly isOneKit: boolean; readonly isOneField: boolean },
): readonly ComparedValue[] {
  const rows = new Map<string, (SummaryValue | null)[]>()
  for (const [place, values] of tests.entries()) {
    for (const value of values) {
      const key = keyOf(value)
      const row = rows.get(key) ?? tests.map(() => null)
      row[place] ??= value
      rows.set(key, row)
    }
  }
  return Array.from(rows.values(), (values): ComparedValue => {
    const known = values.find((value) => value !== null)
    const source = known?.source ?? 'kit'
    return {
      label: known?.analyte ?? { id: '', name: '', species: '', unit: '' },
      source,
      values,
      change: changeIn(values, { isOneField, isComparable: source !== 'kit' || isOneKit }),
    }
  })
}

const keyOf = ({ source, analyte: { species, unit, name, id } }: SummaryValue) =>
  JSON.stringify([source, species === '' ? id : species, unit, source === 'kit' ? '' : name])

function changeIn(
  values: readonly (SummaryValue | null)[],
  { isOneField, isComparable }: { readonly isOneField: boolean; readonly isComparable: boolean },
): Trend {
  if (!isOneField) return { kind: 'elsewhere', lowest: isComparable ? lowestOf(values) : [] }
  return isComparable ? changeOf(values) : { kind: 'unknown' }
}

function lowestOf(values: readonly (SummaryValue | null)[]): readonly number[] {
  const present = values.filter((value) => value !== null)
  const numbers = present.flatMap(({ value }) => value ?? [])
  if (numbers.length < 2 || numbers.length < present.length) return []
  const least = Math.min(...numbers)
  return values.flatMap((value, at) => (value?.value === least ? [at] : []))
}

function changeOf(values: readonly (SummaryValue | null)[]): Trend {
  const numbers = values.flatMap((value) => value?.value ?? [])
  const present = values.filter((value) => value !== null)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return { kind: 'unknown' }
  if (numbers.length < 2 || numbers.length < present.length) return { kind: 'unknown' }
  // Floating-point differences such as 5.3 − 5.1 are not exact.
  const difference = Number((last - first).toPrecision(6))
  if (difference > 0) return { kind: 'rose', amount: difference }
  if (difference < 0) return { kind: 'fell', amount: -difference }
  return { kind: numbers.every((value) => value === first) ? 'same' : 'returned' }
}
