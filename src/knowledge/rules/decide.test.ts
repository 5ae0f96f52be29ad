import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import type { AddAction, Decision } from '#domain/diagnosis/decision/decision.ts'
import type {
  DiagnosisInput,
  KitReading,
  Quantity,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import type { Comparator } from '#domain/record/soil-record.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const water = { liquid: 'water', extract: null } as const
const crop = (id: string) => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}

test('acid soil of cabbage: lime, its test, then fertilizer, then what is left out, then other tests', () => {
  const decision = decide(
    {
      ...blankInput(crop('cabbage')),
      readings: [
        typedReading('ph', 'pH', '', 5.2),
        typedReading('nitrate', 'NO3-N', 'kg/10a', 3),
        typedReading('phosphate', '', 'kg/10a', 10, water),
        typedReading('potassium', '', 'kg/10a', 4, water),
      ],
      plot: { ...unknownPlot, area: 20 },
    },
    ruleBook,
  )
  expect(decision.verdict.headline).toEqual({ key: 'ph-low' })
  expect(decision.actions.map(({ id }) => id)).toEqual([
    'add-lime-dolomite',
    'retest-after-lime',
    'add-n-ammonium-sulfate',
    'add-k2o-potassium-sulfate',
    'stop-excess',
    'retest-before-planting',
    'retest-laboratory-yearly',
  ])
  const { clause, headline } = decisionWords()
  expect([headline(decision.verdict.headline), ...decision.verdict.clauses.map(clause)]).toEqual([
    'pHが低い土です',
    '石灰をまきます。',
    '窒素とカリは、施肥基準どおりに施します。',
    'リン酸は施しません。',
  ])
  expect(decision.items.map(({ item, level }) => [item, level])).toEqual([
    ['nitrate', 'fit'],
    ['ph', 'low'],
    ['phosphate', 'excess'],
    ['potassium', 'unknown'],
  ])
})

const about = (id: string, readings: readonly KitReading[], more: Partial<DiagnosisInput> = {}) =>
  decide({ ...blankInput(crop(id)), readings, ...more }, ruleBook)
const ph = (value: number) => typedReading('ph', 'pH', '', value)
const word = (quantity: Quantity, grade: number, ...words: readonly string[]): KitReading => ({
  ...typedReading(quantity, '', '', 0),
  measured: { kind: 'word', grade, words },
})
const added = ({ actions }: Decision) =>
  actions.filter((one): one is AddAction => one.kind === 'add')
const itemOf = ({ items }: Decision, name: string) => items.find(({ item }) => item === name)

test('where all that was read showed no color, the soil is not said to suit the crop', () => {
  const unseen = (quantity: Quantity) => ({
    ...typedReading(quantity, '', 'kg/10a', 0, water),
    measured: { kind: 'undetectable', below: 5 } as const,
  })
  const alone = about('cabbage', [unseen('phosphate'), unseen('potassium')])
  expect(alone.verdict.headline).toEqual({ key: 'undetected' })
  const { headline } = decisionWords()
  expect(headline(alone.verdict.headline)).toBe('測った項目は「検出なし」です')
  const beside = about('cabbage', [unseen('phosphate'), typedReading('ph', 'pH', '', 6.2)])
  expect(headline(beside.verdict.headline)).toBe('pHは適正です')
})

describe('the headline', () => {
  const { headline } = decisionWords()
  const headlineOf = (...args: Parameters<typeof about>) =>
    headline(about(...args).verdict.headline)
  test('speaks of the whole soil only where all of it was measured', () => {
    const four = [
      ph(6.2),
      typedReading('nitrate', 'NO3-N', 'kg/10a', 5),
      typedReading('phosphate', '', 'kg/10a', 6, water),
      typedReading('potassium', '', 'kg/10a', 6, water),
    ]
    expect(headlineOf('cabbage', four)).toBe('作物に合った土です')
    expect(headlineOf('cabbage', four.slice(0, 2))).toBe('窒素とpHは適正です')
  })
  test('tells what the laboratory found short, plenty or full', () => {
    const plot = { ...unknownPlot, cec: 15 }
    const laboratory = { 'lab-exchangeable-k2o': 60, 'lab-exchangeable-mgo': 15 }
    expect(headlineOf('tomato', [ph(6.2)], { laboratory, plot })).toBe('苦土が少ない土です')
    const rich = { 'lab-exchangeable-k2o': 60 }
    expect(headlineOf('tomato', [ph(6.2)], { laboratory: rich, plot })).toBe('カリが多めの土です')
    expect(headlineOf('tomato', [typedReading('ec', 'EC', 'mS/cm', 0.5)])).toBe(
      '肥料分がやや多く残っています',
    )
    const bases = {
      'lab-exchangeable-cao': 250,
      'lab-exchangeable-mgo': 35,
      'lab-exchangeable-k2o': 18,
    }
    const acid = about('blueberry', [], { laboratory: bases, plot: { ...unknownPlot, cec: 20 } })
    expect(acid.verdict.headline.key).toBe('bases-high')
    expect(acid.actions).toContainEqual(
      expect.objectContaining({ what: ['lime'], reason: 'enough' }),
    )
  })
  test('asks for the color of the flowers before it says that anything fits', () => {
    const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 4)
    expect(headlineOf('hydrangea', [ph(6.5), nitrate])).toBe('先に花の色を選んでください')
  })
})

describe('a kit of words', () => {
  const read = about(
    'cabbage',
    [word('nitrate', 3, '多い'), word('phosphate', 1, '少ない'), word('potassium', 2, '中くらい')],
    { plot: { ...unknownPlot, area: 100 } },
  )
  test('stands behind an unfit pH, unless it is the words for which lime waits', () => {
    const key = (...readings: Parameters<typeof about>[1]) =>
      about('cabbage', readings).verdict.headline.key
    const [little, much] = [word('nitrate', 1, '少ない'), word('nitrate', 3, '多い')]
    expect([key(ph(4.5), little), key(ph(8), little)]).toEqual(['ph-low', 'ph-high'])
    expect([key(ph(6.2), little), key(ph(4.5), much)]).toEqual(['words', 'words'])
  })
  test('tells the words that were tapped, and doses by them', () => {
    const { headline, clause } = decisionWords()
    expect(headline(read.verdict.headline)).toBe(
      '窒素は「多い」、リン酸は「少ない」、カリは「中くらい」',
    )
    expect(read.verdict.clauses.map(clause)).toEqual([
      'リン酸とカリは、施肥基準どおりに施します。',
      '窒素は施しません。',
    ])
    expect(added(read).map(({ what, total }) => [what, total.value])).toEqual([
      ['p2o5', 10.5],
      ['k2o', 3],
    ])
    expect(read.items.map(({ words, level }) => [...words, level])).toEqual([
      ['多い', 'high'],
      ['少ない', 'low'],
      ['中くらい', 'fit'],
    ])
  })
  test('whose color matched nothing gives no dose, and not the standard', () => {
    const unread: KitReading = {
      ...word('nitrate', 1),
      measured: { kind: 'missing', reason: 'no-color-fits' },
    }
    expect(added(about('cabbage', [unread]))).toEqual([])
  })
  test('at "enough" is not reported as too much', () => {
    const found = about('cabbage', [word('potassium', 3, '十分'), word('phosphate', 4, '過剰')])
    const stops = found.actions.flatMap((one) =>
      one.kind === 'stop' ? [[one.what.join(), one.reason]] : [],
    )
    expect(stops).toEqual([
      ['p2o5', 'excess'],
      ['k2o', 'enough'],
    ])
  })
  test('of acidity gives no lime', () => {
    expect(added(about('cabbage', [word('ph', 1, '酸性')]))).toEqual([])
  })
})

describe('a laboratory that gives only a limit', () => {
  const limited = (comparator: Comparator, value: number) =>
    about('tomato', [], { limits: { 'lab-available-p2o5': { comparator, value } } })
  const phosphate = (found: Decision) => itemOf(found, 'lab-available-p2o5')

  test('is judged where all beyond the limit is judged alike, and said to be counted as the limit', () => {
    const low = phosphate(limited('<', 5))
    expect(low).toMatchObject({ level: 'low', value: { best: 5, comparator: '<' } })
    expect(low?.cautions).toContainEqual({ key: 'counted-as-limit', params: {} })
    expect(phosphate(limited('>', 400))).toMatchObject({ level: 'excess' })
  })

  test('that is a border of the range is judged as what it allows, which does not have that border', () => {
    const of = (
      name: 'lab-exchangeable-mgo' | 'lab-exchangeable-cao',
      comparator: Comparator,
      value: number,
    ) =>
      about('tomato', [ph(5)], {
        limits: { [name]: { comparator, value } },
        plot: { ...unknownPlot, cec: 15 },
      })
    // 40 to 59 mg of magnesium, and 230 to 290 of calcium, fit.
    const magnesium = (comparator: Comparator, value: number) =>
      itemOf(of('lab-exchangeable-mgo', comparator, value), 'lab-exchangeable-mgo')
    expect(magnesium('<', 40)).toMatchObject({ level: 'low', value: { best: 40, comparator: '<' } })
    expect(magnesium('<=', 40)?.level).toBe('unknown')
    expect(magnesium('>', 59)).toMatchObject({
      level: 'high',
      value: { best: 59, comparator: '>' },
    })
    expect(magnesium('>=', 59)?.level).toBe('unknown')
    expect(itemOf(of('lab-exchangeable-cao', '>', 290), 'ph')?.action.key).toBe(
      'lime-not-with-calcium',
    )
    expect(itemOf(of('lab-exchangeable-cao', '>=', 290), 'ph')?.action.key).toBe('lime')
  })

  test('is unknown otherwise, and said to be', () => {
    for (const found of [limited('<', 60), limited('>', 20), limited('>=', 5)]) {
      const item = phosphate(found)
      expect(item?.level).toBe('unknown')
      expect(item?.value).toMatchObject({ comparator: expect.any(String) as unknown })
      expect(found.plan).toEqual(about('tomato', []).plan)
    }
  })

  test('is in no sum and in no ratio', () => {
    const laboratory = { 'lab-exchangeable-mgo': 30, 'lab-exchangeable-k2o': 30 }
    const items = about('tomato', [], {
      laboratory,
      limits: { 'lab-exchangeable-cao': { comparator: '<', value: 5 } },
      plot: { ...unknownPlot, cec: 20 },
    }).items.map(({ item }) => item)
    expect(items).toContain('lab-exchangeable-cao')
    expect(items).toContain('magnesium-potassium')
    expect(items).not.toContain('base-saturation')
    expect(items).not.toContain('calcium-magnesium')
  })

  test('of conductivity is not judged, and more than it holds lime back', () => {
    const limit = { ...typedReading('ec', 'EC', 'mS/cm', 4), origin: 'laboratory' as const }
    const found = about('tomato', [ph(5), { ...limit, comparator: '>' }])
    expect(itemOf(found, 'lab-ec')).toMatchObject({ level: 'unknown', value: { comparator: '>' } })
    expect(itemOf(found, 'ph')?.action.key).toBe('lime-after-salt')
  })
})

describe('what was seen to contradict itself', () => {
  test('potassium of rice from 40 mg on is more than enough, and is left out for that', () => {
    const found = about('rice', [], {
      laboratory: { 'lab-exchangeable-k2o': 45 },
      plot: { ...unknownPlot, cec: 20 },
    })
    expect(itemOf(found, 'lab-exchangeable-k2o')).toMatchObject({
      level: 'high',
      action: { key: 'potassium-not-needed' },
    })
    const planned = found.plan.kind === 'plan' ? found.plan.nutrients[2] : undefined
    expect(planned).toMatchObject({ target: 0, reason: 'not-needed' })
  })
  test('potassium of blueberries that fits is left as it is, without a referral', () => {
    const found = about('blueberry', [], { laboratory: { 'lab-exchangeable-k2o': 18 } })
    expect(itemOf(found, 'lab-exchangeable-k2o')).toMatchObject({
      level: 'fit',
      action: { key: 'nothing-to-do' },
    })
  })
  test('conductivity that cuts nitrogen and potassium is high, not fit', () => {
    const found = about('tomato', [typedReading('ec', 'EC', 'mS/cm', 0.5)])
    expect(itemOf(found, 'ec')).toMatchObject({ level: 'high', action: { key: 'salt-cut' } })
    expect(itemOf(about('tomato', [typedReading('ec', 'EC', 'mS/cm', 0.3)]), 'ec')?.level).toBe(
      'fit',
    )
  })
  test('a reading whose range crosses the border that it stands on has the level of its sentence', () => {
    const around = (reading: KitReading, best = 0): KitReading => ({
      ...reading,
      measured: { kind: 'value', best, low: best * 0.9, high: best * 1.1 },
    })
    const ec = typedReading('ec', 'EC', 'mS/cm', 0.5)
    const border = itemOf(about('tomato', [ec]), 'ec')?.band?.excessFrom ?? undefined
    expect(itemOf(about('tomato', [around(ec, border)]), 'ec')).toMatchObject({
      level: 'high',
      action: { key: 'salt-cut' },
    })
    const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 4)
    const inAutumn = { month: 10 }
    const fitTo = itemOf(about('strawberry', [nitrate], inAutumn), 'nitrate')?.band?.fitTo
    const onBorder = about('strawberry', [around(nitrate, fitTo ?? undefined)], inAutumn)
    expect(itemOf(onBorder, 'nitrate')).toMatchObject({
      level: 'fit',
      meaning: { key: 'nitrate-fit' },
    })
  })
  test('acid soil full of calcium is not limed', () => {
    const found = about('tomato', [ph(5.2)], { laboratory: { 'lab-exchangeable-cao': 520 } })
    expect(itemOf(found, 'ph')?.action.key).toBe('lime-not-with-calcium')
    // Nitrate that was measured is not asked for.
    const low = about('tomato', [ph(5.2), typedReading('nitrate', 'NO3-N', 'kg/10a', 2)], {
      laboratory: { 'lab-exchangeable-cao': 520 },
    })
    expect(itemOf(low, 'ph')?.action.key).toBe('lime-not-with-calcium-ask')
    // Without the exchange capacity, 420 mg may be just right: it is at 30 me.
    const open = about('spinach', [ph(5.2)], { laboratory: { 'lab-exchangeable-cao': 420 } })
    expect(itemOf(open, 'ph')?.action.key).toBe('lime')
    expect(itemOf(open, 'lab-exchangeable-cao')).toMatchObject({
      level: 'unknown',
      verdict: { levels: ['fit', 'high'] },
      action: { key: 'needs-capacity' },
    })
    const known = about('spinach', [ph(5.2)], {
      laboratory: { 'lab-exchangeable-cao': 420 },
      plot: { ...unknownPlot, cec: 15 },
    })
    expect(itemOf(known, 'ph')?.action.key).toBe('lime-not-with-calcium')
    expect(added(found)).toEqual([])
  })
  test('soil rich in magnesium gets lime without it', () => {
    const laboratory = { 'lab-exchangeable-mgo': 90 }
    const plot = { ...unknownPlot, cec: 15 }
    const [lime] = added(about('tomato', [ph(5.2)], { laboratory, plot }))
    expect(lime).toMatchObject({ what: 'lime', product: 'calcium-carbonate' })
  })
})

test('nothing is dosed that cannot be weighed and spread', () => {
  const tiny = { ...crop('tomato') }
  const [first] = tiny.standards
  if (first === undefined) throw new Error('no standard')
  const rates = { n: 0.08, p2o5: null, k2o: null }
  const standards = [{ ...first, basal: rates, total: rates }]
  const found = decide(
    {
      ...blankInput({ ...tiny, standards }),
      readings: [typedReading('nitrate', 'NO3-N', 'kg/10a', 1)],
      plot: { ...unknownPlot, area: 3000 },
    },
    ruleBook,
  )
  expect(added(found)).toEqual([])
  expect(found.actions).toContainEqual(
    expect.objectContaining({ kind: 'stop', what: ['n'], reason: 'too-little-to-spread' }),
  )
})

test('implausible values are questioned first, from kit and laboratory alike', () => {
  const laboratory = { 'lab-available-p2o5': 99_999, 'lab-exchangeable-k2o': 20 }
  const readings = [
    ph(12),
    typedReading('phosphate', 'P2O5', 'kg/10a', 99_999, { liquid: 'water', extract: null }),
  ]
  const found = about('tomato', readings, { laboratory })
  expect(found.verdict.kind).toBe('check')
  expect(found.actions[0]).toEqual({
    kind: 'ask',
    id: 'ask',
    items: ['ph', 'phosphate', 'lab-available-p2o5'],
  })
  expect(added(found).map(({ what }) => what)).toEqual(['k2o'])
})

describe('tea', () => {
  const plot = { ...unknownPlot, area: 100, cec: 20 }
  test('is limed below 4.0 only, and then its nitrogen is not ammonium sulfate', () => {
    const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 1)
    const sour = added(about('tea', [ph(3.7), nitrate], { plot }))
    expect(sour.map(({ product }) => product)).toEqual(['dolomite', 'urea'])
    const usual = added(about('tea', [ph(4.2), nitrate], { plot }))
    expect(usual.map(({ product }) => product)).toEqual(['ammonium-sulfate'])
  })
  test('has its own bases and saturation, not those of vegetables', () => {
    const laboratory = {
      'lab-exchangeable-cao': 120,
      'lab-exchangeable-mgo': 30,
      'lab-exchangeable-k2o': 40,
    }
    const found = about('tea', [ph(4.5)], { plot, laboratory })
    expect(found.items.map(({ item, level }) => [item, level])).toEqual([
      ['ph', 'fit'],
      ['lab-exchangeable-k2o', 'fit'],
      ['lab-exchangeable-cao', 'fit'],
      ['lab-exchangeable-mgo', 'fit'],
      ['base-saturation', 'fit'],
      ['calcium-magnesium', 'unknown'],
      ['magnesium-potassium', 'unknown'],
    ])
  })
})

describe('plants that stay in their place', () => {
  test('are not dressed weeks before sowing', () => {
    const places = ['persimmon', 'apple', 'grape', 'lawn-kbg', 'rice', 'tea', 'rose', 'asparagus']
    for (const id of places) {
      const readings = [ph(id === 'tea' ? 3.5 : 5), typedReading('nitrate', 'NO3-N', 'kg/10a', 1)]
      const whens = added(about(id, readings, { month: 11 })).map(({ when }) => when.key)
      expect([id, ...whens].join(' ')).not.toMatch(/weeks?-before-planting/u)
    }
  })
  test('get their nitrogen a week after the lime of the same season', () => {
    const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 1)
    const afterLime = (id: string, value: number) =>
      added(about(id, [ph(value), nitrate], { month: 11 })).map((one) => [
        one.what,
        one.isAfterLime,
      ])
    for (const id of ['apple', 'rice']) {
      expect(afterLime(id, 5)).toEqual(
        expect.arrayContaining([
          ['n', true],
          ['lime', false],
        ]),
      )
      expect(afterLime(id, 6.2)).toContainEqual(['n', false])
    }
    // Two weeks and one week before sowing say it already.
    expect(afterLime('tomato', 5)).toContainEqual(['n', false])
  })
  test('persimmons get their winter dressing in winter', () => {
    const nitrate = typedReading('nitrate', 'NO3-N', 'kg/10a', 1)
    const [nitrogen] = added(about('persimmon', [nitrate], { month: 11 }))
    expect(nitrogen?.when).toMatchObject({
      key: 'seasons',
      seasons: [{ from: { month: 12, third: 'early' }, to: { month: 2, third: 'early' } }],
    })
  })
})

test('the answer is the same whatever was kept before: the same question twice', () => {
  const readings = [ph(5.2), typedReading('nitrate', 'NO3-N', 'kg/10a', 4)]
  expect(about('tomato', readings)).toEqual(about('tomato', readings))
})

test('what is left out for two reasons is said once, and what is taken off whole is not given', () => {
  const decision = decide(
    {
      ...blankInput(crop('spinach')),
      readings: [typedReading('ph', 'pH', '', 7.4)],
      laboratory: { 'lab-exchangeable-k2o': 90, 'lab-exchangeable-cao': 600 },
      plot: { ...unknownPlot, area: 200, cec: 20 },
    },
    ruleBook,
  )
  const left = decision.actions.flatMap((one) => (one.kind === 'stop' ? one.what : []))
  expect(left.toSorted()).toEqual(['k2o', 'lime'])
  const potash = decision.items.find(({ item }) => item === 'lab-exchangeable-k2o')
  expect(potash?.action).toEqual({ key: 'nutrient-none', params: { nutrient: 'k2o' } })
})

test('nothing is dug into a pasture that is grazed for years', () => {
  const laboratory = { 'lab-available-p2o5': 8 }
  const plot = { ...unknownPlot, area: 10_000 }
  const { actions, retests } = decide(
    { ...blankInput(crop('pasture')), laboratory, plot },
    ruleBook,
  )
  const first = actions.find((one): one is AddAction => one.kind === 'add')
  expect(first).toMatchObject({ how: 'on-surface', when: { key: 'growing-season' } })
  expect(retests.map(({ key }) => key)).not.toContain('before-planting')
})
