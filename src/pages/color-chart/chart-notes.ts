import {
  amountBasis,
  parseAmounts,
  soilAmount,
  toTwoDigits,
  type SoilAmount,
} from '#domain/chart/amounts.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import { amountText, numberText } from '#ui/text/amount-text.ts'
import { answerText, levelText } from '#ui/text/answer-text.ts'

/** Caveats to show before a chart is trusted. */
export type ChartNote = 'empty' | 'incomplete' | 'half' | 'no-half'

export function chartNotes(analyte: Analyte): readonly ChartNote[] {
  if (analyte.levels.length === 0) return ['empty']
  const half = analyte.halfLevels ? 'half' : 'no-half'
  return analyte.chartComplete ? [half] : ['incomplete', half]
}

/** Returns the keys of all sources behind an analyte's levels, without duplicates. */
export const levelSources = (analyte: Analyte): readonly string[] => [
  ...new Set([
    ...analyte.levels.flatMap(({ sources }) => sources),
    ...(analyte.lowestDetectable.value === null ? [] : analyte.lowestDetectable.sources),
  ]),
]

/** Whether there is something to compare with: a color, a figure, or the user's own photograph. */
export const hasShownLook = ({ level, patch }: ShownLevel) =>
  patch !== null || level.look.kind !== 'unknown'

/** Returns the trust mark shared by all levels of the kit; null when they differ, or when no level is of the kit. */
export function commonTrust(bands: readonly ShownLevel[]): Trust | null {
  const marks = new Set(bands.flatMap(({ index, level }) => (index === null ? [] : [level.trust])))
  const [mark] = marks
  return marks.size === 1 && mark !== undefined ? mark : null
}

/** Label of a level without its species: `10 kg/10a`, its word, or its position among the levels. */
export function bandText(analyte: Analyte, { index, level, scale }: ShownLevel): string {
  if (index !== null) return levelText(analyte, index).value
  return level.value === null ? level.word : amountText(scale ?? analyte, level.value)
}

/** Half levels next to a number, when the kit allows them; next to a word they would be a sentence. */
export function halfTexts(analyte: Analyte, { index, level }: ShownLevel): readonly string[] {
  if (!analyte.halfLevels || index === null || level.value === null) return []
  const last = analyte.levels.length - 1
  return [index - 1, index]
    .filter((lower) => lower >= 0 && lower < last)
    .map((lower) => answerText(analyte, { kind: 'between', lower }).value)
}

/** The amount shown on a level once amounts are requested; null when there is nothing to convert, or not yet. */
export function amountLine(analyte: Analyte, value: number | null, typed: string | null) {
  if (typed === null || value === null) return null
  const amount = soilAmount(amountBasis(analyte), parseAmounts(typed), value)
  return amount === null ? null : texts('color-chart').amounts.band(...roundedTexts(amount))
}

const roundedTexts = ({ mgPer100g, kgPer10a }: SoilAmount): readonly [string, string] => [
  numberText(toTwoDigits(mgPer100g)),
  numberText(toTwoDigits(kgPer10a)),
]
