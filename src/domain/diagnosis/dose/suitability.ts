import { valueOf, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Fertilizer } from '#domain/diagnosis/rule-book.ts'
import { cropStand, isPermanentCrop } from './timing.ts'

/**
 * Excludes products that lime a crop without tolerance for lime, acidify soil too acid even for an acid-loving crop, or harm the
 * plants they are spread beside.
 */
export function isTolerated(one: Fertilizer, context: DiagnosisContext): boolean {
  if (one.alkali > 0 && !toleratesAlkali(context)) return false
  if (one.isCyanamide === true && isBesidePlants(context)) return false
  return !(one.isAcidifying && isTooAcid(context))
}

/** Crops that need acid soil, and soil that is not acid, tolerate no fertilizer that limes. */
export function toleratesAlkali(context: DiagnosisContext): boolean {
  const { crop } = context.input
  if (crop.lime !== 'usual' && crop.lime !== 'to-minimum') return false
  const ph = valueOf(context, 'ph')
  const most = crop.ph?.value.high ?? null
  return ph === null || most === null || ph.high <= most
}

function isTooAcid(context: DiagnosisContext): boolean {
  const { crop } = context.input
  const ph = valueOf(context, 'ph')
  return crop.lime === 'below-minimum-only' && ph !== null && ph.best < (crop.ph?.value.low ?? 0)
}

/** Whether some of the amount is spread beside living plants: a growing or a permanent crop, or a season's amount to be split. */
export const isBesidePlants = ({ input: { crop, growth }, standard }: DiagnosisContext) =>
  growth === 'growing' || isPermanentCrop(cropStand(crop)) || standard?.basal === null
