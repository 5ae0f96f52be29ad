import {
  amountBasis,
  parseAmounts,
  soilAmount,
  toTwoDigits,
  type SoilAmount,
} from '#domain/chart/amounts.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/amount-text.ts'

/** What stands on a band once amounts were asked for; null where there is nothing to convert, or not yet. */
export function amountLine(analyte: Analyte, value: number | null, typed: string | null) {
  if (typed === null || value === null) return null
  const amount = soilAmount(amountBasis(analyte), parseAmounts(typed), value)
  return amount === null ? null : texts('color-chart').amounts.band(...roundedTexts(amount))
}

const roundedTexts = ({ mgPer100g, kgPer10a }: SoilAmount): readonly [string, string] => [
  numberText(toTwoDigits(mgPer100g)),
  numberText(toTwoDigits(kgPer10a)),
]
