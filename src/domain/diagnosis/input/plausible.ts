import type { LaboratoryItem, Quantity } from './diagnosis-input.ts'
import type { Estimate } from './measured.ts'
import type { RuleBook } from '#domain/diagnosis/rule-book.ts'
import { assertNever } from '#domain/result.ts'

/* Whether soil can hold so much. What is beyond is probably a typing error. */

export const isPlausibleLaboratory = (item: LaboratoryItem, value: number, { limits }: RuleBook) =>
  value >= 0 && value <= limits.laboratory[item]

export function isPlausible(quantity: Quantity, { best }: Estimate, { limits }: RuleBook): boolean {
  if (!Number.isFinite(best) || best < 0) return false
  switch (quantity) {
    case 'ph':
      return best >= limits.ph.low && best <= limits.ph.high
    case 'ec':
      return best <= limits.ec.high
    case 'nitrate':
    case 'ammonium':
      return best <= limits.nitrogen.high
    case 'phosphate':
    case 'potassium':
      return best <= limits.soluble.high
    default:
      return assertNever(quantity)
  }
}
