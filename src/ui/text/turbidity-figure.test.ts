import { expect, test } from 'vitest'
import { figureFill } from './turbidity-figure.ts'

test('a clear tube shows the figure black, a milky one hides it', () => {
  expect(figureFill(1)).toBe('#000000')
  expect(figureFill(0)).toBe('#ffffff')
})

test('half the contrast is half the light, which is sRGB 188', () => {
  expect(figureFill(0.5)).toBe('#bcbcbc')
})

test('a contrast outside 0 to 1 is clamped', () => {
  expect(figureFill(3)).toBe('#000000')
  expect(figureFill(-1)).toBe('#ffffff')
})
