import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { quantityOf } from '#domain/diagnosis/input/quantity-of.ts'
import { plotFinder, plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { instant, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { dayText, monthsSince } from '#ui/text/day-text.ts'
import { itemNumber } from './item-value.ts'
import { phStep, sameDayTest, summaryOf, valueName } from './same-day.ts'

/** A season: the soil has grown a crop since. Source: docs/facts/diagnosis.md 5. */
export const oldFromMonths = 3

/** A test in the history. */
type Test = Pick<RecordSummary, 'id' | 'startedAt' | 'wallOffset' | 'kit' | 'samples' | 'values'>

/** Whole months since a test of an earlier season; null for a newer one. */
export function oldMonths({
  startedAt,
  wallOffset,
}: Pick<RecordSummary, 'startedAt' | 'wallOffset'>): number | null {
  const months = monthsSince(startedAt, wallOffset)
  return months < oldFromMonths ? null : months
}

interface MeasuredSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
}

export interface FieldHistory {
  readonly plots: readonly Plot[]
  /** The newest tests at least, in any order. */
  readonly tests: readonly Test[]
}

type NewestTests = ReadonlyMap<string, Test>
const noTests: NewestTests = new Map()

const keyOf = (plot: Plot, item: string) => `${plot.id} ${item}`

/** What a value is of, whatever a kit, a meter or a laboratory calls it; null where nothing was measured. */
const itemOf = ({ analyte, kind }: SummaryValue) =>
  kind === 'not-read' || kind === 'no-color-fits' ? null : (quantityOf(analyte) ?? analyte.id)

/** The newest test of each item in the tilled layer of each field, or of `only` one, of the tests after an instant. */
export function newestTests(
  { plots, tests }: FieldHistory,
  after: Instant,
  only?: Plot,
): NewestTests {
  const newest = new Map<string, Test>()
  const plotOf = plotFinder(plots)
  for (const test of tests) {
    if (test.startedAt <= after) continue
    const plotById = new Map<string, Plot>()
    for (const sample of test.samples) {
      const plot = isLowerLayer(sample.name) ? null : plotOf(sample)
      if (plot !== null && (only === undefined || plot.id === only.id)) {
        plotById.set(sample.id, plot)
      }
    }
    if (plotById.size === 0) continue
    for (const value of test.values) {
      const plot = plotById.get(value.sample)
      const item = itemOf(value)
      if (plot === undefined || item === null) continue
      const known = newest.get(keyOf(plot, item))
      if (known === undefined || known.startedAt < test.startedAt) {
        newest.set(keyOf(plot, item), test)
      }
    }
  }
  return newest
}

interface LaterTests {
  readonly later: readonly {
    readonly test: Test
    /** Names of what it measured again. */
    readonly names: readonly string[]
  }[]
  /** All that the sample had was measured again. */
  readonly isWhole: boolean
}

/** The later tests whose values replace those of a sample; none for a sample that gets no dose. */
export function laterTestsOf(
  { record, sample, plot }: MeasuredSample,
  newest: NewestTests,
): LaterTests {
  if (plot === null || isLowerLayer(sample.name)) return { later: [], isWhole: false }
  const namesByTest = new Map<Test, string[]>()
  const items = itemNames(record, sample)
  for (const [item, name] of items) {
    const test = newest.get(keyOf(plot, item))
    if (test === undefined || test.startedAt <= record.startedAt) continue
    namesByTest.set(test, [...(namesByTest.get(test) ?? []), name])
  }
  const later = Array.from(namesByTest, ([test, names]) => ({ test, names }))
  const again = later.reduce((sum, { names }) => sum + names.length, 0)
  return { later, isWhole: again > 0 && again === items.size }
}

/** The newest test of this season of each item. */
export const seasonsTests = ({ plots, tests }: FieldHistory, only?: Plot): NewestTests =>
  newestTests(
    { plots, tests: tests.filter((test) => oldMonths(test) === null) },
    instant(Number.NEGATIVE_INFINITY),
    only,
  )

/** The tests before a sample's that hold what it did not measure, with the names of that; none for a sample that gets no dose. */
export function earlierTestsOf(
  { record, sample, plot }: MeasuredSample,
  newest: NewestTests,
): LaterTests['later'] {
  if (plot === null || isLowerLayer(sample.name)) return []
  const own = itemNames(record, sample)
  const namesByTest = new Map<Test, string[]>()
  for (const [key, test] of newest) {
    if (!key.startsWith(keyOf(plot, '')) || test.startedAt >= record.startedAt) continue
    const item = key.slice(keyOf(plot, '').length)
    const value = test.values.find((one) => itemOf(one) === item)
    if (own.has(item) || value === undefined) continue
    namesByTest.set(test, [...(namesByTest.get(test) ?? []), valueName(value)])
  }
  return Array.from(namesByTest, ([test, names]) => ({ test, names }))
}

/** The items measured of a sample, each with its name. */
function itemNames(record: SoilRecord, { id }: RecordSample): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const value of summaryOf(record).values) {
    const item = itemOf(value)
    if (value.sample === id && item !== null) names.set(item, valueName(value))
  }
  return names
}

const isKitPh = (one: SummaryValue) => itemOf(one) === 'ph' && one.source === 'kit'

type PhReadings = ReadonlyMap<
  string,
  readonly { readonly test: Test; readonly value: number | null }[]
>

/** What kits read as pH in the tilled layer of each field this season, the newest first; by id of the field. */
export function seasonsPh({ plots, tests }: FieldHistory): PhReadings {
  const found = new Map<string, { test: Test; value: number | null }[]>()
  const plotOf = plotFinder(plots)
  const recent = tests.filter((test) => oldMonths(test) === null && test.values.some(isKitPh))
  for (const test of recent.toSorted((one, other) => other.startedAt - one.startedAt)) {
    for (const sample of test.samples) {
      const plot = isLowerLayer(sample.name) ? null : plotOf(sample)
      const of = test.values.filter((one) => one.sample === sample.id && isKitPh(one))
      if (plot === null || of.length === 0) continue
      const own = of.map(({ value }) => ({ test, value }))
      found.set(plot.id, [...(found.get(plot.id) ?? []), ...own])
    }
  }
  return found
}

/** What another kit read in the same ground before, where the two would be limed differently; null where they agree. */
export function otherKitsPh({ record, sample, plot }: MeasuredSample, known: PhReadings) {
  const own = summaryOf(record).values.find((one) => one.sample === sample.id && isKitPh(one))
  if (plot === null || isLowerLayer(sample.name) || own === undefined) return null
  const before = known.get(plot.id)?.find(({ test }) => test.startedAt < record.startedAt)
  if (before === undefined || before.test.kit.id === record.kit.id) return null
  const { test, value } = before
  if (value === null || own.value === null || Math.abs(value - own.value) < phStep) return null
  const { startedAt, wallOffset, kit } = test
  return { day: dayText(startedAt, wallOffset), kit: kit.name, value: itemNumber('ph', value) }
}

/**
 * Notes above the doses of a sample: that another test of the day or another kit read something else; that its field was tested again, else the age of its test;
 * and that other doses are for the same field.
 */
export function doseNotes(
  measured: MeasuredSample,
  known: FieldHistory,
  ageText = texts('judge').answer.old,
): readonly string[] {
  const words = texts('judge').answer
  const { record, sample, plot } = measured
  const newest = plot === null ? noTests : newestTests(known, record.startedAt, plot)
  const { later, isWhole } = laterTestsOf(measured, newest)
  const months = oldMonths(record)
  const differing = later.length > 0 ? null : otherKitsPh(measured, seasonsPh(known))
  const sameDay = later.length > 0 ? null : sameDayTest(measured, known)
  const earlier = plot === null ? [] : earlierTestsOf(measured, seasonsTests(known, plot))
  const isShared =
    plot !== null &&
    !isLowerLayer(sample.name) &&
    measuredSamples(record).some(
      (other) =>
        other.id !== sample.id &&
        !isLowerLayer(other.name) &&
        plotOfSample(other, known.plots)?.id === plot.id,
    )
  return [
    ...(sameDay === null ? [] : [words.sameDay(sameDay)]),
    ...(differing === null ? [] : [words.otherKitsPh(differing)]),
    ...later.map(({ test: { startedAt, wallOffset }, names }) => {
      const day = dayText(startedAt, wallOffset)
      return isWhole && later.length === 1
        ? words.testedAgain(day)
        : words.itemsTestedAgain(day, names)
    }),
    ...earlier.map(({ test: { startedAt, wallOffset }, names }) =>
      words.itemsTestedBefore(dayText(startedAt, wallOffset), names),
    ),
    ...(months === null || isWhole ? [] : [ageText(months)]),
    ...(isShared ? [words.sharedField] : []),
  ]
}

interface EarlierAnswer {
  readonly to: string
  readonly day: string
}

/** Addresses of the answers of earlier tests that the notes name. */
export function earlierAnswers(
  measured: MeasuredSample,
  known: FieldHistory,
): readonly EarlierAnswer[] {
  const { plot } = measured
  if (plot === null) return []
  return earlierTestsOf(measured, seasonsTests(known, plot)).map(({ test }) => {
    const sample = test.samples.find(
      (one) => !isLowerLayer(one.name) && plotOfSample(one, known.plots)?.id === plot.id,
    )
    const params = new URLSearchParams({ record: test.id, ...(sample && { sample: sample.id }) })
    return { to: `/diag?${params}`, day: dayText(test.startedAt, test.wallOffset) }
  })
}

/** Calculates something of an answer; nothing for typed values, which are of no day. */
const ofAnswer =
  <Found,>(find: (measured: MeasuredSample, known: FieldHistory) => readonly Found[]) =>
  (
    { judged, plot }: Pick<SampleAnswer, 'judged' | 'plot'>,
    {
      plots,
      records,
    }: { readonly plots: readonly Plot[]; readonly records: readonly SoilRecord[] },
  ): readonly Found[] =>
    judged.kind === 'typed'
      ? []
      : find({ ...judged, plot }, { plots, tests: records.map(summaryOf) })

export const answerNotes = ofAnswer(doseNotes)
export const answersBefore = ofAnswer(earlierAnswers)

/** Stands above doses that must not simply be spread. */
export function DoseNotes({
  notes,
  earlier = [],
}: {
  readonly notes: readonly string[]
  readonly earlier?: readonly EarlierAnswer[]
}) {
  if (notes.length === 0) return null
  return (
    <Notice kind="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {earlier.map(({ to, day }) => (
        <AppLink key={to} className="inline-row target" to={to}>
          {texts('judge').answer.answerOf(day)}
        </AppLink>
      ))}
    </Notice>
  )
}
