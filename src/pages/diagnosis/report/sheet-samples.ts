import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { areaIn, type Area } from '#domain/soil/area.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { farmerOrder } from '#domain/plot/farmers.ts'
import { byName, plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { isDecision, parseKeptDiagnosis } from './kept-diagnosis.ts'
import { shownDiagnosis } from './shown-diagnosis.ts'

/** A sample to print, with its farmer and its latest decision. */
export interface SheetSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
  /** Empty if not given. */
  readonly farmer: string
  readonly decision: Decision | null
}

/** All measured samples of some tests, by farmer in the order of readings and by field; those without a farmer in the order of measurement. */
export function sheetSamples(
  records: readonly SoilRecord[],
  plots: readonly Plot[],
): readonly SheetSample[] {
  const order = farmerOrder(plots)
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
        order(one.farmer, other.farmer) ||
        (one.farmer === ''
          ? 0
          : byName(fieldName(one), fieldName(other)) || depthOf(one) - depthOf(other)),
    )
}

/** Sort key: the tilled layer of a field comes first. */
const depthOf = ({ sample }: SheetSample) => Number(isLowerLayer(sample.name))

const fieldName = ({ plot, sample }: SheetSample) => plot?.name ?? sample.name

/** Groups samples by sheet: all of one farmer, or of one field without a farmer; a sample without a field alone. */
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

/** The newest sample of each field's tilled layer: fertilizer is given once per field. */
export function newestSamplePerField(samples: readonly SheetSample[]): readonly SheetSample[] {
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

/** The area that the amounts were for. */
export function areaOf({ plot, decision }: Pick<SheetSample, 'plot' | 'decision'>): Area | null {
  return plot?.area ?? diagnosedArea(decision)
}

/** The area given in the diagnosis, for fields that are not kept. */
export function diagnosedArea(diagnosis: Diagnosis | null): Area | null {
  if (diagnosis === null || !isDecision(diagnosis)) return null
  const { value, from } = diagnosis.plot.area
  return from === 'user' ? { value: areaIn(value, 'a'), unit: 'a' } : null
}
