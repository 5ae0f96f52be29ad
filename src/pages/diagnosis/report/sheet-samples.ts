import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { areaIn, type Area } from '#domain/soil/area.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { byName, plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { isDecision, parseKeptDiagnosis } from './kept-diagnosis.ts'
import { shownDiagnosis } from './shown-diagnosis.ts'

/** A sample as it stands on paper: whose it is, and what was decided of it last. */
export interface SheetSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
  /** Empty where not given. */
  readonly farmer: string
  readonly decision: Decision | null
}

/** All measured samples of some tests: farmer by farmer, and by field; those without a farmer in the order of measurement. */
export function sheetSamples(
  records: readonly SoilRecord[],
  plots: readonly Plot[],
): readonly SheetSample[] {
  return records
    .flatMap((record) =>
      measuredSamples(record).map((sample) => {
        const kept = shownDiagnosis(record, { id: null, sample: sample.id }, sample.id)
        const plot = plots.find(({ id }) => id === kept?.plot) ?? plotOfSample(sample, plots)
        const diagnosis = kept === null ? null : parseKeptDiagnosis(kept)
        const decision = diagnosis !== null && isDecision(diagnosis) ? diagnosis : null
        return { record, sample, plot, farmer: plot?.farmer ?? '', decision }
      }),
    )
    .toSorted(
      (one, other) =>
        byName(one.farmer, other.farmer) ||
        (one.farmer === '' ? 0 : byName(fieldName(one), fieldName(other))),
    )
}

const fieldName = ({ plot, sample }: SheetSample) => plot?.name ?? sample.name

/** What belongs on the sheets of one: all of a farmer, or of a field without a farmer; a sample without a field is on its own. */
export function sheetsByFarmer(
  samples: readonly SheetSample[],
): readonly (readonly SheetSample[])[] {
  const sheets = new Map<string, SheetSample[]>()
  for (const one of samples) {
    const { farmer, plot, record, sample } = one
    const key =
      farmer !== ''
        ? `farmer ${farmer}`
        : plot !== null
          ? `plot ${plot.id}`
          : `sample ${record.id} ${sample.id}`
    sheets.set(key, [...(sheets.get(key) ?? []), one])
  }
  return [...sheets.values()]
}

/** Of each field the newest answer, of its tilled layer: it is given its fertilizer once. */
export function treatedSamples(samples: readonly SheetSample[]): readonly SheetSample[] {
  const tilled = samples.filter(({ sample }) => !isLowerLayer(sample.name))
  return tilled.filter(
    ({ plot, record }, at) =>
      plot === null ||
      !tilled.some((other, place) => {
        const isNewer = other.record.startedAt > record.startedAt
        const isFirst = other.record.startedAt === record.startedAt && place < at
        return other.plot?.id === plot.id && (isNewer || isFirst)
      }),
  )
}

/** What the amounts were for. */
export function areaOf({ plot, decision }: Pick<SheetSample, 'plot' | 'decision'>): Area | null {
  return plot?.area ?? areaJudged(decision)
}

/** Where the field is not a kept one. */
export function areaJudged(diagnosis: Diagnosis | null): Area | null {
  if (diagnosis === null || !isDecision(diagnosis)) return null
  const { value, from } = diagnosis.plot.area
  return from === 'user' ? { value: areaIn(value, 'a'), unit: 'a' } : null
}
