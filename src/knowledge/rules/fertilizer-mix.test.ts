import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nutrients } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { fertilizerMix, mixTargets } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import { usableProducts } from '#domain/diagnosis/dose/suitability.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { fertilizers } from '#knowledge/fertilizers/fertilizers.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const some = (...ids: readonly string[]) => fertilizers.filter(({ id }) => ids.includes(id))
const amounts = (mix: ReturnType<typeof fertilizerMix>) =>
  Object.fromEntries(mix.products.map(({ product, amount }) => [product, amount.grams]))

describe('a mix of products', () => {
  test('of straight ones meets every target: 10 kg of nitrogen are 47.6 kg of ammonium sulfate', () => {
    const mix = fertilizerMix({
      targets: { n: 10, p2o5: 0, k2o: 15 },
      products: some('ammonium-sulfate', 'superphosphate', 'potassium-sulfate'),
      area: 1000,
    })
    expect(amounts(mix)).toEqual({ 'ammonium-sulfate': 48_000, 'potassium-sulfate': 30_000 })
  })

  test('with a compound stops at the nutrient that is full first, and straight ones fill up', () => {
    const mix = fertilizerMix({
      targets: { n: 15, p2o5: 8, k2o: 15 },
      products: some('compound-8-8-8', 'urea', 'potassium-sulfate'),
      area: 1000,
    })
    expect(amounts(mix)).toEqual({
      'compound-8-8-8': 100_000,
      urea: 15_000,
      'potassium-sulfate': 14_000,
    })
    expect(mix.short.p2o5).toBe(0)
    expect(mix.short.n).toBeLessThan(0.2)
  })

  test('leaves a compound alone where one of its nutrients is not wanted', () => {
    const products = some('compound-8-8-8', 'compound-17-0-17')
    const mix = fertilizerMix({ targets: { n: 15, p2o5: 0, k2o: 15 }, products, area: 10 })
    expect(amounts(mix)).toEqual({ 'compound-17-0-17': 880 })
  })

  test('brings nothing of which the target is unknown', () => {
    const products = some('compound-8-8-8', 'ammonium-sulfate')
    const mix = fertilizerMix({ targets: { n: 3, p2o5: null, k2o: null }, products, area: 100 })
    expect(amounts(mix)).toEqual({ 'ammonium-sulfate': 1450 })
    expect(mix.short.p2o5).toBeNull()
  })

  test('of two ways as good takes the lighter one', () => {
    const products = some('ammonium-sulfate', 'urea')
    const mix = fertilizerMix({ targets: { n: 10, p2o5: 0, k2o: 0 }, products, area: 1000 })
    expect(amounts(mix)).toEqual({ urea: 22_000 })
  })

  test('never goes over a target by more than rounding, whatever is mixed', () => {
    const rate = fc.option(
      fc.integer({ min: 0, max: 400 }).map((it) => it / 10),
      { nil: null },
    )
    fc.assert(
      fc.property(
        fc.record({ n: rate, p2o5: rate, k2o: rate }),
        fc.subarray([...fertilizers]),
        fc.integer({ min: 1, max: 30_000 }).map((it) => it / 10),
        (targets, products, area) => {
          const { supplied } = fertilizerMix({ targets, products, area })
          const over = nutrients.filter(
            (nutrient) => supplied[nutrient] > (targets[nutrient] ?? 0) * 1.0251 + 1e-9,
          )
          expect(over).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('what composted manure holds does not all work in the season', () => {
  const manure = some('fermented-chicken-manure')
  const mix = fertilizerMix({ targets: { n: 3, p2o5: 20, k2o: 20 }, products: manure, area: 1000 })
  // Of 3 % half is available: 200 kg supply 3 kg.
  expect(amounts(mix)).toEqual({ 'fermented-chicken-manure': 200_000 })
  expect(mix.short.n).toBeCloseTo(0, 9)
})

test('what cannot be spread is not in a mix', () => {
  const products = some('urea')
  const wish = { targets: { n: 0.5, p2o5: 0, k2o: 0 }, products, area: 100 }
  expect(amounts(fertilizerMix(wish))).toEqual({ urea: 110 })
  expect(fertilizerMix({ ...wish, minRate: 2 }).products).toEqual([])
})

test('the plan is what the mix aims at, without lime for crops that tolerate none', () => {
  const crop = cropOf('tea')
  if (crop === null) throw new Error('no tea')
  const water = { liquid: 'water', extract: null } as const
  const readings = [
    typedReading('ph', 'pH', '', 4.5),
    typedReading('nitrate', 'NO3-N', 'kg/10a', 1),
    typedReading('phosphate', '', 'kg/10a', 2, water),
    typedReading('potassium', '', 'kg/10a', 2, water),
  ]
  const input = { ...blankInput(crop), readings }
  const { plan } = decide(input, ruleBook)
  if (plan.kind === 'no-plan') throw new Error(plan.reason)
  expect(mixTargets(plan)).toEqual({ n: 45, p2o5: 18, k2o: 22.5 })
  const usable = usableProducts(['calcium-cyanamide', 'urea', 'fused-phosphate'], input, ruleBook)
  expect(usable.map(({ id }) => id)).toEqual(['urea'])
})
