import { expect, test } from 'vitest'
import { laboratoryOffice } from '#testing/laboratory-office.ts'

const measured = (
  record: Awaited<ReturnType<ReturnType<typeof laboratoryOffice>['kept']>>[number],
) =>
  Object.fromEntries(
    (record?.measured ?? []).map(({ method, value, unit }) => [
      method,
      [value, unit].join(' ').trim(),
    ]),
  )

test('a report of one field, item by item, is read with what stands above it; standards and verdicts are no samples', async () => {
  const one = laboratoryOffice()
  const opened = await one.open([
    ['土壌診断結果票'],
    ['生産者名', '山田太郎', '', 'ほ場名', '西１号'],
    ['採取日：令和8年4月1日', '', '', '作物', 'トマト'],
    [],
    ['分析項目', '', '単位', '測定値', '基準値', '', '判定'],
    ['', '', '', '', '下限', '上限', ''],
    ['pH', 'H2O', '', '6.2', '6.0', '6.5', '適'],
    ['EC', '', 'mS/cm', '0.12', '0.1', '0.3', '適'],
    ['交換性塩基', '石灰', 'mg/100g', '280', '250', '350', '適'],
    ['', '苦土', 'mg/100g', '<5', '30', '50', '低い'],
    ['', '加里', 'mg/100g', '20', '20', '30', '適'],
    ['CEC', '', 'me/100g', '18.5', '', '', ''],
    ['※基準値は当センターのもの'],
  ])
  expect(opened).toMatchObject({
    value: {
      records: { fresh: 1 },
      faultCount: 0,
      asideCount: 2,
      table: { isTurned: true, head: { first: 1, last: 3 }, needsDay: false },
    },
  })
  await one.backup.importOpened()
  const [record] = await one.kept()
  expect(record?.note).toBeUndefined()
  expect(record && measured(record)).toEqual({
    'lab-ph': '6.2',
    'lab-ec': '0.12 mS/cm',
    'lab-exchangeable-cao': '280 mg/100g',
    'lab-exchangeable-mgo': '5 mg/100g',
    'lab-exchangeable-k2o': '20 mg/100g',
    'lab-cec': '18.5 me/100g',
  })
  expect(one.plots.store.getState().plots).toMatchObject([
    { farmer: '山田太郎', name: '西１号', crops: [{ crop: 'tomato' }] },
  ])
})

test('fields side by side are named by the row above the values, and a fault by its column and item', async () => {
  const one = laboratoryOffice()
  const opened = await one.open([
    ['分析日', 'R8.4.3'],
    ['項目', '単位', '上ノ台', '川端', '山の手'],
    ['pH(H2O)', '', '5.8', '58', '6.4'],
    ['EC', 'mS/cm', '0.1', '0.2', 'x'],
    ['可給態リン酸', 'mg/100g', '40', '50', '60'],
  ])
  expect(opened).toMatchObject({
    value: {
      records: { fresh: 2 },
      faults: [
        { line: 4, column: 'pH(H2O)', reason: 'impossible', found: '58' },
        { line: 5, column: 'EC mS/cm', reason: 'bad-number', found: 'x', isRowKept: true },
      ],
      table: { isTurned: true },
    },
  })
  await one.backup.importOpened()
  expect(one.plots.store.getState().plots).toMatchObject([{ name: '上ノ台' }, { name: '山の手' }])
})

test('a report without titles of its own is read from its first row', async () => {
  const one = laboratoryOffice()
  const opened = await one.open([
    ['pH', '6.2'],
    ['EC(mS/cm)', '0.12'],
    ['CEC(me/100g)', '18'],
  ])
  expect(opened).toMatchObject({ value: { table: { isTurned: true, needsDay: true } } })
  expect(await one.backup.previewAgain({ table: { day: '2026-04-01' } })).toMatchObject({
    value: { records: { fresh: 1 }, faultCount: 0 },
  })
})

test('layers of one field side by side are its samples', async () => {
  const one = laboratoryOffice()
  await one.open([
    ['圃場', '西', '採取日', '2026-04-01'],
    ['項目', '作土', '下層土', '前回'],
    ['pH(H2O)', '5.8', '6.4', '5.5'],
    ['EC(mS/cm)', '0.1', '0.2', '0.1'],
  ])
  await one.backup.importOpened()
  const records = await one.kept()
  expect(new Set(records.map((record) => record?.samples[0]?.name))).toEqual(
    new Set(['作土', '下層土']),
  )
  expect(one.plots.store.getState().plots).toMatchObject([{ name: '西' }])
})

test('items that are numbered, with methods beside them and units after the values, are read', async () => {
  const one = laboratoryOffice()
  await one.open([
    ['採取日', '2026-04-01'],
    ['No.', '分析項目', '分析方法', '分析値', '単位', '診断基準値', '判定'],
    ['1', 'pH(H2O)', 'ガラス電極法', '6.2', '', '6.0〜6.5', '適正'],
    ['2', 'EC', '1:5水浸出法', '0.12', 'mS/cm', '0.3以下', '適正'],
    ['3', '可給態リン酸', 'トルオーグ法', '45', 'mg/100g', '20〜50', '適正'],
    ['4', '腐植', '', '3.1', '%', '3以上', '適正'],
  ])
  await one.backup.importOpened()
  const records = await one.kept()
  expect(records.map((record) => record && measured(record))).toEqual([
    {
      'lab-ph': '6.2',
      'lab-ec': '0.12 mS/cm',
      'lab-available-p2o5': '45 mg/100g',
      'lab-humus': '3.1 %',
    },
  ])
  expect(one.plots.store.getState().plots).toEqual([])
})

test.each([
  [
    'a price list',
    [
      ['品名', '値段', '数'],
      ['石灰', '500', '2'],
      ['堆肥', '300', '1'],
    ],
  ],
  [
    'titles without numbers',
    [
      ['項目', '値'],
      ['pH', '適'],
      ['EC', '適'],
      ['CEC', '低い'],
    ],
  ],
  ['no table', [['表紙'], ['令和8年度']]],
  [
    'a list of single values',
    [
      ['場所', '成分', '値'],
      ['西', 'pH', '6.2'],
      ['西', 'EC', '0.1'],
      ['東', 'pH', '5.8'],
      ['東', 'EC', '0.2'],
    ],
  ],
  [
    'a form with two columns of items',
    [
      ['項目', '値', '項目', '値'],
      ['pH', '6.2', 'CEC(me/100g)', '18'],
      ['EC(mS/cm)', '0.1', '腐植(%)', '3'],
    ],
  ],
  [
    'such a form with units',
    [
      ['項目', '単位', '値', '項目', '単位', '値'],
      ['pH', '', '6.2', 'CEC', 'me/100g', '18'],
      ['EC', 'mS/cm', '0.1', '腐植', '%', '3'],
    ],
  ],
  [
    'a report longer than any',
    [
      ['項目', '値'],
      ['pH', '6.2'],
      ['EC', '0.1'],
      ...Array.from({ length: 60 }, (_, at) => [`欄${at}`, '1']),
    ],
  ],
])('%s is refused as before', async (_, sheet) => {
  expect(await laboratoryOffice().open(sheet)).toEqual({ ok: false, reason: 'not-known' })
})

test('a cooperative’s report: honorifics, an area beside the field, goals that are ranges, dashes for units, a day without a year', async () => {
  const one = laboratoryOffice()
  const opened = await one.open([
    ['土壌分析結果報告書'],
    ['', '', '', '発行日', '2026年3月20日'],
    ['組合員氏名', '鈴木 花子', '様'],
    ['圃場名称', '前の畑', '', '面積', '12a'],
    ['採土月日', '3月2日', '', '受付番号', '26-014'],
    ['分析項目', '分析値', '目標値', '単位', '評価'],
    ['pH(H2O)', '5.6', '6.0～6.5', '－', 'やや低い'],
    ['電気伝導度(EC)', '0.08', '0.1～0.4', 'mS/cm', '低い'],
    ['有効態リン酸', '88.0', '20～60', 'mg/100g', '高い'],
    ['交換性カリウム', '41', '15～30', 'mg/100g', '高い'],
    ['石灰/苦土比', '6.2', '4～8', '当量比', ''],
    ['腐植', '3.4', '3以上', '%', ''],
    ['所見', '石灰が不足しています。'],
  ])
  expect(opened).toMatchObject({ value: { faultCount: 0, table: { needsDay: true } } })
  const table = { day: '2026-03-02' }
  expect(await one.backup.previewAgain({ table })).toMatchObject({
    value: {
      records: { fresh: 1 },
      faultCount: 0,
      asides: [{ reason: 'summary', found: '目標値' }],
    },
  })
  await one.backup.importOpened({ table })
  const [record] = await one.kept()
  expect(record && measured(record)).toEqual({
    'lab-ph': '5.6',
    'lab-ec': '0.08 mS/cm',
    'lab-available-p2o5': '88 mg/100g',
    'lab-exchangeable-k2o': '41 mg/100g',
    'lab-ca-mg': '6.2',
    'lab-humus': '3.4 %',
  })
  expect(record?.note?.split('\n').toSorted()).toEqual([
    '受付番号: 26-014',
    '採土月日: 3月2日',
    '発行日: 2026年3月20日',
    '石灰が不足しています。',
  ])
  expect(one.plots.store.getState().plots).toMatchObject([
    { farmer: '鈴木 花子', name: '前の畑', area: { value: 12, unit: 'a' } },
  ])
})

test('a report in English names the grower, the field and what was measured', async () => {
  const one = laboratoryOffice()
  const opened = await one.open([
    ['Soil Test Report'],
    ['Client', 'Green Farm', 'Field', 'Lower terrace'],
    ['Date sampled', '2026-03-14'],
    ['Parameter', 'Result', 'Unit', 'Rating'],
    ['pH (water)', '6.3', '', 'Optimum'],
    ['EC', '0.21', 'dS/m', ''],
    ['Nitrate-N', '1.4', 'mg/100g', 'Low'],
    ['Exchangeable K', '0.6', 'cmol/kg', 'High'],
    ['CEC', '14.2', 'cmol/kg', ''],
    ['Olsen P', '32', 'mg/kg', 'Optimum'],
  ])
  expect(opened).toMatchObject({ value: { records: { fresh: 1 }, faultCount: 0 } })
  await one.backup.importOpened()
  const [record] = await one.kept()
  expect(record && measured(record)).toMatchObject({
    'lab-ph': '6.3',
    'lab-ec': '0.21 dS/m',
    'lab-nitrate-n': '1.4 mg/100g',
    'lab-cec': '14.2 cmol/kg',
  })
  expect(one.plots.store.getState().plots).toMatchObject([
    { farmer: 'Green Farm', name: 'Lower terrace' },
  ])
})

test.each([
  [
    'items by months',
    [
      ['項目', '1月', '2月', '3月'],
      ['pH(H2O)', '6.2', '6.0', '5.9'],
      ['EC(mS/cm)', '0.1', '0.2', '0.3'],
      ['硝酸態窒素(mg/100g)', '1', '2', '3'],
    ],
  ],
  [
    'fields by months, under the item’s name',
    [
      ['pH(H2O)の推移（2026年）'],
      ['ほ場', '面積(a)', '１月', '２月'],
      ['西', '10', '6.2', '6.0'],
      ['東', '12', '5.8', '5.9'],
    ],
  ],
  [
    'items in each month',
    [
      ['ほ場', 'R8.4月', '', 'R8.5月', ''],
      ['', 'pH', 'EC(mS/cm)', 'pH', 'EC(mS/cm)'],
      ['西', '6.2', '0.1', '6.0', '0.2'],
    ],
  ],
  [
    'months in the titles of items',
    [
      ['ほ場', '4月pH', '5月pH', '4月EC(mS/cm)', '5月EC(mS/cm)'],
      ['西', '6.2', '6.0', '0.1', '0.2'],
    ],
  ],
])('%s are refused: a month would become a field, or a value lose its day', async (_, sheet) => {
  expect(await laboratoryOffice().open(sheet)).toEqual({ ok: false, reason: 'by-month' })
})

test('months of sowing or planting are no titles of columns', async () => {
  const beside = await laboratoryOffice().open([
    ['ほ場', '西', '東'],
    ['播種月', '4月', '5月'],
    ['pH(H2O)', '6.2', '6.0'],
    ['EC(mS/cm)', '0.1', '0.2'],
  ])
  expect(beside).toMatchObject({ ok: true })
  const opened = await laboratoryOffice().open([
    ['採取日', 'ほ場', '播種月', '定植月', 'pH', 'EC(mS/cm)'],
    ['2026-04-01', '西', '4月', '5月', '6.2', '0.1'],
    ['2026-04-01', '東', '5月', '6月', '', ''],
  ])
  expect(opened).toMatchObject({ ok: true })
})
