import { describe, expect, test } from 'vitest'

import { cropOf } from '#knowledge/crops/crops.ts'
import type { Crop, Nutrient } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { evaluate } from '#domain/diagnosis/expression.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { deficitOf } from '#domain/diagnosis/dose/base-advice.ts'
import { limeRequirement } from '#domain/diagnosis/dose/lime-dose.ts'
import { exactEstimate } from '#domain/diagnosis/input/measured.ts'
import { plotSoil, unknownPlot, type PlotInput } from '#domain/soil/soil.ts'
import { blankInput } from './blank-input.ts'
import { defaultChoices, ruleBook } from './rule-book.ts'

const crop = (id: string): Crop => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}
/** A crop with this standard before planting and no other figures. */
const withBasal = (n: number, p2o5: number, k2o: number): Crop => ({
  ...crop('pepper'),
  standards: [
    {
      id: 'open-field',
      page: null,
      region: 'saitama',
      basal: { n, p2o5, k2o },
      total: { n, p2o5, k2o },
      totalTo: null,
      plantingMonths: null,
      mark: 'A-t',
      sources: ['SAI-V'],
    },
  ],
})
/** A soil in which a kit finds almost nothing, so the whole standard is needed. */
const poor = [
  typedReading('nitrate', 'NO3-N', 'kg/10a', 1),
  typedReading('phosphate', '', 'kg/10a', 2, { liquid: 'water', extract: null }),
  typedReading('potassium', '', 'kg/10a', 2, { liquid: 'water', extract: null }),
]
const input = (changes: Partial<DiagnosisInput>): DiagnosisInput => ({
  ...blankInput(crop('cabbage')),
  ...changes,
})
const plot = (changes: Partial<PlotInput>): PlotInput => ({ ...unknownPlot, ...changes })
const target = (nutrient: Nutrient, changes: Partial<DiagnosisInput>) => {
  const { plan } = decide(input(changes), ruleBook)
  if (plan.kind === 'no-plan') throw new Error(plan.reason)
  return plan.nutrients.find((one) => one.nutrient === nutrient)?.target ?? null
}

describe('Saitama 2025, technical part', () => {
  const deep = plot({ depth: 15, bulkDensity: 1.1 })

  test('p. 12: 5 mg of inorganic nitrogen, 15 cm, density 1.1 are a credit of 3.3 kg/10a', () => {
    const laboratory = { 'lab-nitrate-n': 5 }
    expect(target('n', { crop: withBasal(15, 0, 0), plot: deep, laboratory })).toBeCloseTo(11.7, 9)
    const { items } = decide(
      input({ plot: deep, readings: [typedReading('nitrate', 'NO3-N', 'mg/100g', 5)] }),
      ruleBook,
    )
    expect(items[0]?.action).toEqual({ key: 'nitrogen-credited', params: { credit: 3.3 } })
  })

  test('p. 12: ammonium counts too, if it was measured', () => {
    const laboratory = { 'lab-nitrate-n': 4, 'lab-ammonium-n': 2 }
    expect(target('n', { crop: withBasal(10, 0, 0), laboratory })).toBeCloseTo(7, 9)
    expect(
      target('n', { crop: withBasal(10, 0, 0), laboratory: { 'lab-ammonium-n': 9 } }),
    ).toBeNull()
  })

  test('p. 13: a standard of 18 kg and 150 mg of available phosphate leave 10.8 kg', () => {
    const laboratory = { 'lab-available-p2o5': 150 }
    expect(target('p2o5', { crop: withBasal(0, 18, 0), laboratory })).toBeCloseTo(10.8, 9)
  })

  test.each([
    [79.9, 10],
    [80, 8],
    [100, 6],
    [200, 4],
    [300, 0],
  ])('p. 13: %d mg of available phosphate leave %d of 10 kg', (value, left) => {
    const laboratory = { 'lab-available-p2o5': value }
    expect(target('p2o5', { crop: withBasal(0, 10, 0), laboratory })).toBeCloseTo(left, 9)
  })

  test('p. 13: capacity 16, 10 cm, density 1, 50 mg of potassium and a standard of 12 kg leave 6 kg', () => {
    const changes = {
      crop: withBasal(0, 0, 12),
      plot: plot({ cec: 16, depth: 10, bulkDensity: 1 }),
    }
    expect(target('k2o', { ...changes, laboratory: { 'lab-exchangeable-k2o': 50 } })).toBe(6)
    expect(target('k2o', { ...changes, laboratory: { 'lab-exchangeable-k2o': 44 } })).toBe(12)
    expect(target('k2o', { ...changes, laboratory: { 'lab-exchangeable-k2o': 5 } })).toBe(17)
  })

  test('table 18: 1 t of cattle manure brings 2.1 / 6.2 / 9.9 kg', () => {
    const compost = { compost: 'cattle-manure', rate: 1, moisture: 50 }
    const changes = { crop: withBasal(20, 20, 20), compost, readings: poor }
    expect(target('n', changes)).toBeCloseTo(20 - 2.1, 1)
    expect(target('p2o5', changes)).toBeCloseTo(20 - 6.2, 1)
    expect(target('k2o', changes)).toBeCloseTo(20 - 9.9, 1)
  })

  test('table 20: of a compost with 70 % water, 1.68 times as much brings the same', () => {
    const wet = { compost: 'pig-manure', rate: 1.68, moisture: 70 }
    const usual = { compost: 'pig-manure', rate: 1, moisture: 50 }
    const left = (compost: typeof wet) =>
      target('k2o', { crop: withBasal(20, 20, 20), compost, readings: poor })
    expect(left(wet)).toBeCloseTo(left(usual) ?? 0, 0)
  })
})

test('Nagano, table 1: husk compost is as it is, whatever its water', () => {
  const compost = { compost: 'rice-husk', rate: 1, moisture: 80 }
  expect(target('k2o', { crop: withBasal(20, 20, 20), compost, readings: poor })).toBeCloseTo(16, 9)
})

test('Aomori, p. 35: from 235 to 300 mg, 10 cm, density 0.7, are 45.5 kg of CaO, 85.8 kg of lime', () => {
  const soil = plotSoil(plot({ depth: 10, bulkDensity: 0.7 }))
  const cao = evaluate(deficitOf(235, 300, { soil }))
  expect(cao).toBeCloseTo(45.5, 9)
  expect(cao / (ruleBook.lime.referenceAlkali / 100)).toBeCloseTo(85.8, 1)
})

describe('the printed cells of the Arrhenius table', () => {
  test.each([
    ['some', 4.0, 424],
    ['some', 4.2, 390],
    ['rich', 5.6, 229],
  ] as const)('sandy loam with %s humus at pH %d: %d kg/10a', (humus, ph, printed) => {
    const soil = plotSoil(plot({ texture: 'sandy-loam', humus, depth: 10, bulkDensity: 1 }))
    const wish = { ph: exactEstimate(ph), target: 6.5, ec: null }
    expect(evaluate(limeRequirement(wish, soil, ruleBook)) / printed).toBeCloseTo(1, 1)
    expect(Math.abs(evaluate(limeRequirement(wish, soil, ruleBook)) - printed)).toBeLessThan(
      printed * 0.02,
    )
  })

  test('volcanic ash takes 0.7 of it, unless its weight is known', () => {
    const lime = (changes: Partial<PlotInput>) =>
      evaluate(
        limeRequirement(
          { ph: exactEstimate(5), target: 6, ec: null },
          plotSoil(plot(changes)),
          ruleBook,
        ),
      )
    expect(lime({})).toBe(250)
    expect(lime({ isVolcanicAsh: true })).toBe(175)
    expect(lime({ isVolcanicAsh: true, bulkDensity: 0.8 })).toBe(200)
  })
})

describe('the cabbage of docs/facts/diagnosis.md 7', () => {
  const liquid = { liquid: 'water', extract: null } as const
  const { items, plan } = decide(
    input({
      plot: plot({ area: 20, texture: 'loam', depth: 10 }),
      readings: [
        typedReading('ph', 'pH', '', 5.2),
        typedReading('nitrate', 'NO3-N', 'kg/10a', 3),
        typedReading('phosphate', '', 'kg/10a', 10, liquid),
        typedReading('potassium', '', 'kg/10a', 4, liquid),
      ],
    }),
    ruleBook,
  )

  test('gets 1.9 kg of dolomite, half of what lifts pH to 6.0', () => {
    const ph = items.find(({ item }) => item === 'ph')
    expect(ph?.verdict).toEqual({ kind: 'judged', levels: ['low'] })
    expect(ph?.action).toMatchObject({
      key: 'lime',
      params: { product: 'dolomite', amount: { value: 1.92, unit: 'kg' }, rate: 96 },
    })
    const needed = ph?.evidence.find(({ rule }) => rule === 'lime-arrhenius')
    expect(needed?.calculations[0]?.result).toMatchObject({ value: 200, unit: 'kg/10a' })
  })

  test('would get 2.0 kg of calcium carbonate', () => {
    const choices = { ...defaultChoices, lime: 'calcium-carbonate' }
    const { items: found } = decide(
      input({
        choices,
        plot: plot({ area: 20 }),
        readings: [typedReading('ph', 'pH', '', 5.2)],
      }),
      ruleBook,
    )
    expect(found[0]?.action).toMatchObject({
      params: { amount: { value: 2, unit: 'kg' }, rate: 100 },
    })
  })

  test('gets all its nitrogen and potassium, and no phosphate', () => {
    if (plan.kind === 'no-plan') throw new Error(plan.reason)
    expect(plan.region).toBe('saitama')
    expect(
      plan.nutrients.map(({ target: left, product }) => [
        left,
        product?.rate,
        product?.amount.grams,
      ]),
    ).toEqual([
      [15, 71, 1420],
      [0, undefined, undefined],
      [15, 30, 600],
    ])
  })
})

test('mg/100g are kg/10a by depth and weight: 15 cm, 0.7, 1.0 and 1.1 (Aomori, p. 39)', () => {
  const factors = [0.7, 1, 1.1].map((bulkDensity) =>
    evaluate(deficitOf(0, 1, { soil: plotSoil(plot({ depth: 15, bulkDensity })) })),
  )
  expect(factors.map((factor) => factor.toFixed(6))).toEqual(['1.050000', '1.500000', '1.650000'])
})
