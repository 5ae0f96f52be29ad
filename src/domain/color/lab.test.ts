import { converter } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labOf } from './lab.ts'

const oracle = converter('lab65')
const channel = fc.double({ min: 0, max: 1, noNaN: true })

test('agrees with culori on L*a*b* under D65', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const expected = oracle({ mode: 'lrgb', r, g, b })
      const [l, a, bb] = labOf([r, g, b])
      expect(l).toBeCloseTo(expected.l, 2)
      expect(a).toBeCloseTo(expected.a, 2)
      expect(bb).toBeCloseTo(expected.b, 2)
    }),
  )
})

test('white has lightness 100 and no hue, black has neither', () => {
  const [l, a, b] = labOf([1, 1, 1])
  expect(l).toBeCloseTo(100, 4)
  expect(Math.hypot(a, b)).toBeLessThan(1e-3)
  expect(Math.hypot(...labOf([0, 0, 0]))).toBeLessThan(1e-9)
})
