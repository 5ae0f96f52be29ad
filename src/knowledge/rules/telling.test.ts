import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import { mainClauses } from '#domain/diagnosis/decision/decision-verdict.ts'
import type {
  DiagnosisInput,
  KitReading,
  Quantity,
} from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { missing } from '#domain/diagnosis/input/measured.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { formatRetest } from '#knowledge/diagnosis/format-message.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const about = (id: string, readings: readonly KitReading[], more: Partial<DiagnosisInput> = {}) => {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  return decide({ ...blankInput(crop), readings, ...more }, ruleBook)
}
type Decided = ReturnType<typeof about>

const water = { liquid: 'water', extract: null } as const
const ph = (value: number) => typedReading('ph', 'pH', '', value)
const nitrate = (value: number) => typedReading('nitrate', 'NO3-N', 'kg/10a', value)
const phosphate = (value: number) => typedReading('phosphate', 'P2O5', 'kg/10a', value, water)
const potassium = (value: number) => typedReading('potassium', 'K2O', 'kg/10a', value, water)
const word = (quantity: Quantity, grade: number, ...words: readonly string[]): KitReading => ({
  ...typedReading(quantity, '', '', 0),
  origin: 'kit',
  measured: { kind: 'word', grade, words },
})
const growing = { growth: 'growing' } as const
const manure = { compost: { compost: 'cattle-manure', rate: 2, moisture: null } } as const

const added = ({ actions }: Decided, what: string) =>
  actions.find((one) => one.kind === 'add' && one.what === what)
const stopOf = ({ actions }: Decided, what: string) =>
  actions.flatMap((one) =>
    one.kind === 'stop' && one.what.some((it) => it === what) ? [one] : [],
  )[0]
const clausesOf = ({ verdict }: Decided, what: string) =>
  verdict.clauses.filter((one) => one.what.some((it) => it === what)).map(({ kind }) => kind)
const actionKey = ({ items }: Decided, item: string) =>
  items.find((one) => one.item === item)?.action.key

describe('a field where something is to be given', () => {
  test('is never listed among those without an answer', () => {
    const border: KitReading = {
      ...ph(6),
      measured: { kind: 'value', best: 6, low: 5.75, high: 6.25 },
    }
    const found = about('tomato', [border, nitrate(5)])
    expect(added(found, 'n')).not.toBe(undefined)
    expect(found.verdict).toMatchObject({ kind: 'act', headline: { key: 'ph-unsure' } })
  })
})

describe('whether a field is to be dressed, waits, or gets nothing', () => {
  const kindOf = (...asked: Parameters<typeof about>) => about(...asked).verdict.kind
  test('follows what is to be given, though nitrogen waits', () => {
    expect(kindOf('tomato', [ph(6.2), nitrate(15), phosphate(2)])).toBe('act')
    expect(kindOf('tomato', [ph(6.2), nitrate(15)])).toBe('wait')
    expect(kindOf('tomato', [ph(6.2), nitrate(15), phosphate(12)])).toBe('wait')
  })
  test('is nothing where all that is amiss asks for less', () => {
    expect(kindOf('negi', [phosphate(12), potassium(12)])).toBe('none')
    expect(kindOf('tomato', [ph(7.4)])).toBe('none')
  })
  test('waits for the harvest', () => {
    expect(kindOf('tomato', [ph(5)], growing)).toBe('wait')
  })
})

test('what is decided after another test says when that is, whatever is known of the crop', () => {
  for (const id of ['tomato', 'coriander', 'apricot']) {
    const found = about(id, [ph(6), nitrate(10)])
    expect(stopOf(found, 'n')).toMatchObject({ reason: 'salts' })
    expect(found.retests[0]).toMatchObject({ key: 'after-salt' })
  }
})

test('an implausible value holds nitrogen until it is checked', () => {
  const salty = typedReading('ec', 'EC', 'mS/cm', 30)
  const found = about('tomato', [ph(6), salty])
  expect(stopOf(found, 'n')).toMatchObject({ reason: 'to-check' })
  expect(clausesOf(found, 'n')).toEqual(['to-check'])
  const sure = about('tomato', [ph(6), salty, nitrate(25)])
  expect(stopOf(sure, 'n')).toMatchObject({ reason: 'salts' })
})

test('a pH that was not read lies on no border', () => {
  const unread: KitReading = { ...ph(6), measured: { kind: 'undetectable', below: null } }
  expect(about('broccoli', [unread]).verdict.headline.key).toBe('nothing-judged')
  expect(about('broccoli', [unread, nitrate(5)]).verdict.headline.key).toBe('fits-as-measured')
})

describe('compost of the field', () => {
  test('is spread before planting', () => {
    expect(added(about('tomato', [nitrate(1)], manure), 'compost')).toMatchObject({ rate: 2000 })
  })
  test('is not dug in among growing plants', () => {
    expect(added(about('tomato', [nitrate(1)], { ...manure, ...growing }), 'compost')).toBe(
      undefined,
    )
  })
  test('waits where nitrogen waits, since it brings more', () => {
    const found = about('tomato', [nitrate(25)], manure)
    expect(added(found, 'compost')).toBe(undefined)
    expect(stopOf(found, 'compost')).toMatchObject({ reason: 'salts', what: ['n', 'compost'] })
    expect(clausesOf(found, 'compost')).toEqual(['wait'])
  })
  test('that waits leaves phosphate and potassium as they are without it', () => {
    const readings = [nitrate(12), phosphate(6), potassium(6)]
    const found = about('tomato', readings, manure)
    expect(clausesOf(found, 'p2o5')).toEqual(['standard'])
    expect(clausesOf(found, 'k2o')).toEqual(['standard'])
    expect(found.plan).toEqual(about('tomato', readings).plan)
  })
  test('is named as the cause where it leaves less, or nothing, to buy', () => {
    const less = about('tomato', [nitrate(1)], manure)
    expect(clausesOf(less, 'n')).toEqual(['less-by-compost'])
    const all = about('buckwheat', [nitrate(1)], manure)
    expect(clausesOf(all, 'n')).toEqual(['by-compost'])
    expect(clausesOf(about('tomato', [nitrate(6)], manure), 'n')).toEqual(['less'])
  })
})

test('where all is given as top dressing, the next test is before that, not before the next crop', () => {
  const tests = (id: string) =>
    about(id, [nitrate(1)]).actions.flatMap((one) => (one.kind === 'retest' ? one.retest.key : []))
  expect(tests('negi')).toContain('before-next-dressing')
  expect(tests('negi')).not.toContain('before-planting')
  expect(tests('cabbage')).toContain('before-planting')
})

test('a way of growing without a basal dressing is told apart from soil that needs nothing', () => {
  expect(clausesOf(about('negi', [nitrate(1)]), 'n')).toEqual(['not-basal'])
  expect(clausesOf(about('negi', [nitrate(6)], manure), 'n')).toEqual(['not-basal'])
})

describe('lime', () => {
  test('of soil that is not too acid is left out for its pH, not for having enough', () => {
    const between: KitReading = {
      ...ph(6),
      measured: { kind: 'value', best: 6, low: 5.7, high: 6.3 },
    }
    const found = about('potato', [between])
    expect(stopOf(found, 'lime')?.reason).toBe('ph-enough')
    expect(clausesOf(found, 'lime')).toEqual(['not-needed'])
  })
  test('of soil with a fitting pH is said not to be needed, after what the standard says', () => {
    const found = about('tomato', [ph(6.2), nitrate(2)])
    expect(stopOf(found, 'lime')?.reason).toBe('ph-enough')
    expect(mainClauses(found.verdict).map(({ kind }) => kind)).toEqual(['standard', 'not-needed'])
    expect(mainClauses(about('tomato', [ph(6.2), nitrate(6)]).verdict)).toEqual([
      { kind: 'less', what: ['n'] },
    ])
  })
  test('of soil on the lower border is not given yet, in the verdict as among what is to be done', () => {
    const border: KitReading = {
      ...ph(6),
      measured: { kind: 'value', best: 6, low: 5.75, high: 6.25 },
    }
    const found = about('tomato', [border])
    expect(stopOf(found, 'lime')?.reason).toBe('ph-at-border')
    expect(clausesOf(found, 'lime')).toEqual(['not-yet'])
  })
  test('waits for the harvest in a field, for the rest of the year under trees and in a lawn', () => {
    expect(actionKey(about('tomato', [ph(5)], growing), 'ph')).toBe('lime-after-harvest')
    const standing = ['grape', 'lawn-kbg', 'rose', 'asparagus'].map((id) => {
      const found = about(id, [ph(5)], growing)
      return [actionKey(found, 'ph'), stopOf(found, 'lime')?.reason].join()
    })
    expect(new Set(standing)).toEqual(new Set(['lime-while-resting,not-resting']))
  })
  test('waits where a chart of words says much nitrogen', () => {
    const much = about('tomato', [ph(5), word('nitrate', 3, 'High')])
    expect(actionKey(much, 'ph')).toBe('lime-after-salt')
    expect(much.verdict).toMatchObject({ kind: 'wait', headline: { key: 'words' } })
    const byNumber = about('cabbage', [ph(4.5), nitrate(33), word('potassium', 2, 'Medium')])
    expect(byNumber.verdict.headline).toEqual({ key: 'salts-left' })
    const medium = about('tomato', [ph(5), word('nitrate', 2, 'Medium')])
    expect(actionKey(medium, 'ph')).toBe('lime')
  })
})

test('a number outside its range is the headline before a word beside it', () => {
  const headlineOf = (nitrogen: number) =>
    about('cabbage', [ph(6.5), nitrate(nitrogen), word('potassium', 2, 'Medium')]).verdict.headline
  expect(headlineOf(0.5)).toMatchObject({ key: 'short', nutrients: ['n'] })
  expect(headlineOf(7)).toMatchObject({ key: 'words' })
})

describe('nitrogen while the crop grows', () => {
  test('on the border is told as it is judged', () => {
    const border: KitReading = {
      ...nitrate(10),
      measured: { kind: 'value', best: 10, low: 8, high: 12 },
    }
    const [found] = about('tomato', [border], growing).items
    expect(found).toMatchObject({ level: 'high', meaning: { key: 'nitrate-high' } })
  })
  test('is not dressed for legumes, nor where the standard dresses nothing', () => {
    const low = word('nitrate', 1, 'Low')
    expect(actionKey(about('tomato', [low], growing), 'nitrate')).toBe('top-dress-by-bag')
    expect(actionKey(about('edamame', [low], growing), 'nitrate')).toBe('nitrogen-watch')
    expect(actionKey(about('spinach', [low], growing), 'nitrate')).toBe('nitrogen-watch')
    const [edamame] = about('edamame', [low], growing).items
    expect(edamame?.cautions.map(({ key }) => key)).toContain('legume-nitrogen')
  })
  test('is dressed in the seasons of a tree', () => {
    const found = about('persimmon', [nitrate(1)], { ...growing, month: 12 })
    expect(added(found, 'n')).toMatchObject({
      part: 'top-dressing',
      when: { key: 'seasons', seasons: [{ from: { month: 6 } }] },
    })
    expect(added(about('tomato', [nitrate(1)], { ...growing, month: 12 }), 'n')).toMatchObject({
      when: { key: 'now' },
    })
  })
})

test('of the sum of a season, phosphate goes in before sowing, the rest in parts', () => {
  const found = about('fava-bean', [nitrate(1), phosphate(6), potassium(6)])
  expect(added(found, 'p2o5')).toMatchObject({
    part: 'basal',
    when: { key: 'week-before-planting' },
    how: 'mix-into-soil',
  })
  expect(added(found, 'k2o')).toMatchObject({
    part: 'season',
    when: { key: 'split-over-season' },
    how: 'mix-in-then-along-plants',
  })
})

test('peat moss is for those that are planted into it', () => {
  expect(actionKey(about('blueberry', [ph(7)]), 'ph')).toBe('acidify-gently')
  expect(actionKey(about('azalea', [ph(7)]), 'ph')).toBe('acidify-gently')
  const others = ['rice-nursery', 'chestnut'].map((id) => actionKey(about(id, [ph(7)]), 'ph'))
  expect(others).toEqual(['acidify-by-fertilizer', 'acidify-by-fertilizer'])
})

test('what lowers the pH is something to do, and never a fertilizer that is left out', () => {
  const acidify = (found: Decided) => found.actions.find(({ kind }) => kind === 'acidify')
  expect(acidify(about('blueberry', [ph(7)]))).toMatchObject({
    fertilizers: ['ammonium-sulfate', 'potassium-sulfate'],
    isWithPeat: true,
    items: ['ph'],
  })
  expect(acidify(about('blueberry', [ph(7)], growing))).toMatchObject({ isWithPeat: false })
  expect(acidify(about('chestnut', [ph(7)]))).toMatchObject({ isWithPeat: false })
  const salty = about('chestnut', [ph(7), nitrate(20)])
  expect(stopOf(salty, 'n')).toBeDefined()
  expect(acidify(salty)).toMatchObject({ fertilizers: ['potassium-sulfate'] })
  expect(acidify(about('spinach', [ph(7.6)]))).toBeUndefined()
})

test('blueberries are warned from the pH of the one case that is known', () => {
  const cautions = (value: number) =>
    about('blueberry', [ph(value)]).items.flatMap((one) => one.cautions.map(({ key }) => key))
  expect(cautions(6.2)).not.toContain('high-ph-risk')
  expect(cautions(6.3)).toContain('high-ph-risk')
})

describe('what a laboratory found', () => {
  test('of nitrate and ammonium counts together: little of one is no shortage beside enough of the other', () => {
    const found = about('azuki', [], {
      laboratory: { 'lab-nitrate-n': 0.3, 'lab-ammonium-n': 10, 'lab-exchangeable-k2o': 6 },
    })
    expect(found.verdict.headline).toEqual({ key: 'short', nutrients: ['k2o'] })
    const alone = about('tomato', [], { laboratory: { 'lab-ammonium-n': 0.5 } })
    expect(alone.verdict.headline.key).not.toBe('short')
    const both = about('tomato', [], {
      laboratory: { 'lab-nitrate-n': 0.3, 'lab-ammonium-n': 0.5 },
    })
    expect(both.verdict.headline).toEqual({ key: 'short', nutrients: ['n'] })
  })
  test('too much of in ammonium holds lime back too', () => {
    const found = about('watermelon', [ph(5.2)], { laboratory: { 'lab-ammonium-n': 22 } })
    expect(actionKey(found, 'ph')).toBe('lime-after-salt')
  })
  test('plenty of in magnesium is enough, not too much', () => {
    const found = about('tomato', [], { laboratory: { 'lab-exchangeable-mgo': 60 } })
    expect(stopOf(found, 'mgo')?.reason).toBe('enough')
  })
  test('is not said to be judged by a share of bases that is not judged either', () => {
    const plot = { ...unknownPlot, cec: 8 }
    const laboratory = {
      'lab-exchangeable-k2o': 6,
      'lab-exchangeable-cao': 650,
      'lab-exchangeable-mgo': 110,
    }
    const found = about('rice-nursery', [], { plot, laboratory })
    expect(actionKey(found, 'lab-exchangeable-cao')).toBe('no-advice')
    expect(actionKey(about('blueberry', [], { plot, laboratory }), 'lab-exchangeable-cao')).toBe(
      'judged-by-saturation',
    )
  })
  test('too little of in potassium is no more fertilizer where compost brings more than that', () => {
    const found = about('asparagus', [], {
      plot: { ...unknownPlot, cec: 8, depth: 15 },
      laboratory: { 'lab-exchangeable-k2o': 6 },
      ...manure,
    })
    expect(clausesOf(found, 'k2o')).toEqual(['less-by-compost'])
  })
})

describe('what a headline names has an answer', () => {
  test('too much potassium while the crop grows: less of it', () => {
    const found = about('turnip', [nitrate(5), potassium(20)], growing)
    expect(found.verdict.headline).toMatchObject({ key: 'excess', nutrients: ['k2o'] })
    expect(found.actions).toContainEqual(
      expect.objectContaining({ kind: 'words', what: ['k2o'], advice: 'less-than-label' }),
    )
    const enough = about('turnip', [nitrate(5), potassium(2)], growing)
    expect(enough.actions.some((one) => one.kind === 'words' && one.what.includes('k2o'))).toBe(
      false,
    )
  })

  test('an acid soil under a growing crop: lime, later', () => {
    expect(clausesOf(about('celery', [ph(5.2)], growing), 'lime')).toEqual(['after-harvest'])
  })
})

describe('what an amount is warned of beside it', () => {
  const warnedOf = (found: Decided, what: string) => {
    const one = added(found, what)
    return one?.kind === 'add' ? (one.cautions ?? []).map(({ key }) => key) : null
  }
  const blank = blankInput
  const choices = (id: string) => {
    const crop = cropOf(id)
    if (crop === null) throw new Error(`no crop ${id}`)
    return blank(crop).choices
  }

  test('compost that brings too much phosphate, whether or not a standard is known', () => {
    const much = { compost: { compost: 'chicken-manure', rate: 2, moisture: null } }
    for (const id of ['carrot', 'celery']) {
      const found = about(id, [ph(5.8), nitrate(2)], much)
      expect(warnedOf(found, 'compost')).toEqual(['compost-over-limit'])
    }
    expect(warnedOf(about('carrot', [ph(5.8), nitrate(2)], manure), 'compost')).toEqual([])
  })

  test('products that burn, blind or poison', () => {
    const quick = { choices: { ...choices('cabbage'), lime: 'quicklime' } }
    expect(warnedOf(about('cabbage', [ph(5)], quick), 'lime')).toEqual(['quicklime-danger'])
    expect(warnedOf(about('cabbage', [ph(5)]), 'lime')).toEqual([])
    const sulfur = about('blueberry', [ph(6.5)], { isExpert: true })
    expect(warnedOf(sulfur, 'sulfur')).toEqual(['sulfur-danger'])
    const cyanamide = { choices: { ...choices('cabbage'), n: 'calcium-cyanamide' } }
    expect(warnedOf(about('cabbage', [ph(6), nitrate(2)], cyanamide), 'n')).toEqual([
      'cyanamide-danger',
    ])
  })

  test('potassium chloride for roots that it makes stringy', () => {
    const potash = (id: string) => {
      const readings = [nitrate(2), potassium(5)]
      return about(id, readings, { choices: { ...choices(id), k2o: 'potassium-chloride' } })
    }
    expect(warnedOf(potash('potato'), 'k2o')).toEqual(['chloride-for-tubers'])
    expect(warnedOf(potash('cabbage'), 'k2o')).toEqual([])
    expect(warnedOf(about('potato', [nitrate(2), potassium(5)]), 'k2o')).toEqual([])
  })

  test('rates of growers, once for all nutrients', () => {
    for (const id of ['rose', 'nira']) {
      const { actions } = about(id, [nitrate(2), phosphate(2), potassium(2)])
      const told = actions.flatMap((one) => (one.kind === 'add' ? (one.cautions ?? []) : []))
      expect(told).toEqual([{ key: 'commercial-rates', params: {} }])
    }
    expect(warnedOf(about('tomato', [nitrate(2)]), 'n')).toEqual([])
  })

  test('another product than the chosen one says why', () => {
    const chosen = { choices: { ...choices('spinach'), n: 'calcium-cyanamide' } }
    const found = about('spinach', [ph(5.4), nitrate(2)], chosen)
    expect(added(found, 'n')).toMatchObject({ product: 'ammonium-sulfate' })
    expect(warnedOf(found, 'n')).toEqual(['alkali-replaced'])
  })

  test('lime by the chart where a laboratory found another pH', () => {
    const chart: KitReading = {
      ...ph(5.5),
      origin: 'kit',
      measured: { kind: 'value', best: 5.5, low: 5.25, high: 5.75 },
    }
    const laboratory: KitReading = { ...ph(6.3), origin: 'laboratory' }
    expect(warnedOf(about('tomato', [chart, laboratory]), 'lime')).toEqual(['laboratory-differs'])
    expect(warnedOf(about('tomato', [chart]), 'lime')).toEqual([])
  })
})

test('a growing paddy is not dressed by its nitrate, which flooded soil loses', () => {
  const found = about('rice', [nitrate(1)], growing)
  expect(actionKey(found, 'nitrate')).toBe('top-dress-unseen')
  expect(added(found, 'n')).toBe(undefined)
  expect(actionKey(about('cabbage', [nitrate(1)], growing), 'nitrate')).toBe('top-dress')
})

describe('nitrate of a paddy, which is lost when it is flooded', () => {
  const verdictOf = (found: Decided, item: string) =>
    found.items.find((one) => one.item === item)?.verdict
  const judgedNot = { kind: 'not-judged', reason: 'not-for-paddy' }
  const targetOf = ({ plan }: Decided) =>
    plan.kind === 'plan' ? plan.nutrients.find(({ nutrient }) => nutrient === 'n')?.target : null
  test.each([1, 6, 25])('is not judged and changes no dose: %s kg/10a', (amount) => {
    const found = about('rice', [ph(5.5), nitrate(amount)])
    expect(verdictOf(found, 'nitrate')).toEqual(judgedNot)
    expect(clausesOf(found, 'n')).toEqual(['standard'])
    expect(actionKey(found, 'nitrate')).toBe('nitrogen-standard')
    expect(actionKey(found, 'ph')).toBe('lime')
    expect(added(found, 'n')).toMatchObject({ product: 'ammonium-sulfate', rate: 9.5 })
  })
  test('neither does a word, nor a laboratory', () => {
    const ofWord = about('rice', [word('nitrate', 3, 'High')])
    expect(verdictOf(ofWord, 'nitrate')).toEqual(judgedNot)
    expect(clausesOf(ofWord, 'n')).toEqual(['standard'])
    const ofLaboratory = about('rice', [], { laboratory: { 'lab-nitrate-n': 25 } })
    expect(verdictOf(ofLaboratory, 'lab-nitrate-n')).toEqual(judgedNot)
    expect(clausesOf(ofLaboratory, 'n')).toEqual(['standard'])
  })
  test('nor a laboratory beside a kit, whose value nobody can believe', () => {
    const found = about('rice', [nitrate(60.1)], { laboratory: { 'lab-nitrate-n': 0 } })
    expect(verdictOf(found, 'lab-nitrate-n')).toEqual(judgedNot)
    expect(clausesOf(found, 'n')).toEqual(['standard'])
  })
  test('a word of it is not superseded either, and ammonium counts whatever nitrate is', () => {
    const laboratory = { 'lab-nitrate-n': 99_999 }
    const ofWord = about('rice', [word('nitrate', 0, '?')], { laboratory })
    expect(verdictOf(ofWord, 'nitrate')).toEqual(judgedNot)
    const rateWith = (nitrateN: number) =>
      targetOf(
        about('rice', [word('nitrate', 0, '?')], {
          laboratory: { 'lab-ammonium-n': 3.1, 'lab-nitrate-n': nitrateN },
        }),
      )
    expect(rateWith(0)).toBeLessThan(targetOf(about('rice', [nitrate(1)])) ?? 0)
    expect(rateWith(300.1)).toBe(rateWith(0))
  })
  test('says so beside the value', () => {
    const [, found] = about('rice', [ph(6.2), nitrate(6)]).items.toReversed()
    expect(found?.cautions.map(({ key }) => key)).toEqual(['nitrate-not-for-paddy'])
  })
})

test('an unknown area is spoken of only where an amount is', () => {
  const isSaid = ({ cautions }: Decided) => cautions.some(({ key }) => key === 'area-assumed')
  expect(isSaid(about('tomato', [ph(6.2)]))).toBe(false)
  expect(isSaid(about('tomato', [ph(5.2)]))).toBe(true)
})

describe('a value says of fertilizer what the plan does', () => {
  const measured = [ph(6), nitrate(2), phosphate(2), potassium(2)]

  test('where compost brings a part of the standard, or all of it', () => {
    const found = about('daikon', measured, manure)
    const said = (item: string) => found.items.find((one) => one.item === item)?.action
    const counted = (nutrient: string, isEnough: boolean) => ({
      key: 'compost-counted',
      params: { nutrient, isEnough },
    })
    expect(said('nitrate')).toEqual(counted('n', false))
    expect(said('phosphate')).toEqual(counted('p2o5', false))
    expect(said('potassium')).toEqual(counted('k2o', true))
    expect(actionKey(about('daikon', measured), 'potassium')).toBe('potassium-keep-standard')
  })

  test('where the standard gives nothing before planting', () => {
    for (const left of [2, 4]) {
      const found = about('negi', [ph(6.2), nitrate(left), potassium(2)])
      expect(actionKey(found, 'nitrate')).toBe('nutrient-not-basal')
      expect(actionKey(found, 'potassium')).toBe('nutrient-not-basal')
    }
  })

  test('a dressing later is spoken of only where something to dress was cut', () => {
    const watched = ({ plan }: Decided) =>
      plan.kind === 'plan' && plan.cautions.some(({ key }) => key === 'watch-growth-after-cut')
    expect(watched(about('cabbage', [nitrate(5)]))).toBe(true)
    expect(watched(about('cabbage', [nitrate(2), potassium(20)]))).toBe(true)
    // Held until another test; left out of the soil's phosphate; brought by compost; none in the standard.
    expect(watched(about('cabbage', [nitrate(25)]))).toBe(false)
    expect(watched(about('cabbage', [nitrate(2), phosphate(20)]))).toBe(false)
    expect(watched(about('daikon', measured, manure))).toBe(false)
    expect(watched(about('negi', [nitrate(4)]))).toBe(false)
  })
})

describe('the next test', () => {
  const nextOf = ({ actions }: Decided) =>
    actions.flatMap((one) => (one.kind === 'retest' ? [one.retest.key] : []))[0]

  test('of what was not read comes before anything is spread', () => {
    const unread: KitReading = { ...nitrate(0), origin: 'kit', measured: missing('not-read') }
    const found = about('cabbage', [ph(5), unread])
    expect(found.actions.map(({ id }) => id).slice(0, 3)).toEqual([
      'retest-unread',
      'add-lime-dolomite',
      'retest-after-lime',
    ])
    const texts = found.actions.flatMap((one) =>
      one.kind === 'retest' ? [formatRetest(one.retest)] : [],
    )
    expect(texts[0]).toBe('硝酸態窒素の色を読めませんでした。もう一度測ります。')
    expect(nextOf(about('cabbage', [ph(6)]))).toBe('before-planting')
  })

  test('of a value in doubt does not wait for rain to wash anything down', () => {
    expect(nextOf(about('tomato', [typedReading('ec', 'EC', 'mS/cm', 30)]))).toBe('after-check')
    const salty = [typedReading('ec', 'EC', 'mS/cm', 30), nitrate(25)]
    expect(nextOf(about('tomato', salty))).toBe('after-salt-with-ec')
  })

  test('while a crop grows is of nitrate only where a kit measures it', () => {
    expect(nextOf(about('blueberry', [ph(6.3)], growing))).toBe('again-before-next-dressing')
    expect(nextOf(about('cabbage', [nitrate(1)], growing))).toBe('before-next-dressing')
  })
})

test('ammonium of a kit tells of nitrogen where it has a part in it', () => {
  const ammonium = typedReading('ammonium', 'NH4-N', 'kg/10a', 15)
  const found = about('spinach', [nitrate(2), ammonium])
  expect(actionKey(found, 'ammonium')).toBe('nitrogen-credited')
  expect(found.items.find(({ item }) => item === 'ammonium')?.meaning.key).toBe('ammonium-measured')
  expect(actionKey(about('spinach', [ammonium]), 'ammonium')).toBe('no-advice')
})

test('no lime has its true reason: a border, or a disease that a higher pH brings', () => {
  const border: KitReading = {
    ...ph(5.5),
    measured: { kind: 'value', best: 5.5, low: 5.4, high: 5.6 },
  }
  expect(stopOf(about('cabbage', [border]), 'lime')).toMatchObject({ reason: 'ph-at-border' })
  expect(stopOf(about('sweet-potato', [ph(5)]), 'lime')).toMatchObject({ reason: 'brings-disease' })
})
