import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput, KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { missing } from '#domain/diagnosis/input/measured.ts'
import { unknownPlot, type PlotInput } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { water, ph, ec, nitrate, ammonium, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

/* Whole cards: what is found, what to do, what to beware of, and by which rules. */

const between = (reading: KitReading, low: number, best: number, high: number): KitReading => ({
  ...reading,
  measured: { kind: 'value', low, best, high },
})
const worded = (reading: KitReading, grade: number): KitReading => ({
  ...reading,
  measured: { kind: 'word', grade, words: ['語'] },
})

type Asked = Omit<Partial<DiagnosisInput>, 'plot'> & { plot?: Partial<PlotInput> }
function about(id: string, { plot = {}, ...more }: Asked) {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  return decide(
    { ...blankInput(crop), ...more, plot: { ...unknownPlot, area: 100, ...plot } },
    ruleBook,
  )
}
const item = ({ items }: Decision, name: string) => {
  const one = items.find((it) => it.item === name)
  if (one === undefined) throw new Error(`no ${name}`)
  return one
}
/** The level, or why there is none; the meaning; the advice with its figures; cautions; rules. */
function card(found: Decision, name: string) {
  const { verdict, meaning, action, cautions, evidence } = item(found, name)
  const { key, params } = action
  return [
    verdict.kind === 'judged'
      ? verdict.levels.join()
      : verdict.kind === 'not-judged'
        ? verdict.reason
        : verdict.kind,
    meaning.key,
    Object.keys(params).length === 0 ? key : { key, ...params },
    cautions.map((one) => one.key).join(),
    evidence.map(({ rule }) => rule).join(),
  ]
}
const rules = (found: Decision, name: string) => item(found, name).evidence.map(({ rule }) => rule)

describe('ammonium of a kit', () => {
  const of = (...readings: readonly KitReading[]) => card(about('tomato', { readings }), 'ammonium')

  test('has no band of its own', () => {
    expect(of(ammonium(4))).toEqual(['no-band-for-crop', 'ammonium-measured', 'no-advice', '', ''])
    expect(of(worded(ammonium(0), 2))).toEqual(['words-only', 'not-judged', 'no-advice', '', ''])
    expect(of({ ...ammonium(4), measured: missing('not-read') })).toEqual([
      'not-read',
      'not-judged',
      'no-advice',
      '',
      '',
    ])
    expect(of(ammonium(61))).toEqual(['out-of-range', 'not-judged', 'check-input', '', ''])
    expect(of(worded(nitrate(0), 2), ammonium(4))[2]).toBe('no-advice')
  })

  test('too high to be credible holds lime, and says by which rule', () => {
    expect(rules(about('tomato', { readings: [ph(5.2), ammonium(61)] }), 'ph')).toEqual([
      'ph-band',
      'n-credit',
    ])
  })
})

describe('what holds lime', () => {
  const held = (more: Asked) => rules(about('tomato', more), 'ph').slice(1)
  test('is cited: nitrate of a kit or its word, that of a laboratory, conductivity', () => {
    expect(held({ readings: [ph(5.2), nitrate(12)] })).toEqual(['nitrate-hold'])
    expect(held({ readings: [ph(5.2), worded(nitrate(0), 3)] })).toEqual(['nitrate-hold'])
    expect(held({ readings: [ph(5.2), ec(0.9)] })).toEqual(['lime-after-salt'])
    const laboratory = { 'lab-nitrate-n': 25 }
    expect(held({ readings: [ph(5.2)], laboratory })).toEqual(['nitrate-hold', 'lab-general'])
  })

  test('is a laboratory’s nitrate by the weight of the soil: 12 mg of light soil are under 10 kg', () => {
    const of = (bulkDensity: number) =>
      card(
        about('tomato', {
          readings: [ph(5.2)],
          laboratory: { 'lab-nitrate-n': 12 },
          plot: { bulkDensity },
        }),
        'ph',
      )
    expect(of(1)[2]).toBe('lime-after-salt')
    expect(of(0.8)[2]).toMatchObject({ key: 'lime' })
  })

  test('is calcium over its range, and conductivity is asked for where salts are not known', () => {
    const laboratory = { 'lab-exchangeable-cao': 450 }
    const of = (...more: readonly KitReading[]) =>
      card(about('tomato', { readings: [ph(5), ...more], laboratory, plot: { cec: 15 } }), 'ph')[2]
    expect(of()).toBe('lime-not-with-calcium')
    expect(of(nitrate(2))).toBe('lime-not-with-calcium-ask')
    expect(of(worded(nitrate(0), 1))).toBe('lime-not-with-calcium-ask')
    expect(of({ ...nitrate(0), measured: { kind: 'undetectable', below: 1 } })).toBe(
      'lime-not-with-calcium-ask',
    )
    expect(of(ec(0.2))).toBe('lime-not-with-calcium-ask')
  })
})

describe('conductivity', () => {
  const of = (more: Asked) => card(about('tomato', more), 'ec')
  const high = ['high', 'ec-high']
  const salts = ['low-ph-from-nitrate', 'ec-band,ec-basal']

  test('names the nutrients that it cuts itself', () => {
    expect(of({ readings: [ec(0.5), potassium(2)] })).toEqual([
      ...high,
      { key: 'salt-cut', nutrients: ['n', 'k2o'], isPlanned: true },
      ...salts,
    ])
    expect(of({ readings: [ec(0.5), nitrate(12)] })[2]).toEqual({
      key: 'salt-cut',
      nutrients: ['k2o'],
      isPlanned: true,
    })
    expect(of({ readings: [ec(0.5), nitrate(9.9), potassium(12)] })[2]).toBe('salt-counted')
  })

  test('over the table cuts by an amount that no table gives, and beside much nitrate holds potassium', () => {
    const plot = { isVolcanicAsh: true }
    expect(of({ readings: [ec(0.75), potassium(2)], plot })[2]).toEqual({
      key: 'salt-cut-much',
      nutrients: ['n', 'k2o'],
    })
    expect(of({ readings: [ec(0.75), nitrate(12), potassium(2)], plot })[2]).toBe(
      'potassium-after-salt',
    )
  })

  test('is not judged for rice, by words, or without a range of the crop, but may be too high for any', () => {
    expect(card(about('rice', { readings: [ec(0.5)] }), 'ec')).toEqual([
      'not-for-paddy',
      'not-judged',
      'no-advice',
      'ec-not-for-paddy',
      '',
    ])
    expect(of({ readings: [worded(ec(0), 1)] })).toEqual([
      'words-only',
      'not-judged',
      'no-advice',
      '',
      '',
    ])
    const blueberry = (value: number) => card(about('blueberry', { readings: [ec(value)] }), 'ec')
    expect(blueberry(1.2)).toEqual([
      'high',
      'ec-over-limit',
      'salt-wait',
      'low-ph-from-nitrate',
      'lime-after-salt',
    ])
    expect(blueberry(0.9)[2]).toBe('no-advice')
  })

  test('has a band in its unit, from the lower of the crop’s low end and the table’s border', () => {
    const found = about('spinach', { readings: [ec(0.3)], plot: { isVolcanicAsh: true } })
    const one = item(found, 'ec')
    expect(one.band).toMatchObject({ unit: 'mS/cm', species: 'EC', fitTo: 0.3 })
    expect(one.meaning.params).toEqual({ from: one.band?.fitFrom, to: 0.3 })
    expect(one.band?.fitFrom).toBeLessThanOrEqual(0.3)
  })

  test('that is low says nothing of fertilizer where nitrate holds it', () => {
    expect(of({ readings: [ec(0.1), nitrate(12)] })[2]).toBe('nothing-to-do')
    expect(of({ readings: [ec(0.1), nitrate(2)] })[2]).toBe('salt-low')
  })
})

describe('nitrate', () => {
  const of = (id: string, more: Asked) => card(about(id, more), 'nitrate')

  test('of strawberries has a band by season and the weight of the soil', () => {
    const light = { bulkDensity: 0.8 }
    const found = about('strawberry', { readings: [nitrate(5)], month: 10, plot: light })
    // 2 to 6 mg, times 0.8.
    expect(item(found, 'nitrate').meaning).toEqual({
      key: 'nitrate-high',
      params: { from: 1.6, to: 4.8 },
    })
    expect(of('strawberry', { readings: [nitrate(4.8)], month: 10, plot: light })[0]).toBe('fit')
    expect(of('strawberry', { readings: [nitrate(7)], month: 3 })[0]).toBe('fit')
    expect(of('strawberry', { readings: [nitrate(7)], month: 10 })[0]).toBe('high')
    for (const month of [null, 6]) {
      expect(of('strawberry', { readings: [nitrate(7)], month })).toEqual([
        'fit,high',
        'nitrate-unsure',
        { key: 'nitrogen-credited', credit: 4 },
        '',
        'nitrate-crop,kit-depth,nitrate-bands,kit-depth,n-credit',
      ])
    }
  })

  test('in sand is too much where it is much elsewhere', () => {
    const sand = { texture: 'sand' } as const
    expect(of('tomato', { readings: [nitrate(10)] })[0]).toBe('high')
    expect(of('tomato', { readings: [nitrate(10)], plot: sand })).toEqual([
      'excess',
      'nitrate-excess',
      'nitrogen-none',
      '',
      'nitrate-bands,nitrate-sandy,nitrate-hold',
    ])
    expect(of('tomato', { readings: [nitrate(20)] })[2]).toBe('nitrogen-none-wait')
  })

  test('after flowers is named over 5 mg, before the next are planted', () => {
    const cautions = (more: Asked) => of('flowers-cut', more)[3]
    expect(cautions({ readings: [nitrate(6)] })).toBe('nitrate-after-harvest')
    expect(cautions({ readings: [nitrate(5)] })).toBe('')
    expect(cautions({ readings: [nitrate(5)], plot: { bulkDensity: 0.9 } })).toBe(
      'nitrate-after-harvest',
    )
    expect(cautions({ readings: [nitrate(6)], growth: 'growing' })).toBe('')
    expect(cautions({ readings: [worded(nitrate(0), 3)] })).toBe('')
  })

  test('read in an extract is converted by its liquid and soil', () => {
    const extract = { liquid: 100, soil: 20, mark: 'A', sources: ['PT6'] } as const
    const inExtract = { ...typedReading('nitrate', 'NO3-N', 'mg/L', 10), extract }
    const found = about('tomato', { readings: [inExtract] })
    // 10 mg/L × 100 mL ÷ 20 g are 5 mg/100g.
    expect(item(found, 'nitrate').value).toMatchObject({
      best: 5,
      unit: 'kg/10a',
      species: 'NO3-N',
    })
    expect(rules(found, 'nitrate')[0]).toBe('extract-ratio')
    expect(
      rules(
        about('tomato', { readings: [typedReading('nitrate', 'NO3-N', 'mg/100g', 5)] }),
        'nitrate',
      ),
    ).not.toContain('extract-ratio')
  })
})

describe('words of a chart', () => {
  const grades = (
    id: string,
    more: Partial<DiagnosisInput>,
    nitrogen: number,
    phosphoric: number,
    potash: number,
  ) => {
    const readings = [
      worded(nitrate(0), nitrogen),
      worded(phosphate(0), phosphoric),
      worded(potassium(0), potash),
    ]
    const found = about(id, { ...more, readings })
    return (['nitrate', 'phosphate', 'potassium'] as const).map((name) => card(found, name)[2])
  }

  test('leave shares of the standard, between two words their mean', () => {
    expect(grades('tomato', {}, 2.5, 2.5, 3)).toEqual([
      { key: 'nutrient-share', nutrient: 'n', share: 0.2, isPlanned: true },
      { key: 'nutrient-share', nutrient: 'p2o5', share: 0.5, isPlanned: true },
      { key: 'nutrient-none', nutrient: 'k2o' },
    ])
    expect(grades('chili', {}, 1, 1, 2.5)).toEqual([
      'nitrogen-by-bag',
      { key: 'nutrient-by-bag', nutrient: 'p2o5' },
      { key: 'nutrient-share', nutrient: 'k2o', share: 0.5, isPlanned: false },
    ])
    expect(grades('tomato', {}, 1, 2, 1)).toEqual([
      'nitrogen-standard',
      'phosphate-keep-standard',
      'potassium-keep-standard',
    ])
  })

  test('are read as they stand, with their level and nothing to beware of', () => {
    const found = about('tomato', { readings: [worded(potassium(0), 1)] })
    expect(item(found, 'potassium').meaning).toEqual({
      key: 'words-read',
      params: { words: ['語'], level: 'low' },
    })
    expect(item(found, 'potassium').cautions).toEqual([])
  })

  test('beside growing plants name the bag, or none', () => {
    expect(grades('tomato', { growth: 'growing' }, 1, 3, 1)).toEqual([
      'top-dress-by-bag',
      { key: 'nutrient-none', nutrient: 'p2o5' },
      { key: 'nutrient-by-bag', nutrient: 'k2o' },
    ])
    expect(grades('tomato', { growth: 'growing' }, 1, 2.5, 2)).toEqual([
      'top-dress-by-bag',
      { key: 'nutrient-none', nutrient: 'p2o5' },
      { key: 'nutrient-by-bag', nutrient: 'k2o' },
    ])
    expect(grades('soybean', { growth: 'growing' }, 1, 1, 3)).toEqual([
      'nitrogen-watch',
      { key: 'nutrient-by-bag', nutrient: 'p2o5' },
      { key: 'nutrient-none', nutrient: 'k2o' },
    ])
  })

  test('give way to a laboratory’s value, and stay readable', () => {
    const laboratory = { 'lab-nitrate-n': 2, 'lab-available-p2o5': 50, 'lab-exchangeable-k2o': 20 }
    const readings = [worded(nitrate(0), 1), worded(phosphate(0), 1), worded(potassium(0), 1)]
    const found = about('tomato', { readings, laboratory })
    for (const [name, nutrient] of [
      ['nitrate', 'n'],
      ['phosphate', 'p2o5'],
      ['potassium', 'k2o'],
    ] as const) {
      expect(card(found, name)).toEqual([
        'superseded',
        'not-judged',
        { key: 'decided-by', nutrient, by: 'laboratory' },
        '',
        '',
      ])
      expect(item(found, name).words).toEqual(['語'])
    }
  })
})

describe('water-soluble phosphate and potassium', () => {
  test('are not seen, supplied, perhaps or surely too much', () => {
    const of = (reading: KitReading) =>
      card(about('potato', { readings: [reading] }), reading.quantity)
    const isSoluble = 'kit-pk-is-water-soluble'
    expect(of(phosphate(2))).toEqual([
      'undetectable',
      'phosphate-not-seen',
      'phosphate-keep-standard',
      isSoluble,
      'not-detected',
    ])
    expect(of(phosphate(7))).toEqual([
      'fit',
      'phosphate-supplied',
      'phosphate-keep-standard',
      isSoluble,
      'water-phosphate',
    ])
    expect(of(between(phosphate(8), 6, 8, 12))).toEqual([
      'fit,excess',
      'phosphate-unsure',
      'phosphate-keep-standard',
      `${isSoluble},potato-scab-phosphate`,
      'water-phosphate',
    ])
    expect(of(phosphate(10))).toEqual([
      'excess',
      'phosphate-excess',
      'phosphate-none',
      `${isSoluble},potato-scab-phosphate`,
      'water-phosphate',
    ])
    expect(of(potassium(7))).toEqual([
      'fit',
      'potassium-supplied',
      'potassium-watch-magnesium',
      isSoluble,
      'water-potassium',
    ])
    expect(of(potassium(10))).toEqual([
      'excess',
      'potassium-excess',
      { key: 'potassium-cut', share: 0.5 },
      `${isSoluble},potassium-magnesium`,
      'water-potassium',
    ])
  })

  test('in mg/100g are scaled to the layer that a kit means', () => {
    const found = about('tomato', {
      readings: [typedReading('phosphate', 'P2O5', 'mg/100g', 12, water)],
    })
    expect(item(found, 'phosphate').band).toMatchObject({ species: 'P2O5', unit: 'kg/10a' })
    expect(rules(found, 'phosphate')).toEqual(['water-phosphate', 'kit-depth'])
  })
})

describe('a laboratory’s nitrogen', () => {
  const of = (laboratory: DiagnosisInput['laboratory'], more: Asked = {}) => {
    const found = about('tomato', { laboratory, ...more })
    return (['lab-nitrate-n', 'lab-ammonium-n'] as const).map((name) => card(found, name)[2])
  }

  test('counts together, and ammonium alone not at all', () => {
    const both = { key: 'nitrogen-credited', credit: 7 }
    expect(of({ 'lab-nitrate-n': 5, 'lab-ammonium-n': 5 })).toEqual([both, both])
    expect(
      card(about('tomato', { laboratory: { 'lab-ammonium-n': 5 } }), 'lab-ammonium-n'),
    ).toEqual(['fit', 'laboratory-fit', 'no-advice', '', 'lab-general'])
    expect(of({ 'lab-nitrate-n': 1, 'lab-ammonium-n': 5 }, { growth: 'growing' })).toEqual([
      'nitrogen-watch',
      'no-advice',
    ])
    expect(of({ 'lab-nitrate-n': 5, 'lab-ammonium-n': 5 }, { growth: 'growing' })).toEqual([
      'nitrogen-not-now',
      'no-advice',
    ])
  })

  test('too high holds all of it', () => {
    expect(of({ 'lab-nitrate-n': 25, 'lab-ammonium-n': 3 })).toEqual([
      'nitrogen-none',
      { key: 'nitrogen-held-by', by: 'nitrate' },
    ])
    expect(of({ 'lab-nitrate-n': 2, 'lab-ammonium-n': 30 })).toEqual([
      { key: 'nitrogen-held-by', by: 'ammonium' },
      'nitrogen-none',
    ])
    expect(of({ 'lab-nitrate-n': 2, 'lab-ammonium-n': 30 }, { growth: 'growing' })).toEqual([
      { key: 'nitrogen-held-by', by: 'ammonium' },
      'nitrogen-none',
    ])
  })
})

describe('a laboratory’s bases', () => {
  const bases = {
    'lab-exchangeable-k2o': 60,
    'lab-exchangeable-cao': 450,
    'lab-exchangeable-mgo': 80,
  }

  test('are judged each and together by the exchange capacity', () => {
    const found = about('tomato', { laboratory: bases, plot: { cec: 15 } })
    expect(found.items.map(({ item: name }) => card(found, name))).toEqual([
      [
        'high',
        'laboratory-high',
        { key: 'nutrient-none', nutrient: 'k2o' },
        'potassium-magnesium',
        'lab-k-adjust',
      ],
      ['high', 'laboratory-high', 'no-lime', '', 'lab-base-by-cec'],
      ['high', 'laboratory-high', 'magnesium-none', '', 'lab-base-by-cec'],
      ['high', 'laboratory-high', 'see-each-base', '', 'base-balance'],
      ['fit', 'laboratory-fit', 'nothing-to-do', '', 'base-balance'],
      ['fit', 'laboratory-fit', 'nothing-to-do', '', 'base-balance'],
    ])
    expect(found.items.map(({ origin, value }) => [origin, value?.unit])).toEqual([
      ...Array.from({ length: 3 }, () => ['laboratory', 'mg/100g']),
      ['laboratory', '%'],
      ['laboratory', ''],
      ['laboratory', ''],
    ])
  })

  test('out of proportion name the one that outweighs the other', () => {
    const laboratory = {
      'lab-exchangeable-k2o': 90,
      'lab-exchangeable-cao': 150,
      'lab-exchangeable-mgo': 10,
    }
    const found = about('tomato', { laboratory, plot: { cec: 15 } })
    expect(item(found, 'calcium-magnesium').meaning).toEqual({
      key: 'base-outweighs',
      params: { much: 'cao', little: 'mgo' },
    })
    expect(item(found, 'magnesium-potassium').meaning).toEqual({
      key: 'base-outweighs',
      params: { much: 'k2o', little: 'mgo' },
    })
  })

  test('without it follow the table for all soils, and proportions need it', () => {
    const found = about('tomato', { laboratory: { ...bases, 'lab-exchangeable-cao': 500 } })
    expect(found.items.map(({ item: name }) => card(found, name))).toEqual([
      [
        'excess',
        'laboratory-excess',
        { key: 'nutrient-none', nutrient: 'k2o' },
        'potassium-magnesium',
        'lab-general',
      ],
      ['excess', 'laboratory-excess', 'no-lime', '', 'lab-general'],
      ['high', 'laboratory-high', 'magnesium-none', '', 'lab-general'],
      ['no-band-for-crop', 'not-judged', 'needs-capacity', '', ''],
      ['no-band-for-crop', 'not-judged', 'needs-capacity', '', ''],
    ])
    // Between the healthy range and excess, calcium may fit or not: that depends on the capacity.
    const between400And500 = about('tomato', { laboratory: { 'lab-exchangeable-cao': 450 } })
    expect(card(between400And500, 'lab-exchangeable-cao')).toEqual([
      'fit,high',
      'laboratory-fit-or-high',
      'needs-capacity',
      '',
      'lab-general',
    ])
  })

  test('of acid lovers are judged by their saturation alone', () => {
    const laboratory = {
      'lab-exchangeable-k2o': 30,
      'lab-exchangeable-cao': 100,
      'lab-exchangeable-mgo': 10,
    }
    const of = (plot: Partial<PlotInput>) => {
      const found = about('blueberry', { laboratory, plot })
      return found.items.slice(1).map(({ item: name }) => card(found, name))
    }
    const noBand = (advice: string) => ['no-band-for-crop', 'not-judged', advice, '', '']
    expect(of({})).toEqual([
      noBand('no-advice'),
      noBand('no-advice'),
      noBand('needs-capacity'),
      noBand('needs-capacity'),
    ])
    expect(of({ cec: 20 })).toEqual([
      noBand('judged-by-saturation'),
      noBand('judged-by-saturation'),
      ['fit', 'laboratory-fit', 'nothing-to-do', '', 'base-saturation'],
      noBand('no-advice'),
      noBand('no-advice'),
    ])
  })
})

describe('a laboratory’s phosphate', () => {
  test('above the table’s first cut warns of clubroot, potassium does not', () => {
    const laboratory = { 'lab-available-p2o5': 120, 'lab-exchangeable-k2o': 60 }
    const found = about('cabbage', { laboratory, growth: 'growing' })
    expect(card(found, 'lab-available-p2o5')).toEqual([
      'high',
      'laboratory-high',
      { key: 'nutrient-share', nutrient: 'p2o5', share: 0.6, isPlanned: false },
      'clubroot-phosphate',
      'lab-general',
    ])
    expect(card(found, 'lab-exchangeable-k2o')[3]).toBe('potassium-magnesium')
  })
})

describe('a pH', () => {
  const of = (id: string, reading: KitReading) => card(about(id, { readings: [reading] }), 'ph')
  test('that is extreme says by which rule', () => {
    expect(rules(about('rice', { readings: [ph(4)] }), 'ph')).toContain('ph-extremes')
    expect(rules(about('rice', { readings: [ph(5)] }), 'ph')).not.toContain('ph-extremes')
    expect(rules(about('rice', { readings: [ph(8.5)] }), 'ph')).toContain('ph-extremes')
  })
  test('over the range warns of what raises it further', () => {
    expect(of('tomato', ph(7))).toEqual([
      'high',
      'ph-high',
      'stop-lime',
      'alkaline-materials',
      'ph-band',
    ])
    expect(about('tomato', { readings: [ph(9)] }).verdict.headline.key).toBe('ph-high')
  })
  test('of hydrangeas waits for the color, whose answer decides', () => {
    const hydrangea = (flowerColor: DiagnosisInput['flowerColor']) =>
      card(about('hydrangea', { readings: [ph(6)], flowerColor }), 'ph')
    expect(hydrangea(null)).toEqual([
      'ask-flower-color',
      'not-judged',
      'choose-flower-color',
      '',
      '',
    ])
    expect(hydrangea('blue')[2]).toBe('keep-acid-for-blue')
    expect(hydrangea('pink')[2]).toBe('keep-neutral-for-pink')
  })
  test('on the border gets no lime, and warns of clubroot as soon as it may be acid', () => {
    expect(of('cabbage', between(ph(5.5), 5, 5.5, 6))).toEqual([
      'low,fit',
      'ph-low-or-fit',
      'no-lime-at-border',
      'clubroot-acid',
      'ph-band',
    ])
    expect(of('cabbage', between(ph(5.4), 5, 5.4, 6))[2]).toBe('test-again-first')
    expect(of('pasture', ph(5))).toEqual(['no-band-for-crop', 'not-judged', 'no-advice', '', ''])
    expect(of('tomato', worded(ph(0), 1))).toEqual([
      'words-only',
      'not-judged',
      'no-advice',
      '',
      '',
    ])
  })
})

describe('what the rules cannot count', () => {
  const of = (reading: KitReading) =>
    card(about('tomato', { readings: [reading] }), reading.quantity)[0]
  const limited = (reading: KitReading, comparator: '<' | '>'): KitReading => ({
    ...reading,
    comparator,
  })

  test('is told apart: a unit, a ratio, a limit', () => {
    expect(of({ ...typedReading('nitrate', 'NO3-N', 'mg/L', 10), extract: null })).toBe(
      'ratio-unknown',
    )
    expect(of({ ...ec(0.5), unit: 'mg/kg' })).toBe('unit-unknown')
    expect(of({ ...nitrate(5), unit: 'mS/cm' })).toBe('unit-unknown')
    const formless = (reading: KitReading): KitReading => ({
      ...reading,
      species: '',
      isFormUnknown: true,
    })
    expect(of(formless(nitrate(5)))).toBe('form-unknown')
    expect(of(formless(phosphate(5)))).toBe('form-unknown')
    expect(of(formless({ ...nitrate(5), unit: 'mg/L', extract: null }))).toBe('form-unknown')
    expect(of(formless({ ...nitrate(5), unit: 'mS/cm' }))).toBe('unit-unknown')
    expect(of(formless({ ...phosphate(5), liquid: 'unknown' }))).toBe('other-liquid')
    expect(of(limited(nitrate(3), '<'))).toBe('only-a-limit')
  })

  test('is not seen where less than a kit shows of the water-soluble part is left', () => {
    expect(of(limited(phosphate(5), '<'))).toBe('undetectable')
    expect(of(limited(phosphate(6), '<'))).toBe('only-a-limit')
    expect(of(limited(potassium(5), '>'))).toBe('only-a-limit')
    expect(of({ ...limited(phosphate(5), '<'), liquid: 'unknown' })).toBe('only-a-limit')
    expect(of(limited(ammonium(3), '<'))).toBe('only-a-limit')
  })

  test('is converted from mg/kg and other forms, as are the levels it was read between', () => {
    const mixed = typedReading('nitrate', 'NO3', 'mg/kg', 100)
    const found = about('tomato', {
      readings: [
        { ...mixed, measured: { kind: 'value', best: 100, low: 80, high: 120, levels: [50, 150] } },
      ],
      plot: { bulkDensity: 0.8 },
    })
    // NO3 holds 22.59 % of nitrogen; 10 mg/kg are 1 mg/100g; times 0.8.
    expect(item(found, 'nitrate').value).toMatchObject({
      best: expect.closeTo(1.8072, 3) as unknown,
      levels: [expect.closeTo(0.9036, 3) as unknown, expect.closeTo(2.7108, 3) as unknown],
      unit: 'kg/10a',
      species: 'NO3-N',
    })
  })
})

test('the row of the nearest exchange capacity counts, of two as near the lower', () => {
  const target = (cec: number) =>
    item(
      about('tomato', { laboratory: { 'lab-exchangeable-mgo': 30 }, plot: { cec } }),
      'lab-exchangeable-mgo',
    ).band?.fitFrom
  expect([5, 12.5, 12.6, 15, 17.5, 36].map(target)).toEqual([25, 25, 40, 40, 40, 103])
})
