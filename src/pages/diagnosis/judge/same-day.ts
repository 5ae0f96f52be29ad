import { quantityOf } from '#domain/diagnosis/input/quantity-of.ts'
import { entryOf } from '#domain/entry-of.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { plotFinder, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import { summarize, type RecordSummary, type SummaryValue } from '#domain/record/record-summary.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { dayText, testTimeText } from '#ui/text/day-text.ts'
import { itemNumber } from './item-value.ts'

/** Own judgement: one step of most kits' pH charts, by which two readings of the same soil may differ. */
export const phStep = 0.5

export const summaryOf = memoizeByObject(summarize)

export const valueName = ({ analyte: { species, name } }: SummaryValue) =>
  entryOf(texts('ui').species, species) ?? (species || name)

type Test = Pick<RecordSummary, 'id' | 'startedAt' | 'wallOffset' | 'kit' | 'samples' | 'values'>

interface MeasuredSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
}

interface SameDayTest {
  readonly time: string
  /** Only values that contradict the sample's. */
  readonly values: readonly string[]
}

/** An earlier test of a sample's field with the same kit on the same day that contradicts it; null where there is none. */
export function sameDayTest(
  { record, sample, plot }: MeasuredSample,
  { plots, tests }: { readonly plots: readonly Plot[]; readonly tests: readonly Test[] },
): SameDayTest | null {
  if (plot === null || isLowerLayer(sample.name)) return null
  const own = summaryOf(record).values.filter((one) => one.sample === sample.id)
  const plotOf = plotFinder(plots)
  const before = tests
    .filter((test) => test.id !== record.id && isSameDay(test, record))
    .toSorted((one, other) => other.startedAt - one.startedAt)
  for (const test of before) {
    const samples = test.samples.filter(
      (one) => !isLowerLayer(one.name) && plotOf(one)?.id === plot.id,
    )
    const values = test.values.flatMap((value) => {
      if (!samples.some(({ id }) => id === value.sample)) return []
      const again = own.find(({ analyte }) => analyte.id === value.analyte.id)
      return again !== undefined && areContradicting(value, again) ? [textOf(value)] : []
    })
    if (values.length > 0) return { time: testTimeText(test.startedAt, test.wallOffset), values }
  }
  return null
}

const isSameDay = (test: Test, record: SoilRecord) =>
  test.kit.id === record.kit.id &&
  test.startedAt <= record.startedAt &&
  record.startedAt - test.startedAt < dayMs &&
  dayText(test.startedAt, test.wallOffset) === dayText(record.startedAt, record.wallOffset)

const dayMs = 86_400_000

/** Own judgement: less than half of the other value changes the answer, and so does one step of a pH chart. */
function areContradicting(one: SummaryValue, other: SummaryValue): boolean {
  if (one.source !== 'kit' || other.source !== 'kit') return false
  const [first, second] = [figureOf(one), figureOf(other)]
  if (first === null || second === null) return false
  return quantityOf(one.analyte) === 'ph'
    ? Math.abs(first - second) >= phStep
    : Math.min(first, second) < Math.max(first, second) / 2
}

const figureOf = ({ kind, value }: SummaryValue) => (kind === 'undetectable' ? 0 : value)

function textOf(one: SummaryValue): string {
  const item = quantityOf(one.analyte)
  const { value } = one
  const figure =
    value === null
      ? texts('ui').undetectable
      : item === null
        ? String(value)
        : itemNumber(item, value)
  return `${valueName(one)} ${figure}`
}
