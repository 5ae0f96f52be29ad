import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VerdictBand } from '#domain/diagnosis/diagnosis.ts'
import { exactly } from '#domain/diagnosis/measured.ts'
import { gaugeShape } from './gauge-shape.ts'

const band = (
  fitFrom: number | null,
  fitTo: number | null,
  excessFrom: number | null,
): VerdictBand => ({
  fitFrom,
  fitTo,
  excessFrom,
  unit: 'kg/10a',
  species: 'NO3-N',
  mark: 'C',
  sources: [],
})
const levels = (shape: ReturnType<typeof gaugeShape>) => shape?.stretches.map(({ level }) => level)

describe('the gauge', () => {
  test('has a stretch for each level that has a border', () => {
    expect(levels(gaugeShape(exactly(4), band(3, 10, 20)))).toEqual([
      'low',
      'fit',
      'high',
      'excess',
    ])
    expect(levels(gaugeShape(exactly(4), band(3, null, null)))).toEqual(['low', 'fit'])
    expect(levels(gaugeShape(exactly(4), band(null, 3, null)))).toEqual(['fit', 'high'])
    expect(gaugeShape(exactly(4), band(null, null, null))).toBeNull()
  })

  test('what a kit cannot see is never called low', () => {
    expect(levels(gaugeShape(exactly(4), band(5, 10, 10), 'undetectable'))).toEqual([
      'undetectable',
      'fit',
      'excess',
    ])
  })

  test('covers its whole width without gaps, with the reading on the right stretch', () => {
    const value = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(value, value, value, (one, other, read) => {
        const [from = 0, to = 0] = [one, other].toSorted((a, b) => a - b)
        const shape = gaugeShape(exactly(read), band(from, to, null))
        if (shape === null) return
        const ends = shape.stretches.map((it) => it.to)
        expect(shape.stretches.slice(1).map((it) => it.from)).toEqual(ends.slice(0, -1))
        expect(ends.at(-1)).toBe(1)
        const under = shape.stretches.find(({ level }) => level === 'low')
        expect(shape.mark.best).toBeLessThanOrEqual(read < from ? (under?.to ?? 0) : 1)
      }),
    )
  })
})
