import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyteHeader, readHeader } from '#domain/exchange/csv-header.ts'
import { ownColumns } from '#domain/exchange/csv-words.ts'
import { laboratoryForms } from '#domain/exchange/laboratory-forms.ts'
import { newPlot, type PlotFields } from '#domain/plot/plot.ts'
import type { MeasuredValue, SoilRecord } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { backup as easy } from '#locales/easy/backup.ts'
import { backup as english } from '#locales/en/backup.ts'
import { backup as japanese } from '#locales/ja/backup.ts'
import type { PackWhat } from './exporter.ts'
import { allCsvWords } from './open-table.ts'
import { morning, transferPhone } from '#testing/transfer-phone.ts'

const day = 24 * 60 * 60_000
const { csvWords: words } = japanese

async function office() {
  const { backup, files, records, plots } = transferPhone({ now: morning })
  const field = async (id: string, fields: Partial<PlotFields>) =>
    plots.keep({ ...newPlot(id, `${id}番`), ...fields })
  const pack = async (what: PackWhat) => {
    await backup.pack(what)
    await backup.deliver('download')
  }
  const table = async (only: Partial<(PackWhat & { kind: 'csv' })['only']> = {}) => {
    await pack({
      kind: 'csv',
      fileName: 'x.csv',
      words,
      only: { farmer: null, group: null, from: null, to: null, ...only },
    })
    return (files.saved().at(-1)?.text ?? '').slice(1).split('\r\n').slice(0, -1)
  }
  return { backup, files, records, plots, field, pack, table }
}

const laboratory = (sample: string, method: keyof typeof laboratoryForms, value: number) => ({
  id: `${sample} ${method}`,
  sample,
  source: 'laboratory' as const,
  method,
  value,
  ...laboratoryForms[method][0],
})

function ofFields(
  id: string,
  fields: readonly string[],
  rest: Partial<SoilRecord> & { readonly measured: readonly MeasuredValue[] },
): SoilRecord {
  return {
    schema: 1,
    id,
    kit: firstKit,
    startedAt: morning,
    endedAt: morning,
    wallOffset: 0,
    how: 'finished',
    origin: 'run',
    samples: fields.map((plot, at) => ({ id: `s${at + 1}`, name: `${plot}の土`, plot })),
    readings: [],
    ...rest,
  }
}

/** Two farmers in one test, one of them in another, a day later. */
async function season() {
  const one = await office()
  await one.field('山田東', { farmer: '山田', group: '北部会' })
  await one.field('佐藤西', { farmer: '佐藤', group: '南部会' })
  await one.records.keep(
    ofFields('r1', ['山田東', '佐藤西'], {
      note: '佐藤さんの畑は湿っていた',
      measured: [laboratory('s1', 'lab-ph', 6.1), laboratory('s2', 'lab-cec', 18)],
    }),
  )
  await one.records.keep(
    ofFields('r2', ['佐藤西'], {
      startedAt: instant(morning + day),
      measured: [laboratory('s1', 'lab-exchangeable-cao', 250)],
    }),
  )
  return one
}

test('heads are words with units', async () => {
  const one = await season()
  expect((await one.table())[0]).toBe(
    '記録番号,試料番号,日付,時刻,キット,生産者,部会・地区,圃場,試料名,天気,メモ,pH（H2O） [pH 分析機関],CEC（塩基置換容量） [CEC me/100g 分析機関],交換性石灰 [CaO mg/100g 分析機関]',
  )
})

test('of one farmer, one group, one period: nothing of the others is in it, not in a note either', async () => {
  const one = await season()
  for (const only of [{ farmer: '山田' }, { group: '北部会' }]) {
    const lines = await one.table(only)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/天気,pH（H2O） \[pH 分析機関\]$/u)
    expect(lines.join('\n')).not.toMatch(/佐藤|湿って|CEC/u)
  }
  expect(await one.table({ farmer: '佐藤' })).toHaveLength(3)
  expect(await one.table({ from: instant(morning + day) })).toHaveLength(2)
  expect(await one.table({ to: instant(morning + day) })).toHaveLength(3)
})

test('of one group, as text and as a workbook: the samples of all its farmers, and of no other group', async () => {
  const one = await season()
  await one.field('木村南', { farmer: '木村', group: '北部会' })
  await one.field('林', { farmer: '林', group: '' })
  const measured = [laboratory('s1', 'lab-ph', 5.4), laboratory('s2', 'lab-ph', 7.7)]
  await one.records.keep(ofFields('r3', ['木村南', '林'], { measured }))
  const rest = { farmer: null, group: '北部会', from: null, to: null }
  await one.pack({ kind: 'workbook', fileName: 'x.xlsx', words, only: rest })
  const cells = one.files.workbooks().map(({ rows }) => rows)
  const lines = await one.table({ group: '北部会' })
  const tables = [lines.map((line) => line.split(',')), ...cells]
  expect(tables).toHaveLength(2)
  for (const rows of tables) {
    const plotAt = rows[0]?.indexOf('圃場') ?? -1
    expect(rows.slice(1).map((row) => row[plotAt])).toEqual(['山田東番', '木村南番'])
    expect(JSON.stringify(rows)).not.toMatch(/佐藤|湿って|林|CEC|7\.7/u)
  }
})

test('where nothing fits there is no table', async () => {
  const one = await season()
  const only = { farmer: '山田', group: null, from: instant(morning + day), to: null }
  const packed = await one.backup.pack({ kind: 'workbook', fileName: 'x.xlsx', words, only })
  expect(packed).toEqual({ ok: false, reason: 'empty' })
})

test('a farmer’s table changes nothing where it came from, and is whole elsewhere', async () => {
  const one = await season()
  const text = (await one.table({ farmer: '山田' })).join('\n')
  one.files.offer({ name: 'x.csv', text })
  expect(await one.backup.open()).toMatchObject({
    value: { records: { known: 1, changed: 0, fresh: 0 }, faultCount: 0, table: null },
  })
  const two = await office()
  two.files.offer({ name: 'x.csv', text })
  expect(await two.backup.open()).toMatchObject({ value: { records: { fresh: 1 }, faultCount: 0 } })
  await two.backup.importOpened()
  expect(await two.records.read(['r1'])).toMatchObject([
    { record: { samples: [{ id: 's1' }], measured: [{ method: 'lab-ph', value: 6.1 }] } },
  ])
})

test('a workbook has the same rows, with numbers that are numbers', async () => {
  const one = await season()
  await one.pack({ kind: 'workbook', fileName: 'x.xlsx', words })
  const [book] = one.files.workbooks()
  expect(book).toMatchObject({ name: 'x.xlsx', sheet: '測定の記録' })
  expect(book?.rows.map((row) => row.slice(11))).toEqual([
    [
      'pH（H2O） [pH 分析機関]',
      'CEC（塩基置換容量） [CEC me/100g 分析機関]',
      '交換性石灰 [CaO mg/100g 分析機関]',
    ],
    [6.1, null, null],
    [null, 18, null],
    [null, null, 250],
  ])
})

const areas = [
  { value: 12.5, unit: 'a' },
  { value: 30, unit: 'tsubo' },
  { value: 1.5, unit: '10a' },
] as const

test('farmer, field, crop and area stand apart, and are whole on another device', async () => {
  const one = await office()
  const shared = { farmerReading: 'やまだ', group: '北部会' }
  await one.plots.keep({
    ...newPlot('p1', '西1号'),
    ...shared,
    farmer: '山田',
    area: areas[0],
    crops: [
      { crop: 'spinach', from: '2026-05-01', to: '2026-11-21' },
      { crop: 'tomato', from: '2026-11-21', to: null },
    ],
  })
  await one.plots.keep({ ...newPlot('p2', '西1号'), farmer: '佐藤', area: areas[1] })
  await one.plots.keep({ ...newPlot('p3', '山田東'), farmer: '山田', area: areas[2] })
  const measured = ['s1', 's2', 's3'].map((sample) => laboratory(sample, 'lab-ph', 6))
  await one.records.keep(ofFields('r1', ['p1', 'p2', 'p3'], { measured }))
  await one.records.keep(
    ofFields('r2', ['p1'], { startedAt: instant(morning + 2 * day), measured: [] }),
  )
  const lines = await one.table()
  expect(lines.map((line) => line.split(',').slice(5, 11).join())).toEqual([
    '生産者,読みがな,部会・地区,圃場,作物,面積（a）',
    '山田,やまだ,北部会,西1号,ほうれんそう,12.5',
    '佐藤,,,西1号,,0.991736',
    '山田,,,山田東,,15',
    '山田,やまだ,北部会,西1号,トマト,12.5',
  ])
  const text = lines.join('\n')
  one.files.offer({ name: 'x.csv', text })
  expect(await one.backup.open()).toMatchObject({
    value: { records: { known: 2 }, plots: { fresh: 0, changed: 0 }, faultCount: 0, table: null },
  })
  const two = await office()
  two.files.offer({ name: 'x.csv', text })
  await two.backup.open()
  await two.backup.importOpened()
  const [, , third, ...others] = two.plots.store
    .getState()
    .plots.toSorted((a, b) => (`${a.farmer}${a.name}` < `${b.farmer}${b.name}` ? -1 : 1))
  expect(others).toEqual([])
  expect(third).toMatchObject({
    ...shared,
    farmer: '山田',
    name: '西1号',
    area: { value: 12.5, unit: 'a' },
    crops: [
      { crop: 'spinach', to: '2026-11-22' },
      { crop: 'tomato', to: null },
    ],
  })
  const [kept] = await two.records.read(['r1'])
  // The crop is the field's, not a note of the test.
  expect(kept?.record?.note).toBeUndefined()
  expect(await two.table()).toEqual(lines)
})

test('the crop of a kept diagnosis counts, and a word that is no crop is named', async () => {
  const one = await office()
  const crops = [{ crop: 'spinach', from: '2026-05-01', to: null }]
  await one.plots.keep({ ...newPlot('p1', '東'), crops })
  const diagnosis = { id: 'd', version: 1, crop: 'tomato', plot: 'p1', sample: 's1', result: {} }
  await one.records.keep(
    ofFields('r1', ['p1'], {
      measured: [laboratory('s1', 'lab-ph', 6)],
      diagnoses: [{ ...diagnosis, at: morning }],
    }),
  )
  const text = (await one.table()).join('\n')
  expect(text).toContain(',東,トマト,')
  const two = await office()
  two.files.offer({ name: 'x.csv', text: text.replace('トマト', '謎の作物') })
  expect(await two.backup.open()).toMatchObject({
    value: { faults: [{ line: 2, column: '作物', reason: 'unknown-choice', found: '謎の作物' }] },
  })
  await two.backup.importOpened()
  expect(two.plots.store.getState().plots).toMatchObject([{ name: '東', crops: [] }])
})

test('a table of an earlier version, with the farmer in the field’s name, finds the same fields', async () => {
  const one = await season()
  await one.field('西1号', { farmer: '佐藤', name: '西1号', group: '南部会' })
  const measured = [laboratory('s1', 'lab-ph', 5.4)]
  await one.records.keep(ofFields('r3', ['西1号'], { measured, startedAt: instant(morning + 1) }))
  const now = await one.table()
  const earlier = now.map((line) =>
    line
      .split(',')
      .toSpliced(5, 2)
      .map((cell) => (cell === '西1号' ? '佐藤 西1号' : cell))
      .join(','),
  )
  expect(earlier[0]).toMatch(/^記録番号,試料番号,日付,時刻,キット,圃場,試料名,/u)
  one.files.offer({ name: 'x.csv', text: earlier.join('\n') })
  expect(await one.backup.open()).toMatchObject({
    value: { records: { known: 3, changed: 0 }, plots: { fresh: 0 }, faultCount: 0 },
  })
  // Where the earlier table came first, today's adds the farmer and the group to the same fields.
  const two = await office()
  for (const text of [earlier, now].map((lines) => lines.join('\n'))) {
    two.files.offer({ name: 'x.csv', text })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await two.backup.open()
    // oxlint-disable-next-line no-await-in-loop
    await two.backup.importOpened()
  }
  expect(await two.table()).toEqual(now)
})

test('a day without a time stays one', async () => {
  const one = await office()
  one.files.offer({ name: 'x.csv', text: '採取日,ほ場名,pH(H2O)\n2026-04-01,北,6.1' })
  await one.backup.open()
  await one.backup.importOpened()
  const lines = await one.table()
  expect(lines[1]).toContain(',2026-04-01,,')
  const two = await office()
  two.files.offer({ name: 'x.csv', text: lines.join('\n') })
  await two.backup.open()
  await two.backup.importOpened()
  expect(await two.table()).toEqual(lines)
})

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => `x${text.trim()}`)
const anyToken = fc.oneof(
  fc.constant(''),
  fc.constantFrom('CaO', 'NO3-N', 'mg/100 g', 'kg/10a', '%', 'µS/cm', 'x'),
)

test('every head is understood in every language as the one thing it says', async () => {
  const vocabulary = await allCsvWords()
  const meter = { source: 'instrument', name: 'meter-ph', species: 'pH', unit: '', nth: 1 } as const
  const anyAnalyte = fc.record({
    source: fc.constantFrom('kit' as const, 'laboratory' as const, 'instrument' as const),
    name: fc.oneof(
      anyName,
      fc.constantFrom(...Object.keys(laboratoryForms), 'meter-ph', '腐植', 'CEC', 'pH'),
    ),
    species: anyToken,
    unit: anyToken,
    nth: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(
      fc.oneof({ arbitrary: anyAnalyte, weight: 9 }, fc.constant(meter)),
      fc.constantFrom(words, english.csvWords, easy.csvWords),
      (drawn, said) => {
        const analyte = drawn.source === 'kit' ? { ...drawn, nth: 1 } : drawn
        expect(readHeader([analyteHeader(analyte, said)], vocabulary)).toEqual([
          { kind: 'analyte', analyte },
        ])
      },
    ),
  )
})

test('a unit alone in brackets is how others head their columns', async () => {
  const vocabulary = await allCsvWords()
  for (const head of ['EC [mS/cm]', '交換性石灰 [mg/100g]', 'pH [H2O]']) {
    expect(readHeader([head], vocabulary)).toEqual([{ kind: 'name', text: head }])
  }
  expect(
    readHeader(['lab-cec [CEC me/100g laboratory]', '置換性 [CaO mg laboratory 2]'], vocabulary),
  ).toMatchObject([
    { analyte: { source: 'laboratory', name: 'lab-cec', nth: 1 } },
    { analyte: { source: 'laboratory', name: '置換性', species: 'CaO', unit: 'mg', nth: 2 } },
  ])
})

/** A test and a field with something in every column of ours. */
async function wholeOffice() {
  const one = await office()
  await one.field('山田東', {
    farmer: '山田',
    farmerReading: 'やまだ',
    group: '北部会',
    area: { value: 12, unit: 'a' },
    crops: [{ crop: 'spinach', from: '2020-01-01', to: null }],
  })
  const samples = [{ id: 'a', name: '1番の土', plot: '山田東' }]
  const measured = [laboratory('a', 'lab-ph', 6.1)]
  await one.records.keep(
    ofFields('r1', [], { note: '湿っていた', weather: '晴れ', samples, measured }),
  )
  return one
}

test.each(ownColumns)('the column %s is read back', async (column) => {
  const one = await wholeOffice()
  const [head = '', row = ''] = await one.table()
  const titles: readonly string[] = head.split(',')
  const titleOf: Readonly<Record<string, string>> = { ...words.columns, ...words.fields }
  const place = titles.indexOf(titleOf[column] ?? '')
  expect(place).not.toBe(-1)
  const taken = async (cells: readonly string[]) => {
    const two = transferPhone({ now: morning })
    const { report } = await two.importText([head, cells.join(','), ''].join('\r\n'))
    await two.records.openIndex()
    const ids = two.records.store.getState().index.summaries.map(({ id }) => id)
    return { report, records: await two.full(ids), plots: two.plots.store.getState().plots }
  }
  const cells = row.split(',')
  expect(cells[place]).not.toBe('')
  expect(await taken(cells.with(place, ''))).not.toEqual(await taken(cells))
})
