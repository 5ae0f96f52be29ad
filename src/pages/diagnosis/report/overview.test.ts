import { expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { instant } from '#domain/units.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { groupOverviews, itemOverviews } from './overview.ts'
import { sheetSamples, sheetsByFarmer, type SheetSample } from './sheet-samples.ts'

const crop = cropOf('cabbage') ?? expect.fail('no cabbage')
const sample = (id: string, ph: number, farmer: string | null, ec = 0.2): SheetSample => {
  const of = { id, name: id }
  return {
    record: soilRecord(id, instant(0), { samples: [of] }),
    sample: of,
    plot: farmer === null ? null : { ...newPlot(`p${id}`, id), farmer },
    farmer: farmer ?? '',
    area: null,
    decision: decide(
      {
        ...blankInput(crop),
        readings: [typedReading('ph', 'pH', '', ph), typedReading('ec', 'EC', 'mS/cm', ec)],
      },
      ruleBook,
    ),
  }
}

test('items are listed by how often they are off, their values sorted, with the median', () => {
  const items = itemOverviews([
    sample('a', 5, '山田'),
    sample('b', 6.2, '山田'),
    sample('c', 7.5, '佐藤', 0.3),
    sample('d', 5.2, '佐藤', 0.3),
  ])
  expect(items.map(({ item }) => item)).toEqual(['ph', 'ec'])
  expect(items[0]).toMatchObject({ counts: { low: 2, fit: 1, high: 1, excess: 0 }, median: 5.7 })
  expect(items[0]?.values.map(({ value }) => value)).toEqual([5, 5.2, 6.2, 7.5])
})

test('of each group it is counted what is low and what is high', () => {
  const samples = [sample('a', 5, '山田'), sample('b', 7.5, '山田'), sample('c', 6.2, '佐藤')]
  const groups = groupOverviews(samples, ({ farmer }) => farmer)
  expect(groups.map(({ name, samples: count }) => [name, count])).toEqual([
    ['佐藤', 1],
    ['山田', 2],
  ])
  expect(groups[1]?.off.get('ph')).toEqual({ low: 1, high: 1 })
  expect(groups[0]?.off.size).toBe(0)
})

test('sheets lie in the order in which the farmers are read, also where only one field has the reading', () => {
  const fields = [
    ['渡辺', 'わたなべ', '東'],
    ['阿部', '', '2番'],
    ['阿部', 'あべ', '10番'],
    ['井上', 'いのうえ', '南'],
  ] as const
  const plots = fields.map(([farmer, farmerReading, name]) => ({
    ...newPlot(name, name),
    farmer,
    farmerReading,
  }))
  const records = fields.map(([, , name]) =>
    soilRecord(name, instant(0), { samples: [{ id: 's1', name: '', plot: name }] }),
  )
  expect(sheetSamples(records, plots).map(({ plot }) => plot?.name)).toEqual([
    '2番',
    '10番',
    '南',
    '東',
  ])
})

test('a sheet holds the fields of one farmer; a field without a farmer has its own', () => {
  const samples = [
    sample('a', 6, '山田'),
    sample('b', 6, null),
    sample('c', 6, '山田'),
    sample('d', 6, null),
    sample('e', 6, ''),
  ]
  const ids = sheetsByFarmer(samples).map((sheet) => sheet.map((one) => one.sample.id))
  expect(ids).toEqual([['a', 'c'], ['b'], ['d'], ['e']])
})
