import { describe, expect, test } from 'vitest'

import type { Crop } from '#domain/diagnosis/crop.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { DiagnosisInput, KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { missing } from '#domain/diagnosis/input/measured.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf, crops } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { ec, nitrate, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

const crop = (id: string): Crop => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}
const about = (id: string, readings: readonly KitReading[], more: Partial<DiagnosisInput> = {}) =>
  decide({ ...blankInput(crop(id)), readings, ...more }, ruleBook)
const item = (found: ReturnType<typeof about>, name: string) => {
  const one = found.items.find((it) => it.item === name)
  if (one === undefined) throw new Error(`no ${name}`)
  return one
}
const planned = ({ plan }: ReturnType<typeof about>, nutrient: string) =>
  plan.kind === 'plan' ? plan.nutrients.find((one) => one.nutrient === nutrient) : undefined
const keys = (messages: readonly { readonly key: string }[]) => messages.map(({ key }) => key)

const ph = (value: number, low = value, high = value): KitReading => ({
  ...typedReading('ph', 'pH', '', value),
  measured: { kind: 'value', best: value, low, high },
})
const unseen = (reading: KitReading): KitReading => ({
  ...reading,
  measured: { kind: 'undetectable', below: 5 },
})

describe('salts come before lime', () => {
  test('nitrate of 10 kg holds lime and nitrogen, and asks for another test', () => {
    const found = about('tomato', [ph(5.2), nitrate(10)])
    expect(item(found, 'ph').action.key).toBe('lime-after-salt')
    expect(item(found, 'nitrate').action.key).toBe('nitrogen-none')
    expect(planned(found, 'n')).toMatchObject({ target: 0, reason: 'held', product: null })
    expect(keys(found.retests)).toContain('after-salt')
  })

  test('so does the nitrate of a laboratory, where the kit says nothing', () => {
    const laboratory = { 'lab-nitrate-n': 12 }
    const found = about('tomato', [ph(5.2)], { laboratory })
    expect(item(found, 'ph').action.key).toBe('lime-after-salt')
    expect(planned(found, 'n')?.reason).toBe('held')
    expect(item(about('tomato', [ph(5.2), nitrate(3)], { laboratory }), 'ph').action.key).toBe(
      'lime',
    )
  })

  test('conductivity over the range of the crop on this soil does the same', () => {
    const found = about('spinach', [ph(5.2), ec(0.6)])
    expect(item(found, 'ec').verdict).toEqual({ kind: 'judged', levels: ['excess'] })
    expect(item(found, 'ph').action.key).toBe('lime-after-salt')
    expect(planned(found, 'n')?.reason).toBe('held')
    const ash = about('spinach', [ph(5.2), ec(0.6)], {
      plot: { ...unknownPlot, isVolcanicAsh: true },
    })
    expect(item(ash, 'ec').verdict).toEqual({ kind: 'judged', levels: ['high'] })
    expect(item(ash, 'ph').action.key).toBe('lime')
  })

  test('a reading that may be 10 kg holds lime, though it does not yet hold nitrogen', () => {
    const wide = { ...nitrate(8), measured: { kind: 'value', best: 8, low: 6, high: 12 } } as const
    const found = about('tomato', [ph(5.2), wide])
    expect(item(found, 'nitrate').verdict).toEqual({ kind: 'judged', levels: ['fit', 'high'] })
    expect(item(found, 'ph').action.key).toBe('lime-after-salt')
    expect(planned(found, 'n')?.target).toBeCloseTo(10, 9)
  })

  test('a value too high to be judged still holds both', () => {
    const slips = [nitrate(61), nitrate(500), ec(5.5), typedReading('ec', 'EC', 'mS/cm', 60)]
    for (const slip of slips) {
      const found = about('tomato', [ph(5.2), slip])
      expect(item(found, slip.quantity).action.key).toBe('check-input')
      expect(item(found, 'ph').action.key).toBe('lime-after-salt')
      expect(planned(found, 'n')).toMatchObject({ target: 0, reason: 'held' })
      expect(keys(found.retests)).toContain('after-check')
    }
    expect(planned(about('tomato', [ec(5.5)]), 'k2o')).toMatchObject({ target: 0, reason: 'held' })
    for (const negative of [nitrate(-1), ec(-1)]) {
      expect(planned(about('tomato', [negative]), 'n')?.target).toBeNull()
    }
  })

  test('so does ammonium too high to be judged hold nitrogen', () => {
    const ammonium = typedReading('ammonium', 'NH4-N', 'kg/10a', 61)
    const found = about('tomato', [nitrate(1), ammonium])
    expect(planned(found, 'n')).toMatchObject({ target: 0, reason: 'held' })
    expect(item(found, 'nitrate').action).toEqual({
      key: 'nitrogen-held-by',
      params: { by: 'ammonium' },
    })
  })

  test('conductivity within the range makes the soil less acid than it looks', () => {
    const rate = (readings: readonly KitReading[]) => {
      const { action } = item(about('tomato', readings), 'ph')
      return action.key === 'lime' ? action.params.rate : 0
    }
    expect(rate([ph(5.5), ec(0.2)])).toBe(rate([ph(5.5)]))
    expect(rate([ph(5.5), ec(0.4)])).toBeLessThan(rate([ph(5.5)]))
  })

  test('nitrate is decided before pH', () => {
    const found = about('tomato', [ph(5.2), phosphate(10), nitrate(1), ec(0.3)])
    expect(found.items.map((one) => one.item)).toEqual(['ec', 'nitrate', 'ph', 'phosphate'])
  })
})

describe('lime', () => {
  test('is capped at 200 g per m² of one dressing', () => {
    const plot = { ...unknownPlot, area: 50, texture: 'clay', humus: 'very-rich' } as const
    const { action } = item(about('tomato', [ph(4.2)], { plot }), 'ph')
    expect(action).toMatchObject({ key: 'lime', params: { isCapped: true } })
    if (action.key !== 'lime') throw new Error(action.key)
    expect(action.params.amount.grams).toBeLessThanOrEqual(200 * 50)
    expect(action.params.whole.grams).toBeGreaterThan(action.params.amount.grams * 2)
  })

  test.each(['blueberry', 'azalea', 'chestnut', 'rice-nursery'])(
    'is never suggested to %s, nor a fertilizer that limes',
    (id) => {
      const choices = {
        ...blankInput(crop(id)).choices,
        p2o5: 'fused-phosphate',
        n: 'calcium-cyanamide',
      }
      for (const value of [3, 3.9, 4.4, 5, 6, 7]) {
        const found = about(id, [ph(value)], { choices, isExpert: true })
        expect(item(found, 'ph').action.key).not.toMatch(/^lime/)
        expect(planned(found, 'p2o5')?.product?.product).not.toBe('fused-phosphate')
        expect(planned(found, 'n')?.product?.product).not.toBe('calcium-cyanamide')
      }
      expect(item(about(id, [ph(3.2)]), 'ph').action.key).toBe('no-lime-acid-lover')
    },
  )

  test('for potato lifts to the low end of the range only, and warns of scab', () => {
    const { action, cautions } = item(about('potato', [ph(5)]), 'ph')
    if (action.key !== 'lime-to-minimum') throw new Error(action.key)
    // 25 × (5.5 − 5.0) × 10 / 2 × 53 / 55
    expect(action.params.rate).toBe(60)
    expect(keys(cautions)).toContain('potato-scab')
  })

  test('is not urged on sweet potato, however acid', () => {
    for (const value of [4, 5, 5.4]) {
      const { action, cautions } = item(about('sweet-potato', [ph(value)]), 'ph')
      expect(action.key).toBe('no-lime-not-urged')
      expect(keys(cautions)).toContain('sweet-potato-stem-rot')
    }
    expect(item(about('sweet-potato', [ph(5.6)]), 'ph').action.key).toBe('no-lime')
  })

  test('waits for the harvest while the crop grows', () => {
    expect(item(about('tomato', [ph(5)], { growth: 'growing' }), 'ph').action.key).toBe(
      'lime-after-harvest',
    )
  })

  test('asks for the color of hydrangeas first, and leaves the Japanese lawn alone', () => {
    expect(item(about('hydrangea', [ph(5)]), 'ph').action.key).toBe('choose-flower-color')
    expect(item(about('hydrangea', [ph(5)], { flowerColor: 'blue' }), 'ph').action.key).toBe(
      'keep-acid-for-blue',
    )
    expect(item(about('lawn-jp', [ph(5)]), 'ph').action.key).toBe('lawn-needs-no-lime')
    expect(item(about('lawn-kbg', [ph(5.5)]), 'ph').action.key).toBe('lime')
    expect(item(about('lawn-kbg', [ph(6.2)]), 'ph').action.key).toBe('no-lime')
  })

  test('is not given on a reading that may be fit', () => {
    const { verdict, action } = item(about('tomato', [ph(6, 5.75, 6.25)]), 'ph')
    expect(verdict).toEqual({ kind: 'judged', levels: ['low', 'fit'] })
    expect(action.key).toBe('no-lime-at-border')
    expect(item(about('tomato', [ph(5.9, 5.7, 6.1)]), 'ph').action.key).toBe('test-again-first')
  })

  test('that heats with water says so', () => {
    const choices = { ...blankInput(crop('tomato')).choices, lime: 'quicklime' }
    expect(keys(item(about('tomato', [ph(5)], { choices }), 'ph').cautions)).toContain(
      'quicklime-danger',
    )
  })
})

describe('alkaline soil', () => {
  test('gets sulfur only where the user is an expert, and half of the table', () => {
    expect(item(about('blueberry', [ph(6.5)]), 'ph').action.key).toBe('acidify-gently')
    const plot = { ...unknownPlot, texture: 'clay', area: 10 } as const
    const found = item(about('blueberry', [ph(6.5)], { isExpert: true, plot }), 'ph')
    // 79 × (6.5 − 5.5) / 2
    expect(found.action).toMatchObject({
      key: 'sulfur',
      params: { rate: 40, amount: { grams: 400 } },
    })
    expect(keys(found.cautions)).toContain('sulfur-danger')
  })

  test('over 8.0 goes to a laboratory', () => {
    expect(item(about('tomato', [ph(8.2)]), 'ph').action.key).toBe('stop-lime-laboratory')
  })
})

describe('crops that suffer', () => {
  test.each(['cabbage', 'chinese-cabbage', 'broccoli', 'turnip'])(
    '%s from clubroot, in acid soil and with too much phosphate',
    (id) => {
      const found = about(id, [ph(5), phosphate(12)])
      expect(keys(item(found, 'ph').cautions)).toContain('clubroot-acid')
      expect(keys(item(found, 'phosphate').cautions)).toContain('clubroot-phosphate')
    },
  )
  test('spinach at 5.5 and under', () => {
    expect(keys(item(about('spinach', [ph(5.5)]), 'ph').cautions)).toContain('spinach-acid')
    expect(keys(item(about('spinach', [ph(5.8)]), 'ph').cautions)).not.toContain('spinach-acid')
  })
  test('potato from scab with too much phosphate', () => {
    expect(keys(item(about('potato', [phosphate(12)]), 'phosphate').cautions)).toContain(
      'potato-scab-phosphate',
    )
  })
})

describe('what dissolves in water', () => {
  test('and was not seen is no shortage: the standard stays', () => {
    for (const reading of [unseen(phosphate(0)), phosphate(3)]) {
      const found = about('tomato', [reading])
      expect(item(found, 'phosphate').verdict).toEqual({ kind: 'undetectable' })
      expect(item(found, 'phosphate').action.key).toBe('phosphate-keep-standard')
      expect(planned(found, 'p2o5')).toMatchObject({ target: 25, reason: 'standard' })
    }
  })

  test('in excess leaves phosphate out and halves potassium', () => {
    const found = about('tomato', [phosphate(10), potassium(10)])
    expect(planned(found, 'p2o5')).toMatchObject({ target: 0, reason: 'left-out' })
    expect(planned(found, 'k2o')).toMatchObject({ target: 7.5, reason: 'reduced' })
  })

  test('never meets the rules of laboratories', () => {
    const found = about('rice', [phosphate(400), potassium(400)], {
      plot: { ...unknownPlot, cec: 20 },
    })
    const rules = [
      ...found.items.flatMap(({ evidence }) => evidence),
      ...(found.plan.kind === 'plan'
        ? found.plan.nutrients.flatMap(({ evidence }) => evidence)
        : []),
    ].map(({ rule }) => rule)
    expect(rules.filter((rule) => rule.startsWith('lab-'))).toEqual([])
  })

  test('of another liquid is not judged', () => {
    const found = about('tomato', [typedReading('phosphate', 'P2O5', 'kg/10a', 30)])
    expect(item(found, 'phosphate').verdict).toEqual({ kind: 'not-judged', reason: 'other-liquid' })
    expect(planned(found, 'p2o5')).toMatchObject({ target: null, reason: 'not-measured' })
  })
})

describe('the laboratory', () => {
  test('decides phosphate where both were measured', () => {
    const laboratory = { 'lab-available-p2o5': 50 }
    expect(planned(about('tomato', [phosphate(12)], { laboratory }), 'p2o5')?.target).toBe(25)
  })
  test('says what it cannot say', () => {
    const found = about('tomato', [], { laboratory: { 'lab-exchangeable-k2o': 12 } })
    expect(item(found, 'lab-exchangeable-k2o').verdict).toEqual({
      kind: 'judged',
      levels: ['low', 'fit'],
    })
  })
  test('spares rice its potassium from 40 mg on (Iwate)', () => {
    const found = about('rice', [], { laboratory: { 'lab-exchangeable-k2o': 40 } })
    expect(planned(found, 'k2o')?.target).toBe(0)
    expect(item(found, 'lab-exchangeable-k2o').action.key).toBe('potassium-not-needed')
  })
  test('knows the phosphate range of carrots', () => {
    const found = about('carrot', [], { laboratory: { 'lab-available-p2o5': 35 } })
    expect(item(found, 'lab-available-p2o5').verdict).toEqual({ kind: 'judged', levels: ['low'] })
  })
  test('tells how much calcium and magnesium want, and leaves calcium to the lime', () => {
    const laboratory = { 'lab-exchangeable-cao': 180, 'lab-exchangeable-mgo': 20 }
    const plot = { ...unknownPlot, cec: 20 }
    const found = about('tomato', [ph(5)], { laboratory, plot })
    // 280 − 180 mg; half of 312 kg of lime is 150 g of dolomite, with 41 % CaO and 10 % MgO.
    expect(item(found, 'lab-exchangeable-cao').action).toEqual({
      key: 'calcium-brought',
      params: { deficit: 100, brought: 62 },
    })
    expect(item(found, 'lab-exchangeable-mgo').action).toMatchObject({
      key: 'magnesium',
      params: { product: 'magnesium-sulfate', deficit: 36, brought: 15, rate: 40, isCapped: true },
    })
    const calciumAt = (...readings: readonly KitReading[]) =>
      item(about('tomato', readings, { laboratory, plot }), 'lab-exchangeable-cao').action.key
    expect(calciumAt(ph(6.2))).toBe('calcium-without-lime')
    expect(calciumAt()).toBe('calcium-after-ph')
  })
})

describe('nitrate', () => {
  test.each([
    [1, 'low'],
    [2.9, 'low'],
    [3, 'fit'],
    [5, 'fit'],
    [10, 'high'],
    [20, 'excess'],
  ])('of %d kg is %s', (value, level) => {
    expect(item(about('tomato', [nitrate(value)]), 'nitrate').verdict).toEqual({
      kind: 'judged',
      levels: [level],
    })
  })
  test('of 10 kg is too much in sand', () => {
    const plot = { ...unknownPlot, texture: 'sand' } as const
    expect(item(about('tomato', [nitrate(10)], { plot }), 'nitrate').verdict).toEqual({
      kind: 'judged',
      levels: ['excess'],
    })
  })
  test('of strawberries is judged by the season', () => {
    const levels = (month: number | null) =>
      item(about('strawberry', [nitrate(8)], { month }), 'nitrate').verdict
    expect(levels(10)).toEqual({ kind: 'judged', levels: ['high'] })
    expect(levels(4)).toEqual({ kind: 'judged', levels: ['fit'] })
    expect(levels(null)).toEqual({ kind: 'judged', levels: ['fit', 'high'] })
  })
  test('of mg/L needs the ratio of soil and liquid', () => {
    const bare = typedReading('nitrate', 'NO3', 'mg/L', 45)
    expect(item(about('tomato', [bare]), 'nitrate').verdict).toEqual({
      kind: 'not-judged',
      reason: 'ratio-unknown',
    })
    expect(about('tomato', [bare]).verdict.headline.key).toBe('enter-ratio')
    const extract = { liquid: 100, soil: 20, mark: 'A', sources: ['PT6'] } as const
    // 45 × 0.2259 × 5 × 0.1
    expect(item(about('tomato', [{ ...bare, extract }]), 'nitrate').value?.best).toBeCloseTo(
      5.083,
      3,
    )
  })
  test('that is low feeds the growing crop up to the guide, within the season’s top dressing', () => {
    const growing = { growth: 'growing', plot: { ...unknownPlot, area: 10 } } as const
    expect(item(about('tomato', [nitrate(1)], growing), 'nitrate').action).toMatchObject({
      key: 'top-dress',
      params: { product: 'ammonium-sulfate', nitrogen: 4, amount: { grams: 190 } },
    })
    expect(item(about('daikon', [nitrate(1)], growing), 'nitrate').action.key).toBe(
      'nitrogen-watch',
    )
    expect(item(about('celery', [nitrate(1)], growing), 'nitrate').action.key).toBe(
      'top-dress-by-bag',
    )
    expect(item(about('edamame', [nitrate(1)], growing), 'nitrate').action.key).toBe(
      'nitrogen-watch',
    )
    expect(item(about('tomato', [unseen(nitrate(0))], growing), 'nitrate').action.key).toBe(
      'top-dress-unseen',
    )
  })
})

describe('conductivity', () => {
  test('does not judge paddy rice', () => {
    const { verdict, cautions } = item(about('rice', [ec(0.6)]), 'ec')
    expect(verdict).toEqual({ kind: 'not-judged', reason: 'not-for-paddy' })
    expect(keys(cautions)).toContain('ec-not-for-paddy')
  })
  test('from 0.4 on cuts nitrogen and potassium by a third, in sand by half', () => {
    expect(planned(about('tomato', [ec(0.5)]), 'n')?.target).toBeCloseTo(10, 9)
    expect(planned(about('tomato', [ec(0.3)]), 'n')?.target).toBe(15)
    expect(planned(about('tomato', [ec(0.5)]), 'p2o5')?.target).toBeNull()
    const plot = { ...unknownPlot, texture: 'sandy-loam' } as const
    expect(planned(about('tomato', [ec(0.4)], { plot }), 'k2o')?.target).toBe(7.5)
  })
  test('where the table ends, gives no amount', () => {
    const plot = { ...unknownPlot, isVolcanicAsh: true }
    const found = about('tomato', [ec(0.8)], { plot })
    expect(planned(found, 'n')).toMatchObject({ target: null, reason: 'unknown', product: null })
    expect(found.plan.kind === 'plan' ? keys(found.plan.cautions) : []).toContain('ec-cut-unknown')
  })
})

describe('what is missing', () => {
  test('gives no advice', () => {
    const found = about('tomato', [{ ...nitrate(0), measured: missing('not-read') }])
    expect(item(found, 'nitrate')).toMatchObject({
      verdict: { kind: 'not-judged', reason: 'not-read' },
      action: { key: 'test-again-first' },
    })
    expect(planned(found, 'n')).toMatchObject({ target: null, reason: 'not-measured' })
    expect(about('tomato', []).items).toEqual([])
  })
  test('in a standard is not planned', () => {
    expect(planned(about('soybean', []), 'p2o5')).toMatchObject({ target: null, product: null })
    expect(about('apricot', []).plan).toEqual({ kind: 'no-plan', reason: 'no-standard' })
  })
  test('a slip of the finger is asked about', () => {
    for (const reading of [ph(55), ph(0.6), ec(60), nitrate(500), nitrate(-1)]) {
      const [found] = about('tomato', [reading]).items
      expect(found?.verdict).toEqual({ kind: 'not-judged', reason: 'out-of-range' })
      expect(found?.action.key).toBe('check-input')
    }
  })
})

test('a plan of the whole season says that it is to be split, a weak one that it is weak', () => {
  const { plan } = about('garlic', [])
  if (plan.kind === 'no-plan') throw new Error(plan.reason)
  expect(plan.part).toBe('season')
  expect(keys(plan.cautions)).toEqual(
    expect.arrayContaining(['season-is-split-but-phosphate', 'standard-weak']),
  )
})

test('compost that brings more than the crop wants leaves nothing to buy, and says so', () => {
  const compost = { compost: 'chicken-manure', rate: 3, moisture: null }
  const found = about('tomato', [nitrate(1), phosphate(6), potassium(6)], { compost })
  expect(planned(found, 'p2o5')).toMatchObject({ target: 0, product: null })
  expect(found.plan.kind === 'plan' ? keys(found.plan.cautions) : []).toEqual(
    expect.arrayContaining(['compost-over-limit', 'compost-over-target', 'compost-estimate']),
  )
})

test('every crop can be asked about everything', () => {
  const readings = [ph(5), ec(0.4), nitrate(4), phosphate(6), potassium(6)]
  expect(crops).toHaveLength(86)
  for (const one of crops) {
    expect(decide({ ...blankInput(one), readings }, ruleBook).items).toHaveLength(5)
  }
})

test('potassium that a laboratory finds missing is capped for one dressing', () => {
  const raised = (depth: number, id = 'tomato', cec = 30) =>
    about(id, [], {
      laboratory: { 'lab-exchangeable-k2o': 5 },
      plot: { ...unknownPlot, cec, depth },
    })
  expect(planned(raised(5), 'k2o')).toMatchObject({ target: 25, reason: 'raised' })
  expect(planned(raised(25), 'k2o')?.target).toBe(30)
  expect(item(raised(25), 'lab-exchangeable-k2o').action).toEqual({
    key: 'nutrient-more',
    params: { nutrient: 'k2o', kilograms: 15, isPlanned: true, isFirst: true },
  })
  expect(planned(raised(25, 'eggplant'), 'k2o')).toMatchObject({ target: 30, reason: 'standard' })
})
