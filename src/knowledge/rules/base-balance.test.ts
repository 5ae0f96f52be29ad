import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { Laboratory } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { formatAdvice, formatMeaning } from '#knowledge/diagnosis/format-message.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const crop = (id: string) => cropOf(id) ?? expect.fail(`no crop ${id}`)
const found = (
  cao: number,
  mgo: number,
  k2o: number,
  {
    cec = null,
    of = 'cabbage',
    ph = null,
  }: { cec?: number | null; of?: string; ph?: number | null } = {},
) => {
  const laboratory: Laboratory = {
    'lab-exchangeable-cao': cao,
    'lab-exchangeable-mgo': mgo,
    'lab-exchangeable-k2o': k2o,
  }
  const readings = ph === null ? [] : [typedReading('ph', 'pH', '', ph)]
  const input = {
    ...blankInput(crop(of)),
    readings,
    laboratory,
    plot: { ...unknownPlot, area: 1000, cec },
  }
  return decide(input, ruleBook)
}
const ratioOf = (decision: ReturnType<typeof found>, item: string) => {
  const one = decision.items.find((it) => it.item === item) ?? expect.fail(`no ${item}`)
  return { value: one.value?.best, level: one.level, one }
}

describe('bases to each other, and to what the soil can hold', () => {
  test('the middle of the table for CEC 20 is fit in all three', () => {
    const decision = found(315, 66, 40, { cec: 20 })
    // 11.23 + 3.275 + 0.849 me of 20 me
    expect(ratioOf(decision, 'base-saturation')).toMatchObject({ value: 77, level: 'fit' })
    expect(ratioOf(decision, 'calcium-magnesium')).toMatchObject({ value: 3.43, level: 'fit' })
    expect(ratioOf(decision, 'magnesium-potassium')).toMatchObject({ value: 3.86, level: 'fit' })
    expect(ratioOf(decision, 'calcium-magnesium').one.evidence[0]).toMatchObject({
      rule: 'base-balance',
      mark: 'A-t',
      sources: ['SAI-T', 'SAI-COPY'],
    })
  })

  test('a saturation off its range leads to each base, except for plants that love acid soil', () => {
    const of = (cao: number, plant: string, mgo = 66) => {
      const { one } = ratioOf(found(cao, mgo, 20, { cec: 20, of: plant }), 'base-saturation')
      return [one.level, one.action.key]
    }
    expect(of(315, 'cabbage')).toEqual(['fit', 'nothing-to-do'])
    expect(of(150, 'cabbage')).toEqual(['low', 'see-each-base'])
    expect(of(500, 'cabbage')).toEqual(['high', 'see-each-base'])
    expect(of(5, 'blueberry', 5)).toEqual(['low', 'nothing-to-do'])
    expect(of(500, 'blueberry')).toEqual(['high', 'no-lime'])
  })

  test('a base of which there is none has no ratio', () => {
    const items = found(315, 0, 40, { cec: 20 }).items.map(({ item }) => item)
    expect(items).not.toContain('calcium-magnesium')
    expect(items).not.toContain('magnesium-potassium')
  })

  test('which of two there is too much of is said', () => {
    const { one } = ratioOf(found(600, 56, 30, { cec: 20 }), 'calcium-magnesium')
    expect(one.level).toBe('high')
    expect(formatMeaning(one.meaning)).toBe('苦土に比べて、石灰が多めです。')
  })

  test('without the exchange capacity ratios are shown and not judged, and there is no saturation', () => {
    const decision = found(315, 66, 40)
    expect(ratioOf(decision, 'magnesium-potassium')).toMatchObject({
      value: 3.86,
      level: 'unknown',
    })
    expect(formatAdvice(ratioOf(decision, 'magnesium-potassium').one.action)).toContain('CEC')
    expect(decision.items.map(({ item }) => item)).not.toContain('base-saturation')
  })

  test('cut flowers have ratios of their own, whatever the soil', () => {
    const decision = found(315, 66, 40, { of: 'flowers-cut' })
    expect(ratioOf(decision, 'calcium-magnesium')).toMatchObject({ level: 'low' })
    expect(ratioOf(decision, 'calcium-magnesium').one.band).toMatchObject({
      fitFrom: 4,
      fitTo: 8,
      sources: ['NARO-FLOWER'],
    })
  })

  test('a soil full of bases gets no lime, however acid it is', () => {
    const acid = found(150, 30, 20, { cec: 20, ph: 5 })
    expect(acid.actions.some((one) => one.kind === 'add' && one.what === 'lime')).toBe(true)
    const full = found(340, 200, 100, { cec: 20, ph: 5 })
    expect(ratioOf(full, 'base-saturation').level).toBe('high')
    expect(full.actions.some((one) => one.kind === 'add' && one.what === 'lime')).toBe(false)
  })

  test('the ratio of twice as much of all is the same, and saturation never falls with more of one', () => {
    const amount = fc.integer({ min: 5, max: 400 })
    fc.assert(
      fc.property(amount, amount, amount, (cao, mgo, k2o) => {
        const [once, twice] = [
          found(cao, mgo, k2o, { cec: 20 }),
          found(2 * cao, 2 * mgo, 2 * k2o, { cec: 20 }),
        ]
        for (const item of ['calcium-magnesium', 'magnesium-potassium']) {
          const [one, other] = [
            ratioOf(once, item).value ?? Number.NaN,
            ratioOf(twice, item).value ?? Number.NaN,
          ]
          // Three digits: a difference in the last digit is at most a hundredth.
          expect(Math.abs(one / other - 1)).toBeLessThan(0.0101)
        }
        expect(ratioOf(twice, 'base-saturation').value).toBeGreaterThan(
          ratioOf(once, 'base-saturation').value ?? Number.NaN,
        )
      }),
      { numRuns: 50 },
    )
  })
})
