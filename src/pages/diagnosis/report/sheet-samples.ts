import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import { areaIn, squareMeters, type Area } from '#domain/soil/area.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import { farmerOrder } from '#domain/plot/farmers.ts'
import { byName, plotOfSample, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import {
  measuredSamples,
  type KeptDiagnosis,
  type RecordSample,
  type SoilRecord,
} from '#domain/record/soil-record.ts'
import { isDecision, parseKeptDiagnosis } from '#app/diagnosis/kept-diagnosis.ts'
import { shownDiagnosis } from '#domain/record/shown-diagnosis.ts'

/** A sample to print, with its farmer and its latest decision. */
export interface SheetSample {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly plot: Plot | null
  /** Empty if not given. */
  readonly farmer: string
  readonly decision: Decision | null
  /** See `diagnosedArea`. */
  readonly area: Area | null
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
        const area = diagnosedArea(kept, diagnosis, plot?.area ?? null)
        return { record, sample, plot, farmer: plot?.farmer ?? '', decision, area }
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

/** The area that the amounts are for, as it was entered; where they are for 1 m², the area of the field. */
export function diagnosedArea(
  kept: KeptDiagnosis | null,
  diagnosis: Diagnosis | null,
  ofField: Area | null,
): Area | null {
  if (diagnosis === null || !isDecision(diagnosis)) return ofField
  const { value, from } = diagnosis.plot.area
  if (from !== 'user') return ofField
  const isSame = (area: Area) => Math.abs(squareMeters(area.value, area.unit) - value) < 0.01
  const entered = [kept?.area, ofField].flatMap((area) => area ?? []).find(isSame)
  return entered ?? { value: areaIn(value, 'a'), unit: 'a' }
}
