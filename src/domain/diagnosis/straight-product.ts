import { nutrients, type Nutrient } from './crop.ts'
import type { Fertilizer } from './rule-book.ts'
import { valueOf, type SoilCase } from './soil-case.ts'

/**
 * A product that brings one nutrient and no other. Null where there is none of that name, where it brings others too (then
 * the mix must be solved), and where its lime would harm.
 */
export function straightProduct(
  id: string,
  nutrient: Nutrient,
  soilCase: SoilCase,
): Fertilizer | null {
  const found = soilCase.book.fertilizers.find((one) => one.id === id)
  if (found === undefined || found[nutrient] <= 0) return null
  if (nutrients.some((other) => other !== nutrient && found[other] > 0)) return null
  return found.alkali > 0 && !bearsAlkali(soilCase) ? null : found
}

/** Crops that want acid soil, and soil that is not acid, bear no fertilizer that limes. */
export function bearsAlkali(soilCase: SoilCase): boolean {
  const { crop } = soilCase.input
  if (crop.lime !== 'usual' && crop.lime !== 'to-minimum') return false
  const ph = valueOf(soilCase, 'ph')
  const most = crop.ph?.value.high ?? null
  return ph === null || most === null || ph.high <= most
}
