import { isReadByPlace, readingValue } from '#domain/chart/answer-of-estimate.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { bareWord, type Analyte } from '#domain/kit/kit.ts'
import { amountText, numberText, readingNumber } from '#ui/text/amount-text.ts'
import { levelText } from '#ui/text/answer-text.ts'

/** A level that a photograph can be compared with. */
export interface ReadingLevel {
  readonly id: string
  /** Index into the analyte's levels; null for a level the kit does not list. */
  readonly index: number | null
  readonly label: string
  /** The same without unit: what is written at its box in a photograph. */
  readonly mark: string
  /** The number used for the reading: its value, or its position when the chart has only words. */
  readonly value: number
  /** Its color in the user's own photograph, relative to white. */
  readonly color: Rgb | null
  /** Remaining contrast of a black figure. */
  readonly ratio: number | null
}

/** The levels of the kit, those of the user's own chart, and those typed now; low to high, each value once. */
export function readingLevels(
  analyte: Analyte,
  own: OwnChart | null,
  typed: readonly number[],
): readonly ReadingLevel[] {
  const byPlace = isReadByPlace(analyte.levels)
  const known = shownLevels(analyte, own).flatMap(({ index, level, patch }) => {
    const value = index === null ? level.value : readingValue(analyte.levels, index)
    if (value === null || (index === null && byPlace)) return []
    const label = index === null ? amountText(analyte, value) : levelText(analyte, index).value
    const mark = level.value === null ? bareWord(label) : readingNumber(analyte, level.value)
    const { look } = level
    const ratio = look.kind === 'contrast' && look.isComputed !== true ? look.ratio : null
    return [{ id: idOf(value), index, label, mark, value, color: patch?.rgb ?? null, ratio }]
  })
  const added = typed.map((value) => ({
    id: idOf(value),
    index: null,
    label: amountText(analyte, value),
    mark: readingNumber(analyte, value),
    value,
    color: null,
    ratio: null,
  }))
  return [...known, ...added]
    .filter(({ id }, at, all) => all.findIndex((level) => level.id === id) === at)
    .toSorted((one, other) => one.value - other.value)
}

const idOf = (value: number) => `level:${numberText(value)}`
