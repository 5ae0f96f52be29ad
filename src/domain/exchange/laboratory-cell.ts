import { foldText } from '#domain/record/fold-text.ts'
import { parseNumber } from './csv-value.ts'
import { unitIn } from './unit-text.ts'

/** What stands where a laboratory gives a number. */
export type LaboratoryCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unmeasured' }
  /** Below the limit of detection: `<5`, `ND`; above what the method can measure: `>1000`. */
  | { readonly kind: 'below-limit' | 'above-limit' }
  | { readonly kind: 'bad-number' }

/** Dashes, stars or dots where a laboratory measured nothing; not measured, not analyzed, missing, could not be measured. */
const unmeasured =
  /^(?:|[-\u2010-\u2015\u2212\u30fc\u2500/]+|[*.\u2026\u203b]+|#?n\/a|\u672a(?:\u6e2c\u5b9a|\u5206\u6790)|\u6b20\u6e2c|(?:\u6e2c\u5b9a|\u5206\u6790)(?:\u305b\u305a|\u306a\u3057|\u4e0d\u80fd))$/iu

/** "<5", "ND", "trace"; not detected, under the limit, less than. */
const belowLimit =
  /^(?:<.*|[\u2264\u2266].*|n\.?d\.?|tr\.?|\u4e0d\u691c\u51fa|\u691c\u51fa\u305b\u305a|\u691c\u51fa\u9650\u754c.*|.*(?:\u672a\u6e80|\u4ee5\u4e0b))$/iu

/** ">1000", "1000 or more", "above 1000". */
const aboveLimit = /^(?:[>\u2265\u2267].*|.*(?:\u4ee5\u4e0a|\u8d85))$/u

/** What a laboratory prints behind a number that is too high or too low: arrows, stars, shapes, a word in brackets. */
const judgedMark =
  /\s*(?:[*\u203b\u2190-\u2193\u25b2\u25b3\u25bc\u25bd\u25cb\u25ce\u25cf]+|\([^()\d]*\))$/u

/** `unit` is the column's: it may be repeated in each cell. Another one is another scale, and no number of this column. */
export function parseLaboratoryCell(text: string, unit = ''): LaboratoryCell {
  const plain = text.normalize('NFKC').trim()
  if (unmeasured.test(plain)) return { kind: 'unmeasured' }
  const bare = plain.replace(judgedMark, '')
  const value = parseNumber(bare) ?? (unit === '' ? null : numberIn(bare, unit))
  if (value !== null) return { kind: 'number', value }
  if (belowLimit.test(plain)) return { kind: 'below-limit' }
  return { kind: aboveLimit.test(plain) ? 'above-limit' : 'bad-number' }
}

function numberIn(text: string, unit: string): number | null {
  const found = unitIn(foldText(text))
  return found.unit === unit ? parseNumber(found.rest) : null
}
