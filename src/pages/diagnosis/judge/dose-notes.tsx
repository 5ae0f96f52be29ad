import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { monthsSince } from '#ui/text/day-text.ts'

/** A season: the soil has grown a crop since. Source: docs/facts/diagnosis.md 5. */
export const oldFromMonths = 3

type Test = Pick<SoilRecord, 'startedAt' | 'wallOffset'>

/** Whole months since a test of an earlier season; null for a newer one. */
export function oldMonths({ startedAt, wallOffset }: Test): number | null {
  const months = monthsSince(startedAt, wallOffset)
  return months < oldFromMonths ? null : months
}

interface MeasuredSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
}

/** Whether the test has another sample of the same field, whose doses are for the whole field too. */
function sharesField({ record, sample, plot }: MeasuredSample, plots: readonly Plot[]): boolean {
  if (plot === null || isLowerLayer(sample.name)) return false
  return measuredSamples(record).some(
    (other) =>
      other.id !== sample.id &&
      !isLowerLayer(other.name) &&
      plotOfSample(other, plots)?.id === plot.id,
  )
}

/** What is told above the doses of a sample: the age of its test, and that other doses are for the same field. */
export function doseNotes(
  measured: MeasuredSample,
  plots: readonly Plot[],
  ageText = texts('judge').answer.old,
): readonly string[] {
  const months = oldMonths(measured.record)
  return [
    ...(months === null ? [] : [ageText(months)]),
    ...(sharesField(measured, plots) ? [texts('judge').answer.sharedField] : []),
  ]
}

/** Those of an answer; none for typed values, which are of no day. */
export const answerNotes = (
  { judged, plot }: Pick<SampleAnswer, 'judged' | 'plot'>,
  plots: readonly Plot[],
) => (judged.kind === 'typed' ? [] : doseNotes({ ...judged, plot }, plots))

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
