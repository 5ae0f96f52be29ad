import { isPaddy } from '#domain/diagnosis/judgement/guards.ts'
import { valueOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { Estimate } from '#domain/diagnosis/input/measured.ts'
import { limeRequirement, limeRequirementByTable, type LimeRequest } from './lime-dose.ts'

export function limeRequest(ph: Estimate, context: DiagnosisContext): LimeRequest {
  const ec = isPaddy(context) ? null : (valueOf(context, 'ec')?.high ?? null)
  return { ph, target: limeTarget(context.input.crop), ec }
}

/** Computed from the soil; for tea, which the soil table does not cover, from the maker's figure for tea. */
export function limeNeed(
  request: LimeRequest,
  { input: { crop }, soil, book }: Pick<DiagnosisContext, 'input' | 'soil' | 'book'>,
) {
  const table = crop.dolomitePerPh?.value
  const dolomite = book.limes.find(({ mgo }) => mgo > 0)
  if (crop.lime !== 'below-minimum-only' || table === undefined || dolomite === undefined) {
    return limeRequirement(request, soil, book)
  }
  return limeRequirementByTable(request, (table.low + table.high) / 2, dolomite.alkali, book)
}

/** The middle of the crop's range; its low end where more would harm, or where the upper end is unknown. */
function limeTarget({ ph, lime }: Crop): number {
  const { low, high } = ph?.value ?? { low: 0, high: null }
  return lime === 'to-minimum' || high === null ? low : (low + high) / 2
}
