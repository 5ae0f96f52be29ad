import type { SummaryLevel } from '#domain/record/record-summary.ts'

/** Levels of pH and conductivity. */
export const scaleLevels: Readonly<Record<SummaryLevel, string>> = {
  low: 'Low',
  fit: 'Good',
  high: 'High',
  excess: 'Too high',
}

/** Levels of a nutrient. */
export const amountLevels: typeof scaleLevels = { ...scaleLevels, excess: 'Excess' }
