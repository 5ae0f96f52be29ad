import { typedFigure } from '#domain/chart/typed-figure.ts'
import type { Area, AreaUnit } from '#domain/soil/area.ts'
import { parseNumber } from './csv-value.ts'

/**
 * Square meters, 10 a (tan), hectares (cho), tsubo, se, ares as written in tables, with width and case folded. Of words with the
 * same ending the longer comes first.
 */
const unitWords: readonly (readonly [written: RegExp, unit: AreaUnit])[] = [
  [/m2|\u5e73\u7c73|\u5e73\u65b9\u30e1\u30fc\u30c8\u30eb/u, 'm2'],
  [/(?<![\d.,])10 ?a(?![a-z])|\u53cd/u, '10a'],
  [/(?<![a-z])ha(?![a-z])|\u30d8\u30af\u30bf\u30fc\u30eb|\u753a\u6b69/u, 'ha'],
  [/\u576a/u, 'tsubo'],
  [/\u755d/u, 'se'],
  [/(?<![a-z])a(?![a-z])|\u30a2\u30fc\u30eb/u, 'a'],
]

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export const areaUnitIn = (text: string): AreaUnit | null =>
  unitWords.find(([written]) => written.test(folded(text)))?.[1] ?? null

/** Parses an area in the unit the cell names, otherwise in its column's unit; null where it is not an area. `10a` is ten ares. */
export function parseArea(cell: string, ofColumn: AreaUnit): Area | null {
  const text = folded(cell)
  const dense = text.replaceAll(/\s/gu, '')
  const counted = countedArea(dense) ?? productArea(dense)
  if (counted !== null) return counted
  const [bare, unit] = unitWords
    .map(([written, of]) => [text.replace(written, ' ').trim(), of] as const)
    .find(([rest]) => rest !== '' && rest !== text) ?? [cell, ofColumn]
  const value = parseNumber(bare)
  return value !== null && value > 0 ? { value, unit } : null
}

/** Parses an area as it is typed: also with a decimal comma, and within limits. */
export function typedArea(typed: string, chosen: AreaUnit): Area | null {
  const area = parseArea(typed, chosen) ?? {
    value: typedFigure(typed, { min: 0, max: largestArea }) ?? 0,
    unit: chosen,
  }
  return area.value > 0 && area.value <= largestArea ? area : null
}
const largestArea = 10_000_000

/** Units of the old system, and how many of the next each holds: 1 cho = 10 tan, 1 tan = 10 se, 1 se = 30 bu (tsubo). */
const oldUnits: readonly (readonly [unit: AreaUnit, holds: number])[] = [
  ['ha', 10],
  ['10a', 10],
  ['se', 30],
  ['tsubo', 1],
]
const oldPattern =
  /^(?:([\d.]+)\u753a\u6b69?)?(?:([\d.]+)\u53cd\u6b69?)?(?:([\d.]+)\u755d\u6b69?)?(?:([\d.]+)[\u576a\u6b69])?$/u

/** An area in one or several units of the old system, in the largest of them: 2 tan 5 se is 2.5 tan. */
function countedArea(text: string): Area | null {
  const parts = (oldPattern.exec(text) ?? []).slice(1)
  const largest = parts.findIndex((part) => part !== undefined)
  const [unit] = oldUnits[largest] ?? []
  if (unit === undefined) return null
  let [value, share] = [0, 1]
  for (const [at, [, holds]] of oldUnits.entries()) {
    if (at < largest) continue
    value += Number(parts[at] ?? 0) * share
    share /= holds
  }
  return roundedArea(value, unit)
}

/** Two lengths in meters, with any sign of multiplication. */
const productPattern = /^(\d+\.?\d*)m?[\u00d7x*](\d+\.?\d*)m?$/u

function productArea(text: string): Area | null {
  const [, length, width] = productPattern.exec(text) ?? []
  return roundedArea(Number(length ?? 0) * Number(width ?? 0), 'm2')
}

const roundedArea = (value: number, unit: AreaUnit): Area | null =>
  value > 0 ? { value: Math.round(value * 10_000) / 10_000, unit } : null
