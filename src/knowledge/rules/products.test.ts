import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { AddAction, Decision, DecisionOptions } from '#domain/diagnosis/decision/decision.ts'
import { mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { ph, nitrate, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

/* What a product asks for beyond its nutrients: time in the soil, distance from plants, room for its alkali. */

const poor = [nitrate(1), phosphate(2), potassium(2)]

type Products = Partial<DiagnosisInput['choices']>

function about(
  id: string,
  { choices = {}, ...more }: Omit<Partial<DiagnosisInput>, 'choices'> & { choices?: Products },
  options: DecisionOptions = {},
) {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  const blank = blankInput(crop)
  const input = { ...blank, plot: { ...unknownPlot, area: 100 }, ...more }
  return decide({ ...input, choices: { ...blank.choices, ...choices } }, ruleBook, options)
}
const mixOf = (...products: readonly string[]): DecisionOptions => ({
  mix: { products, solve: mixForPlan },
})
const added = ({ actions }: Decision) =>
  actions.filter((one): one is AddAction => one.kind === 'add')
const weeks = (found: Decision) =>
  Object.fromEntries(
    added(found).map(({ product, when }) => [
      product,
      when.key === 'weeks-before-planting' ? when.weeks : when.key,
    ]),
  )
const rates = (found: Decision) =>
  Object.fromEntries(added(found).map(({ product, rate }) => [product, rate]))
const cautionsOf = ({ cautions, plan, items, actions }: Decision) =>
  [
    ...cautions,
    ...actions.flatMap((one) => (one.kind === 'add' ? (one.cautions ?? []) : [])),
    ...(plan.kind === 'plan' ? plan.cautions : []),
    ...items.flatMap((one) => one.cautions),
  ].map(({ key }) => key)

describe('time in the soil before planting', () => {
  test('is that of the product: cake and manure give off ammonia', () => {
    const mix = about('tomato', { readings: poor }, mixOf('rapeseed-cake', 'dried-chicken-manure'))
    expect(weeks(mix)).toMatchObject({ 'rapeseed-cake': 3, 'dried-chicken-manure': 4 })
    const fermented = about('tomato', { readings: poor }, mixOf('fermented-chicken-manure'))
    expect(weeks(fermented)).toMatchObject({ 'fermented-chicken-manure': 2 })
    expect(weeks(about('tomato', { readings: poor }))).toMatchObject({
      'ammonium-sulfate': 'week-before-planting',
    })
  })
})

describe('calcium cyanamide', () => {
  const choices = { n: 'calcium-cyanamide' }

  test('is never spread beside growing plants', () => {
    const found = about('cabbage', { choices, readings: [nitrate(1)], growth: 'growing' })
    expect(added(found).map(({ product }) => product)).toEqual(['ammonium-sulfate'])
    expect(cautionsOf(found)).toContain('cyanamide-not-beside-plants')
    expect(cautionsOf(found)).not.toContain('cyanamide-danger')
  })

  test.each(['persimmon', 'asparagus', 'lawn-kbg', 'garlic'])(
    'is not given to %s, which stands or is dressed all season',
    (id) => {
      const products = ['calcium-cyanamide']
      for (const options of [{}, mixOf(...products)]) {
        const found = about(id, { choices, readings: poor }, options)
        expect(added(found).map(({ product }) => product)).not.toContain('calcium-cyanamide')
      }
    },
  )

  test('waits in the soil before planting, and is handled with care', () => {
    const found = about('cabbage', { choices, readings: poor })
    expect(weeks(found)).toMatchObject({ 'calcium-cyanamide': 3 })
    expect(cautionsOf(found)).toContain('cyanamide-danger')
    expect(cautionsOf(found)).not.toContain('cyanamide-not-beside-plants')
    expect(weeks(about('rice', { choices, readings: poor }))).toMatchObject({
      'calcium-cyanamide': 3,
    })
  })
})

describe('too little to spread', () => {
  const planter = { ...unknownPlot, area: 0.14 }

  test('is a small rate, not a small planter', () => {
    const found = about('komatsuna', { plot: planter, readings: poor })
    expect(rates(found)).toMatchObject({ 'potassium-sulfate': 24 })
    expect(added(found).find(({ what }) => what === 'k2o')?.total.grams).toBe(3)
    expect(found.actions.filter(({ kind }) => kind === 'stop')).toEqual([])
    const mix = about('komatsuna', { plot: planter, readings: poor }, mixOf('potassium-sulfate'))
    expect(rates(mix)).toMatchObject({ 'potassium-sulfate': 24 })
  })
})

describe('a fertilizer that limes', () => {
  const choices = { n: 'calcium-cyanamide', p2o5: 'fused-phosphate' }
  const lime = (found: Decision) => found.items.find(({ item }) => item === 'ph')?.action

  test('is taken off the lime, and both together stay below the limit of one dressing', () => {
    // 25 × 0.6 × 10 / 2 are 75 kg/10a of lime; 105 of fused phosphate work like 89.
    const found = about('cabbage', { choices, readings: [ph(5.4), ...poor] })
    expect(rates(found)).toEqual({
      'ammonium-sulfate': 71,
      'fused-phosphate': 105,
      'potassium-sulfate': 30,
    })
    expect(lime(found)).toEqual({
      key: 'lime-by-fertilizer',
      params: { besides: ['fused-phosphate'] },
    })
    expect(found.actions).toContainEqual(
      expect.objectContaining({ kind: 'stop', what: ['lime'], reason: 'by-fertilizer' }),
    )
    expect(found.plan).toMatchObject({
      cautions: expect.arrayContaining([
        {
          key: 'alkali-replaced',
          params: { products: ['calcium-cyanamide'], cause: 'with-lime' },
        },
      ]) as unknown,
    })
    // 25 × 1.4 × 10 / 2 are 175 less 89: 86, as dolomite 83.
    const sour = about('cabbage', { choices, readings: [ph(4.6), ...poor] })
    expect(rates(sour)).toMatchObject({ dolomite: 83, 'fused-phosphate': 105 })
    expect(lime(sour)).toMatchObject({ params: { besides: ['fused-phosphate'] } })
    const clay = { ...unknownPlot, area: 100, texture: 'clay' as const }
    const most = about('cabbage', { choices, plot: clay, readings: [ph(4.2), ...poor] })
    expect(rates(most)['dolomite']).toBe(95)
    expect(lime(most)).toMatchObject({ params: { isCapped: true } })
  })

  test('is replaced where the pH would rise over the range', () => {
    const found = about('tomato', { choices, readings: [ph(6.4), ...poor] })
    expect(Object.keys(rates(found))).toEqual([
      'ammonium-sulfate',
      'superphosphate',
      'potassium-sulfate',
    ])
    expect(cautionsOf(found)).toContain('alkali-replaced')
    const mix = about('tomato', { readings: [ph(6.4), ...poor] }, mixOf('fused-phosphate'))
    expect(rates(mix)['fused-phosphate'] ?? 0).toBeLessThan(50)
  })

  test('counts with the other: the range may have room for one of them', () => {
    // 0.5 × 250 are 125 kg/10a; cyanamide works like 74, fused phosphate like 125.
    const found = about('tomato', { choices, readings: [ph(6), ...poor] })
    expect(Object.keys(rates(found))).toEqual([
      'calcium-cyanamide',
      'superphosphate',
      'potassium-sulfate',
    ])
    const alone = { p2o5: 'fused-phosphate' }
    expect(rates(about('tomato', { choices: alone, readings: [ph(6), ...poor] }))).toHaveProperty(
      'fused-phosphate',
    )
  })

  test('waits where lime waits', () => {
    const found = about('tomato', { choices, readings: [ph(5.6), nitrate(12), phosphate(2)] })
    expect(lime(found)?.key).toBe('lime-after-salt')
    expect(rates(found)).not.toHaveProperty('fused-phosphate')
    expect(cautionsOf(found)).toContain('alkali-replaced')
  })
})

describe('chicken manure', () => {
  const compost = { compost: 'chicken-manure', rate: 1, moisture: null }
  const composted = (found: Decision) => added(found).some(({ what }) => what === 'compost')
  const left = expect.objectContaining({
    kind: 'stop',
    what: ['compost'],
    reason: 'manure-raises-ph',
  }) as unknown

  test('is left out for acid lovers, and where the pH is high', () => {
    const cases = [
      ['blueberry', [ph(6)]],
      ['blueberry', []],
      ['potato', [ph(6.5), ...poor]],
    ] as const
    for (const [id, readings] of cases) {
      const found = about(id, { compost, readings })
      expect([id, composted(found)]).toEqual([id, false])
      expect(found.actions).toContainEqual(left)
      const cattle = { ...compost, compost: 'cattle-manure' }
      expect(composted(about(id, { compost: cattle, readings }))).toBe(true)
    }
    expect(composted(about('potato', { compost, readings: [ph(5.7), ...poor] }))).toBe(true)
  })

  test('that is left out brings nothing to the plan', () => {
    const without = about('potato', { readings: [ph(6.5), ...poor] })
    expect(rates(about('potato', { compost, readings: [ph(6.5), ...poor] }))).toEqual(
      rates(without),
    )
  })

  test('is in no mix there either', () => {
    const options = mixOf('fermented-chicken-manure', 'dried-chicken-manure')
    const found = about('potato', { readings: [ph(6.5), ...poor] }, options)
    expect(Object.keys(rates(found)).filter((id) => id.endsWith('manure'))).toEqual([])
  })
})

describe('the order of spreading', () => {
  test('is compost, then what lies longest before planting', () => {
    const compost = { compost: 'cattle-manure', rate: 2, moisture: null }
    const found = about('tomato', { compost, readings: [ph(5.5), ...poor] })
    expect(weeks(found)).toEqual({
      'cattle-manure': 'first-of-all',
      dolomite: 2,
      'ammonium-sulfate': 'week-before-planting',
      superphosphate: 'week-before-planting',
    })
    expect(added(found).map(({ product }) => product)).toEqual([
      'cattle-manure',
      'dolomite',
      'ammonium-sulfate',
      'superphosphate',
    ])
    const mix = about('tomato', { readings: [ph(5.5), ...poor] }, mixOf('dried-chicken-manure'))
    expect(
      added(mix)
        .map(({ product }) => product)
        .slice(0, 2),
    ).toEqual(['dried-chicken-manure', 'dolomite'])
    const tree = about('persimmon', { compost, readings: poor })
    expect(added(tree)[0]).toMatchObject({ what: 'compost', when: { key: 'resting-season' } })
  })

  test('gives sulfur the days it takes to work', () => {
    const found = about('spinach', { isExpert: true, readings: [ph(7.6), ...poor] })
    expect(added(found)[0]).toMatchObject({
      what: 'sulfur',
      when: { key: 'weeks-before-planting', weeks: 4 },
    })
  })
})
