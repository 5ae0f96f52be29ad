import { expect, test } from 'vitest'
import {
  amountText,
  readingNumber,
  numberText,
  speciesAmountText,
  speciesUnitText,
} from './amount-text.ts'

const nitrate = { species: 'NO3-N', unit: 'kg/10a' }
const ph = { species: 'pH', unit: '' }
const unnamed = { species: '', unit: 'ppm' }

test('a number carries its species and unit', () => {
  expect(speciesAmountText(nitrate, 10)).toBe('NO3-N 10 kg/10a')
  expect(speciesAmountText(ph, 6.5)).toBe('pH 6.5')
  expect(speciesAmountText(unnamed, 0.5)).toBe('0.5 ppm')
})

test('unknown parts are left out without a gap', () => {
  expect(amountText(ph, 6.5)).toBe('6.5')
  expect(speciesUnitText(nitrate)).toBe('NO3-N kg/10a')
  expect(speciesUnitText(ph)).toBe('pH')
})

test('pH is written with a decimal, as on charts and meters', () => {
  expect(amountText(ph, 6)).toBe('6.0')
  expect(readingNumber(ph, 5.75)).toBe('5.75')
  expect(readingNumber(nitrate, 6)).toBe('6')
})

test('floating point noise does not reach the screen', () => {
  expect(numberText(0.1 + 0.2)).toBe('0.3')
  expect(numberText(1234.5)).toBe('1234.5')
})
