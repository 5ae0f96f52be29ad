import { parseNumber } from './csv-value.ts'

/** What stands where a laboratory gives a number. */
export type LaboratoryCell =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unmeasured' }
  /** Below the limit of detection: `<5`, `ND`. */
  | { readonly kind: 'below-limit' }
  | { readonly kind: 'bad-number' }

/** Dashes, stars or dots where a laboratory measured nothing. */
const unmeasured =
  /^(?:|[-\u2010-\u2015\u2212\u30fc\u2500/]+|[*.\u2026\u203b]+|\u672a\u6e2c\u5b9a)$/u

/** "<5", "ND", "trace"; not detected, under the limit, less than. */
const belowLimit =
  /^(?:<.*|[\u2264\u2266].*|n\.?d\.?|tr\.?|\u4e0d\u691c\u51fa|\u691c\u51fa\u305b\u305a|\u691c\u51fa\u9650\u754c.*|.*(?:\u672a\u6e80|\u4ee5\u4e0b))$/iu

export function parseLaboratoryCell(text: string): LaboratoryCell {
  const plain = text.normalize('NFKC').trim()
  if (unmeasured.test(plain)) return { kind: 'unmeasured' }
  const value = parseNumber(plain)
  if (value !== null) return { kind: 'number', value }
  return { kind: belowLimit.test(plain) ? 'below-limit' : 'bad-number' }
}
