import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import type { OwnFertilizer, OwnStandard } from '#domain/diagnosis/own/own-standard.ts'
import { bookWithOwn, cropWithOwn, productKey } from '#domain/diagnosis/own/with-own.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { contradictions } from '#testing/decision-contradictions.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { standardName } from '#knowledge/crops/crop-words.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { productName } from '#knowledge/fertilizers/product-names.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const nothing = { n: null, p2o5: null, k2o: null }
const standard: OwnStandard = {
  schema: 1,
  id: 's1',
  crop: 'tomato',
  name: '夏秋雨よけ',
  source: { title: '長野県施肥基準', date: '2024-03-01' },
  isUsual: true,
  basal: { n: 12, p2o5: 18, k2o: 14 },
  top: { n: 10, p2o5: null, k2o: 10 },
  bands: {},
}
const product: OwnFertilizer = {
  schema: 1,
  id: 'f1',
  name: '尿素20',
  source: { title: '袋の表示', date: null },
  n: 20,
  p2o5: 0,
  k2o: 0,
  mgo: 0,
  cao: 0,
  alkali: 0,
  bagKilograms: 10,
  bagPrice: null,
}
const tomato = cropOf('tomato') ?? expect.fail('no tomato')
const cabbage = cropOf('cabbage') ?? expect.fail('no cabbage')
const about = (
  own: readonly OwnStandard[],
  input: Partial<DiagnosisInput>,
  {
    fertilizers = [],
    chosen = null,
  }: { fertilizers?: readonly OwnFertilizer[]; chosen?: string | null } = {},
) => {
  const crop = cropWithOwn(tomato, own, chosen)
  const question = { ...blankInput(crop), plot: { ...unknownPlot, area: 1000 }, ...input }
  const book = bookWithOwn(ruleBook, fertilizers)
  const decision = decide(question, book)
  return { ...decision, contradicting: contradictions(decision, question, book) }
}
const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 1)

describe('a standard that an office entered', () => {
  test('is the usual one of its crop, and its source is the evidence', () => {
    const { plan } = about([standard], { readings: [nitrate] })
    if (plan.kind !== 'plan') throw new Error('no plan')
    expect(plan.nutrients.map((one) => one.standard)).toEqual([12, 18, 14])
    expect([plan.part, plan.mark, standardName(plan.standard)]).toEqual([
      'basal',
      'own',
      '夏秋雨よけ',
    ])
    expect(plan.sources.map((key) => diagnosisSource(key)?.title)).toEqual([
      '長野県施肥基準 (2024-03-01)',
    ])
  })

  test('is listed after the published ones where it is not the usual one, until it is chosen', () => {
    const other = { ...standard, isUsual: false }
    const usual = about([other], { readings: [nitrate] }).plan
    expect(usual.kind === 'plan' && usual.standard).toBe('forcing')
    const crop = cropWithOwn(tomato, [other], 'own:s1')
    const chosen = about(
      [other],
      { standard: crop.standards.at(-1)?.id ?? null },
      { chosen: 'own:s1' },
    )
    expect(chosen.plan.kind === 'plan' && chosen.plan.mark).toBe('own')
  })

  test('without top dressings of its own has a total of the season only where no basal one is said', () => {
    const { plan } = about([{ ...standard, basal: nothing }], { readings: [nitrate] })
    expect(plan.kind === 'plan' && [plan.part, plan.nutrients[0]?.standard]).toEqual(['season', 10])
  })

  test('says nothing of other crops', () => {
    expect(cropWithOwn(cabbage, [standard], null)).toBe(cabbage)
  })

  test('judges by its bands, and by the published ones where it has none', () => {
    const bands = { ph: { low: 6.4, high: 6.9 }, mgo: { low: 40, high: 60 } }
    const laboratory = { 'lab-exchangeable-mgo': 35, 'lab-exchangeable-cao': 300 }
    const input = { readings: [typedReading('ph', 'pH', '', 6.2)], laboratory }
    const levels = (own: OwnStandard) =>
      about([own], input).items.map(({ item, level }) => [item, level])
    expect(levels(standard)).toContainEqual(['ph', 'fit'])
    const judged = about([{ ...standard, bands }], input).items
    expect(judged.map(({ item, level }) => [item, level])).toEqual(
      expect.arrayContaining([
        ['ph', 'low'],
        ['lab-exchangeable-mgo', 'low'],
        ['lab-exchangeable-cao', 'fit'],
      ]),
    )
    const ph = judged.find(({ item }) => item === 'ph')
    expect(ph?.band).toMatchObject({ fitFrom: 6.4, fitTo: 6.9, mark: 'own' })
  })

  test('keeps the published conductivity where it has none', () => {
    expect(cropWithOwn(tomato, [standard], null).ec).toEqual(tomato.ec)
    const bands = { ec: { low: 0.1, high: 0.5 } }
    const own = cropWithOwn(tomato, [{ ...standard, bands }], null).ec
    expect(own?.value).toEqual({ volcanic: bands.ec, alluvial: bands.ec, sandy: bands.ec })
  })

  test('potassium over its band is taken off the standard, kilogram by kilogram', () => {
    const bands = { k2o: { low: 20, high: 40 } }
    const laboratory = { 'lab-exchangeable-k2o': 45 }
    const { plan, items } = about([{ ...standard, bands }], { laboratory })
    expect(plan.kind === 'plan' && plan.nutrients[2]).toMatchObject({
      standard: 14,
      target: 9,
      reason: 'reduced',
    })
    expect(items.find(({ item }) => item === 'lab-exchangeable-k2o')?.level).toBe('high')
  })
})

describe('a product that an office entered', () => {
  test('is bought like any other, under its own name', () => {
    const choices = { ...blankInput(tomato).choices, n: productKey(product) }
    const { shopping } = about(
      [standard],
      { readings: [nitrate], choices },
      { fertilizers: [product] },
    )
    // 12 kg of nitrogen are 60 kg of a 20 % product.
    expect(shopping[0]).toMatchObject({ product: 'own:f1:尿素20', total: { grams: 60_000 } })
    expect(productName(shopping[0]?.product ?? '')).toBe('尿素20')
  })

  test('with the nitrogen and alkali of calcium cyanamide is handled like it', () => {
    const own = { ...product, id: 'c', name: '粒状石灰窒素', alkali: 55 }
    const choices = { ...blankInput(tomato).choices, n: productKey(own) }
    const readings = [typedReading('ph', 'pH', '', 6.2), nitrate]
    const of = (growth: DiagnosisInput['growth'], alkali = own.alkali) => {
      const { actions } = about(
        [standard],
        { readings, choices, growth },
        { fertilizers: [{ ...own, alkali }] },
      )
      const given = actions.flatMap((one) => (one.kind === 'add' && one.what === 'n' ? [one] : []))
      return { given, keys: given.flatMap(({ cautions = [] }) => cautions.map(({ key }) => key)) }
    }
    const before = of('before-planting')
    expect(before.given).toMatchObject([{ product: productKey(own), when: { weeks: 3 } }])
    expect(before.keys).toContain('cyanamide-danger')
    expect(of('growing').given.map((one) => one.product)).toEqual(['ammonium-sulfate'])
    expect(of('growing', 20).given.map((one) => one.product)).toEqual([productKey(own)])
  })

  test('with alkali and no nutrient is a lime', () => {
    const lime = { ...product, id: 'l', name: '地元の石灰', n: 0, alkali: 53, mgo: 8 }
    const choices = { ...blankInput(tomato).choices, lime: productKey(lime) }
    const readings = [typedReading('ph', 'pH', '', 5)]
    const { actions } = about([], { readings, choices }, { fertilizers: [lime] })
    expect(actions[0]).toMatchObject({ kind: 'add', what: 'lime', product: 'own:l:地元の石灰' })
    const book = bookWithOwn(ruleBook, [lime])
    expect(book.fertilizers).toEqual(ruleBook.fertilizers)
  })
})

test('no bands and rates that an office enters lead to contradicting advice', () => {
  const band = (most: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
      .map(([one, other]) => ({
        low: Math.min(one, other),
        high: Math.max(one, other),
      }))
  const rate = fc.option(fc.integer({ min: 0, max: 40 }))
  const rates = fc.record({ n: rate, p2o5: rate, k2o: rate })
  const value = fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined })
  fc.assert(
    fc.property(
      rates,
      rates,
      fc.record(
        { p2o5: band(200), k2o: band(100), cao: band(600), mgo: band(120) },
        { requiredKeys: [] },
      ),
      fc.record({ p: value, k: value, ca: value, mg: value, ph: fc.integer({ min: 45, max: 80 }) }),
      (basal, top, bands, { p, k, ca, mg, ph }) => {
        const laboratory = {
          ...(p !== undefined && { 'lab-available-p2o5': p }),
          ...(k !== undefined && { 'lab-exchangeable-k2o': k }),
          ...(ca !== undefined && { 'lab-exchangeable-cao': ca }),
          ...(mg !== undefined && { 'lab-exchangeable-mgo': mg }),
        }
        const { contradicting } = about([{ ...standard, basal, top, bands }], {
          readings: [typedReading('ph', 'pH', '', ph / 10), nitrate],
          laboratory,
          plot: { ...unknownPlot, area: 1000, cec: 20 },
        })
        expect(contradicting).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

describe('what an office’s product is', () => {
  const added = (own: Partial<OwnFertilizer>) =>
    bookWithOwn(ruleBook, [{ ...product, ...own }]).fertilizers.at(-1)
  const limes = (own: Partial<OwnFertilizer>) =>
    bookWithOwn(ruleBook, [{ ...product, n: 0, ...own }]).limes.at(-1)

  test('follows its contents: one nutrient is straight, more are a compound', () => {
    expect(added({ n: 20 })).toMatchObject({ kind: 'straight', isCyanamide: false })
    expect(added({ n: 8, p2o5: 8 })?.kind).toBe('compound')
    expect(added({ n: 0, mgo: 25 })?.kind).toBe('compound')
  })

  test('is calcium cyanamide from 15 % nitrogen and 40 % alkali on, and lies as long in the soil', () => {
    expect(added({ n: 15, alkali: 40 })).toMatchObject({
      isCyanamide: true,
      weeksBeforePlanting: 3,
    })
    expect(added({ n: 14, alkali: 40 })).toMatchObject({
      isCyanamide: false,
      weeksBeforePlanting: null,
    })
    expect(added({ n: 15, alkali: 39 })?.isCyanamide).toBe(false)
  })

  test('is lime where it holds alkali and none of the three, strong from 60 % on', () => {
    expect(limes({ alkali: 60 })).toMatchObject({ id: productKey(product), nature: 'strong' })
    expect(limes({ alkali: 59, mgo: 10 })).toMatchObject({ nature: 'gentle', mgo: 10 })
    for (const other of [{ p2o5: 17 }, { k2o: 1 }, { n: 1 }]) {
      expect(limes({ alkali: 45, ...other })?.id).not.toBe(productKey(product))
    }
    expect(limes({ alkali: 0 })?.id).not.toBe(productKey(product))
  })

  test('has a source with its date, or none', () => {
    const titles = (source: OwnFertilizer['source']) =>
      added({ source })?.sources.map((key) => diagnosisSource(key)?.title)
    expect(titles({ title: '袋の表示', date: null })).toEqual(['袋の表示'])
    expect(titles({ title: '袋の表示', date: '2026-04-01' })).toEqual(['袋の表示 (2026-04-01)'])
    expect(titles({ title: '', date: null })).toEqual([])
  })
})
