import { expect, it } from 'vitest'
import { lengthTexts, typedLength, typedNumber } from './typed-number.ts'

it('reads full-width digits and decimal commas', () => {
  expect(typedNumber('１２．５')).toBe(12.5)
  expect(typedNumber('6,5')).toBe(6.5)
  expect(typedNumber(' 0. ')).toBe(0)
})

it('distinguishes an empty text from one that is not a number', () => {
  expect(typedNumber(' ')).toBeNull()
  expect(typedNumber('6.5.1')).toBeNaN()
  expect(typedNumber('三')).toBeNaN()
})

it('adds minutes and seconds, either may be empty', () => {
  expect(typedLength('2', '')).toBe(120)
  expect(typedLength('', '90')).toBe(90)
  expect(typedLength('1', '30')).toBe(90)
  expect(typedLength('', '')).toBeNull()
  expect(typedLength('x', '1')).toBeNaN()
})

it.each([null, 3, 60, 90, 0.5, 1800, 5400])(
  'shows %s so that it is read back the same',
  (length) => {
    const { minutes, seconds } = lengthTexts(length)
    expect(typedLength(minutes, seconds)).toBe(length)
  },
)
