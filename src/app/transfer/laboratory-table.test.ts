import { expect, test, vi } from 'vitest'
import { laboratoryOf, laboratoryReadings } from '#domain/diagnosis/input/laboratory-values.ts'
import { laboratoryOffice } from '#testing/laboratory-office.ts'

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
  const one = laboratoryOffice()
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
  await one.backup.importOpened()
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

test('a workbook that is gone when it is imported is called unreadable, not imported', async () => {
  const one = laboratoryOffice()
  expect(await one.open(sheet)).toMatchObject({ ok: true })
  one.files.vanishAfter(0)
  expect(await one.backup.importOpened()).toMatchObject({ reason: { reason: 'unreadable' } })
})

test('of several sheets the first that is a table is shown, and another can be chosen', async () => {
  const one = laboratoryOffice()
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
  expect(await one.backup.previewAgain({ table: { sheet: 2 } })).toMatchObject({
    value: { records: { fresh: 2 }, table: { sheet: 2 } },
  })
})

test('a workbook whose reading does not end is let go of when the user stops it', async () => {
  const one = laboratoryOffice()
  one.files.offerWorkbook('endless')
  const looking = one.backup.open()
  await vi.waitFor(() => expect(one.backup.store.getState().work).not.toBeNull())
  one.backup.cancel()
  expect(await looking).toEqual({ ok: false, reason: 'canceled' })
  expect(one.backup.store.getState().work).toBeNull()
})

test('a workbook that cannot be read says why', async () => {
  for (const reason of ['old-workbook', 'workbook-too-large', 'unreadable'] as const) {
    const one = laboratoryOffice()
    one.files.offerWorkbook(reason)
    // oxlint-disable-next-line no-await-in-loop
    expect(await one.backup.open()).toEqual({ ok: false, reason })
  }
  expect(
    await laboratoryOffice().open([
      ['品名', '値段'],
      ['石灰', '500'],
    ]),
  ).toMatchObject({
    reason: 'not-known',
  })
})

test('a table with tabs is one under a title without any, and rows of totals are no samples', async () => {
  const one = laboratoryOffice()
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
  await one.backup.importOpened()
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
  const one = laboratoryOffice()
  const head = ['採取日', 'ほ場', 'pH(H2O)', 'EC', '交換性石灰(mg/100g)']
  const rows = [
    ['2024-04-01', '北', '6.2↑', '0.3*', '250(適)'],
    ['2024-04-01', '南', '測定不能', '0.3', '欠測'],
    ['2024-04-01', '東', '5.9～6.1', '0.3', '#N/A'],
  ]
  expect(await one.open([head, ...rows])).toMatchObject({
    value: {
      records: { fresh: 3 },
      faults: [
        { line: 4, column: 'pH(H2O)', reason: 'bad-number', found: '5.9～6.1', isRowKept: true },
      ],
    },
  })
  await one.backup.importOpened()
  const values = (await one.kept()).flatMap(({ measured = [] }) =>
    measured.map(({ value }) => value),
  )
  expect(values.toSorted((a, b) => a - b)).toEqual([0.3, 0.3, 0.3, 6.2, 250])
})

test('an unreadable cell is left out alone, unless the cells of its row may have shifted', async () => {
  const one = laboratoryOffice()
  const head = ['採取日', 'ほ場', 'pH(H2O)', 'EC', '交換性石灰(mg/100g)']
  const rows = [
    ['2024-04-01', '北', '6.2', '??', 'ND'],
    ['2024-04-01', '南', '??', '??', '-'],
    ['2024-04-01', '東', '6.1', '中', '1', '200'],
    ['2024-04-01', '西', '62', '0.3', '250'],
    ['', '', '-', 'mS/cm', 'mg/100g'],
  ]
  const opened = await one.open([head, ...rows])
  expect(opened).toMatchObject({ ok: true, value: { records: { fresh: 1 } } })
  expect(opened.ok && opened.value.faults).toEqual([
    { line: 2, column: 'EC', reason: 'bad-number', found: '??', isRowKept: true },
    { line: 3, column: 'pH(H2O)', reason: 'bad-number', found: '??' },
    { line: 3, column: 'EC', reason: 'bad-number', found: '??' },
    { line: 4, column: 'EC', reason: 'bad-number', found: '中' },
    { line: 5, column: 'pH(H2O)', reason: 'impossible', found: '62' },
    { line: 6, column: '採取日', reason: 'missing', found: '' },
    { line: 6, column: 'EC', reason: 'bad-number', found: 'mS/cm' },
    { line: 6, column: '交換性石灰(mg/100g)', reason: 'bad-number', found: 'mg/100g' },
  ])
  expect(opened.ok && opened.value.asides).toEqual([
    { line: 2, column: '交換性石灰(mg/100g)', reason: 'below-limit', found: 'ND' },
  ])
  await one.backup.importOpened()
  const [record] = await one.kept()
  expect(record?.measured?.map(({ value }) => value)).toEqual([6.2])
  expect(record?.note).toBe('交換性石灰(mg/100g): ND')
})

test('a column of days under a strange title is offered as the day; a unit may be repeated in each cell', async () => {
  const one = laboratoryOffice()
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
      records: { fresh: 2 },
      faults: [{ line: 3, column: '交換性石灰(mg/100g)', reason: 'bad-number', found: '2.5%' }],
    },
  })
  await one.backup.importOpened()
  const values = (await one.kept()).map(({ measured = [] }) => measured.map(({ value }) => value))
  expect(new Set(values)).toEqual(
    new Set([
      [46_113, 6.2, 55, 250],
      [46_114, 6, 60],
    ]),
  )
})

test.each([
  [['採取日：令和6年4月1日', '', '分析：○○研究所']],
  [['受託者', '', '採土日', 'R6.4.1']],
  [['採取日 2024/4/1']],
  [['採取日：6.4.1']],
])('a day above the head is offered for all rows: %j', async (title) => {
  const one = laboratoryOffice()
  const head = ['ほ場番号', 'pH(H2O)', 'EC(dS/m)']
  expect(await one.open([['令和6年度 春作'], title, head, ['1', '6.2', '0.1']])).toMatchObject({
    value: { table: { needsDay: true, day: '2024-04-01' } },
  })
})

test('a laboratory may measure more than any kit: all of it is kept', async () => {
  const one = laboratoryOffice()
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
  await one.backup.importOpened()
  expect((await one.kept()).map(({ measured }) => measured?.length)).toEqual([20, 20])
})

test('a row with more values than a kit may have is refused by that name', async () => {
  const one = laboratoryOffice()
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

test('bare names of oxides are a laboratory’s, also after other tables of laboratories', async () => {
  const one = laboratoryOffice()
  const columnsOf = async () => {
    const looked = await one.open([
      ['日付', '農家', '畑', 'pH', 'EC', 'CaO', 'MgO', 'K2O', 'リン酸'],
      ['2026-11-01', '山田', '北', '6.1', '0.3', '310', '40', '35', '60'],
    ])
    return looked.ok
      ? looked.value.table?.columns.map(({ choice, isSure }) => [choice, isSure])
      : []
  }
  const before = await columnsOf()
  expect(before).toContainEqual(['lab-exchangeable-cao', false])
  await one.open([
    ['採取日', 'ほ場名', 'pH(H2O)', 'EC', '交換性石灰', '交換性苦土', '交換性カリ', '可給態リン酸'],
    ['2026-09-01', '北', '6.1', '0.3', '310', '40', '35', '60'],
  ])
  await one.backup.importOpened()
  expect(await columnsOf()).toEqual(before)
})

test('what is written below or between the rows is no sample, and no fault', async () => {
  const one = laboratoryOffice()
  const notes = [['北部支部'], ['注1）pHは水浸出による。'], ['', '担当', '田中']]
  const head = ['組合員名', 'ほ場名', '作物', 'pH(H2O)', '採土日']
  const [section, ...below] = notes
  const looked = await one.open([
    head,
    section ?? [],
    ['山田', '北', 'ナス', '6.1', '2026-09-01'],
    ['佐藤', '南', 'ナス', '6.4', ''],
    ...below,
  ])
  expect(looked).toMatchObject({
    value: {
      records: { fresh: 1 },
      // A value without a day is a fault.
      faults: [{ line: 4, column: '採土日', reason: 'missing' }],
      faultCount: 1,
      asides: [
        { line: 2, column: '組合員名', reason: 'remark', found: '北部支部' },
        { line: 5, column: '組合員名', reason: 'remark' },
        { line: 6, column: 'ほ場名', reason: 'remark', found: '担当' },
      ],
    },
  })
  const dayless = await one.open([
    head.slice(0, 4),
    ['山田', '北', 'ナス', '6.1'],
    ['佐藤', '南', 'ナス', ''],
    ...below,
  ])
  expect(dayless.ok).toBe(true)
  expect(await one.backup.previewAgain({ table: { day: '2026-09-01' } })).toMatchObject({
    // A field without values is a fault where no day is missing.
    value: { records: { fresh: 1 }, faultCount: 1, asides: [{ line: 4 }, { line: 5 }] },
  })
})

test('the head may be repeated above each group of samples', async () => {
  const one = laboratoryOffice()
  const head = ['採取日', '農家', '畑', 'pH(H2O)', 'EC']
  const looked = await one.open([
    ['北部支部'],
    head,
    ['2026/9/10', '山田', '北', '6.1', '0.3'],
    ['南部支部'],
    head,
    ['2026/9/11', '佐藤', '南', '6.2', '0.4'],
  ])
  expect(looked).toMatchObject({
    value: {
      records: { fresh: 2 },
      faultCount: 0,
      asides: [
        { line: 4, reason: 'remark', found: '南部支部' },
        { line: 5, reason: 'remark', found: '採取日' },
      ],
    },
  })
})
