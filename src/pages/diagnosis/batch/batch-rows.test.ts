import { expect, test } from 'vitest'
import { choiceKey, type ChosenForPlace } from '#app/records/diagnosis-choices.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { answerOf } from '#testing/answer-of.ts'
import { soilRecord } from '#testing/soil-record.ts'
import {
  batchTable,
  batchVerdict,
  hasSharedFields,
  inFarmerOrder,
  factsOf,
  totalShopping,
  ordersByFarmer,
  sortedRows,
} from './batch-rows.ts'
import { newestPerField } from './newest-only.ts'

const at = instant(Date.UTC(2026, 3, 10))

/** A table with a row for each answer of the pH pad, with what was chosen for its place. */
function tableOf(
  all: readonly (readonly [Answer | null, ChosenForPlace])[],
  others: readonly Reading[] = [],
) {
  const samples = all.map((_, place) => ({ id: `s${place}`, name: `畑${place}` }))
  const record = soilRecord('r', at, {
    samples,
    readings: [
      ...others,
      ...all.flatMap(([answer], place) =>
        answer === null
          ? []
          : [{ sample: `s${place}`, analyte: 'ph', answer, dueAt: at, readAt: at }],
      ),
    ],
  })
  const places = Object.fromEntries(
    all.map(([, said], place) => [choiceKey.sample('r', `s${place}`), said]),
  )
  const choices = {
    places,
    recentCrops: [],
    areaUnit: 'a' as const,
    lime: null,
    n: null,
    p2o5: null,
    k2o: null,
    mix: [],
    bags: { 'magnesium-lime': 10 },
    isExpert: false,
    sender: '',
    message: '',
  }
  const answers = samples.map((sample) =>
    answerOf({ judged: { kind: 'record', record, sample }, choices }),
  )
  return batchTable(answers, ({ judged }) => (judged.kind === 'record' ? judged.sample.name : ''))
}

const decisionsOf = (rows: ReturnType<typeof tableOf>['rows']) =>
  rows.flatMap(({ answer: { decision } }) => decision ?? [])

const level = (index: number): Answer => ({ kind: 'level', level: index })
const spinach = { crop: 'spinach', area: { value: 1, unit: '10a' } } as const

test('a column for what was measured of any sample, a value or none in each row', () => {
  const { columns, rows } = tableOf([
    [level(0), {}],
    [null, {}],
  ])
  expect(columns.map(({ analyte }) => analyte.id)).toEqual(['ph'])
  expect(rows.map(({ values }) => values.get('kit||pH|')?.value)).toEqual([5, undefined])
})

test('who has no crop has no answer; who has no value is not judged', () => {
  const { rows } = tableOf([
    [level(0), {}],
    [null, spinach],
    [level(0), spinach],
  ])
  expect(rows.map(batchVerdict)).toEqual(['no-crop', 'unknown', 'act'])
})

test('rows are sorted by a value either way, those without one last', () => {
  const { rows } = tableOf([
    [level(2), {}],
    [null, {}],
    [level(0), {}],
    [level(1), {}],
  ])
  const order = (isDescending: boolean) =>
    sortedRows(rows, { by: 'kit||pH|', isDescending }, (id) => id).map(({ name }) => name)
  expect(order(false)).toEqual(['畑2', '畑3', '畑0', '畑1'])
  expect(order(true)).toEqual(['畑0', '畑3', '畑2', '畑1'])
  expect(sortedRows(rows, null, (id) => id)).toBe(rows)
})

test('names are sorted as people count: 2 before 10', () => {
  const { rows } = tableOf(Array.from({ length: 11 }, () => [level(1), {}] as const))
  const names = sortedRows(rows.toReversed(), { by: 'sample', isDescending: false }, (id) => id)
  expect(names.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
})

test('what is ordered is the sum of the fields, in whole bags of the sum; without an area nothing', () => {
  const one = tableOf([[level(0), spinach]])
  const three = tableOf([
    [level(0), spinach],
    [level(0), spinach],
    [level(0), { crop: 'spinach' }],
  ])
  const [lime] = totalShopping(decisionsOf(one.rows)).shopping
  const { shopping, withoutArea } = totalShopping(decisionsOf(three.rows))
  expect(withoutArea).toBe(1)
  expect(shopping[0]?.product).toBe(lime?.product)
  const grams = 2 * (lime?.total.grams ?? Number.NaN)
  expect(shopping[0]?.total.grams).toBe(grams)
  const { kilograms = Number.NaN } = shopping[0]?.bags ?? {}
  expect(shopping[0]?.bags.count).toBe(Math.ceil(grams / 1000 / kilograms))
})

test('each farmer orders for his own fields, and the fields of all are in one of the orders', () => {
  const { rows } = tableOf([
    [level(0), spinach],
    [level(0), spinach],
    [level(0), spinach],
  ])
  const farmers = ['山田', '佐藤', '山田']
  const owned = rows.map((row, place) => ({
    ...row,
    answer: { ...row.answer, plot: { ...newPlot(`p${place}`, ''), farmer: farmers[place] ?? '' } },
  }))
  const orders = ordersByFarmer(owned)
  expect(orders.map(({ farmer }) => farmer)).toEqual(['佐藤', '山田'])
  const grams = orders.map(({ order }) => order.shopping[0]?.total.grams ?? Number.NaN)
  expect(grams[1]).toBe(2 * (grams[0] ?? Number.NaN))
  expect(totalShopping(decisionsOf(rows)).shopping[0]?.total.grams).toBe(
    3 * (grams[0] ?? Number.NaN),
  )
})

test('a field is given its fertilizer once: by its newest test, of its tilled layer', () => {
  const { rows } = tableOf([
    [level(0), spinach],
    [level(0), spinach],
    [level(0), spinach],
    [level(0), spinach],
  ])
  const fields = ['west', 'west', 'west', 'east']
  const names = ['', '', '下層土', '作土']
  const measured = rows.map((row, place) => {
    const { judged } = row.answer
    if (judged.kind === 'typed') throw new Error('a kept sample was meant')
    const record = { ...row.record, startedAt: instant(at + (place === 1 ? 1 : 0)) }
    const sample = { ...judged.sample, name: names[place] ?? '' }
    const plot = newPlot(fields[place] ?? '', '')
    return { ...row, record, answer: { ...row.answer, plot, judged: { ...judged, sample } } }
  })
  expect(newestPerField(measured, factsOf)).toEqual([measured[1], measured[3]])
  // Samples of no known field all count.
  expect(newestPerField(rows, factsOf)).toHaveLength(4)
  expect([hasSharedFields(measured), hasSharedFields(rows)]).toEqual([true, false])
})

test('two items whose species the kit does not name have columns of their own', () => {
  const { columns, rows } = tableOf(
    [[null, {}]],
    ['p', 'k'].map((analyte) => ({
      sample: 's0',
      analyte,
      answer: { kind: 'level', level: 0 },
      dueAt: at,
      readAt: at,
    })),
  )
  expect(columns.map(({ analyte }) => analyte.id)).toEqual(['p', 'k'])
  expect(rows[0]?.values.size).toBe(2)
})

test('tests of one day are in the order of farmers and fields, and a later one comes first', () => {
  const { rows } = tableOf(Array.from({ length: 5 }, () => [level(0), {}] as const))
  const fields = [
    ['山田', 'やまだ', '2番'],
    ['佐藤', 'さとう', '東'],
    ['山田', 'やまだ', '10番'],
    ['安藤', '', '西'],
    ['渡辺', 'わたなべ', '南'],
  ] as const
  const tested = rows.map((row, place) => {
    const [farmer, farmerReading, name] = fields[place] ?? ['', '', '']
    const startedAt = instant(at + (place === 4 ? 1 : 0))
    return {
      ...row,
      name,
      record: { ...row.record, id: `r${place}`, startedAt },
      answer: { ...row.answer, plot: { ...newPlot(name, name), farmer, farmerReading } },
    }
  })
  expect(inFarmerOrder(tested).map(({ name }) => name)).toEqual(['南', '東', '2番', '10番', '西'])
})
