import type { Area, AreaUnit } from '#domain/soil/area.ts'
import { parseNumber } from './csv-value.ts'

/** As tables write them once width and case are folded; of those that end alike the longer first. */
const unitWords: readonly (readonly [written: RegExp, unit: AreaUnit])[] = [
  [/m2|平米|平方メートル/u, 'm2'],
  [/10 ?a(?![a-z])|反/u, '10a'],
  [/(?<![a-z])ha(?![a-z])|ヘクタール|町歩/u, 'ha'],
  [/坪/u, 'tsubo'],
  [/畝/u, 'se'],
  [/(?<![a-z])a(?![a-z])|アール/u, 'a'],
]

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

export const areaUnitIn = (text: string): AreaUnit | null =>
  unitWords.find(([written]) => written.test(folded(text)))?.[1] ?? null

/** An area in the unit of its column, or in the one that the cell names; null where the text is none. */
export function parseArea(cell: string, ofColumn: AreaUnit): Area | null {
  const [written, unit] = unitWords.find(([word]) => word.test(folded(cell))) ?? [null, ofColumn]
  const bare = written === null ? cell : folded(cell).replace(written, '')
  const value = parseNumber(bare)
  return value !== null && value > 0 ? { value, unit } : null
}
