import { describe, expect, test } from 'vitest'

import { standardOf } from '#domain/diagnosis/context.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { fertilizerMix, mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import { fertilizerTiming } from '#domain/diagnosis/dose/timing.ts'
import type { DiagnosisInput, KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { missing } from '#domain/diagnosis/input/measured.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { fertilizers } from '#knowledge/fertilizers/fertilizers.ts'
import { blankInput } from './blank-input.ts'
import { ec, nitrate, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

const crop = (id: string) => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}
const asked = (
  id: string,
  readings: readonly KitReading[],
  more: Partial<DiagnosisInput> = {},
) => ({
  ...blankInput(crop(id)),
  readings,
  ...more,
})
const about = (...args: Parameters<typeof asked>) => decide(asked(...args), ruleBook)
const item = (found: ReturnType<typeof about>, name: string) => {
  const one = found.items.find((it) => it.item === name)
  if (one === undefined) throw new Error(`no ${name}`)
  return one
}
const keys = (messages: readonly { readonly key: string }[]) => messages.map(({ key }) => key)
const add = ({ actions }: ReturnType<typeof about>, what: string) => {
  const found = actions.find((one) => one.kind === 'add' && one.what === what)
  if (found?.kind !== 'add') throw new Error(`no ${what}`)
  return found
}

const growing = { growth: 'growing' } as const
const ph = (low: number, high = low): KitReading => ({
  ...typedReading('ph', 'pH', '', low),
  measured: { kind: 'value', best: (low + high) / 2, low, high },
})
const ammonium = typedReading('ammonium', 'NH4-N', 'kg/10a', 4)

describe('the way of growing', () => {
  const spinach = (month: number, more: Partial<DiagnosisInput> = {}) =>
    standardOf(asked('spinach', [], { month, ...more }))?.id

  test('before planting is that of the planting to come', () => {
    expect([12, 5, 8].map((month) => spinach(month))).toEqual([
      'tunnel-winter-sown',
      'summer-sown-rain-shelter',
      'autumn-sown',
    ])
  })

  test('of a growing crop is that of the planting behind', () => {
    expect([4, 12, 9].map((month) => spinach(month, growing))).toEqual([
      'spring-sown',
      'tunnel-winter-sown',
      'autumn-sown',
    ])
  })
})

describe('conductivity', () => {
  test('is low, fit, high and too high, each with its meaning and advice', () => {
    const of = (value: number, more?: Partial<DiagnosisInput>) => {
      const { level, meaning, action, cautions } = item(about('tomato', [ec(value)], more), 'ec')
      return [level, meaning.key, action.key, ...keys(cautions)]
    }
    expect([0.1, 0.3, 0.5, 0.9].map((value) => of(value))).toEqual([
      ['low', 'ec-low', 'salt-low'],
      ['fit', 'ec-fit', 'nothing-to-do'],
      ['high', 'ec-high', 'salt-cut', 'low-ph-from-nitrate'],
      ['excess', 'ec-high', 'salt-wait', 'low-ph-from-nitrate'],
    ])
    expect([0.1, 0.5, 0.9].map((value) => of(value, growing)[2])).toEqual([
      'nothing-to-do',
      'nothing-to-do',
      'salt-wait',
    ])
  })

  test('has a border to excess only where it lies above the fit range', () => {
    expect(item(about('tomato', [ec(0.3)]), 'ec').band?.excessFrom).toBe(0.7)
    expect(item(about('tomato', [ec(0.3)], growing), 'ec').band?.excessFrom).toBeNull()
  })

  test('cites the table of basal dressings only where there is one', () => {
    const rules = (more?: Partial<DiagnosisInput>) =>
      item(about('tomato', [ec(0.3)], more), 'ec').evidence.map(({ rule }) => rule)
    expect(rules()).toEqual(['ec-band', 'ec-basal'])
    expect(rules(growing)).toEqual(['ec-band'])
  })
})

test('a pH on borders says on which', () => {
  const meanings = [ph(5, 7.5), ph(5, 6.2), ph(6.2, 7.5), ph(6.6, 7.5)].map(
    (one) => item(about('tomato', [one]), 'ph').meaning.key,
  )
  expect(meanings).toEqual(['ph-unsure', 'ph-low-or-fit', 'ph-fit-or-high', 'ph-high'])
})

test('nitrate is a shortage, little, a remainder or enough', () => {
  const of = (value: number, more?: Partial<DiagnosisInput>) =>
    item(about('tomato', [nitrate(value)], more), 'nitrate').meaning.key
  expect([2, 3, 5].map((value) => of(value))).toEqual([
    'nitrate-low',
    'nitrate-left',
    'nitrate-fit',
  ])
  expect([2, 3, 5].map((value) => of(value, growing))).toEqual([
    'nitrate-low',
    'nitrate-slightly-low',
    'nitrate-fit',
  ])
})

test('ammonium of a kit counts beside nitrate, before planting', () => {
  const of = (readings: readonly KitReading[], more?: Partial<DiagnosisInput>) =>
    item(about('tomato', readings, more), 'ammonium').action.key
  expect(of([ammonium, nitrate(3)])).toBe('nitrogen-credited')
  expect(of([ammonium])).toBe('no-advice')
  expect(of([ammonium, nitrate(3)], growing)).toBe('no-advice')
})

test('what was not read, or fits no color, is tested again; a mere limit is shown and not judged', () => {
  const of = (reading: KitReading) => item(about('tomato', [reading]), 'nitrate')
  for (const reason of ['not-read', 'no-color-fits'] as const) {
    const { action, value } = of({ ...nitrate(3), measured: missing(reason) })
    expect([action.key, value]).toEqual(['test-again-first', null])
  }
  const { action, value } = of({ ...nitrate(10), comparator: '>' })
  expect([action.key, value?.best]).toEqual(['no-advice', 10])
})

test('a chart’s words are little, fit, much and too much by their place', () => {
  const of = (grade: number) => {
    const measured = { kind: 'word', grade, words: ['少'] } as const
    return item(about('tomato', [{ ...phosphate(0), measured }]), 'phosphate').level
  }
  expect([0, 1, 2, 3, 4].map(of)).toEqual(['low', 'low', 'fit', 'high', 'excess'])
})

describe('a mix', () => {
  const of = (id: string) => fertilizers.filter((one) => one.id === id)

  test('says how much of each target is still missing', () => {
    const targets = { n: 10, p2o5: 5, k2o: 0 }
    const mix = fertilizerMix({ targets, products: of('urea'), area: 1000 })
    expect(mix.short.p2o5).toBe(5)
    expect(mix.short.n).toBeCloseTo(0, 0)
  })

  test('leaves out a product of which there would be less than can be spread', () => {
    const targets = { n: 1, p2o5: 0, k2o: 0 }
    const mix = (minRate: number, minGrams: number, area: number) =>
      fertilizerMix({ targets, products: of('urea'), area, minRate, minGrams }).products.length
    expect(mix(1, 0, 10)).toBe(1)
    expect(mix(5, 0, 10)).toBe(0)
    expect(mix(0, 1, 1)).toBe(1)
    expect(mix(0, 100, 1)).toBe(0)
  })

  test('fills up what the products at hand leave', () => {
    const input = asked('tomato', [ph(6.2), nitrate(1), phosphate(2), potassium(2)], {
      plot: { ...unknownPlot, area: 1000 },
    })
    const { plan } = decide(input, ruleBook)
    if (plan.kind !== 'plan') throw new Error('no plan')
    const mix = mixForPlan(plan, input, ruleBook, ['compound-8-8-8'])
    const products = mix.products.map(({ product }) => product)
    expect(products).toContain('compound-8-8-8')
    expect(products.length).toBeGreaterThan(1)
    for (const short of Object.values(mix.short)) expect(short).toBeLessThan(0.3)
  })
})

test('the lime of a soil with much magnesium is one without it', () => {
  const of = (magnesium: number) => {
    const laboratory = { 'lab-exchangeable-mgo': magnesium }
    return add(about('tomato', [ph(5.2)], { laboratory }), 'lime').product
  }
  expect(of(30)).toBe('dolomite')
  expect(of(200)).not.toBe('dolomite')
})

test('where no standard is known the bag decides, unless phosphate was found', () => {
  const of = (kilograms: number) =>
    item(about('chili', [phosphate(kilograms)]), 'phosphate').action.key
  expect([2, 7, 20].map(of)).toEqual(['nutrient-by-bag', 'phosphate-low-p', 'phosphate-none'])
})

test('a chart’s word for little does not raise the dressing, and among plants the bag decides', () => {
  const measured = { kind: 'word', grade: 1, words: ['少'] } as const
  const of = (more?: Partial<DiagnosisInput>) =>
    item(about('tomato', [{ ...phosphate(0), measured }], more), 'phosphate').action.key
  expect([of(), of(growing)]).toEqual(['phosphate-keep-standard', 'nutrient-by-bag'])
})

test('rates of growers are not said of an office’s own standard', () => {
  const cautionsOf = (mark: 'A' | 'own') => {
    const nira = crop('nira')
    const standards = nira.standards.map((one) => ({ ...one, mark }))
    const found = about('nira', [nitrate(1), ph(6)], { crop: { ...nira, standards } })
    return keys(add(found, 'n').cautions ?? [])
  }
  expect(cautionsOf('A')).toContain('commercial-rates')
  expect(cautionsOf('own')).not.toContain('commercial-rates')
})

test('a laboratory’s pH differs where it lies outside of what the kit’s chart was read as', () => {
  const of = (value: number, origin: KitReading['origin'] = 'kit') => {
    const ofLaboratory = { ...ph(value), origin: 'laboratory' } as const
    const found = about('tomato', [{ ...ph(5.5, 6), origin }, ofLaboratory])
    return keys(item(found, 'lab-ph').cautions)
  }
  expect([5.4, 6.1].map((value) => of(value))).toEqual([
    ['laboratory-differs'],
    ['laboratory-differs'],
  ])
  expect([5.5, 5.8, 6].flatMap((value) => of(value))).toEqual([])
  expect(of(5.4, 'typed')).toEqual([])
})

test('amounts of liquid and soil are asked for also beside a value that nothing judges', () => {
  const inLiquid = typedReading('nitrate', 'NO3', 'mg/L', 45)
  expect(about('tomato', [inLiquid, ammonium]).verdict.headline.key).toBe('enter-ratio')
  expect(about('tomato', [ammonium]).verdict.headline.key).toBe('nothing-judged')
})

test('a part of the year is the next in the calendar, or the first without a month; a basal one is always the first', () => {
  const startOf = (id: string, month: number | null) => {
    const { when } = add(about(id, [nitrate(1), ph(4.5)], { month }), 'n')
    return when.key === 'seasons' ? when.seasons[0]?.from.month : when.key
  }
  expect([null, 5, 7, 11].map((month) => startOf('tea', month))).toEqual([3, 6, 8, 3])
  expect([null, 5, 8].map((month) => startOf('persimmon', month))).toEqual([12, 12, 12])
})

test('fertilizer goes in when its kind of crop takes it', () => {
  expect(fertilizerTiming('perennial', 'season', null).key).toBe('split-over-season')
  expect(fertilizerTiming('perennial', 'basal', null).key).toBe('resting-season')
  expect(fertilizerTiming('paddy', 'basal', null).key).toBe('before-puddling')
  expect(fertilizerTiming('paddy', 'basal', 3)).toEqual({ key: 'weeks-before-planting', weeks: 3 })
  expect(fertilizerTiming('sown', 'basal', null)).toEqual({ key: 'week-before-planting' })
})
