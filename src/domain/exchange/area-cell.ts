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

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

export const areaUnitIn = (text: string): AreaUnit | null =>
  unitWords.find(([written]) => written.test(folded(text)))?.[1] ?? null

/** Parses an area in the unit the cell names, otherwise in its column's unit; null where it is not an area. `10a` is ten ares. */
export function parseArea(cell: string, ofColumn: AreaUnit): Area | null {
  const text = folded(cell)
  const [bare, unit] = unitWords
    .map(([written, of]) => [text.replace(written, '').trim(), of] as const)
    .find(([rest]) => rest !== '' && rest !== text.trim()) ?? [cell, ofColumn]
  const value = parseNumber(bare)
  return value !== null && value > 0 ? { value, unit } : null
}
