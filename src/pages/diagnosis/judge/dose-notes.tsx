import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { dayText, monthsSince } from '#ui/text/day-text.ts'

/** A season: the soil has grown a crop since. Source: docs/facts/diagnosis.md 5. */
export const oldFromMonths = 3

/** A test in the history; `SoilRecord` is one too. */
type Test = Pick<RecordSummary, 'startedAt' | 'wallOffset' | 'samples' | 'kit'>

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

interface Known {
  readonly plots: readonly Plot[]
  /** The newest tests at least, in any order. */
  readonly tests: readonly Test[]
}

/**
 * What is told above the doses of a sample: that its field was tested again with the same kit, else the age of its test; and
 * that other doses are for the same field.
 */
export function doseNotes(
  { record, sample, plot }: MeasuredSample,
  { plots, tests }: Known,
  ageText = texts('judge').answer.old,
): readonly string[] {
  const words = texts('judge').answer
  const isOfField = (other: RecordSample) =>
    plot !== null &&
    !isLowerLayer(sample.name) &&
    !isLowerLayer(other.name) &&
    plotOfSample(other, plots)?.id === plot.id
  const newest = tests
    .filter(
      ({ kit, startedAt, samples }) =>
        startedAt > record.startedAt && kit.id === record.kit.id && samples.some(isOfField),
    )
    .toSorted((one, other) => other.startedAt - one.startedAt)[0]
  const months = oldMonths(record)
  const isShared = measuredSamples(record).some((one) => one.id !== sample.id && isOfField(one))
  return [
    ...(newest === undefined
      ? months === null
        ? []
        : [ageText(months)]
      : [words.testedAgain(dayText(newest.startedAt, newest.wallOffset))]),
    ...(isShared ? [words.sharedField] : []),
  ]
}

/** Those of an answer; none for typed values, which are of no day. */
export const answerNotes = (
  { judged, plot }: Pick<SampleAnswer, 'judged' | 'plot'>,
  known: Known,
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
