import type { Amount } from '#domain/diagnosis/amount.ts'
import { texts } from '#locales/texts.ts'

export const weightText = ({ value, decimals, unit }: Amount) =>
  texts('judge').plan.weight(value.toFixed(decimals), unit)
