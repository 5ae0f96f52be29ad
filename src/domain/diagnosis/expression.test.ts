import { describe, expect, test } from 'vitest'

import {
  maxOf,
  minOf,
  difference,
  evaluate,
  figure,
  product,
  quotient,
  sum,
  tokensOf,
  type Token,
} from './expression.ts'

const number = (value: number) => figure('none', value)
const printed = (tokens: readonly Token[]) =>
  tokens
    .map((token) =>
      token.kind === 'figure' ? token.value : token.kind === 'sign' ? token.sign : token.word,
    )
    .join(' ')

describe('an expression', () => {
  const lime = product(number(25), maxOf(number(0), difference(number(6), number(5.5))), number(10))

  test('is computed', () => {
    expect(evaluate(lime)).toBe(125)
    expect(evaluate(sum(number(1), quotient(number(6), number(3))))).toBe(3)
    expect(evaluate(minOf(number(3), number(2)))).toBe(2)
  })

  test('is printed as it is computed', () => {
    expect(printed(tokensOf(lime))).toBe('25 × greatest-of ( 0 or 6 − 5.5 ) × 10')
    expect(printed(tokensOf(product(number(2), sum(number(1), number(3)))))).toBe('2 × ( 1 + 3 )')
  })
})
