import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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

test('there is none without borders', () => {
  const none = { ...band, fitFrom: null, fitTo: null, excessFrom: null }
  expect(gaugeOf(exactly(3), none, false)).toBeNull()
})

test('a border that is two things is printed once, and without an upper end what fits goes on to excess, or to the end', () => {
  const ticks = (borders: Partial<typeof band>) =>
    gaugeOf(exactly(3), { ...band, ...borders }, false)?.ticks.map(({ value }) => value)
  expect(ticks({})).toEqual([5, 10])
  const gauge = gaugeOf(exactly(3), band, false)
  expect(gauge?.band.to).toBe(gauge?.excessFrom)
  const open = gaugeOf(exactly(3), { ...band, excessFrom: null }, false)
  expect([open?.band.to, open?.excessFrom]).toEqual([1, null])
  const below = gaugeOf(exactly(3), { ...band, fitFrom: null }, false)
  expect(below?.band.from).toBe(0)
  const met = { ...band, fitTo: 10 }
  expect(gaugeOf(exactly(3), met, false)?.ticks.map(({ value }) => value)).toEqual([5, 10])
})

describe('whatever is read', () => {
  const some = fc.integer({ min: 0, max: 140 }).map((it) => it / 10)
  const read = fc
    .tuple(fc.constantFrom('pH', 'K2O'), some, some, some, some, some, some)
    .map(([species, ...values]) => {
      const [low = 0, best = 0, high = 0] = values.slice(3).toSorted((a, b) => a - b)
      const [fitFrom, width, excessFrom] = values
      // A band of one's own may reach beyond the general border of excess.
      const borders = { fitFrom, fitTo: fitFrom + width + 1, excessFrom: excessFrom + 1 }
      return { value: { low, best, high }, band: { ...band, ...borders, species } as const }
    })

  test('borders and reading lie on the gauge in their order, with room on both sides', () => {
    fc.assert(
      fc.property(read, ({ value, band: borders }) => {
        const gauge = gaugeOf(value, borders, false)
        if (gauge === null) throw new Error('no gauge')
        const places: readonly (readonly [number, number])[] = [
          ...gauge.ticks.map(({ value: tick, at }) => [tick, at] as const),
          [borders.fitFrom, gauge.band.from],
          [borders.fitTo, gauge.band.to],
          [borders.excessFrom, gauge.excessFrom ?? -1],
          [value.best, gauge.pin],
          [value.low, gauge.span?.from ?? gauge.pin],
          [value.high, gauge.span?.to ?? gauge.pin],
        ]
        const [first = [0, 0], ...others] = places.toSorted(([one], [other]) => one - other)
        const last = others.at(-1) ?? first
        const share = (last[1] - first[1]) / (last[0] - first[0])
        expect(share).toBeGreaterThan(0)
        for (const [figure, at] of others) {
          expect(at - first[1]).toBeCloseTo((figure - first[0]) * share, 6)
        }
        expect(gauge.ticks.map(({ value: tick }) => tick)).toEqual(
          gauge.ticks.map(({ value: tick }) => tick).toSorted((one, other) => one - other),
        )
        // A pH has no zero to begin at.
        const start = borders.species === 'pH' ? 1e-3 : 0
        expect(first[1]).toBeGreaterThanOrEqual(start)
        expect(last[1]).toBeLessThan(1)
        expect(gauge.span === null).toBe(value.low === value.high)
      }),
      { numRuns: 200 },
    )
  })

  test('at most a third of the gauge lies beyond what it shows', () => {
    fc.assert(
      fc.property(read, ({ value, band: borders }) => {
        const gauge = gaugeOf(value, borders, false)
        const ends = [gauge?.pin ?? 0, gauge?.span?.to ?? 0]
        const last = Math.max(...(gauge?.ticks ?? []).map(({ at }) => at), ...ends)
        expect(last).toBeGreaterThan(2 / 3 - 1e-9)
      }),
      { numRuns: 200 },
    )
  })
})
