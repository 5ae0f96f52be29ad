import { beforeAll, expect, test } from 'vitest'
import { difference, figure, maxOf, product } from '#domain/diagnosis/expression.ts'
import { loadTexts } from '#locales/texts.ts'
import { calculationText } from './evidence.tsx'

const number = (value: number) => figure('none', value)

beforeAll(() => loadTexts('ja', 'judge'))

test('brackets stand close to what they hold', () => {
  const area = figure('area', 6, 'm²')
  const expression = product(number(25), maxOf(number(0), difference(area, number(5.5))))
  expect(calculationText({ expression })).toBe('25 × 大きいほう (0 と 面積 6 ㎡ − 5.5)')
})
