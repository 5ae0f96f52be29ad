import type { SummaryLevel } from '#domain/record/record-summary.ts'

/** Of pH and conductivity. */
export const scaleLevels: Readonly<Record<SummaryLevel, string>> = {
  low: 'Low',
  fit: 'Good',
  high: 'High',
  excess: 'Excess',
}

/** Of a nutrient: the same words in English. */
export const amountLevels = scaleLevels
