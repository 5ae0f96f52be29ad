import { expect, test } from 'vitest'
import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import { byName, newPlot } from '#domain/plot/plot.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { laboratoryOffice } from '#testing/laboratory-office.ts'

test('a field without a crop grows what the rows say of it, each from its day; a crop that was chosen stays', async () => {
  const one = laboratoryOffice()
  const chosen = [{ crop: 'spinach', from: '2026-01-01', to: null }]
  await one.plots.keep({ ...newPlot('grown', '丘'), farmer: '鈴木', crops: chosen })
  await one.plots.keep({ ...newPlot('known', '畑'), farmer: '鈴木' })
  const head = ['採取日', '農家', '圃場名', '作物', 'pH(H2O)']
  const rows = [
    ['2026-04-02', '田中', '東', 'ﾄﾏﾄ', '6.2'],
    ['2026-03-01', '田中', '東', 'キャベツ', '6.1'],
    ['2026-04-01', '田中', '西', '謎の作物', '6.0'],
    ['2026-04-01', '鈴木', '畑', 'ねぎ', '5.9'],
    ['2026-04-01', '鈴木', '丘', 'ねぎ', '5.8'],
  ]
  await one.open([head, ...rows])
  await one.backup.importOpened()
  const plots = one.plots.store.getState().plots
  expect(Object.fromEntries(plots.map(({ name, crops }) => [name, crops]))).toEqual({
    丘: chosen,
    畑: [{ crop: 'negi', from: '2026-04-01', to: null }],
    東: [
      { crop: 'cabbage', from: '2026-03-01', to: '2026-04-02' },
      { crop: 'tomato', from: '2026-04-02', to: null },
    ],
    西: [],
  })
  const notes = (await one.kept()).map(({ note }) => note)
  // What no field takes is kept in the note.
  expect(notes.filter((note) => note !== undefined).toSorted(byName)).toEqual([
    '作物: ねぎ',
    '作物: 謎の作物',
  ])
})

test('a table fills what is not known of a field, and says where it differs', async () => {
  const one = laboratoryOffice()
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
    { line: 4, plot: '田中 東', fact: 'group', here: '東部', inTable: '西部' },
    {
      line: 5,
      plot: '田中 東',
      fact: 'area',
      here: { value: 10, unit: 'a' },
      inTable: { value: 1300, unit: 'm2' },
    },
  ]
  expect(await one.open([head, ...rows])).toMatchObject({
    value: { plots: { fresh: 1, changed: 1 }, table: { differences } },
  })
  expect(await one.backup.importOpened()).toMatchObject({ value: { records: 6, plots: 2 } })
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
  const one = laboratoryOffice()
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
  await one.backup.importOpened()
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

test('a row of an office names the farmer, the field and two layers: two samples, and the field as it is', async () => {
  const one = laboratoryOffice()
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
  await one.backup.importOpened()
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
  expect(await one.backup.previewAgain({ table: { rowsAre: 'samples' } })).toMatchObject({
    value: { records: { fresh: 1 } },
  })
  // The user can choose that a row is one sample.
  expect(await one.backup.previewAgain({ table: { rowHolds: 'one' } })).toMatchObject({
    value: { table: { rowHolds: 'one', parts: [] } },
  })
})

test('names are previewed as they will be kept, without what reverses or breaks them', async () => {
  const { open, backup, kept, plots } = laboratoryOffice()
  const preview = await open([
    ['日付', '生産者', '圃場', '試料名', 'メモ', 'pH(H2O)', '所見'],
    ['2026-04-01', '\u202e田中', '北\u0000の畑', '上\ud83c', '雨\u2066の', '6.5', '良\u202e好'],
    // As an earlier version named it, before what reverses was left out.
    ['2026-04-02', '田中', '\u202d北の畑', '下', '', '6.4', ''],
  ])
  const value = preview.ok ? preview.value : null
  const shown = value?.sample.flatMap(({ samples }) => samples.map(({ name }) => name))
  await backup.importOpened({})
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
  const { open, backup, log } = laboratoryOffice()
  const rows = [
    ['記録番号', '試料番号', '日付', '試料名', 'pH(H2O)'],
    ['r1', '1', '2026-04-01', '上\u202eの畑', '6.5'],
  ]
  await open(rows)
  await backup.importOpened({})
  const before = log.all().length
  const again = await open(rows)
  expect(again.ok && again.value.records).toMatchObject({ known: 1, changed: 0 })
  await backup.importOpened({})
  expect(log.all()).toHaveLength(before)
})

test('an import names the tests that can be diagnosed, new or corrected', async () => {
  const { open, backup } = laboratoryOffice()
  const rows = (ph: string) => [
    ['記録番号', '試料番号', '日付', '圃場', 'キット', 'pH(H2O)'],
    ['r1', '1', '2026-04-01', '北', '', ph],
    ['r2', '1', '2026-04-02', '南', '', '6.1'],
    ['r3', '1', '2026-04-03', '東', firstKit.name, ''],
  ]
  await open(rows('5.5'))
  expect(await backup.importOpened({})).toMatchObject({
    value: { records: 3, tests: ['r1', 'r2'] },
  })
  await open(rows('5.6'))
  expect(await backup.importOpened({})).toMatchObject({ value: { records: 1, tests: ['r1'] } })
})
