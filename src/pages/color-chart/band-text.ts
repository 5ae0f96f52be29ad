import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { amountText } from '#ui/amount-text.ts'
import { answerText, levelText } from '#ui/answer-text.ts'

/** What a band is called, without its species: `10 kg/10a`, its word, or its place among the levels. */
export function bandText(analyte: Analyte, { index, level }: ShownLevel): string {
  if (index !== null) return levelText(analyte, index).value
  return level.value === null ? level.word : amountText(analyte, level.value)
}

/** The half levels beside a band, where the kit allows them. */
export function halfTexts(analyte: Analyte, { index }: ShownLevel): readonly string[] {
  if (!analyte.halfLevels || index === null) return []
  const last = analyte.levels.length - 1
  return [index - 1, index]
    .filter((lower) => lower >= 0 && lower < last)
    .map((lower) => answerText(analyte, { kind: 'between', lower }).value)
}

/** What stands where nobody has published how a level looks. */
export function unknownLook({ method }: Pick<Analyte, 'method'>): string {
  const words = texts('color-chart')
  return method === 'turbidity' ? words.unknownLookTurbidity : words.unknownLook
}
