import { describe, expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { DiagnosisInput, KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { formatMeaning } from '#knowledge/diagnosis/format-message.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const about = (id: string, readings: readonly KitReading[], more: Partial<DiagnosisInput> = {}) => {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  return decide({ ...blankInput(crop), readings, ...more }, ruleBook)
}
const actionOf = ({ items }: ReturnType<typeof about>, name: string) =>
  items.find((it) => it.item === name)?.action
const cautionsOf = ({ items }: ReturnType<typeof about>, name: string) =>
  items.find((it) => it.item === name)?.cautions.map(({ key }) => key)
const planned = ({ plan }: ReturnType<typeof about>, nutrient: string) =>
  plan.kind === 'plan' ? plan.nutrients.find((one) => one.nutrient === nutrient) : undefined
const planCautions = ({ plan }: ReturnType<typeof about>) =>
  plan.kind === 'plan' ? plan.cautions : []

const water = { liquid: 'water', extract: null } as const
const ph = (value: number) => typedReading('ph', 'pH', '', value)
const ec = (value: number) => typedReading('ec', 'EC', 'mS/cm', value)
const nitrate = (value: number) => typedReading('nitrate', 'NO3-N', 'kg/10a', value)
const phosphate = (value: number) => typedReading('phosphate', 'P2O5', 'kg/10a', value, water)
const potassium = (value: number) => typedReading('potassium', 'K2O', 'kg/10a', value, water)
const growing = { growth: 'growing' } as const

describe('where no standard of the crop is known', () => {
  const found = about('celery', [nitrate(7)], { laboratory: { 'lab-available-p2o5': 150 } })
  test('nothing is said to be in a plan that there is not', () => {
    expect(found.plan).toEqual({ kind: 'no-plan', reason: 'no-standard' })
    expect(actionOf(found, 'nitrate')).toEqual({
      key: 'nitrogen-credit-own',
      params: { credit: 4 },
    })
    expect(actionOf(found, 'lab-available-p2o5')).toEqual({
      key: 'nutrient-share',
      params: { nutrient: 'p2o5', share: 0.6, isPlanned: false },
    })
    expect(actionOf(about('celery', [nitrate(2)]), 'nitrate')?.key).toBe('nitrogen-by-bag')
  })
  test('nor is a nutrient that the standard leaves out', () => {
    const soybean = about('soybean', [], { laboratory: { 'lab-available-p2o5': 150 } })
    expect(planned(soybean, 'p2o5')?.target).toBeNull()
    expect(actionOf(soybean, 'lab-available-p2o5')).toMatchObject({ params: { isPlanned: false } })
  })
})

test.each([
  ['tomato', {}],
  ['tomato', growing],
  ['tomato', { plot: { ...unknownPlot, texture: 'sand', isVolcanicAsh: true } }],
  ['strawberry', { month: 10 }],
  ['strawberry', { month: 4, ...growing }],
] as const)('the guide of nitrate for %s %o is the band of its gauge', (id, more) => {
  for (const value of [1, 2.5, 4, 5, 8, 12, 30]) {
    const found = about(id, [nitrate(value)], more).items.find(({ item }) => item === 'nitrate')
    const { fitFrom, fitTo } = found?.band ?? {}
    expect(found && formatMeaning(found.meaning)).toContain(
      `目安は10aあたり${String(fitFrom)}〜${String(fitTo)}kg`,
    )
  }
})

test('a diagnosis saved while the guide was one figure still names it', () => {
  const saved = { key: 'nitrate-low', params: { guide: 5 } } as const
  expect(formatMeaning(saved)).toBe('硝酸態窒素が少ない土です（目安は10aあたり5kg前後）。')
})

test('what crops with a band of their own need is not called a remainder', () => {
  const found = about('strawberry', [nitrate(4)], { month: 10 })
  expect(found.items.find(({ item }) => item === 'nitrate')?.meaning.key).toBe('nitrate-fit')
})

describe('nitrogen that a laboratory found', () => {
  test('too much ammonium holds the nitrogen of the plan too', () => {
    const found = about('tomato', [], { laboratory: { 'lab-ammonium-n': 25 } })
    expect(actionOf(found, 'lab-ammonium-n')?.key).toBe('nitrogen-none')
    expect(planned(found, 'n')).toMatchObject({ target: 0, reason: 'held', product: null })
  })
  test('too much nitrate of a light sand does', () => {
    const plot = { ...unknownPlot, texture: 'sand', bulkDensity: 0.8 } as const
    const found = about('tomato', [], { plot, laboratory: { 'lab-nitrate-n': 11 } })
    expect(actionOf(found, 'lab-nitrate-n')?.key).toBe('nitrogen-none')
    expect(planned(found, 'n')?.reason).toBe('held')
  })
  test('gives way to the reading of a kit, and says so', () => {
    const laboratory = { 'lab-nitrate-n': 25 }
    for (const growth of ['before-planting', 'growing'] as const) {
      const found = about('tomato', [nitrate(1)], { laboratory, growth })
      expect(actionOf(found, 'lab-nitrate-n')).toEqual({
        key: 'decided-by',
        params: { nutrient: 'n', by: 'kit' },
      })
    }
  })
  test('gives way to a reading of a kit too high to be judged', () => {
    const found = about('tomato', [nitrate(61)], { laboratory: { 'lab-nitrate-n': 1 } })
    expect(planned(found, 'n')?.reason).toBe('held')
    expect(actionOf(found, 'lab-nitrate-n')?.key).toBe('decided-by')
  })
  test('is not said to be in the plan where nitrate is missing', () => {
    const found = about('tomato', [], { laboratory: { 'lab-ammonium-n': 8 } })
    expect(planned(found, 'n')).toMatchObject({ target: null, reason: 'not-measured' })
    expect(actionOf(found, 'lab-ammonium-n')?.key).toBe('no-advice')
  })
  test('counts where the kit saw nothing, and the card of the kit says so', () => {
    const unseen: KitReading = {
      ...nitrate(0),
      measured: { kind: 'undetectable', below: 5 },
    }
    const found = about('tomato', [unseen], { laboratory: { 'lab-nitrate-n': 7 } })
    expect(planned(found, 'n')?.reason).toBe('reduced')
    expect(actionOf(found, 'nitrate')?.key).toBe('nitrogen-credited')
  })
})

describe('phosphate and potassium that kit and laboratory both measured', () => {
  test('the card of the kit gives way where the laboratory decides', () => {
    const laboratory = { 'lab-available-p2o5': 50, 'lab-exchangeable-k2o': 50 }
    const plot = { ...unknownPlot, cec: 16 }
    const found = about('tomato', [phosphate(12), potassium(12)], { laboratory, plot })
    expect(planned(found, 'p2o5')?.target).toBe(25)
    for (const [item, nutrient] of [
      ['phosphate', 'p2o5'],
      ['potassium', 'k2o'],
    ] as const) {
      expect(actionOf(found, item)).toEqual({
        key: 'decided-by',
        params: { nutrient, by: 'laboratory' },
      })
    }
    const soon = about('tomato', [phosphate(12)], { laboratory, plot, ...growing })
    expect(actionOf(soon, 'phosphate')?.key).toBe('decided-by')
    expect(found.items.find(({ item }) => item === 'phosphate')?.level).toBe('unknown')
  })

  test('potassium of a laboratory counts by the table of all soils where the exchange capacity is not known', () => {
    const target = (value: number) => {
      const laboratory = { 'lab-exchangeable-k2o': value }
      const found = about('tomato', [potassium(12), ec(0.5)], { laboratory })
      expect(actionOf(found, 'potassium')?.key).toBe('decided-by')
      return planned(found, 'k2o')?.target
    }
    // At 0.5 mS/cm, two thirds of 15 kg are left where the soil calls for the whole of it.
    expect([target(18), target(30), target(60)]).toEqual([10, 7.5, 0])
  })

  test('the same disease risks are named for kit and laboratory values', () => {
    const laboratory = { 'lab-available-p2o5': 320, 'lab-exchangeable-k2o': 60 }
    expect(cautionsOf(about('cabbage', [], { laboratory }), 'lab-available-p2o5')).toEqual([
      'clubroot-phosphate',
    ])
    const potato = about('potato', [], { laboratory })
    expect(cautionsOf(potato, 'lab-available-p2o5')).toEqual(['potato-scab-phosphate'])
    expect(cautionsOf(potato, 'lab-exchangeable-k2o')).toEqual(['potassium-magnesium'])
  })
})

describe('pH and conductivity of a laboratory', () => {
  const ofLaboratory = (reading: KitReading): KitReading => ({ ...reading, origin: 'laboratory' })

  test('hold and are judged like those of a meter, under their own names', () => {
    const found = about('tomato', [ph(5.2), ofLaboratory(ec(2.5))])
    expect(actionOf(found, 'ph')?.key).toBe('lime-after-salt')
    expect(actionOf(found, 'lab-ec')?.key).toBe('salt-wait')
    expect(planned(found, 'n')?.reason).toBe('held')
    expect(actionOf(about('tomato', [ofLaboratory(ph(5.2))]), 'lab-ph')?.key).toBe('lime')
  })
  test('are no values of a kit', () => {
    const rough = (readings: readonly KitReading[]) =>
      about('tomato', readings).cautions.some(({ key }) => key === 'kit-is-rough')
    expect(rough([ofLaboratory(ph(5.2))])).toBe(false)
    expect(rough([ph(5.2)])).toBe(true)
  })
  test('give way to what was measured since, and say so', () => {
    const found = about('tomato', [ph(6.2), ofLaboratory(ph(5.2)), ofLaboratory(ec(0.3))])
    expect(actionOf(found, 'ph')?.key).toBe('no-lime')
    expect(actionOf(found, 'lab-ph')?.key).toBe('decided-by-own')
    expect(actionOf(found, 'lab-ec')?.key).toBe('nothing-to-do')
    expect(found.items.map(({ item }) => item)).toEqual(['lab-ec', 'ph', 'lab-ph'])
  })
  test('are pointed out where the kit read something else', () => {
    const range = (low: number, high: number): KitReading => ({
      ...ph(6),
      origin: 'kit',
      measured: { kind: 'value', best: 6, low, high },
    })
    const cautions = (readings: readonly KitReading[], item: string, nitrateN = 15) =>
      cautionsOf(about('tomato', readings, { laboratory: { 'lab-nitrate-n': nitrateN } }), item)
    const acid = ofLaboratory(ph(5.2))
    expect(cautions([range(5.75, 6.25), acid], 'lab-ph')).toEqual(['laboratory-differs'])
    expect(cautions([range(5, 7), acid], 'lab-ph')).toEqual([])
    expect(cautions([nitrate(3)], 'lab-nitrate-n')).toEqual(['laboratory-differs'])
    expect(cautions([nitrate(3)], 'lab-nitrate-n', 5)).toEqual([])
  })
  test('bring the calcium along with the lime', () => {
    const laboratory = { 'lab-exchangeable-cao': 180 }
    const plot = { ...unknownPlot, cec: 20 }
    const found = about('tomato', [ofLaboratory(ph(5.2))], { laboratory, plot })
    expect(actionOf(found, 'lab-exchangeable-cao')?.key).toBe('calcium-brought')
  })
})

describe('calcium', () => {
  const laboratory = { 'lab-exchangeable-cao': 180 }
  const plot = { ...unknownPlot, cec: 20 }
  test('is not said to come with lime that is held', () => {
    const salty = about('tomato', [ph(5.2), nitrate(15)], { laboratory, plot })
    expect(actionOf(salty, 'ph')?.key).toBe('lime-after-salt')
    expect(actionOf(salty, 'lab-exchangeable-cao')?.key).toBe('bases-later')
    const soon = about('tomato', [ph(5.2)], { laboratory, plot, ...growing })
    expect(actionOf(soon, 'ph')?.key).toBe('lime-after-harvest')
    expect(actionOf(soon, 'lab-exchangeable-cao')?.key).toBe('bases-later')
  })
  test('nor to be given as a salt where salts are too many already', () => {
    const salty = about('tomato', [ph(6.2), ec(0.9)], { laboratory, plot })
    expect(actionOf(salty, 'lab-exchangeable-cao')?.key).toBe('bases-later')
    const saltier = about('tomato', [ph(6.2), ec(5.5)], { laboratory, plot })
    expect(actionOf(saltier, 'lab-exchangeable-cao')?.key).toBe('bases-later')
  })
})

describe('conductivity that cuts nitrogen and potassium', () => {
  const cut = (...nutrients: readonly string[]) => ({
    key: 'salt-cut',
    params: { nutrients, isPlanned: true },
  })
  const muchCut = (...nutrients: readonly string[]) => ({
    key: 'salt-cut-much',
    params: { nutrients },
  })
  const ash = { plot: { ...unknownPlot, isVolcanicAsh: true } }
  test('says so on every card that would call for the standard', () => {
    for (const [amount, more, target, said] of [
      [0.5, {}, 10, cut],
      [0.75, ash, null, muchCut],
    ] as const) {
      for (const seen of [2, 7]) {
        const found = about('tomato', [ec(amount), nitrate(3), potassium(seen)], more)
        expect(actionOf(found, 'ec')).toEqual(said('n', 'k2o'))
        expect(actionOf(found, 'nitrate')).toEqual(said('n'))
        expect(actionOf(found, 'potassium')).toEqual(said('k2o'))
        expect([planned(found, 'n')?.target, planned(found, 'k2o')?.target]).toEqual([
          target,
          target,
        ])
      }
    }
    const unseen: KitReading = { ...nitrate(0), measured: { kind: 'undetectable', below: 5 } }
    expect(actionOf(about('tomato', [ec(0.5), unseen]), 'nitrate')).toEqual(cut('n'))
  })
  test('leaves a card alone where something else cuts more', () => {
    const found = about('tomato', [ec(0.5), nitrate(9), potassium(12)])
    expect(actionOf(found, 'nitrate')?.key).toBe('nitrogen-credited')
    expect(actionOf(found, 'potassium')?.key).toBe('potassium-cut')
    expect(actionOf(found, 'ec')?.key).toBe('salt-counted')
    const less = about('tomato', [ec(0.5), nitrate(7)])
    expect(planned(less, 'n')?.target).toBe(10)
    expect(actionOf(less, 'nitrate')).toEqual(cut('n'))
    expect(actionOf(about('tomato', [ec(0.5), nitrate(15)]), 'ec')).toEqual(cut('k2o'))
  })
  test('names no nutrient of which a laboratory decides, nor one that the standard leaves out', () => {
    const plot = { ...unknownPlot, cec: 16 }
    const laboratory = { 'lab-exchangeable-k2o': 70 }
    const found = about('tomato', [ec(0.5), potassium(2)], { plot, laboratory })
    expect(actionOf(found, 'ec')).toEqual(cut('n'))
    expect(actionOf(found, 'potassium')?.key).toBe('decided-by')
    expect(actionOf(about('negi', [ec(0.5), nitrate(3)]), 'ec')?.key).toBe('salt-counted')
  })
  test('does not let a laboratory’s nitrate be in a plan without a figure', () => {
    const found = about('tomato', [ec(0.75)], { ...ash, laboratory: { 'lab-nitrate-n': 3 } })
    expect(actionOf(found, 'lab-nitrate-n')).toEqual(muchCut('n'))
  })
  test('cuts what a laboratory’s potassium would leave or raise', () => {
    const of = (amount: number, k2o: number, cec: number) => {
      const laboratory = { 'lab-exchangeable-k2o': k2o }
      const plot = { ...unknownPlot, area: 300, cec }
      return about('tomato', [ec(amount), nitrate(4)], { plot, laboratory })
    }
    const fit = of(0.6, 20, 15)
    expect(planned(fit, 'k2o')).toMatchObject({ target: 10, reason: 'reduced' })
    expect(actionOf(fit, 'lab-exchangeable-k2o')).toEqual(cut('k2o'))
    expect(planned(of(0.6, 5, 15), 'k2o')?.target).toBe(10)
    expect(of(0.6, 5, 15).verdict.headline.key).toBe('salts-high')
    expect(planned(of(0.3, 5, 15), 'k2o')?.reason).toBe('raised')
    const salty = of(1.2, 5, 15)
    expect(salty.verdict).toMatchObject({
      headline: { key: 'salts-left' },
      clauses: [{ kind: 'wait', what: ['n', 'k2o'] }],
    })
    expect(salty.actions.map(({ kind }) => kind)).toEqual(['stop', 'retest', 'retest', 'retest'])
    expect(actionOf(salty, 'lab-exchangeable-k2o')?.key).toBe('potassium-after-salt')
    expect(planned(of(1.2, 60, 15), 'k2o')?.target).toBe(0)
  })
  test('far above the table says so in the verdict and in what to do', () => {
    const said = (
      readings: readonly KitReading[],
      id = 'tomato',
      standard: string | null = null,
    ) => {
      const { verdict, actions } = about(id, readings, { ...ash, standard })
      return {
        clauses: verdict.clauses,
        words: actions.flatMap((one) => (one.kind === 'words' ? [[one.what, one.advice]] : [])),
      }
    }
    const clause = { kind: 'much-less', what: ['n', 'k2o'] }
    expect(said([ec(0.75), nitrate(4)])).toEqual({
      clauses: [clause],
      words: [[['n', 'k2o'], 'much-less']],
    })
    expect(said([ec(0.75)])).toEqual({
      clauses: [clause],
      words: [[['n', 'k2o'], 'much-less-test-nitrate']],
    })
    expect(said([ec(0.75)], 'melon').clauses).toEqual([clause])
    expect(said([ec(0.75)], 'tomato', 'long-season-fertigation').clauses).toEqual([
      { kind: 'not-basal', what: ['n', 'k2o'] },
    ])
  })
  test('cuts a standard of the user’s own where none is known', () => {
    const own = (...nutrients: readonly string[]) => ({
      key: 'salt-cut',
      params: { nutrients, isPlanned: false },
    })
    const found = about('celery', [ec(0.5), nitrate(3), potassium(2)])
    expect(actionOf(found, 'ec')).toEqual(own('n', 'k2o'))
    expect(actionOf(found, 'nitrate')).toEqual(own('n'))
    expect(actionOf(found, 'potassium')).toEqual(own('k2o'))
    const more = about('celery', [ec(0.5), nitrate(7), potassium(12)])
    expect(actionOf(more, 'nitrate')?.key).toBe('nitrogen-credit-own')
    expect(actionOf(more, 'potassium')?.key).toBe('potassium-cut')
  })
  test('does not call for the standard where it is low and nitrate holds nitrogen', () => {
    expect(actionOf(about('tomato', [ec(0.1)]), 'ec')?.key).toBe('salt-low')
    expect(actionOf(about('tomato', [ec(0.1), nitrate(15)]), 'ec')?.key).toBe('nothing-to-do')
  })
  test('says nothing of the basal dressing while the crop grows', () => {
    const found = about('tomato', [ec(0.5), nitrate(3)], growing)
    expect(actionOf(found, 'ec')?.key).toBe('nothing-to-do')
    expect(actionOf(found, 'nitrate')?.key).toBe('nitrogen-watch')
  })
})

describe('conductivity', () => {
  test('of paddy soil holds no nitrogen', () => {
    const found = about('rice', [ec(1.2), nitrate(1)])
    expect(planned(found, 'n')).toMatchObject({ target: 2, reason: 'standard' })
  })
  test.each([0.6, 1.2])('of paddy soil, %s mS/cm, changes no lime', (amount) => {
    const dry = about('rice', [ph(5.5), nitrate(1)])
    const wet = about('rice', [ec(amount), ph(5.5), nitrate(1)])
    expect(actionOf(dry, 'ph')?.key).toBe('lime')
    expect(actionOf(wet, 'ph')).toEqual(actionOf(dry, 'ph'))
    expect(wet.verdict).toEqual(dry.verdict)
  })
  test('so high that nitrogen is held says so where the crop has no range', () => {
    const found = about('apple', [ec(1.2)])
    expect(planned(found, 'n')?.reason).toBe('held')
    expect(actionOf(found, 'ec')?.key).toBe('salt-wait')
    expect(actionOf(about('apple', [ec(0.8)]), 'ec')?.key).toBe('no-advice')
  })
})

test('what is left after harvest is compared in mg/100g, as published', () => {
  const light = { plot: { ...unknownPlot, bulkDensity: 0.7 } }
  // At a bulk density of 0.7, 4 kg/10a in 10 cm are 5.7 mg/100g; 3 kg/10a are 4.3.
  expect(cautionsOf(about('flowers-cut', [nitrate(4)], light), 'nitrate')).toEqual([
    'nitrate-after-harvest',
  ])
  expect(cautionsOf(about('flowers-cut', [nitrate(3)], light), 'nitrate')).toEqual([])
})

test('top dressing of a standard that does not tell it from the basal dressing is not reckoned', () => {
  expect(actionOf(about('garlic', [nitrate(1)], growing), 'nitrate')?.key).toBe('top-dress-by-bag')
})

test('a fertilizer that limes is counted with the lime', () => {
  const choices = { lime: 'dolomite', n: 'urea', p2o5: 'fused-phosphate', k2o: 'potassium-sulfate' }
  const readings = [ph(5), phosphate(6)]
  expect(planCautions(about('spinach', readings, { choices }))).toContainEqual({
    key: 'alkali-counts-as-lime',
    params: { most: 200 },
  })
  expect(planCautions(about('spinach', [ph(5)])).map(({ key }) => key)).not.toContain(
    'alkali-counts-as-lime',
  )
})
