import { describe, expect, test } from 'vitest'

import type { Crop } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { AddAction, Decision } from '#domain/diagnosis/decision/decision.ts'
import { mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { unknownPlot, type PlotInput } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { ph, ec, nitrate, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

/* What is said beside a dose, and how it follows soil, product and crop. */

const poor = [nitrate(1), phosphate(2), potassium(2)]
const are: PlotInput = { ...unknownPlot, area: 100 }

const crop = (id: string): Crop => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}
type Products = Partial<DiagnosisInput['choices']>
type Asked = Omit<Partial<DiagnosisInput>, 'choices'> & { choices?: Products }
function asked(id: string, { choices = {}, ...more }: Asked): DiagnosisInput {
  const blank = blankInput(crop(id))
  return { ...blank, plot: are, ...more, choices: { ...blank.choices, ...choices } }
}
const about = (id: string, more: Asked) => decide(asked(id, more), ruleBook)

const planCautions = ({ plan }: Decision) => (plan.kind === 'plan' ? plan.cautions : [])
const keys = (messages: readonly { readonly key: string }[]) => messages.map(({ key }) => key)
const added = ({ actions }: Decision) =>
  actions.filter((one): one is AddAction => one.kind === 'add')
const item = (found: Decision, name: string) => {
  const one = found.items.find((it) => it.item === name)
  if (one === undefined) throw new Error(`no ${name}`)
  return one
}
const advice = (found: Decision, name: string) => item(found, name).action

describe('beside the plan', () => {
  const cautions = (id: string, more: Asked) => keys(planCautions(about(id, more)))
  const always = (...between: readonly string[]) => [
    'prefecture-differs',
    ...between,
    'label-is-ceiling',
  ]

  test('stands no more than applies to crop and soil', () => {
    expect(cautions('tomato', { readings: poor })).toEqual(always())
    expect(cautions('tomato', { readings: [nitrate(1)] })).toEqual(always())
    expect(cautions('tomato', { readings: [...poor.slice(1), nitrate(8)] })).toEqual(
      always('watch-growth-after-cut'),
    )
    // Phosphate that is left out now cannot be given later.
    expect(cautions('tomato', { readings: [nitrate(1), phosphate(20), potassium(2)] })).toEqual(
      always(),
    )
    expect(cautions('soybean', { readings: poor })).toEqual(always('legume-nitrogen'))
    expect(cautions('tea', { readings: poor })).toEqual(always('season-is-split'))
  })

  test('a standard known from growing guides alone is called weak', () => {
    const standards = crop('tomato').standards.map((one) => ({ ...one, mark: 'C' as const }))
    expect(cautions('tomato', { readings: poor, crop: { ...crop('tomato'), standards } })).toEqual(
      always('standard-weak'),
    )
  })

  test('salts over the table leave nitrogen open, and nitrate is asked for unless it is known', () => {
    const of = (more: Asked) =>
      planCautions(about('tomato', { plot: { ...are, isVolcanicAsh: true }, ...more })).filter(
        ({ key }) => key === 'ec-cut-unknown',
      )
    expect(of({ readings: [ec(0.75)] })).toEqual([
      { key: 'ec-cut-unknown', params: { isNitrateKnown: false } },
    ])
    expect(of({ readings: [ec(0.75), nitrate(2)] })).toEqual([
      { key: 'ec-cut-unknown', params: { isNitrateKnown: true } },
    ])
    expect(of({ readings: [ec(0.5), nitrate(2)] })).toEqual([])
  })

  test('compost over what one dressing may bring, or over the standard, is named with the nutrient', () => {
    const of = (rate: number) =>
      planCautions(
        about('tomato', {
          readings: poor,
          compost: { compost: 'cattle-manure', rate, moisture: null },
        }),
      ).filter(({ key }) => key.startsWith('compost'))
    expect(of(0)).toEqual([])
    expect(of(0.5)).toEqual([{ key: 'compost-estimate', params: {} }])
    // Of 2 t: 4.2 kg of nitrogen, 12.4 of phosphate, 19.8 of potassium, for 15, 25 and 15.
    const estimate = { key: 'compost-estimate', params: {} }
    const overTarget = (nutrient: string) => ({ key: 'compost-over-target', params: { nutrient } })
    const overLimit = (nutrient: string) => ({
      key: 'compost-over-limit',
      params: { nutrient, most: 30 },
    })
    expect(of(2)).toEqual([estimate, overTarget('k2o')])
    expect(of(4)).toEqual([estimate, overLimit('k2o')])
    expect(of(8)).toEqual([estimate, overTarget('n'), overLimit('p2o5'), overLimit('k2o')])
  })
})

describe('a chosen product that limes is replaced', () => {
  const choices = { n: 'calcium-cyanamide', p2o5: 'fused-phosphate' }
  const causes = (id: string, more: Asked) =>
    planCautions(about(id, { choices, ...more })).flatMap((one) =>
      one.key === 'alkali-replaced' ? [one.params] : [],
    )
  test('beside lime, on soil with too little room, and where lime waits, each with its cause', () => {
    expect(causes('cabbage', { readings: [ph(5.4), ...poor] })).toEqual([
      { products: ['calcium-cyanamide'], cause: 'with-lime' },
    ])
    expect(causes('tomato', { readings: [ph(6), ...poor] })).toEqual([
      { products: ['fused-phosphate'], cause: 'too-much' },
    ])
    expect(causes('tomato', { readings: [ph(6.4), ...poor] })).toEqual([
      { products: ['calcium-cyanamide', 'fused-phosphate'], cause: 'too-much' },
    ])
    expect(causes('tomato', { readings: [ph(5.6), nitrate(12), phosphate(2)] })).toEqual([
      { products: ['fused-phosphate'], cause: 'lime-held' },
    ])
    expect(causes('tomato', { readings: [ph(6.2)] })).toEqual([])
  })

  test('as cyanamide beside plants only there, and only where nitrogen is given', () => {
    const of = (more: Asked) => keys(planCautions(about('persimmon', { choices, ...more })))
    expect(of({ readings: [ph(5.9), ...poor] })).toContain('cyanamide-not-beside-plants')
    expect(of({ readings: [ph(5.9), nitrate(12), phosphate(2)] })).not.toContain(
      'cyanamide-not-beside-plants',
    )
    expect(causes('persimmon', { readings: [ph(5.9), ...poor] })).toEqual([])
  })

  test('and counts as lime where it is given', () => {
    const of = (more: Asked) =>
      planCautions(about('tomato', { choices, ...more })).filter(
        ({ key }) => key === 'alkali-counts-as-lime',
      )
    expect(of({ readings: [ph(6), ...poor] })).toEqual([
      { key: 'alkali-counts-as-lime', params: { most: 200 } },
    ])
    expect(of({ readings: [ph(6.4), ...poor] })).toEqual([])
    expect(keys(planCautions(about('tomato', { choices, readings: [ph(7), ...poor] })))).toContain(
      'alkaline-materials',
    )
  })
})

describe('a mix with products that lime', () => {
  const mixOf = (id: string, more: Asked, ...products: readonly string[]) => {
    const input = asked(id, more)
    const { plan } = decide(input, ruleBook)
    if (plan.kind !== 'plan') throw new Error(plan.reason)
    return Object.fromEntries(
      mixForPlan(plan, input, ruleBook, products).products.map(({ product, rate }) => [
        product,
        rate,
      ]),
    )
  }
  test('brings no more of them than one dressing, also where the pH is not known', () => {
    // 15 / 0.2 and 25 / 0.17 would be 75 and 147 g.
    expect(mixOf('tomato', { readings: poor }, 'calcium-cyanamide', 'fused-phosphate')).toEqual({
      'calcium-cyanamide': 71,
      'fused-phosphate': 130,
      superphosphate: 16.5,
      'potassium-sulfate': 30,
    })
  })
  test('brings beside lime what the plan brings', () => {
    expect(mixOf('cabbage', { readings: [ph(5.4), ...poor] }, 'fused-phosphate')).toEqual({
      'ammonium-sulfate': 71,
      superphosphate: 105,
      'potassium-sulfate': 30,
    })
    expect(
      mixOf(
        'cabbage',
        { readings: [ph(5.4), ...poor], choices: { p2o5: 'fused-phosphate' } },
        'fused-phosphate',
        'calcium-cyanamide',
      ),
      // 105 of fused phosphate hold 47 kg of alkali, as do these two.
    ).toEqual({ 'calcium-cyanamide': 71, 'fused-phosphate': 17.5, 'potassium-sulfate': 30 })
  })
  test('leaves out what is too little to weigh, on a field of known size', () => {
    const of = (area: number | null) =>
      mixOf(
        'tomato',
        { readings: poor, plot: { ...unknownPlot, area } },
        'rapeseed-cake',
        'fermented-chicken-manure',
      )
    const mix = { 'rapeseed-cake': 110, 'fermented-chicken-manure': 600 }
    // 7.1 g/m² of a tenth of a square meter are less than a gram.
    expect(of(0.1)).toEqual(mix)
    expect(of(null)).toEqual({ ...mix, superphosphate: 7.1 })
  })
})

describe('lime', () => {
  const limed = (id: string, more: Asked) => {
    const { key, params } = advice(about(id, more), 'ph')
    return key === 'lime' || key === 'lime-to-minimum' ? params.rate : key
  }
  test('follows the texture and humus of the soil', () => {
    const of = (plot: Partial<PlotInput>) =>
      limed('cabbage', { readings: [ph(5.2)], plot: { ...are, ...plot } })
    expect([
      of({}),
      of({ humus: 'humus-soil', depth: 5 }),
      of({ humus: 'peat', depth: 5 }),
      of({ texture: 'sand' }),
      of({ isVolcanicAsh: true }),
      of({ isVolcanicAsh: true, bulkDensity: 0.8 }),
    ]).toEqual([96, 160, 190, 31, 67, 77])
  })
  test('is none for lawn of zoysia, nor for what likes acid soil', () => {
    expect(
      ['lawn-jp', 'blueberry', 'sweet-potato', 'hydrangea'].map((id) =>
        limed(id, { readings: [ph(4)] }),
      ),
    ).toEqual([
      'lawn-needs-no-lime',
      'no-lime-acid-lover',
      'no-lime-not-urged',
      'choose-flower-color',
    ])
  })
  test('says whether the area is known', () => {
    const of = (area: number | null) =>
      advice(about('tomato', { readings: [ph(5)], plot: { ...unknownPlot, area } }), 'ph').params
    expect(of(20)).toMatchObject({ area: 20, isAreaAssumed: false })
    expect(of(null)).toMatchObject({ area: 1, isAreaAssumed: true })
  })
  test('quicklime burns, other lime does not', () => {
    const of = (lime: string) =>
      keys(item(about('tomato', { readings: [ph(5)], choices: { lime } }), 'ph').cautions)
    expect(of('quicklime')).toContain('quicklime-danger')
    expect(of('dolomite')).toEqual(['lime-timing', 'lime-no-overdose'])
  })
  test('of a maker’s table is cited only for users who do not know their soil', () => {
    const of = (plot: PlotInput) =>
      item(about('tomato', { readings: [ph(5)], plot }), 'ph').evidence.map(({ rule }) => rule)
    expect(of(are)).toContain('lime-thumb')
    expect(of({ ...are, texture: 'loam' })).not.toContain('lime-thumb')
  })
})

describe('sulfur', () => {
  const of = (value: number, more: Asked = {}) =>
    advice(about('spinach', { isExpert: true, readings: [ph(value)], ...more }), 'ph')
  test('follows sand, clay and peat, and takes 15 to 25 days', () => {
    const rate = (plot: Partial<PlotInput>) => {
      const { key, params } = of(7.6, { plot: { ...are, ...plot } })
      return key === 'sulfur' ? params.rate : key
    }
    expect(([{}, { texture: 'clay' }, { humus: 'peat' }] as const).map(rate)).toEqual([
      16.5, 24, 73,
    ])
    expect(of(7.6)).toMatchObject({ params: { days: { from: 15, to: 25 } } })
  })
  test('is none for a growing crop, for a user who is no expert, and where too little would be spread', () => {
    expect(
      [of(7.6, { growth: 'growing' }), of(7.6, { isExpert: false }), of(7.05)].map(
        ({ key }) => key,
      ),
    ).toEqual(['stop-lime', 'stop-lime', 'stop-lime'])
  })
})

describe('magnesium', () => {
  test('is none where lime brings it', () => {
    const of = (value: number) =>
      advice(
        about('tomato', {
          readings: [ph(5)],
          plot: { ...are, cec: 15 },
          laboratory: { 'lab-exchangeable-mgo': value },
        }),
        'lab-exchangeable-mgo',
      )
    expect([20, 28].map((value) => of(value))).toEqual([
      expect.objectContaining({
        key: 'magnesium',
        params: expect.objectContaining({
          deficit: 20,
          brought: 15,
          rate: 20,
          isCapped: false,
        }) as unknown,
      }),
      { key: 'magnesium-brought', params: { deficit: 12, brought: 15 } },
    ])
  })
})

describe('when and how', () => {
  test('follows the stand of the crop', () => {
    const of = (id: string) => {
      const found = added(about(id, { readings: [ph(4), ...poor] }))
      return [...new Set(found.map(({ when, how }) => [when.key, how].join(' ')))]
    }
    expect(of('tomato')).toEqual([
      'weeks-before-planting mix-into-soil',
      'week-before-planting mix-into-soil',
    ])
    expect(of('rice')).toEqual(['before-puddling mix-before-flooding'])
    expect(of('persimmon')).toEqual(['resting-season under-canopy', 'seasons under-canopy'])
    expect(of('rose')).toEqual(['resting-season under-canopy', 'split-over-season under-canopy'])
    expect(of('tea')).toEqual(['seasons between-rows'])
    expect(of('lawn-kbg')).toEqual(['before-new-growth on-surface'])
    expect(of('asparagus')).toEqual([
      'resting-season along-plants',
      'split-over-season along-plants',
    ])
  })
})

describe('phosphate of a laboratory over the crop’s own upper end', () => {
  test('halves the standard at least, but for legumes the table alone counts', () => {
    const targets = (id: string) =>
      [30, 31, 110, 210, 310].map((value) => {
        const own = { value: { low: 10, high: 30 }, mark: 'A', sources: ['WAKAYAMA'] } as const
        const laboratory = { ...crop(id).laboratory, availableP2O5: own }
        const { plan } = about(id, {
          crop: { ...crop(id), laboratory },
          laboratory: { 'lab-available-p2o5': value },
        })
        return plan.kind === 'plan'
          ? plan.nutrients.find(({ nutrient }) => nutrient === 'p2o5')?.target
          : plan.reason
      })
    expect(targets('tomato')).toEqual([25, 12.5, 12.5, 10, 0])
    expect(targets('kidney-bean')).toEqual([10, 10, 6, 4, 0])
  })
})
