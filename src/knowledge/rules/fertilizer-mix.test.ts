import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nutrients } from '#domain/diagnosis/crop.ts'
import { diagnose } from '#domain/diagnosis/diagnose.ts'
import { fertilizerMix, mixTargets, usableProducts } from '#domain/diagnosis/fertilizer-mix.ts'
import { typedReading } from '#domain/diagnosis/kit-readings.ts'
import { shoppingList } from '#domain/diagnosis/shopping-list.ts'
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
    expect(amounts(mix)).toEqual({ 'ammonium-sulfate': 47_000, 'potassium-sulfate': 30_000 })
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
    expect(amounts(mix)).toEqual({ 'ammonium-sulfate': 1400 })
    expect(mix.short.p2o5).toBeNull()
  })

  test('of two ways as good takes the lighter one', () => {
    const products = some('ammonium-sulfate', 'urea')
    const mix = fertilizerMix({ targets: { n: 10, p2o5: 0, k2o: 0 }, products, area: 1000 })
    expect(amounts(mix)).toEqual({ urea: 21_000 })
  })

  test('never goes over a target, whatever is mixed', () => {
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
            (nutrient) => supplied[nutrient] > (targets[nutrient] ?? 0) * (1 + 1e-9) + 1e-9,
          )
          expect(over).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('the plan is what the mix aims at, without lime for crops that bear none', () => {
  const crop = cropOf('tea')
  if (crop === null) throw new Error('no tea')
  const input = { ...blankInput(crop), readings: [typedReading('ph', 'pH', '', 4.5)] }
  const { plan } = diagnose(input, ruleBook)
  if (plan.kind === 'no-plan') throw new Error(plan.reason)
  expect(mixTargets(plan)).toEqual({ n: 45, p2o5: 18, k2o: 22.5 })
  const usable = usableProducts(['calcium-cyanamide', 'urea', 'fused-phosphate'], input, ruleBook)
  expect(usable.map(({ id }) => id)).toEqual(['urea'])
})

test('the shopping list counts whole bags', () => {
  const mix = fertilizerMix({
    targets: { n: 15, p2o5: 8, k2o: 15 },
    products: some('compound-8-8-8', 'urea', 'potassium-sulfate'),
    area: 1000,
  })
  const list = shoppingList(mix.products, 20_000, { urea: 10_000 })
  expect(list.map(({ product, bags }) => [product, bags])).toEqual([
    ['urea', 2],
    ['potassium-sulfate', 1],
    ['compound-8-8-8', 5],
  ])
})
