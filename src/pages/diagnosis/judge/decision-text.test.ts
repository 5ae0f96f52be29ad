import { expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { KitReading } from '#domain/diagnosis/input/diagnosis-input.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { loadTexts } from '#locales/texts.ts'
import {
  gaugeLabel,
  judgedName,
  judgedValueText,
  judgementWord,
  lineOf,
  wholeDetail,
} from './decision-text.ts'

/** The lines of what to spread on 10 a of this crop, on acid soil poor in nitrate. */
async function linesOf(id: string, ph: number) {
  await loadTexts('ja', 'judge')
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no crop ${id}`)
  const readings = [typedReading('ph', 'pH', '', ph), typedReading('nitrate', 'NO3-N', 'kg/10a', 1)]
  const plot = { ...unknownPlot, area: 1000 }
  const { actions, plan } = decide({ ...blankInput(crop), readings, plot, month: 11 }, ruleBook)
  const area = { value: 1000, unit: 'm2' } as const
  return actions.flatMap((one) =>
    one.kind === 'add' ? [wholeDetail(lineOf(one, { area }, plan)).join(' ')] : [],
  )
}

test('lime waits for another test, a dressing is a part of the year', async () => {
  const [lime, nitrogen] = await linesOf('tea', 3.7)
  expect(lime).toContain('残りは測り直してから')
  expect(nitrogen).toMatch(/1年分\d+ kgのうち、この時期の分/)
  expect(nitrogen).not.toContain('測り直して')
})

test('nitrogen for trees and paddy is to wait a week after the lime, which weeks before sowing say already', async () => {
  for (const id of ['apple', 'rice']) {
    expect((await linesOf(id, 5)).join()).toContain('石灰をまいてから、1週間以上あける')
  }
  expect((await linesOf('tomato', 5)).join()).not.toContain('1週間以上あける')
})

test('what is only held for now says so', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('tomato')
  if (crop === null) throw new Error('no tomato')
  const titles = (growth: 'before-planting' | 'growing', value: number) => {
    const readings = [typedReading('ph', 'pH', '', value)]
    const { actions, plan } = decide({ ...blankInput(crop), readings, growth }, ruleBook)
    return actions.map((one) => lineOf(one, { area: null }, plan).title)
  }
  expect(titles('growing', 5)).toContain('石灰は、今はまかない')
  expect(titles('before-planting', 7.2)).toContain('石灰はまかない')
})

test('the amount of a whole season is never given as one dressing', async () => {
  for (const id of ['lawn-jp', 'grape']) {
    expect([id, ...(await linesOf(id, 6))].join(' ')).toContain('何回かに分けて')
  }
})

test('an amount says how far the soil moved it from the standard', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const detailsWith = (potassium: number) => {
    const readings = [
      { ...typedReading('potassium', 'K2O', 'kg/10a', potassium), liquid: 'water' as const },
    ]
    const { actions, plan } = decide({ ...blankInput(crop), readings, month: 4 }, ruleBook)
    return actions.flatMap((one) =>
      one.kind === 'add' ? lineOf(one, { area: null }, plan).detail : [],
    )
  }
  expect(detailsWith(10)).toContain('土に残るため、基準の約5割減')
  expect(detailsWith(6).join()).not.toContain('割')
})

test('an amount raised to twice the standard says how many times', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('tomato')
  if (crop === null) throw new Error('no tomato')
  const detailsAt = (depth: number) => {
    const { actions, plan } = decide(
      {
        ...blankInput(crop),
        laboratory: { 'lab-exchangeable-k2o': 5 },
        plot: { ...unknownPlot, cec: 30, depth },
      },
      ruleBook,
    )
    return actions.flatMap((one) =>
      one.kind === 'add' ? lineOf(one, { area: null }, plan).detail : [],
    )
  }
  expect(detailsAt(25)).toContain('基準の約2倍')
  expect(detailsAt(5)).toContain('基準より約7割増し')
})

test('a reading between two levels is shown as both, also in another unit', async () => {
  await loadTexts('ja', 'judge', 'ui')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const between = (
    quantity: 'ph' | 'nitrate',
    unit: '' | 'kg/10a' | 'mg/100g',
    levels: readonly [number, number],
  ) => {
    const [low, high] = levels
    const reading = typedReading(
      quantity,
      quantity === 'ph' ? 'pH' : 'NO3-N',
      unit,
      (low + high) / 2,
    )
    const measured = { kind: 'value', best: (low + high) / 2, low, high, levels } as const
    const { items } = decide(
      { ...blankInput(crop), readings: [{ ...reading, measured }] },
      ruleBook,
    )
    return items.map(judgedValueText)
  }
  expect(between('ph', '', [5.5, 6])).toEqual(['5.5〜6.0'])
  expect(between('nitrate', 'kg/10a', [5, 10])).toEqual(['5〜10 kg/10a'])
  expect(between('nitrate', 'mg/100g', [5, 10])).toEqual(['5〜10 kg/10a'])
})

test('a level of a chart is not shown more exactly for being converted, a typed value is', async () => {
  await loadTexts('ja', 'judge', 'ui')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const shownOf = (value: number, rest: Partial<KitReading>) => {
    const reading = { ...typedReading('nitrate', 'NO3', 'mg/L', value), ...packtest, ...rest }
    return decide({ ...blankInput(crop), readings: [reading] }, ruleBook).items.map(judgedValueText)
  }
  const levels = [20, 45] as const
  const measured = { kind: 'value', best: 32.5, low: 26, high: 39, levels } as const
  expect(shownOf(45, { origin: 'kit' })).toEqual(['5.1 kg/10a'])
  expect(shownOf(200, { origin: 'kit' })).toEqual(['23 kg/10a'])
  expect(shownOf(32.5, { origin: 'kit', measured })).toEqual(['2.3〜5.1 kg/10a'])
  expect(shownOf(45, {})).toEqual(['5.08 kg/10a'])
})

const packtest = {
  liquid: 'unknown',
  extract: { liquid: 100, soil: 20, mark: 'A', sources: [] },
} as const

test('what goes on a square meter, times the area, is what is weighed', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('eggplant')
  if (crop === null) throw new Error('no eggplant')
  const readings = [typedReading('nitrate', 'NO3-N', 'kg/10a', 2)]
  const plot = { ...unknownPlot, area: 10 }
  const input = { ...blankInput(crop), readings, plot, growth: 'growing' as const }
  const { actions, plan } = decide(input, ruleBook)
  const area = { value: 10, unit: 'm2' } as const
  const [dressing] = actions.map((one) => lineOf(one, { area }, plan))
  expect(dressing?.end).toEqual({ value: '145', unit: 'g' })
  expect(dressing?.detail).toContain('1㎡に14.5g')
})

test('a value below what can be seen names the limit, an unseen one is not detected', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('tomato')
  if (crop === null) throw new Error('no tomato')
  const water = { liquid: 'water', extract: null } as const
  const three = typedReading('phosphate', 'P2O5', 'kg/10a', 3, water)
  const unseen = { ...three, measured: { kind: 'undetectable', below: 5 } } as const
  const words = [three, unseen].map((reading) =>
    decide({ ...blankInput(crop), readings: [reading] }, ruleBook).items.map(judgementWord),
  )
  expect(words).toEqual([['5未満'], ['検出なし']])
})

test('a gauge says the range only: item, value and verdict stand beside it', async () => {
  await loadTexts('ja', 'judge', 'ui')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const readings = [typedReading('ph', 'pH', '', 5.2)]
  const { items } = decide({ ...blankInput(crop), readings }, ruleBook)
  expect(items.map(gaugeLabel)).toEqual(['適正は6.5〜7.0'])
})

test('phosphate that another liquid may have dissolved is not called water-soluble', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('tomato')
  if (crop === null) throw new Error('no tomato')
  const namesWith = (liquid: KitReading['liquid']) => {
    const reading = typedReading('phosphate', 'P2O5', 'kg/10a', 10, { liquid, extract: null })
    return decide({ ...blankInput(crop), readings: [reading] }, ruleBook).items.map(judgedName)
  }
  expect(namesWith('water')).toContain('水溶性リン酸')
  expect(namesWith('unknown')).toContain('リン酸')
  expect(namesWith('unknown')).not.toContain('水溶性リン酸')
})
