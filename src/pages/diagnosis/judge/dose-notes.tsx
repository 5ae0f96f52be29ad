import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { plotFinder, plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { dayText, monthsSince } from '#ui/text/day-text.ts'

/** A season: the soil has grown a crop since. Source: docs/facts/diagnosis.md 5. */
export const oldFromMonths = 3

/** A test in the history; `SoilRecord` is one too. */
type Test = Pick<RecordSummary, 'id' | 'startedAt' | 'wallOffset' | 'samples' | 'kit'>

/** Whole months since a test of an earlier season; null for a newer one. */
export function oldMonths({
  startedAt,
  wallOffset,
}: Pick<Test, 'startedAt' | 'wallOffset'>): number | null {
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

const keyOf = ({ kit }: Pick<Test, 'kit'>, plot: Plot) => `${kit.id} ${plot.id}`

/** The newest test of each field's tilled layer with each kit, of the tests after an instant. */
export function newestTests({ plots, tests }: FieldHistory, after: Instant): NewestTests {
  const newest = new Map<string, Test>()
  const plotOf = plotFinder(plots)
  for (const test of tests) {
    if (test.startedAt <= after) continue
    for (const sample of test.samples) {
      const plot = isLowerLayer(sample.name) ? null : plotOf(sample)
      if (plot === null) continue
      const key = keyOf(test, plot)
      const known = newest.get(key)
      if (known === undefined || known.startedAt < test.startedAt) newest.set(key, test)
    }
  }
  return newest
}

/** The newest later test of a sample's field with the same kit; undefined: none, or the sample gets no dose. */
export function laterTest({ record, sample, plot }: MeasuredSample, newest: NewestTests) {
  const test =
    plot === null || isLowerLayer(sample.name) ? undefined : newest.get(keyOf(record, plot))
  return test !== undefined && test.startedAt > record.startedAt ? test : undefined
}

/**
 * Notes above the doses of a sample: that its field was tested again with the same kit, else the age of its test; and that other
 * doses are for the same field.
 */
export function doseNotes(
  measured: MeasuredSample,
  known: FieldHistory,
  ageText = texts('judge').answer.old,
): readonly string[] {
  const words = texts('judge').answer
  const { record, sample, plot } = measured
  const later = laterTest(measured, newestTests(known, record.startedAt))
  const months = oldMonths(record)
  const ofAge = months === null ? [] : [ageText(months)]
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
    ...(later === undefined
      ? ofAge
      : [words.testedAgain(dayText(later.startedAt, later.wallOffset))]),
    ...(isShared ? [words.sharedField] : []),
  ]
}

/** Those of an answer; none for typed values, which are of no day. */
export const answerNotes = (
  { judged, plot }: Pick<SampleAnswer, 'judged' | 'plot'>,
  known: FieldHistory,
) => (judged.kind === 'typed' ? [] : doseNotes({ ...judged, plot }, known))

/** Stands above doses that must not simply be spread. */
export function DoseNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Notice kind="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
