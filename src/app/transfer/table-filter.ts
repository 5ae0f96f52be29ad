import { plotOfSample, type Plot } from '#domain/plot/plot.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import type { Instant } from '#domain/units.ts'

/** Whose samples, and of which period, a table contains; null: all. */
export interface TableFilter {
  readonly farmer: string | null
  readonly group: string | null
  readonly from: Instant | null
  /** End of the period, exclusive. */
  readonly to: Instant | null
}

/** A test with those of its samples that match the filter. */
export interface ChosenTest extends RecordSummary {
  /** Whether all its samples match. */
  readonly isWhole: boolean
}

/** Tests of the period, each with only the samples of the farmer or group. */
export function chosenTests(
  summaries: readonly RecordSummary[],
  plots: readonly Plot[],
  { farmer, group, from, to }: TableFilter,
): readonly ChosenTest[] {
  const isAsked = (sample: RecordSummary['samples'][number]) => {
    const plot = plotOfSample(sample, plots)
    return (farmer === null || plot?.farmer === farmer) && (group === null || plot?.group === group)
  }
  const isOfAll = farmer === null && group === null
  return summaries
    .filter(
      ({ startedAt }) => (from === null || startedAt >= from) && (to === null || startedAt < to),
    )
    .map((test) => {
      const samples = isOfAll ? test.samples : test.samples.filter(isAsked)
      const ids = new Set(samples.map(({ id }) => id))
      const values = test.values.filter(({ sample }) => ids.has(sample))
      return { ...test, samples, values, isWhole: samples.length === test.samples.length }
    })
    .filter(({ isWhole, samples }) => isWhole || samples.length > 0)
}
