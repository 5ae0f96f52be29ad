import type { SummaryLevel } from '#domain/record/record-summary.ts'

/** Of pH and conductivity. */
export const scaleLevels: Readonly<Record<SummaryLevel, string>> = {
  low: 'Low',
  fit: 'Good',
  high: 'High',
  excess: 'Too high',
}

/** Of a nutrient. */
export const amountLevels: typeof scaleLevels = { ...scaleLevels, excess: 'Excess' }
