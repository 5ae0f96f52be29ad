import { expect, test } from 'vitest'
import { dayTimeOf } from '#domain/calendar.ts'
import { laboratoryOffice } from '#testing/laboratory-office.ts'

test('columns that were mapped once are known in the next file with the same heads', async () => {
  const one = laboratoryOffice()
  const odd = ['月日', 'ハウス名', '交換性カリ', 'ホウ素']
  const first = await one.open([odd, ['2026-04-01', 'A', '40', '0.5']])
  expect(first).toMatchObject({ value: { table: { columns: [{}, {}, { isSure: false }, {}] } } })
  const table = {
    columns: {
      交換性カリ: { choice: 'lab-exchangeable-k2o', form: { species: 'K2O', unit: 'mg/kg' } },
    },
  } as const
  await one.backup.previewAgain({ table })
  await one.backup.importOpened({ table })
  const second = await one.open([['  '], odd, ['2026-04-02', 'A', '50', '0.6']])
  expect(second).toMatchObject({
    value: { table: { isRemembered: true, columns: [{}, {}, { isSure: true }, {}] } },
  })
  await one.backup.importOpened()
  const units = (await one.kept()).map(({ measured }) => measured?.map(({ unit }) => unit))
  expect(units).toEqual([
    ['mg/kg', ''],
    ['mg/kg', ''],
  ])
})

test('what was remembered by another version is read as far as it is known', async () => {
  const one = laboratoryOffice()
  await one.open([
    ['日付', 'pH(H2O)', '産地'],
    ['2026-04-01', '6', '北'],
  ])
  await one.backup.importOpened()
  const kept = one.preferences.read('table-mappings')
  expect(kept).toMatchObject([{ rowsAre: 'tests' }])
  const text = JSON.stringify(kept).replace('"remark"', '"a-later-choice"')
  one.preferences.write('table-mappings', [...JSON.parse(text), 7, { head: 1 }])
  const again = await one.open([
    ['日付', 'pH(H2O)', '産地'],
    ['2026-04-02', '6', '北'],
  ])
  expect(again).toMatchObject({
    value: { table: { isRemembered: true, columns: [{}, {}, { choice: 'remark' }] } },
  })
})

test('rows of one day may be the samples of one test, and later ones join it', async () => {
  const one = laboratoryOffice()
  const head = ['採取日', 'ほ場名', 'pH(H2O)', '作物']
  const table = { rowsAre: 'samples' } as const
  const rows = [
    ['2026-04-01', '北', '6', '山の草'],
    ['2026-04-02', '東', '5', ''],
    ['2026-04-01', '南', '6.5', 'ナス'],
  ]
  await one.open([head, ...rows])
  expect(await one.backup.previewAgain({ table })).toMatchObject({
    value: { records: { fresh: 2 } },
  })
  await one.backup.importOpened({ table })
  expect(await one.open([head, ...rows])).toMatchObject({ value: { records: { known: 2 } } })
  await one.open([head, ['2026-04-01', '西', '7', 'ウリ']])
  await one.backup.importOpened()
  const [, first] = await one.kept()
  expect(first?.measured?.map(({ value }) => value)).toEqual([6, 6.5, 7])
  expect(first?.note).toBe('北 作物: 山の草\n西 作物: ウリ')
})

test('a table without days asks for one', async () => {
  const one = laboratoryOffice()
  const looked = await one.open([
    ['ほ場名', 'pH(H2O)'],
    ['北', '6'],
  ])
  expect(looked).toMatchObject({ value: { records: { fresh: 0 }, table: { needsDay: true } } })
  const table = { day: '2026-04-01' }
  expect(await one.backup.previewAgain({ table })).toMatchObject({
    value: { records: { fresh: 1 }, table: { needsDay: false, day: '2026-04-01' } },
  })
})

test('days with a bare year are asked once how they count, and so read the next time', async () => {
  const one = laboratoryOffice()
  const sheetOf = (head: readonly string[], ...days: readonly string[]) => [
    [...head],
    ...days.map((day, at) => [day, `畑${at}`, '6.2']),
  ]
  const head = ['採取日', 'ほ場名', 'pH(H2O)']
  const looked = await one.open(sheetOf(head, '8.4.3', '8/4/10', 'R8.4.11', '08.04.12', '8.4.31'))
  const [day] = looked.ok ? (looked.value.table?.columns ?? []) : []
  expect(day).toMatchObject({ choice: 'date', years: 'reiwa', isSure: false })
  expect(looked).toMatchObject({
    value: { records: { fresh: 4 }, faults: [{ line: 6, reason: 'bad-date', found: '8.4.31' }] },
  })

  const table = { columns: { 採取日: { choice: 'date', form: null, years: 'heisei' } } } as const
  await one.backup.previewAgain({ table })
  await one.backup.importOpened({ table })
  const zone = 540 * 60_000
  const years = async () =>
    (await one.kept())
      .map(({ startedAt }) => dayTimeOf(startedAt + zone).year)
      .toSorted((a, b) => a - b)
  expect(await years()).toEqual([1996, 1996, 1996, 2026])
  expect(await one.open(sheetOf(head, '8.5.1'))).toMatchObject({
    value: { table: { isRemembered: true, columns: [{ years: 'heisei', isSure: true }, {}, {}] } },
  })
  await one.backup.importOpened()
  expect(await years()).toEqual([1996, 1996, 1996, 1996, 2026])

  // A head with only our own words must not prevent the question.
  const ours = ['日付', '圃場', 'pH']
  expect(await one.open(sheetOf(ours, '8.5.1'))).toMatchObject({
    value: { table: { columns: [{ years: 'reiwa', isSure: false }, {}, {}] } },
  })
  // A table with full dates does not determine the meaning of one-digit years.
  const other = [...head, '備考']
  await one.open(sheetOf(other, '2026-06-01'))
  await one.backup.importOpened()
  expect(await one.open(sheetOf(other, '8.7.1'))).toMatchObject({
    value: {
      table: { isRemembered: true, columns: [{ years: 'reiwa', isSure: false }, {}, {}, {}] },
    },
  })
})

test('a day that is still to come is a mistyped one, except in a table of our own', async () => {
  const one = laboratoryOffice()
  const looked = await one.open([
    ['採取日', 'ほ場名', 'pH(H2O)'],
    ['2026-11-20', '北', '6.1'],
    ['2026-11-21', '南', '6.2'],
    ['R9.9.1', '西', '6.3'],
  ])
  expect(looked).toMatchObject({
    value: {
      records: { fresh: 1 },
      faults: [
        { line: 3, column: '採取日', reason: 'future-day', found: '2026-11-21' },
        { line: 4, column: '採取日', reason: 'future-day', found: 'R9.9.1' },
      ],
    },
  })
  const ours = await one.open([
    ['記録番号', '日付', '圃場', 'pH（H2O） [pH 分析機関]'],
    ['r1', '2026-11-21', '北', '6.1'],
  ])
  expect(ours).toMatchObject({ value: { records: { fresh: 1 }, faultCount: 0 } })
})
