import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import type {
  Decision,
  DecisionAction,
  DecisionOptions,
} from '#domain/diagnosis/decision/decision.ts'
import { mainClauses } from '#domain/diagnosis/decision/decision-verdict.ts'
import { mixForPlan } from '#domain/diagnosis/dose/fertilizer-mix.ts'
import type { DiagnosisInput, KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { unknownPlot, type PlotInput } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { ph, ec, nitrate, ammonium, phosphate, potassium } from './readings-by-kit.ts'
import { ruleBook } from './rule-book.ts'

/* Whole lists of what to do, with the values that each follows from. */

const poor = [nitrate(1), phosphate(2), potassium(2)]
const worded = (reading: KitReading, grade: number): KitReading => ({
  ...reading,
  measured: { kind: 'word', grade, words: [`${grade}`] },
})

type Products = Partial<DiagnosisInput['choices']>
type Asked = Omit<Partial<DiagnosisInput>, 'plot' | 'choices'> & {
  plot?: Partial<PlotInput>
  choices?: Products
}
function about(
  id: string,
  { plot = {}, choices = {}, ...more }: Asked,
  options: DecisionOptions = {},
) {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  const blank = blankInput(crop)
  const input = {
    ...blank,
    ...more,
    plot: { ...unknownPlot, area: 100, ...plot },
    choices: { ...blank.choices, ...choices },
  }
  return decide(input, ruleBook, options)
}

function told(one: DecisionAction): string {
  switch (one.kind) {
    case 'add':
      return `${one.product} ${one.rate} (${one.items.join()})`
    case 'stop':
      return `no ${one.what.join()}: ${one.reason} (${one.items.join()})`
    case 'words':
      return `${one.what.join()}: ${one.advice} (${one.items.join()})`
    case 'retest':
      return one.retest.key
    default:
      return `${one.kind} (${one.items.join()})`
  }
}
/** Without the two tests that stand at the end of every list. */
const toDo = ({ actions }: Decision) => actions.slice(0, -2).map(told)
const clauses = ({ verdict }: Decision) =>
  verdict.clauses.map(({ kind, what }) => `${kind} ${what.join()}`)

const cattle = (rate: number) => ({ compost: 'cattle-manure', rate, moisture: null })

describe('before planting', () => {
  test('lime, its test, fertilizer, then what is left out', () => {
    const found = about('cabbage', { readings: [ph(5.2), nitrate(3), phosphate(10), potassium(4)] })
    expect(toDo(found)).toEqual([
      'dolomite 96 (ph)',
      'after-lime',
      'ammonium-sulfate 71 (nitrate)',
      'potassium-sulfate 30 (potassium)',
      'no p2o5: excess (phosphate)',
    ])
    expect(clauses(found)).toEqual(['give lime', 'standard n,k2o', 'none p2o5'])
    expect(found.actions[1]).toMatchObject({ days: { from: 7, to: 10 } })
    expect(found.actions.at(-1)).toMatchObject({ days: null })
  })

  test('what waits names what it waits for, and a value in doubt asks for a check', () => {
    expect(toDo(about('tomato', { readings: [ph(5.2), ec(0.5), nitrate(12)] }))).toEqual([
      'potassium-sulfate 20 ()',
      'no n,lime: salts (nitrate,ph)',
      'after-salt-with-ec',
    ])
    const laboratory = { 'lab-nitrate-n': 25, 'lab-ammonium-n': 3 }
    expect(toDo(about('tomato', { readings: [ph(5.2)], laboratory }))).toEqual([
      'no n,lime: salts (lab-nitrate-n,lab-ammonium-n,ph)',
      'after-salt',
    ])
    const doubted = about('tomato', { readings: [ph(5.2), ammonium(61), nitrate(1)] })
    expect(toDo(doubted)).toEqual([
      'ask (ammonium)',
      'no n,lime: to-check (nitrate,ammonium,ph)',
      'after-check',
    ])
    expect([doubted.verdict.kind, ...clauses(doubted)]).toEqual(['check', 'to-check n,lime'])
  })

  test('salts over the table leave far less, and nitrate is to be tested unless it was', () => {
    const of = (...readings: readonly KitReading[]) =>
      toDo(about('tomato', { readings: [ec(0.75), ...readings], plot: { isVolcanicAsh: true } }))
    expect(of(potassium(2))).toEqual(['n,k2o: much-less-test-nitrate (ec)'])
    expect(of(nitrate(3), potassium(2))).toEqual(['n,k2o: much-less (ec)'])
  })

  test('without a standard the bag decides, by more or less of it', () => {
    const of = (more: Asked) => toDo(about('chili', more))
    expect(of({ readings: [phosphate(20), nitrate(6), potassium(3)] })).toEqual([
      'no p2o5: excess (phosphate)',
      'n: less-than-label (nitrate)',
      'k2o: by-label (potassium)',
    ])
    expect(
      of({ readings: [worded(phosphate(0), 1), worded(potassium(0), 2.5), nitrate(12)] }),
    ).toEqual([
      'no n: salts (nitrate)',
      'p2o5: by-label (phosphate)',
      'k2o: less-than-label (potassium)',
      'after-salt',
    ])
    const laboratory = { 'lab-available-p2o5': 400, 'lab-exchangeable-k2o': 5 }
    expect(of({ laboratory, plot: { cec: 25 } })).toEqual([
      'no p2o5: excess (lab-available-p2o5)',
      'k2o: more-than-label (lab-exchangeable-k2o)',
    ])
  })

  test('compost goes first, covers some, or waits with nitrogen', () => {
    const given = about('tomato', { readings: poor, compost: cattle(2) })
    expect(toDo(given)).toEqual([
      'cattle-manure 2000 ()',
      'ammonium-sulfate 51 (nitrate)',
      'superphosphate 72 (phosphate)',
      'no k2o: compost-is-enough (potassium)',
    ])
    expect(clauses(given)).toEqual(['less-by-compost n,p2o5', 'by-compost k2o'])
    const held = about('tomato', { readings: [nitrate(12), phosphate(2)], compost: cattle(2) })
    expect(toDo(held)).toEqual([
      'superphosphate 145 (phosphate)',
      'no n,compost: salts (nitrate)',
      'after-salt',
    ])
    // 15 and 12 more for the soil, less 7.9 of the compost, are still more than the standard.
    const raised = about('tomato', {
      laboratory: { 'lab-exchangeable-k2o': 8 },
      plot: { cec: 25 },
      compost: cattle(0.8),
    })
    expect(clauses(raised)).toEqual(['more k2o'])
    const manure = { compost: 'chicken-manure', rate: 1, moisture: null }
    const alkaline = about('potato', { readings: [ph(6.5), ...poor], compost: manure })
    expect(toDo(alkaline).slice(-2)).toEqual([
      'no lime: ph-high (ph)',
      'no compost: manure-raises-ph (ph)',
    ])
  })

  test('calcium comes with lime, without it as gypsum, and not before the pH is known', () => {
    const laboratory = { 'lab-exchangeable-cao': 100 }
    const of = (...readings: readonly KitReading[]) =>
      toDo(about('tomato', { readings, laboratory, plot: { cec: 15 } }))
    expect(of()).toEqual([])
    expect(of(ph(6.2))).toEqual(['no lime: ph-enough (ph)', 'cao: gypsum (lab-exchangeable-cao)'])
    expect(of(ph(5.2))).toEqual(['dolomite 125 (ph)', 'after-lime'])
    expect(of(ph(5.2), nitrate(12))).toEqual(['no n,lime: salts (nitrate,ph)', 'after-salt'])
  })

  test('bases wait where salts are high or a fertilizer limes enough for now', () => {
    const laboratory = { 'lab-exchangeable-mgo': 10 }
    const of = (id: string, more: Asked) =>
      about(id, { laboratory, plot: { cec: 15 }, ...more }).items.find(
        ({ item }) => item === 'lab-exchangeable-mgo',
      )?.action.key
    expect(of('tomato', { readings: [ph(6.2)] })).toBe('magnesium')
    expect(of('tomato', { readings: [ph(5.2), nitrate(12)] })).toBe('bases-later')
    const choices = { p2o5: 'fused-phosphate' }
    expect(of('cabbage', { readings: [ph(5.4), ...poor], choices })).toBe('bases-later')
    expect(of('tomato', { readings: [ec(0.9)] })).toBe('bases-later')
    expect(of('tomato', { growth: 'growing' })).toBe('bases-later')
  })

  test('acid is made for those that like it, among growing plants without peat', () => {
    const dug = about('azalea', { readings: [ph(6.5)] })
    expect(toDo(dug)).toEqual(['acidify (ph)', 'no lime: ph-high (ph)'])
    expect(dug.actions[0]).toMatchObject({ isWithPeat: true })
    const standing = about('azalea', { readings: [ph(6.5), nitrate(12)], growth: 'growing' })
    expect(toDo(standing)).toEqual([
      'acidify (ph)',
      'no n: salts (nitrate)',
      'no lime: ph-high (ph)',
      'after-salt',
    ])
    expect(standing.actions[0]).toMatchObject({ isWithPeat: false })
  })
})

describe('while the crop grows', () => {
  const of = (id: string, more: Asked) => toDo(about(id, { growth: 'growing', ...more }))

  test('nitrogen waits, is enough, or follows the bag', () => {
    expect(of('tomato', { readings: [nitrate(12)] })).toEqual([
      'no n: salts (nitrate)',
      'after-salt',
    ])
    // Compost is dug in before planting only, so it does not wait now.
    expect(of('tomato', { readings: [nitrate(12)], compost: cattle(2) })).toEqual([
      'no n: salts (nitrate)',
      'after-salt',
    ])
    expect(of('tomato', { readings: [nitrate(6)] })).toEqual(['no n: enough (nitrate)'])
    expect(of('tomato', { readings: [worded(nitrate(0), 3)] })).toEqual(['no n: enough (nitrate)'])
    expect(of('tomato', { readings: [worded(nitrate(0), 4)] })).toEqual(['no n: excess (nitrate)'])
    expect(of('tomato', { readings: [worded(nitrate(0), 1)] })).toEqual(['n: by-label (nitrate)'])
  })

  test('the other nutrients are left out, or given only where a chart’s words call for them', () => {
    expect(of('tomato', { readings: [worded(phosphate(0), 3), worded(potassium(0), 1)] })).toEqual([
      'no p2o5: enough (phosphate)',
      'k2o: by-label (potassium)',
    ])
    const laboratory = { 'lab-available-p2o5': 120, 'lab-exchangeable-k2o': 60 }
    expect(of('cabbage', { laboratory })).toEqual([
      'no k2o: excess (lab-exchangeable-k2o)',
      'p2o5: less-than-label (lab-available-p2o5)',
    ])
    expect(of('cabbage', { laboratory: { 'lab-available-p2o5': 40 } })).toEqual([])
  })

  test('lime waits for the harvest, or for the rest of the year', () => {
    expect(of('cabbage', { readings: [ph(5)] })).toEqual(['no lime: growing (ph)'])
    expect(of('persimmon', { readings: [ph(4.5)] })).toEqual(['no lime: not-resting (ph)'])
  })
})

describe('to buy', () => {
  const bags = ({ shopping }: Decision) =>
    shopping.map(({ product, bags: { count, kilograms } }) => `${product} ${count} × ${kilograms}`)

  test('are whole bags of their size, of all but compost', () => {
    const asked: Asked = { readings: poor, plot: { area: 1000 }, compost: cattle(0.5) }
    expect(bags(about('tomato', asked, { bagKilograms: { superphosphate: 10 } }))).toEqual([
      'ammonium-sulfate 4 × 20',
      'superphosphate 13 × 10',
      'potassium-sulfate 1 × 20',
    ])
  })

  test('are none where the area is not known', () => {
    const found = about('tomato', { readings: [ph(5.2)], plot: { area: null } })
    expect(toDo(found)).toEqual(['dolomite 125 (ph)', 'after-lime'])
    expect(bags(found)).toEqual([])
  })

  test('products of a mix stand under the nutrient of which they hold most', () => {
    const solve = mixForPlan
    const products = ['rapeseed-cake', 'fermented-chicken-manure']
    const mixed = about('tomato', { readings: poor }, { mix: { products, solve } })
    expect(toDo(mixed)).toEqual([
      'rapeseed-cake 110 (nitrate)',
      'fermented-chicken-manure 600 (phosphate)',
      'superphosphate 7.1 (phosphate)',
    ])
    const none = about('tomato', { readings: poor }, { mix: { products: [], solve } })
    expect(toDo(none)).toEqual(toDo(about('tomato', { readings: poor })))
  })
})

test('what was assumed of the soil is said where something was computed with it', () => {
  const of = (more: Asked) => about('tomato', more).cautions.map(({ key }) => key)
  const readings = [ph(5.2)]
  const known = {
    texture: 'loam',
    humus: 'some',
    depth: 10,
    bulkDensity: 1,
    isVolcanicAsh: false,
  } as const
  expect(of({ readings, plot: { area: null } })).toEqual([
    'kit-is-rough',
    'plot-assumed',
    'area-assumed',
  ])
  expect(of({ readings, plot: { ...known, isVolcanicAsh: null } })).toContain('plot-assumed')
  expect(of({ readings, plot: known })).toEqual(['kit-is-rough'])
  expect(of({ readings: [ph(6.2)] })).toEqual(['kit-is-rough'])
  expect(of({ laboratory: { 'lab-available-p2o5': 50 } })).toEqual([])
})

test('two clauses stand with the verdict, those of the standard only where there are no others', () => {
  const kinds = (readings: readonly KitReading[]) =>
    mainClauses(about('tomato', { readings }).verdict).map(({ kind }) => kind)
  expect(kinds([ph(5.2), ...poor])).toEqual(['give'])
  expect(kinds(poor)).toEqual(['standard'])
  expect(kinds([ph(5.2), nitrate(8), phosphate(20), potassium(2)])).toEqual(['give', 'less'])
})

test('a product given instead of the chosen one says why; beside the chosen one nothing is said', () => {
  const choices = { n: 'calcium-cyanamide', p2o5: 'fused-phosphate', k2o: 'potassium-chloride' }
  const { actions } = about('cabbage', { readings: [ph(5.4), ...poor], choices })
  const cautions = actions.flatMap((one) =>
    one.kind === 'add' ? [[one.product, one.cautions?.map(({ key }) => key).join()]] : [],
  )
  expect(cautions).toEqual([
    ['ammonium-sulfate', 'alkali-replaced'],
    ['fused-phosphate', undefined],
    ['potassium-chloride', undefined],
  ])
})

test('a chart’s words are the headline, each with its value', () => {
  const found = about('tomato', { readings: [worded(nitrate(0), 1), worded(potassium(0), 2)] })
  expect(found.verdict.headline).toEqual({
    key: 'words',
    readings: [
      { item: 'nitrate', words: ['1'] },
      { item: 'potassium', words: ['2'] },
    ],
  })
})

test('a laboratory’s conductivity that was measured again is shown, and checked only where it is not credible', () => {
  const of = (value: number) =>
    about('tomato', { readings: [ec(0.25), { ...ec(value), origin: 'laboratory' }] }).items.map(
      ({ item, verdict, action }) => [
        item,
        verdict.kind === 'not-judged' ? verdict.reason : verdict.kind,
        action.key,
      ],
    )
  expect(of(0.4)).toEqual([
    ['ec', 'judged', 'nothing-to-do'],
    ['lab-ec', 'superseded', 'decided-by-own'],
  ])
  expect(of(50)).toEqual([
    ['ec', 'judged', 'nothing-to-do'],
    ['lab-ec', 'out-of-range', 'check-input'],
  ])
})
