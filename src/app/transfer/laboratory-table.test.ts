import { expect, test, vi } from 'vitest'
import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import { dayTimeOf } from '#domain/calendar.ts'
import { laboratoryOf, laboratoryReadings } from '#domain/diagnosis/input/laboratory-values.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { morning, transferPhone } from '#testing/transfer-phone.ts'

function office() {
  const { log, files, preferences, records, plots, backup } = transferPhone({ now: morning })
  const open = (...sheets: readonly (readonly (readonly string[])[])[]) => {
    files.offerWorkbook(
      sheets.map((rows, at) => ({
        name: `Sheet${at + 1}`,
        rows: rows.flatMap((cells, row) => (cells.length > 0 ? [{ line: row + 1, cells }] : [])),
      })),
    )
    return backup.open()
  }
  const kept = async () => {
    await records.openIndex()
    const { summaries } = records.store.getState().index
    return (await records.read(summaries.map(({ id }) => id))).map(({ record }) => record)
  }
  return { backup, files, preferences, records, plots, log, open, kept }
}

/** A sheet as printed by a cooperative: a title, two rows of heads, a row of units. */
const sheet = [
  ['令和8年度 土壌分析結果一覧表'],
  [],
  [
    'No.',
    '採取日',
    '生産者名',
    'ほ場名',
    '地目',
    'pH',
    '',
    'EC',
    '交換性塩基',
    '',
    '',
    'CEC',
    '腐植',
    'ケイ酸',
  ],
  ['', '', '', '', '', 'H2O', 'KCl', '', 'CaO', 'MgO', 'K2O', '', '', ''],
  ['', '', '', '', '', '', '', 'mS/cm', 'mg/100g', 'mg/100g', 'me/100g', 'me/100g', '%', 'mg/100g'],
  [
    '1',
    'R8.4.1',
    '山田太郎',
    '西１号',
    '水田',
    '６．２',
    '5.1',
    '0.12',
    '280',
    '<5',
    '1.0',
    '18.5',
    '富む',
    '12',
  ],
  ['2', '20260402', '佐藤', '東', '畑', '58', '5.0', '0.2', 'x', '30', '0.5', '20', '3.1', '-'],
]

test('a sheet of a cooperative is read: title, heads of several rows, units, what no rule judges', async () => {
  const one = office()
  expect(await one.open(sheet)).toMatchObject({
    value: {
      file: { kind: 'table', encoding: null },
      records: { fresh: 1 },
      table: { head: { first: 3, last: 5 }, needsDay: false, isRemembered: false },
      faults: [
        { line: 7, column: 'pH H2O', reason: 'impossible', found: '58' },
        { line: 7, column: '交換性塩基 CaO mg/100g', reason: 'bad-number', found: 'x' },
      ],
    },
  })
  await one.backup.take()
  const [record] = await one.kept()
  expect(record).toMatchObject({ note: '地目: 水田\n腐植 %: 富む', samples: [{ name: '' }] })
  expect(
    record?.measured?.map(({ method, species, unit, value }) => [method, species, unit, value]),
  ).toEqual([
    ['lab-ph', 'pH', '', 6.2],
    ['lab-ph-kcl', '', '', 5.1],
    ['lab-ec', 'EC', 'mS/cm', 0.12],
    ['lab-exchangeable-cao', 'CaO', 'mg/100g', 280],
    ['lab-exchangeable-mgo', 'MgO', 'mg/100g', 5],
    ['lab-exchangeable-k2o', 'K2O', 'me/100g', 1],
    ['lab-cec', 'CEC', 'me/100g', 18.5],
    ['ケイ酸 mg/100g', '', 'mg/100g', 12],
  ])
  expect(one.plots.store.getState().plots).toMatchObject([{ farmer: '山田太郎', name: '西１号' }])
  expect(laboratoryReadings(record?.measured ?? [])).toHaveLength(2)
  expect(laboratoryOf(record?.measured ?? [])).toMatchObject({
    laboratory: { 'lab-exchangeable-cao': 280 },
    limits: { 'lab-exchangeable-mgo': { comparator: '<', value: 5 } },
  })
})

test('of several sheets the first that is a table is shown, and another can be chosen', async () => {
  const one = office()
  const other = [
    ['日付', 'ほ場名', 'pH(H2O)'],
    ['2026-04-01', '北', '6'],
    ['2026-04-02', '南', '6'],
  ]
  expect(await one.open([['表紙']], sheet, other)).toMatchObject({
    value: {
      records: { fresh: 1 },
      table: { sheet: 1, sheets: [{}, {}, { name: 'Sheet3', rows: 3 }] },
    },
  })
  expect(await one.backup.again({ table: { sheet: 2 } })).toMatchObject({
    value: { records: { fresh: 2 }, table: { sheet: 2 } },
  })
})

test('a workbook whose reading does not end is let go of when the user stops it', async () => {
  const one = office()
  one.files.offerWorkbook('endless')
  const looking = one.backup.open()
  await vi.waitFor(() => expect(one.backup.store.getState().work).not.toBeNull())
  one.backup.cancel()
  expect(await looking).toEqual({ ok: false, reason: 'canceled' })
  expect(one.backup.store.getState().work).toBeNull()
})

test('columns that were mapped once are known in the next file with the same heads', async () => {
  const one = office()
  const odd = ['月日', 'ハウス名', '交換性カリ', 'ホウ素']
  const first = await one.open([odd, ['2026-04-01', 'A', '40', '0.5']])
  expect(first).toMatchObject({ value: { table: { columns: [{}, {}, { isSure: false }, {}] } } })
  const table = {
    columns: {
      交換性カリ: { choice: 'lab-exchangeable-k2o', form: { species: 'K2O', unit: 'mg/kg' } },
    },
  } as const
  await one.backup.again({ table })
  await one.backup.take({ table })
  const second = await one.open([['  '], odd, ['2026-04-02', 'A', '50', '0.6']])
  expect(second).toMatchObject({
    value: { table: { isRemembered: true, columns: [{}, {}, { isSure: true }, {}] } },
  })
  await one.backup.take()
  const units = (await one.kept()).map(({ measured }) => measured?.map(({ unit }) => unit))
  expect(units).toEqual([
    ['mg/kg', ''],
    ['mg/kg', ''],
  ])
})

test('what was remembered by another version is read as far as it is known', async () => {
  const one = office()
  await one.open([
    ['日付', 'pH(H2O)', '産地'],
    ['2026-04-01', '6', '北'],
  ])
  await one.backup.take()
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
  const one = office()
  const head = ['採取日', 'ほ場名', 'pH(H2O)', '作物']
  const table = { rowsAre: 'samples' } as const
  const rows = [
    ['2026-04-01', '北', '6', 'トマト'],
    ['2026-04-02', '東', '5', ''],
    ['2026-04-01', '南', '6.5', 'ナス'],
  ]
  await one.open([head, ...rows])
  expect(await one.backup.again({ table })).toMatchObject({ value: { records: { fresh: 2 } } })
  await one.backup.take({ table })
  expect(await one.open([head, ...rows])).toMatchObject({ value: { records: { known: 2 } } })
  await one.open([head, ['2026-04-01', '西', '7', 'ウリ']])
  await one.backup.take()
  const [, first] = await one.kept()
  expect(first?.measured?.map(({ value }) => value)).toEqual([6, 6.5, 7])
  expect(first?.note).toBe('北 作物: トマト\n南 作物: ナス\n西 作物: ウリ')
})

test('a table without days asks for one', async () => {
  const one = office()
  const looked = await one.open([
    ['ほ場名', 'pH(H2O)'],
    ['北', '6'],
  ])
  expect(looked).toMatchObject({ value: { records: { fresh: 0 }, table: { needsDay: true } } })
  const table = { day: '2026-04-01' }
  expect(await one.backup.again({ table })).toMatchObject({
    value: { records: { fresh: 1 }, table: { needsDay: false, day: '2026-04-01' } },
  })
})

test('days with a bare year are asked once how they count, and so read the next time', async () => {
  const one = office()
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
  await one.backup.again({ table })
  await one.backup.take({ table })
  const zone = 540 * 60_000
  const years = async () =>
    (await one.kept())
      .map(({ startedAt }) => dayTimeOf(startedAt + zone).year)
      .toSorted((a, b) => a - b)
  expect(await years()).toEqual([1996, 1996, 1996, 2026])
  expect(await one.open(sheetOf(head, '8.5.1'))).toMatchObject({
    value: { table: { isRemembered: true, columns: [{ years: 'heisei', isSure: true }, {}, {}] } },
  })
  await one.backup.take()
  expect(await years()).toEqual([1996, 1996, 1996, 1996, 2026])

  // A head with only our own words must not prevent the question.
  const ours = ['日付', '圃場', 'pH']
  expect(await one.open(sheetOf(ours, '8.5.1'))).toMatchObject({
    value: { table: { columns: [{ years: 'reiwa', isSure: false }, {}, {}] } },
  })
  // A table with full dates does not determine the meaning of one-digit years.
  const other = [...head, '備考']
  await one.open(sheetOf(other, '2026-06-01'))
  await one.backup.take()
  expect(await one.open(sheetOf(other, '8.7.1'))).toMatchObject({
    value: {
      table: { isRemembered: true, columns: [{ years: 'reiwa', isSure: false }, {}, {}, {}] },
    },
  })
})

test('a workbook that cannot be read says why', async () => {
  for (const reason of ['old-workbook', 'workbook-too-large', 'unreadable'] as const) {
    const one = office()
    one.files.offerWorkbook(reason)
    // oxlint-disable-next-line no-await-in-loop
    expect(await one.backup.open()).toEqual({ ok: false, reason })
  }
  expect(
    await office().open([
      ['品名', '値段'],
      ['石灰', '500'],
    ]),
  ).toMatchObject({
    reason: 'not-known',
  })
})

test('a table with tabs is one under a title without any, and rows of totals are no samples', async () => {
  const one = office()
  const text = [
    '○○県農業試験場　土壌分析成績書',
    '',
    '整理番号\t組合員氏名\t地点\t採土日\tpH\tNO3-N\tEx-CaO\tTr-P2O5',
    '\t\t\t\tH2O(1:2.5)\tmg/100g\tmg/100g\tmg/100g',
    'A-1\t鈴木\t東１\tR6/4/1\t６．１\t1.1\t1,250\t35',
    'A-2\t鈴木\t東２\t2024.4.1\t6.3\t検出限界以下\t>2000\t30',
    '平　均\t\t\t\t6.2\t1.1\t1250\t32.5',
    '基準値\t\t\t\t6.0～6.5\t\t\t20～50',
  ].join('\n')
  one.files.offer({ name: '成績書.txt', text })
  expect(await one.backup.open()).toMatchObject({
    value: {
      records: { fresh: 2 },
      table: { head: { first: 3, last: 4 } },
      faultCount: 0,
      asideCount: 3,
      asides: [
        { line: 6, column: 'NO3-N mg/100g', reason: 'below-limit', found: '検出限界以下' },
        { line: 7, column: '整理番号', reason: 'summary', found: '平　均' },
        { line: 8, column: '整理番号', reason: 'summary', found: '基準値' },
      ],
    },
  })
  await one.backup.take()
  const values = (await one.kept()).flatMap(({ measured = [] }) =>
    measured.map(({ method, value }) => [method, value]),
  )
  expect(values).toContainEqual(['lab-exchangeable-cao', 1250])
  expect(values.filter(([method]) => method === 'lab-ph')).toHaveLength(2)
  expect(one.plots.store.getState().plots).toMatchObject([
    { farmer: '鈴木', name: '東１' },
    { farmer: '鈴木', name: '東２' },
  ])
})

test('what a laboratory prints behind a number is no part of it; what it could not measure is no fault', async () => {
  const one = office()
  const head = ['採取日', 'ほ場', 'pH(H2O)', 'EC', '交換性石灰(mg/100g)']
  const rows = [
    ['2024-04-01', '北', '6.2↑', '0.3*', '250(適)'],
    ['2024-04-01', '南', '測定不能', '0.3', '欠測'],
    ['2024-04-01', '東', '5.9～6.1', '0.3', '#N/A'],
  ]
  expect(await one.open([head, ...rows])).toMatchObject({
    value: {
      records: { fresh: 2 },
      faults: [{ line: 4, column: 'pH(H2O)', reason: 'bad-number', found: '5.9～6.1' }],
    },
  })
  await one.backup.take()
  const values = (await one.kept()).flatMap(({ measured = [] }) =>
    measured.map(({ value }) => value),
  )
  expect(values.toSorted((a, b) => a - b)).toEqual([0.3, 0.3, 6.2, 250])
})

test('a field that is new grows what the first row says of it; a field that is known is left alone', async () => {
  const one = office()
  await one.plots.keep({ ...newPlot('known', '畑'), farmer: '鈴木' })
  const head = ['採取日', '農家', '圃場名', '作物', 'pH(H2O)']
  const rows = [
    ['2026-04-02', '田中', '東', 'ﾄﾏﾄ', '6.2'],
    ['2026-03-01', '田中', '東', 'キャベツ', '6.1'],
    ['2026-04-01', '田中', '西', '謎の作物', '6.0'],
    ['2026-04-01', '鈴木', '畑', 'ねぎ', '5.9'],
  ]
  await one.open([head, ...rows])
  await one.backup.take()
  const plots = one.plots.store.getState().plots
  expect(Object.fromEntries(plots.map(({ name, crops }) => [name, crops]))).toEqual({
    畑: [],
    東: [{ crop: 'tomato', from: '2026-04-02', to: null }],
    西: [],
  })
  const notes = (await one.kept()).map(({ note }) => note)
  expect(new Set(notes)).toEqual(
    new Set(['作物: ﾄﾏﾄ', '作物: キャベツ', '作物: 謎の作物', '作物: ねぎ']),
  )
})

test('a table fills what is not known of a field, and says where it differs', async () => {
  const one = office()
  await one.plots.keep({ ...newPlot('bare', '畑'), farmer: '鈴木' })
  const said = { farmer: '田中', farmerReading: 'たなか', group: '東部' }
  await one.plots.keep({ ...newPlot('full', '東'), ...said, area: { value: 10, unit: 'a' } })
  const head = ['採取日', '農家', 'フリガナ', '部会', '圃場名', '面積(㎡)', 'pH(H2O)']
  const rows = [
    ['2026-04-02', '鈴木', 'スズキ', '', '畑', '1200', '6.2'],
    ['2026-04-03', '鈴木', 'スズキ', '西部', '畑', '1200', '6.0'],
    ['2026-04-02', '田中', 'ﾀﾅｶ', '西部', '東', '1000', '6.1'],
    ['2026-04-03', '田中', 'タナカ', '西部', '東', '1300', '6.1'],
    ['2026-04-02', '田中', 'タナカ', '西部', '新しい畑', '', '6.1'],
    ['2026-04-03', '田中', 'タナカ', '西部', '新しい畑', '500', '6.1'],
  ]
  const differences = [
    { line: 4, plot: '田中 東', fact: 'group', here: '東部', told: '西部' },
    {
      line: 5,
      plot: '田中 東',
      fact: 'area',
      here: { value: 10, unit: 'a' },
      told: { value: 1300, unit: 'm2' },
    },
  ]
  expect(await one.open([head, ...rows])).toMatchObject({
    value: { plots: { fresh: 1, changed: 1 }, table: { differences } },
  })
  expect(await one.backup.take()).toMatchObject({ value: { records: 6, plots: 2 } })
  const plots = new Map(one.plots.store.getState().plots.map((plot) => [plot.name, plot]))
  const filled = { farmerReading: 'すずき', group: '西部', area: { value: 1200, unit: 'm2' } }
  expect(plots.get('畑')).toMatchObject(filled)
  expect(plots.get('東')).toMatchObject({ ...said, area: { value: 10, unit: 'a' } })
  expect(plots.get('新しい畑')).toMatchObject({ area: { value: 500, unit: 'm2' } })
  // Nothing is left to fill, even for tests that are already here.
  expect(await one.open([head, ...rows])).toMatchObject({
    value: { records: { known: 6 }, plots: { changed: 0 }, table: { differences } },
  })
})

test('of two columns for one thing the second is noted; a depth has its unit, an area its own', async () => {
  const one = office()
  const looked = await one.open([
    ['採土日', '農家', '圃場名', '地番', '面積(反)', '深さ(cm)', 'pH(H2O)'],
    ['2026-04-02', '田中', '東', '原1-3', '660㎡', '0-15', '6.2'],
    ['2026-04-02', '田中', '東', '原1-3', '', '15-30', '5.8'],
  ])
  expect(looked).toMatchObject({
    value: {
      plots: { fresh: 1 },
      table: {
        columns: [
          { choice: 'date' },
          { choice: 'farmer' },
          { choice: 'plot' },
          { title: '地番', choice: 'remark', isSure: true },
          { choice: 'area', form: { unit: '10a' } },
          { choice: 'name' },
          { choice: 'lab-ph' },
        ],
      },
    },
  })
  await one.backup.take()
  const kept = await one.kept()
  expect(kept.map(({ note }) => note)).toEqual(['地番: 原1-3', '地番: 原1-3'])
  expect(kept.flatMap(({ samples }) => samples.map(({ name }) => name)).toSorted()).toEqual([
    '0-15cm',
    '15-30cm',
  ])
  expect(one.plots.store.getState().plots).toMatchObject([{ area: { value: 660, unit: 'm2' } }])
  // The area is converted to the unit of the column.
  expect(cellAsRead('660㎡', { choice: 'area', form: { species: '', unit: '10a' } })).toEqual({
    kind: 'read',
    text: '0.66',
  })
})

test('a column of days under a strange title is offered as the day; a unit may be repeated in each cell', async () => {
  const one = office()
  const head = ['整理', '現地', 'pH(H2O)', '塩基飽和度(%)', '交換性石灰(mg/100g)']
  const rows = [
    ['46113', 'R8.4.1', '6.2', '55％', '250mg/100g'],
    ['46114', 'R8.4.2', '6.0', '60', '2.5%'],
  ]
  expect(await one.open([head, ...rows])).toMatchObject({
    value: {
      table: {
        needsDay: false,
        columns: [{ choice: 'keep' }, { choice: 'date', isSure: false }, {}, {}, {}],
      },
      records: { fresh: 1 },
      faults: [{ line: 3, column: '交換性石灰(mg/100g)', reason: 'bad-number', found: '2.5%' }],
    },
  })
  await one.backup.take()
  const [record] = await one.kept()
  expect(record?.measured?.map(({ value }) => value)).toEqual([46_113, 6.2, 55, 250])
})

test.each([
  [['採取日：令和6年4月1日', '', '分析：○○研究所']],
  [['受託者', '', '採土日', 'R6.4.1']],
  [['採取日 2024/4/1']],
  [['採取日：6.4.1']],
])('a day above the head is offered for all rows: %j', async (title) => {
  const one = office()
  const head = ['ほ場番号', 'pH(H2O)', 'EC(dS/m)']
  expect(await one.open([['令和6年度 春作'], title, head, ['1', '6.2', '0.1']])).toMatchObject({
    value: { table: { needsDay: true, day: '2024-04-01' } },
  })
})

test('a laboratory may measure more than any kit: all of it is kept', async () => {
  const one = office()
  const items =
    'pH(H2O),pH(KCl),EC,硝酸態窒素(mg/100g),アンモニア態窒素(mg/100g),可給態リン酸(mg/100g),交換性石灰(mg/100g),交換性苦土(mg/100g),交換性加里(mg/100g),CEC,塩基飽和度,石灰飽和度,Ca/Mg,Mg/K,腐植,リン酸吸収係数,可給態ケイ酸(mg/100g),遊離酸化鉄(%),ホウ素(ppm),マンガン(ppm)'.split(
      ',',
    )
  const rows = ['北', '南'].map((field) => [
    '2026-04-01',
    field,
    ...items.map((_, at) => `${1 + at / 4}`),
  ])
  expect(await one.open([['採取日', 'ほ場名', ...items], ...rows])).toMatchObject({
    value: { records: { fresh: 2 }, faultCount: 0 },
  })
  await one.backup.take()
  expect((await one.kept()).map(({ measured }) => measured?.length)).toEqual([20, 20])
})

test('a row with more values than a kit may have is refused by that name', async () => {
  const one = office()
  const names = Array.from({ length: 13 }, (_, at) => `項目${at} [x${at} mg]`)
  const text = [
    `日付,試料名,${names.join(',')}`,
    `2026-04-01,北,${names.map(() => '1').join(',')}`,
  ].join('\n')
  one.files.offer({ name: 'x.csv', text })
  expect(await one.backup.open()).toMatchObject({
    value: { faults: [{ line: 2, reason: 'too-many-values' }] },
  })
})

test('a row of an office names the farmer, the field and two layers: two samples, and the field as it is', async () => {
  const one = office()
  const request = [
    ['令和8年度春作 土壌診断依頼一覧'],
    [
      '受付',
      'お名前',
      'フリガナ',
      '部会名',
      '畑の名称',
      '栽培品目',
      '面積(a)',
      '作土',
      '',
      '',
      '下層土',
      '',
    ],
    ['', '', '', '', '', '', '', 'pH(H2O)', 'りん酸(有効態)', '石灰(CaO)', 'pH(H2O)', '加里(K2O)'],
    ['', '', '', '', '', '', '', '', 'mg/100g', 'mg/100g', '', 'mg/100g'],
    [
      '8.4.3',
      '近藤 進',
      'ｺﾝﾄﾞｳ ｽｽﾑ',
      '高原野菜部会',
      '上ノ台',
      'トマト',
      '12.5',
      '6.2',
      '40',
      '280',
      '5.1',
      '22',
    ],
    [
      '8.4.3',
      '近藤 進',
      'ｺﾝﾄﾞｳ ｽｽﾑ',
      '高原野菜部会',
      '川端',
      'トマト',
      '不明',
      '6.0',
      '30',
      '250',
      '',
      '',
    ],
  ]
  const looked = await one.open(request)
  expect(looked).toMatchObject({
    value: {
      records: { fresh: 2 },
      plots: { fresh: 2 },
      table: { parts: ['作土', '下層土'], rowHolds: 'several' },
      faults: [{ line: 6, column: '面積(a)', reason: 'bad-number', found: '不明' }],
    },
  })
  await one.backup.take()
  const [first, second] = (await one.kept()).toSorted((a, b) => b.samples.length - a.samples.length)
  expect(first?.samples.map(({ name }) => name)).toEqual(['作土', '下層土'])
  expect(new Set(first?.samples.map(({ plot }) => plot)).size).toBe(1)
  expect(first?.measured?.map(({ sample, species, value }) => [sample, species, value])).toEqual([
    ['作土', 'pH', 6.2],
    ['作土', 'P2O5', 40],
    ['作土', 'CaO', 280],
    ['下層土', 'pH', 5.1],
    ['下層土', 'K2O', 22],
  ])
  // No sample of the lower layer was taken there.
  expect(second?.samples.map(({ name }) => name)).toEqual(['作土'])
  expect(one.plots.store.getState().plots).toMatchObject([
    {
      farmer: '近藤 進',
      farmerReading: 'こんどう すすむ',
      group: '高原野菜部会',
      name: '上ノ台',
      area: { value: 12.5, unit: 'a' },
      crops: [{ crop: 'tomato' }],
    },
    { name: '川端', area: null },
  ])
  // Read again, nothing is new; with `samples`, the rows of a day are one test.
  expect(await one.open(request)).toMatchObject({ value: { records: { fresh: 0, known: 2 } } })
  expect(await one.backup.again({ table: { rowsAre: 'samples' } })).toMatchObject({
    value: { records: { fresh: 1 } },
  })
  // The user can choose that a row is one sample.
  expect(await one.backup.again({ table: { rowHolds: 'one' } })).toMatchObject({
    value: { table: { rowHolds: 'one', parts: [] } },
  })
})

test('names are previewed as they will be kept, without what reverses or breaks them', async () => {
  const { open, backup, kept, plots } = office()
  const preview = await open([
    ['日付', '生産者', '圃場', '試料名', 'メモ', 'pH(H2O)', '所見'],
    ['2026-04-01', '\u202e田中', '北\u0000の畑', '上\ud83c', '雨\u2066の', '6.5', '良\u202e好'],
    // As an earlier version named it, before what reverses was left out.
    ['2026-04-02', '田中', '\u202d北の畑', '下', '', '6.4', ''],
  ])
  const value = preview.ok ? preview.value : null
  const shown = value?.sample.flatMap(({ samples }) => samples.map(({ name }) => name))
  await backup.take({})
  const records = (await kept()).toSorted((one, other) => one.startedAt - other.startedAt)
  expect(records.flatMap(({ samples }) => samples.map(({ name }) => name))).toEqual([
    '上\ufffd',
    '下',
  ])
  expect(shown?.toSorted()).toEqual(['上\ufffd', '下'])
  expect(records.map(({ note }) => note)).toEqual(['雨の\n所見: 良好', undefined])
  expect(value?.plots).toMatchObject({ fresh: 1 })
  expect(plots.store.getState().plots).toMatchObject([{ name: '北の畑', farmer: '田中' }])
  for (const { example } of value?.table?.columns ?? [])
    expect(example).not.toMatch(/[\p{Cc}\u2066-\u2069\u202a-\u202e]/u)
  expect(cellAsRead('北\u0000の畑\u202e', { choice: 'plot', form: null })).toEqual({
    kind: 'read',
    text: '北の畑',
  })
})

test('a name with letters that were left out is no correction when its row is imported again', async () => {
  const { open, backup, log } = office()
  const rows = [
    ['記録番号', '試料番号', '日付', '試料名', 'pH(H2O)'],
    ['r1', '1', '2026-04-01', '上\u202eの畑', '6.5'],
  ]
  await open(rows)
  await backup.take({})
  const before = log.all().length
  const again = await open(rows)
  expect(again.ok && again.value.records).toMatchObject({ known: 1, changed: 0 })
  await backup.take({})
  expect(log.all()).toHaveLength(before)
})

test('an import names the tests that can be diagnosed, new or corrected', async () => {
  const { open, backup } = office()
  const rows = (ph: string) => [
    ['記録番号', '試料番号', '日付', '圃場', 'キット', 'pH(H2O)'],
    ['r1', '1', '2026-04-01', '北', '', ph],
    ['r2', '1', '2026-04-02', '南', '', '6.1'],
    ['r3', '1', '2026-04-03', '東', firstKit.name, ''],
  ]
  await open(rows('5.5'))
  expect(await backup.take({})).toMatchObject({ value: { records: 3, tests: ['r1', 'r2'] } })
  await open(rows('5.6'))
  expect(await backup.take({})).toMatchObject({ value: { records: 1, tests: ['r1'] } })
})
