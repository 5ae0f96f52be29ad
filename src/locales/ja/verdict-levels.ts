import type { SummaryLevel } from '#domain/record/record-summary.ts'

/** Levels of pH and conductivity. */
export const scaleLevels: Readonly<Record<SummaryLevel, string>> = {
  low: '低い',
  fit: '適正',
  high: '高い',
  excess: '高すぎる',
}

/** Levels of a nutrient. */
export const amountLevels: Readonly<Record<SummaryLevel, string>> = {
  low: '少ない',
  fit: '適正',
  high: '多い',
  excess: '過剰',
}
