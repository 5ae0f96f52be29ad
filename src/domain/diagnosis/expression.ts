import { assertNever } from '#domain/result.ts'

/** Names of the numbers in the arithmetic; their words are in knowledge/diagnosis/words.ja.ts. */
export const figureNames = [
  'none',
  'lime-per-ph',
  'target-ph',
  'measured-ph',
  'ec',
  'depth-in-cm',
  'bulk-density',
  'volcanic-ash-factor',
  'lime-needed',
  'half',
  'ten',
  'first-dose',
  'dose-cap',
  'lime-dose',
  'reference-alkali',
  'product-alkali',
  'product-rate',
  'area',
  'product-amount',
  'reading',
  'nitrate-n',
  'ammonium-n',
  'inorganic-n',
  'n-threshold',
  'n-credit',
  'guide-nitrate',
  'top-dressing-n',
  'top-dressing-total',
  'basal-standard',
  'compost-amount',
  'compost-content',
  'compost-effect',
  'compost-dry',
  'compost-dry-of-table',
  'compost-nutrient',
  'whole',
  'cut-share',
  'potassium-share',
  'ec-share',
  'target-rate',
  'content-share',
  'measured-soil',
  'target-soil',
  'upper-limit',
  'lower-limit',
  'margin',
  'deficit',
  'species-factor',
  'unit-factor',
  'liquid',
  'soil',
  'converted',
  'sulfur-per-ph',
  'sulfur-rate',
  'rounded-rate',
  'dolomite-per-ph',
  'word-share',
  'brought',
  'calcium-me',
  'magnesium-me',
  'potassium-me',
  'cec',
  'percent',
  'base-saturation',
  'base-ratio',
] as const
export type FigureName = (typeof figureNames)[number]

/** Arithmetic with names, so that the computed and the displayed calculation are the same. */
export type Expression = Figure | Operation

export interface Figure {
  readonly kind: 'figure'
  readonly name: FigureName
  readonly value: number
  readonly unit: string
  /** A default of the app, not given by the user. */
  readonly isAssumed: boolean
}

interface Operation {
  readonly kind: 'sum' | 'difference' | 'product' | 'quotient' | 'at-least' | 'at-most'
  /** `at-least` takes the greatest part, `at-most` the smallest. Not empty. */
  readonly parts: readonly Expression[]
}

export const figure = (name: FigureName, value: number, unit = '', isAssumed = false): Figure => ({
  kind: 'figure',
  name,
  value,
  unit,
  isAssumed,
})

const operation =
  (kind: Operation['kind']) =>
  (...parts: readonly [Expression, ...Expression[]]): Expression => ({ kind, parts })

export const sum = operation('sum')
export const difference = operation('difference')
export const product = operation('product')
export const quotient = operation('quotient')
/** Greatest part: `atLeast(figure('none', 0), …)` is never negative. */
export const maxOf = operation('at-least')
/** Smallest part: a cap. */
export const minOf = operation('at-most')

export function evaluate(expression: Expression): number {
  if (expression.kind === 'figure') return expression.value
  const { kind, parts } = expression
  let result: number | null = null
  for (const part of parts) {
    const value = evaluate(part)
    result = result === null ? value : combined(kind, result, value)
  }
  return result ?? 0
}

function combined(kind: Operation['kind'], one: number, other: number): number {
  switch (kind) {
    case 'sum':
      return one + other
    case 'difference':
      return one - other
    case 'product':
      return one * other
    case 'quotient':
      return one / other
    case 'at-least':
      return Math.max(one, other)
    case 'at-most':
      return Math.min(one, other)
    default:
      return assertNever(kind)
  }
}

/** What the screen shows, in order. */
export type Token =
  | Figure
  | { readonly kind: 'sign'; readonly sign: '+' | '−' | '×' | '÷' | '(' | ')' }
  | { readonly kind: 'word'; readonly word: 'greatest-of' | 'least-of' | 'or' }

const signs = { sum: '+', difference: '−', product: '×', quotient: '÷' } as const

export function tokensOf(expression: Expression): readonly Token[] {
  if (expression.kind === 'figure') return [expression]
  const { kind, parts } = expression
  if (kind === 'at-least' || kind === 'at-most') {
    const word = kind === 'at-least' ? 'greatest-of' : 'least-of'
    const listed = joined(parts.map(tokensOf), { kind: 'word', word: 'or' })
    return [{ kind: 'word', word }, sign('('), ...listed, sign(')')]
  }
  return joined(parts.map(inBrackets), sign(signs[kind]))
}

const sign = (it: (Token & { readonly kind: 'sign' })['sign']): Token => ({
  kind: 'sign',
  sign: it,
})

const inBrackets = (part: Expression): readonly Token[] =>
  part.kind === 'figure' || part.kind === 'at-least' || part.kind === 'at-most'
    ? tokensOf(part)
    : [sign('('), ...tokensOf(part), sign(')')]

const joined = (parts: readonly (readonly Token[])[], between: Token) =>
  parts.flatMap((tokens, index) => (index === 0 ? tokens : [between, ...tokens]))
