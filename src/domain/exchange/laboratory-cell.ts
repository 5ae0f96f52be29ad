import { foldText } from '#domain/record/fold-text.ts'
import type { Comparator, Limit } from '#domain/record/soil-record.ts'
import { parseNumber } from './csv-value.ts'
import { unitIn } from './unit-text.ts'

/** Content of a cell in a laboratory's column. */
export type LaboratoryCell =
  | { readonly kind: 'number'; readonly value: number }
  /** `<5`, "5 or more". */
  | ({ readonly kind: 'limit' } & Limit)
  | { readonly kind: 'unmeasured' }
  /** Below or above the method's range, without a number for the limit: `ND`. */
  | { readonly kind: 'below-limit' | 'above-limit' }
  | { readonly kind: 'bad-number' }

/** Dashes, stars or dots for a missing value; "not measured", "not analyzed", "missing", "could not be measured". */
const unmeasured =
  /^(?:|[-\u2010-\u2015\u2212\u30fc\u2500/]+|[*.\u2026\u203b]+|#?n\/a|\u672a(?:\u6e2c\u5b9a|\u5206\u6790)|\u6b20\u6e2c|(?:\u6e2c\u5b9a|\u5206\u6790)(?:\u305b\u305a|\u306a\u3057|\u4e0d\u80fd))$/iu

/** "<5", "ND", "trace"; not detected, under the limit, less than. */
const belowLimit =
  /^(?:<.*|[\u2264\u2266].*|n\.?d\.?|tr(?:\.|ace)?|\u75d5\u8de1|\u3053\u3093\u8de1|\u5fae\u91cf|\u4e0d\u691c\u51fa|\u691c\u51fa\u305b\u305a|\u691c\u51fa\u9650\u754c.*|.*(?:\u672a\u6e80|\u4ee5\u4e0b))$/iu

/** ">1000", "1000 or more", "above 1000". */
const aboveLimit = /^(?:[>\u2265\u2267].*|.*(?:\u4ee5\u4e0a|\u8d85))$/u

/** Marks a laboratory prints after a number that is too high or too low: arrows, stars, shapes, a word in brackets. */
const judgedMark =
  /(?:[*\u203b\u2190-\u2193\u25b2\u25b3\u25bc\u25bd\u25cb\u25ce\u25cf]+|\([^()\d]*\))$/u

/** Parses a cell. It may repeat the column's `unit`; a number with another unit is on another scale and is rejected. */
export function parseLaboratoryCell(text: string, unit = ''): LaboratoryCell {
  const plain = text.normalize('NFKC').trim()
  if (unmeasured.test(plain)) return { kind: 'unmeasured' }
  const bare = plain.replace(judgedMark, '')
  const value = numberIn(bare, unit)
  if (value !== null) return { kind: 'number', value }
  const limit = limitIn(plain, unit)
  if (limit !== null) return { kind: 'limit', ...limit }
  if (belowLimit.test(plain)) return { kind: 'below-limit' }
  return { kind: aboveLimit.test(plain) ? 'above-limit' : 'bad-number' }
}

/** `<5`, `>= 5 mg`, "under 5"; also in brackets after words: "not detected (<5)". */
const signed = /^(?:[^()\d]*\()?(<=|>=|[<>\u2264-\u2267])([^()]+)\)?$/u
/** Less than, at most, at least, more than; words in brackets may follow. */
const worded = /^(.+?)(\u672a\u6e80|\u4ee5\u4e0b|\u4ee5\u4e0a|\u8d85)(?:\([^()\d]*\))?$/u

const comparatorSigns: Readonly<Partial<Record<string, Comparator>>> = {
  '<': '<',
  '<=': '<=',
  '\u2264': '<=',
  '\u2266': '<=',
  '\u672a\u6e80': '<',
  '\u4ee5\u4e0b': '<=',
  '>': '>',
  '>=': '>=',
  '\u2265': '>=',
  '\u2267': '>=',
  '\u8d85': '>',
  '\u4ee5\u4e0a': '>=',
}

function limitIn(text: string, unit: string): Limit | null {
  const bySign = signed.exec(text)
  const byWord = worded.exec(text)
  const comparator = comparatorSigns[bySign?.[1] ?? byWord?.[2] ?? '']
  const value = numberIn(bySign?.[2] ?? byWord?.[1] ?? '', unit)
  // No value is less than zero.
  return comparator === undefined || value === null || value < 0 ? null : { comparator, value }
}

/** Text of a limit in tables, the same in every language. */
export const limitCell = ({ comparator, value }: Limit) => `${comparator}${value}`

/** Removes the marks a laboratory prints next to a number; returns `text` where there is no number. */
export function plainCellText(cell: LaboratoryCell, text: string): string {
  if (cell.kind === 'number') return String(cell.value)
  if (cell.kind === 'limit') return limitCell(cell)
  return cell.kind === 'unmeasured' ? '' : text
}

/** The number of a text that may repeat the unit. */
function numberIn(text: string, unit: string): number | null {
  const bare = parseNumber(text)
  if (bare !== null) return bare
  const found = unitIn(foldText(text))
  return found.unit === unit ? parseNumber(found.rest) : null
}
