import { expect, test } from 'vitest'
import { gaugeOf } from './gauge.ts'

const limits = { fitFrom: 5, fitTo: null, excessFrom: 10 }
const band = { ...limits, species: 'K2O', unit: 'kg/10a', mark: 'B', sources: [] } as const
const exactly = (best: number) => ({ best, low: best, high: best })

test('a reading on the border of excess stands beyond it, and in the order of its neighbors', () => {
  const pins = [9.9, 10, 11.5, 40].map(
    (value) => gaugeOf(exactly(value), band, value >= 10)?.pin ?? 0,
  )
  expect(pins).toEqual(pins.toSorted((one, other) => one - other))
  expect(pins[0]).toBeLessThan(gaugeOf(exactly(9.9), band, false)?.excessFrom ?? 0)
  expect(pins[1]).toBeGreaterThan((gaugeOf(exactly(10), band, true)?.excessFrom ?? 1) + 0.05)
  expect(Math.max(...pins)).toBeLessThanOrEqual(1)
})

test('a reading on a border that is not excess yet stands on it', () => {
  const gauge = gaugeOf(exactly(10), band, false)
  expect(gauge?.pin).toBe(gauge?.excessFrom)
})
