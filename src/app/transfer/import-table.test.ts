import { describe, expect, it } from 'vitest'
import { kitReadings } from '#domain/diagnosis/input/kit-readings.ts'
import { newPlot } from '#domain/plot/plot.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { addSeconds, minutes } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import {
  emptyTally,
  laboratoryLime,
  morning,
  morningReading,
  numberedRecord,
  otherPhone,
  transferPhone,
} from '#testing/transfer-phone.ts'

describe('a table', () => {
  it('has one row a sample, with numbers that are numbers', async () => {
    const { records, packed, plots } = transferPhone()
    await plots.keep(newPlot('p1', '東, 2番'))
    await records.keep(numberedRecord(1, { samples: [{ id: 's1', name: '=1+1', plot: 'p1' }] }))
    const text = await packed('csv')
    expect(text.startsWith('\u{feff}')).toBe(true)
    expect(text.slice(1).split('\r\n')).toEqual([
      '記録番号,試料番号,日付,時刻,キット,圃場,試料名,天気,メモ,pH（酸性度） [pH キット],硝酸態窒素 [NO3-N kg/10a]',
      `r1,s1,2026-11-20,09:31,${firstKit.name},"東, 2番",'=1+1,,,6.5,検出なし`,
      '',
    ])
  })

  it('is read by the diagnosis also where a column names no chemical form', async () => {
    const one = transferPhone()
    const table =
      '記録番号,日付,キット,リン酸 [キット],カリ [mg/100g キット]\r\nr1,2026-11-20,隣の人のキット,3,20\r\n'
    await one.importText(table, 'x.csv')
    const [record] = await one.full(['r1'])
    const readings = record === undefined ? [] : kitReadings(record, 's1', {})
    expect(readings.map(({ quantity, species, unit }) => [quantity, species, unit])).toEqual([
      ['phosphate', '', ''],
      ['potassium', '', 'mg/100g'],
    ])
  })

  it('keeps one substance in two units as two values, and a backup brings both back', async () => {
    const one = transferPhone()
    const table =
      '記録番号,日付,キット,リン酸 [キット],リン酸 [mg/100g キット]\r\nr1,2026-11-20,隣の人のキット,3,20\r\n'
    await one.importText(table, 'x.csv')
    expect(await one.packed('csv')).toMatch(/,3,20\r\n$/u)
    const two = otherPhone()
    const { preview } = await two.importText(await one.packed('backup'))
    expect(preview).toMatchObject({ records: { fresh: 1 }, faultCount: 0 })
    expect(await two.full(['r1'])).toMatchObject([
      { readings: [{ answer: { value: 3 } }, { answer: { value: 20 } }] },
    ])
  })

  it('keeps what a kit reads once but the table holds twice, and what is called alike', async () => {
    const one = transferPhone()
    const heads = [
      '硝酸態窒素 [NO3-N kg/10a]',
      '硝酸態窒素 [NO3 mg/100g]',
      '土 [CaO mg]',
      '土 [MgO mg]',
    ]
    const table = `記録番号,日付,キット,${heads.join(',')}\nr1,2026-11-20,midorikun,20,10,300,40\n`
    expect((await one.importText(table, 'x.csv')).preview).toMatchObject({ faultCount: 0 })
    const [record] = await one.full(['r1'])
    expect(record?.readings.map(({ answer }) => answer)).toEqual(
      [20, 10, 300, 40].map((value) => ({ kind: 'typed', value })),
    )
    expect(record?.kit).toMatchObject({ name: 'midorikun', analytes: [{}, {}, {}, {}] })
  })

  it('keeps the fields of two farmers apart that have one name', async () => {
    const one = transferPhone()
    await one.plots.keep({ ...newPlot('p1', '西1号'), farmer: '山田' })
    await one.plots.keep({ ...newPlot('p2', '西1号'), farmer: '佐藤' })
    await one.records.keep(numberedRecord(1, { samples: [{ id: 's1', name: '', plot: 'p2' }] }))
    const table = await one.packed('csv')
    expect(table).toContain('佐藤,西1号')
    expect((await one.importText(table)).preview).toMatchObject({
      records: { ...emptyTally, known: 1 },
    })
  })

  it('comes back as it went, and is recognized', async () => {
    const one = transferPhone()
    await one.plots.keep(newPlot('p1', '東の畑'))
    await one.records.keep(
      numberedRecord(1, {
        samples: [
          { id: 's1', name: "'-x", plot: 'p1' },
          { id: 's2', name: '改行\nと"引用"' },
        ],
        note: '@foo',
        measured: [
          {
            id: 'm',
            sample: 's2',
            source: 'laboratory',
            species: 'CaO',
            unit: 'mg/100 g',
            value: 0.1,
            method: '置換性',
          },
        ],
      }),
    )
    const text = await one.packed('csv')
    expect((await one.importText(text, 'x.csv')).preview).toMatchObject({
      records: { known: 1, fresh: 0, changed: 0 },
    })
    const two = otherPhone()
    const { preview, report } = await two.importText(text, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 1 },
      plots: { fresh: 1 },
      faultCount: 0,
      table: null,
    })
    expect(report).toMatchObject({ records: 1, plots: 1 })
    const [back] = await two.full(['r1'])
    const [plot] = two.plots.store.getState().plots
    expect(plot?.name).toBe('東の畑')
    expect(back).toMatchObject({
      origin: 'file',
      kit: firstKit,
      note: '@foo',
      samples: [
        { id: 's1', name: "'-x", plot: plot?.id },
        { id: 's2', name: '改行\nと"引用"' },
      ],
      measured: [
        { source: 'laboratory', species: 'CaO', unit: 'mg/100 g', value: 0.1, method: '置換性' },
      ],
    })
    expect(back?.readings.map(({ answer }) => answer)).toEqual(
      numberedRecord(1).readings.map(({ answer }) => answer),
    )
    expect(await two.packed('csv')).toBe(text)
  })

  it('tells a number in the unit of the chart it was read from, and brings it back so', async () => {
    const one = transferPhone()
    const scale = { species: 'NO3', unit: 'mg/100g' }
    const answer = { kind: 'typed', value: 10, scale } as const
    const plain = numberedRecord(1)
    const readings = plain.readings.map((each) =>
      each.analyte === 'no3n' ? { ...each, answer } : each,
    )
    await one.records.keep({ ...plain, readings })
    const text = await one.packed('csv')
    expect(text).toContain('硝酸態窒素 [NO3 mg/100g]')
    expect((await one.importText(text, 'x.csv')).preview).toMatchObject({ records: { known: 1 } })
    const two = otherPhone()
    await two.importText(text, 'x.csv')
    const [back] = await two.full(['r1'])
    expect(back?.kit).toEqual(firstKit)
    expect(back?.readings.find(({ analyte }) => analyte === 'no3n')?.answer).toEqual(answer)
    expect(await two.packed('csv')).toBe(text)
  })

  it('tells every value of a sample, also where several are called alike', async () => {
    const one = transferPhone()
    const values = [1.5, 2, 1.5]
    const measured = values.map((value, index) => ({
      ...laboratoryLime,
      id: `m${index}`,
      sample: 's1',
      value,
    }))
    await one.records.keep(numberedRecord(1, { measured }))
    const text = await one.packed('csv')
    const head = '置換性 [CaO mg/100\u{a0}g 分析機関の列'
    expect(text).toContain(`${head}],${head} 2],${head} 3]`)
    const two = otherPhone()
    await two.importText(text, 'x.csv')
    const valuesOf = async ({ full }: typeof one) =>
      (await full(['r1'])).flatMap((kept) => kept?.measured?.map(({ value }) => value))
    expect(await valuesOf(two)).toEqual(values)
    expect(await two.packed('csv')).toBe(text)

    const edited = text.replace(',1.5,2,1.5', ',9,2,3')
    for (const phone of [one, two]) {
      // oxlint-disable-next-line no-await-in-loop
      await phone.importText(edited, 'x.csv')
      // oxlint-disable-next-line no-await-in-loop
      expect(await valuesOf(phone)).toEqual([9, 2, 3])
      // oxlint-disable-next-line no-await-in-loop
      expect((await phone.importText(edited, 'x.csv')).preview).toMatchObject({
        records: { known: 1 },
      })
    }
  })

  it('of laboratory values alone, many of them called alike, is no test of too many things', async () => {
    const heads = Array.from({ length: 40 }, (_, index) => `土 [CaO mg laboratory ${index + 1}]`)
    const table = `日付,${heads.join(',')}\n2026-11-20,${heads.map(() => '1').join(',')}\n`
    const one = transferPhone()
    expect((await one.importText(table, 'x.csv')).report).toMatchObject({ records: 1 })
    const [kept] = one.records.store.getState().recent
    expect(kept?.kit.analytes).toHaveLength(1)
    expect(kept?.measured).toHaveLength(40)
  })

  it('brings back beside a value those called alike that were removed', async () => {
    const one = transferPhone()
    const head = '記録番号,試料番号,日付,土 [CaO mg laboratory]'
    const table = `${head},土 [CaO mg laboratory 2],土 [CaO mg laboratory 3]\nr,s1,2026-11-20,1,2,3\n`
    await one.importText(`${head}\nr,s1,2026-11-20,1\n`, 'x.csv')
    await one.importText(table, 'x.csv')
    const measured = async () => (await one.full(['r']))[0]?.measured ?? []
    const [first] = await measured()
    await one.records.change('r', [{ field: 'measured', id: first?.id ?? '', value: null }])
    await one.importText(table, 'x.csv')
    expect((await measured()).map(({ value }) => value)).toEqual([1, 2, 3])
  })

  it('that was edited in a spreadsheet corrects what is kept', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const text = (await one.packed('csv'))
      .replace('2026-11-20', '2026/11/21')
      .replace(',,,6.5,', ',曇り,,６．０,')
    const { preview, report } = await one.importText(text, 'x.csv')
    expect(preview).toMatchObject({ records: { changed: 1 } })
    expect(report).toMatchObject({ records: 1 })
    const [back] = await one.records.read(['r1'])
    expect(back?.record).toMatchObject({
      weather: '曇り',
      startedAt: addSeconds(morning, minutes(24 * 60 + 1)),
    })
    expect(back?.record.readings[0]?.answer).toEqual({ kind: 'level', level: 2 })
    expect(back?.corrections).toHaveLength(3)
    expect((await one.importText(text, 'x.csv')).preview).toMatchObject({
      records: { known: 1, changed: 0 },
    })
  })

  it('corrects a note, a name and the day in rows without values', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const table = 'record,sample,date,name,note\nr1,s1,2026-11-21,東の畑,雨のあと\n'
    expect((await one.importText(table, 'x.csv')).preview).toMatchObject({
      records: { changed: 1 },
      faultCount: 0,
    })
    const [back] = await one.records.read(['r1'])
    expect(back?.corrections).toHaveLength(3)
    expect(back?.record).toMatchObject({
      note: '雨のあと',
      samples: [{ name: '東の畑' }],
      readings: numberedRecord(1).readings.map(({ answer }) => ({ answer })),
    })
  })

  it('without values is a test only where it has a number and a kit that is known', async () => {
    const rows = [
      'r1,s1,2026-11-20,midorikun,',
      'r2,s1,2026-11-20,知らないキット,',
      ',,2026-11-20,midorikun,',
    ]
    const table = ['記録番号,試料番号,日付,キット,pH [pH -]', ...rows].join('\n')
    expect((await transferPhone().importText(table, 'x.csv')).preview).toMatchObject({
      records: { fresh: 1 },
      faults: [
        { line: 3, reason: 'missing' },
        { line: 4, reason: 'missing' },
      ],
    })
  })

  it('of one’s own is understood: no ids, other separators, days as people write them', async () => {
    const table = [
      '日付;圃場;ｐＨ;担当;ＮＯ３－Ｎ',
      '令和8年11月20日;南;６．５;佐藤;',
      '2026.11.19;南;5.8;;20',
      'R8/11/18;北;7;;',
    ].join('\r\n')
    const one = transferPhone()
    const { preview, report } = await one.importText(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 3 },
      plots: { fresh: 2 },
    })
    expect(report).toMatchObject({ records: 3, plots: 2 })
    expect((await one.importText(table, 'x.csv')).preview).toMatchObject({
      records: { known: 3, fresh: 0 },
    })
    const { summaries } = one.records.store.getState().index
    expect(
      summaries.map(({ values }) =>
        values.map(({ analyte, value }) => [analyte.species, analyte.unit, value]),
      ),
    ).toEqual([
      [['pH', '', 6.5]],
      [
        ['pH', '', 5.8],
        // A bare name says no unit.
        ['NO3-N', '', 20],
      ],
      [['pH', '', 7]],
    ])
  })

  it('brings a plot back that was removed since, with its name', async () => {
    const one = transferPhone()
    const table = '日付,圃場,pH\n2026-11-20,南,6.5\n'
    await one.importText(table, 'x.csv')
    const [plot] = one.plots.store.getState().plots
    await one.plots.remove(plot?.id ?? '')
    const more = await one.importText(`${table}2026-11-21,ミナミ,6\n2026-11-19,南,6\n`, 'x.csv')
    expect(more.report).toMatchObject({ records: 2 })
    expect(one.plots.store.getState().plots.map(({ name }) => name)).toEqual(['ミナミ', '南'])
  })

  it('may contain one test in two places, and one sample twice: the later counts', async () => {
    const head = '記録番号,試料番号,日付,pH'
    const rows = ['a,1,2026-11-20,6', 'b,1,2026-11-20,6', 'a,2,2026-11-20,7', 'a,1,2026-11-20,6.5']
    const one = transferPhone()
    expect((await one.importText([head, ...rows].join('\n'), 'x.csv')).preview).toMatchObject({
      records: { fresh: 2 },
      faultCount: 0,
    })
    const [a] = await one.full(['a'])
    expect(a?.samples.map(({ id }) => id)).toEqual(['1', '2'])
    expect(a?.readings.map(({ answer }) => answer)).toEqual([
      { kind: 'typed', value: 6.5 },
      { kind: 'typed', value: 7 },
    ])
  })

  it('of a laboratory is guessed by its heads, and goes where the user says', async () => {
    const one = transferPhone()
    const text = '採取日,ほ場名,pH(H2O),P2O5(水溶性),担当\n2026-04-01,西1号,5.8,120,佐々木\n'
    one.files.offer({ name: 'x.csv', text })
    const looked = await one.backup.open()
    expect(looked).toMatchObject({
      value: {
        records: { fresh: 1 },
        plots: { fresh: 1 },
        table: {
          head: { first: 1, last: 1 },
          columns: [
            { title: '採取日', example: '2026-04-01', choice: 'date', isSure: true },
            { title: 'ほ場名', choice: 'plot', isSure: true },
            { title: 'pH(H2O)', example: '5.8', choice: 'lab-ph', isSure: true },
            { title: 'P2O5(水溶性)', choice: 'lab-water-phosphate', isSure: false },
            { title: '担当', choice: 'remark', isSure: true },
          ],
        },
      },
    })
    const table = {
      columns: {
        担当: { choice: 'note', form: null },
        'P2O5(水溶性)': {
          choice: 'lab-available-p2o5',
          form: { species: 'P2O5', unit: 'mg/kg' },
        },
      },
    } as const
    expect(await one.backup.previewAgain({ table })).toMatchObject({
      value: { table: { columns: [{}, {}, {}, { choice: 'lab-available-p2o5' }, {}] } },
    })
    expect(one.log.all()).toEqual([])
    await one.backup.importOpened({ table })
    await one.records.openIndex()
    const [summary] = one.records.store.getState().index.summaries
    expect(summary).toMatchObject({ note: '佐々木' })
    expect(
      summary?.values.map(({ analyte, value }) => [analyte.name, value, analyte.unit]),
    ).toEqual([
      ['lab-ph', 5.8, ''],
      ['lab-available-p2o5', 120, 'mg/kg'],
    ])
  })

  it('of a laboratory may leave out what was not measured, with whatever sign', async () => {
    const head = '採取日,ほ場名,pH [pH - laboratory],EC [EC mS/cm laboratory]'
    const signs = ['-', '－', 'ー', '―', '***', '…', '※', '未測定', '']
    const rows = signs.map((sign, at) => `2026040${at + 1},西${at}号,5.8,${sign}`)
    const one = transferPhone()
    const { preview } = await one.importText([head, ...rows].join('\n'), 'x.csv')
    expect(preview).toMatchObject({ records: { fresh: signs.length }, faultCount: 0 })
    await one.records.openIndex()
    const { summaries } = one.records.store.getState().index
    expect(summaries.flatMap(({ values }) => values.map(({ value }) => value))).toEqual(
      signs.map(() => 5.8),
    )
  })

  it('that names farmers makes fields of theirs, and finds them again', async () => {
    const rows = ['2026-11-20,山田,西1号,6', '2026-11-20,佐藤,西1号,5', '2026-11-20,鈴木,,5.5']
    const table = ['採取日,生産者,ほ場名,pH [pH -]', ...rows].join('\n')
    const one = transferPhone()
    await one.importText(table, 'x.csv')
    const { plots } = one.plots.store.getState()
    expect(plots.map(({ farmer, name }) => [farmer, name])).toEqual([
      ['山田', '西1号'],
      ['佐藤', '西1号'],
    ])
    expect(
      one.records.store.getState().recent.map(({ samples: [sample] }) => sample?.name),
    ).toContain('鈴木')
    const again = [table, '2026-11-21,佐藤,西1号,5.5'].join('\n')
    const { preview } = await one.importText(again, 'x.csv')
    expect(preview).toMatchObject({ records: { fresh: 1, known: 3 }, plots: { fresh: 0 } })
  })

  it('of a laboratory keeps limits as limits; what has no number is listed, and stands in the note', async () => {
    const table = [
      '日付,試料名,pH [pH -],土 [CaO mg laboratory],土 [MgO mg laboratory]',
      '2026-11-20,あ,6,<5,3',
      '2026-11-20,い,N.D.,5未満,2',
      '2026-11-20,う,,ＮＤ,>=7',
      '2026-11-20,え,,ＮＤ,',
    ].join('\n')
    const one = transferPhone()
    const { preview } = await one.importText(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 3 },
      faultCount: 0,
      asides: [
        { line: 4, column: '土 [CaO mg laboratory]', reason: 'below-limit', found: 'ＮＤ' },
        { line: 5, column: '土 [CaO mg laboratory]', reason: 'only-limits', found: 'ＮＤ' },
      ],
    })
    const kept = new Map(
      one.records.store.getState().recent.map((test) => [test.samples[0]?.name, test]),
    )
    const below = { value: 5, comparator: '<' }
    expect(Object.fromEntries(kept)).toMatchObject({
      あ: { measured: [below, { value: 3 }] },
      い: { measured: [below, { value: 2 }] },
      う: { measured: [{ value: 7, comparator: '>=' }], note: '土 [CaO mg laboratory]: ＮＤ' },
    })
    expect(kept.size).toBe(3)
    expect(kept.get('い')?.readings[0]?.answer).toEqual({ kind: 'undetectable' })
  })

  it('names faulty rows by the row of a spreadsheet and the column, and takes the rest', async () => {
    const table = [
      '日付,試料名,pH [pH -],土 [CaO mg laboratory]',
      '2026-02-30,あ,6,',
      '"2026-11-20","い',
      '二行",6,',
      ',う,6,',
      '2026-11-20,え,すっぱい,',
      '2026-11-20,お,6,多い',
      '2026-11-20,か,,',
      '2026-11-20,き,6,3',
      '2026-02-31,く,,',
    ].join('\n')
    const { preview, report } = await transferPhone().importText(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 3 },
      faults: [
        { line: 2, column: '日付', reason: 'bad-date', found: '2026-02-30' },
        { line: 4, column: '日付', reason: 'missing' },
        {
          line: 6,
          column: '土 [CaO mg laboratory]',
          reason: 'bad-number',
          found: '多い',
          isRowKept: true,
        },
        { line: 9, column: '日付', reason: 'bad-date', found: '2026-02-31' },
        { line: 5, column: 'pH [pH -]', reason: 'bad-number', found: 'すっぱい' },
        { line: 7, reason: 'missing' },
      ],
    })
    expect(report).toMatchObject({ records: 3 })
  })

  it('leaves out one unreadable reading, of a new test and of a kept one', async () => {
    const head = 'record,sample,date,pH [pH -],EC [EC mS/cm]'
    const phone = transferPhone()
    const fault = { line: 2, column: 'EC [EC mS/cm]', reason: 'bad-number', found: '??' }
    const first = await phone.importText([head, 'a,1,2026-11-20,6,??'].join('\n'), 'x.csv')
    expect(first).toMatchObject({ preview: { faults: [{ ...fault, isRowKept: true }] } })
    const again = await phone.importText([head, 'a,1,2026-11-20,6.5,??'].join('\n'), 'x.csv')
    expect(again).toMatchObject({
      preview: { records: { changed: 1 }, faults: [{ ...fault, isRowKept: true }] },
    })
    const none = await phone.importText([head, 'a,1,2026-11-21,,??'].join('\n'), 'x.csv')
    expect(none.preview).toMatchObject({ records: { changed: 0 }, faults: [fault] })
    const [kept] = await phone.full(['a'])
    expect(kept?.readings).toMatchObject([{ answer: { kind: 'typed', value: 6.5 } }])
  })
})

describe('a table with a fault in one row of a test', () => {
  const levels = [1, 2, 3]
  const threeSamples = numberedRecord(1, {
    samples: levels.map((level) => ({ id: `s${level}`, name: `土${level}` })),
    readings: levels.map((level) => ({
      ...morningReading('ph', { kind: 'level', level }),
      sample: `s${level}`,
    })),
  })
  const written = async () => {
    const one = transferPhone()
    await one.records.keep(threeSamples)
    return { one, text: await one.packed('csv') }
  }
  const answersOf = ([kept]: readonly SoilRecord[]) =>
    kept?.readings.map(({ sample, answer }) => [sample, answer])
  const all = levels.map((level) => [`s${level}`, { kind: 'level', level }])

  it.each([
    ['value', ',6\r', ',すっぱい\r', { column: 'pH（酸性度） [pH キット]', reason: 'bad-number' }],
    ['day', 's2,2026-11-20', 's2,7/3', { column: '日付', reason: 'bad-date' }],
  ])('(a %s) keeps the other samples, and adds that one when it is mended', async (...fault) => {
    const [, right, wrong, expected] = fault
    const { text } = await written()
    const two = otherPhone()
    const first = await two.importText(text.replace(right, wrong), 'x.csv')
    expect(first).toMatchObject({
      preview: { records: { fresh: 1 }, faults: [{ line: 3, ...expected }], faultCount: 1 },
      report: { records: 1 },
    })
    expect(answersOf(await two.full(['r1']))).toEqual([all[0], all[2]])
    const again = await two.importText(text, 'x.csv')
    expect(again).toMatchObject({
      preview: { records: { changed: 1 }, faultCount: 0 },
      report: { records: 1 },
    })
    const kept = await two.full(['r1'])
    expect(answersOf(kept)).toEqual([all[0], all[2], all[1]])
    expect(kept[0]?.samples.map(({ name }) => name)).toEqual(['土1', '土3', '土2'])
    expect((await two.importText(text, 'x.csv')).preview).toMatchObject({ records: { known: 1 } })
  })

  it('keeps the corrections of the other rows', async () => {
    const { one, text } = await written()
    const edited = text.replace(',5.5\r', ',5\r').replace(',6\r', ',すっぱい\r')
    const { preview } = await one.importText(edited, 'x.csv')
    expect(preview).toMatchObject({ records: { changed: 1 }, faults: [{ line: 3 }], faultCount: 1 })
    expect(answersOf(await one.full(['r1']))).toEqual([
      ['s1', { kind: 'level', level: 0 }],
      ...all.slice(1),
    ])
  })

  it('refuses only the row that does not say which sample it is', async () => {
    const { one, text } = await written()
    const edited = text.replace('r1,s2', 'r1,').replace(',5.5\r', ',5\r')
    const { preview, report } = await one.importText(edited, 'x.csv')
    expect(preview).toMatchObject({ faults: [{ line: 3, reason: 'unknown-sample' }] })
    expect(report).toMatchObject({ records: 1 })
  })
})

describe('a table whose rows do not say which sample they are', () => {
  const head = 'record,date,name,pH [pH -]'
  const [first, second] = ['t1,2026-11-20,ナス,5.5', 't1,2026-11-20,トマト,6.5']
  const table = [head, first, second].join('\n')
  const said = async ({ full }: ReturnType<typeof transferPhone>) =>
    (await full(['t1'])).map(({ samples, readings }) => [
      samples.map(({ name }) => name),
      readings.map(({ answer }) => answer.kind === 'typed' && answer.value),
    ])

  it('keeps no test of them while one is at fault: mended, it could be taken for another', async () => {
    const phone = transferPhone()
    const { preview } = await phone.importText(table.replace('6.5', 'す'.repeat(80)), 'x.csv')
    const fault = { line: 3, reason: 'bad-number', found: 'す'.repeat(60) }
    expect(preview).toMatchObject({ faults: [fault], faultCount: 1 })
    await phone.importText(table, 'x.csv')
    expect(await said(phone)).toEqual([
      [
        ['ナス', 'トマト'],
        [5.5, 6.5],
      ],
    ])
  })

  it('takes none of them for the only sample that is here', async () => {
    const phone = transferPhone()
    await phone.importText([head, first].join('\n'), 'x.csv')
    const { preview } = await phone.importText(table, 'x.csv')
    expect(preview).toMatchObject({
      faults: [2, 3].map((line) => ({ line, reason: 'unknown-sample' })),
    })
    expect(await said(phone)).toEqual([[['ナス'], [5.5]]])
  })

  it('takes the only row for the only sample, and for none of two', async () => {
    const phone = transferPhone()
    await phone.importText([head, first].join('\n'), 'x.csv')
    await phone.importText([head, second].join('\n'), 'x.csv')
    expect(await said(phone)).toEqual([[['トマト'], [6.5]]])
    // Without a column for it, the name stays.
    await phone.importText('record,date,pH [pH -]\nt1,2026-11-20,6', 'x.csv')
    expect(await said(phone)).toEqual([[['トマト'], [6]]])
    const other = transferPhone()
    await other.importText(table, 'x.csv')
    const { preview } = await other.importText([head, first].join('\n'), 'x.csv')
    expect(preview).toMatchObject({ faults: [{ line: 2, reason: 'unknown-sample' }] })
  })

  it('is not meant by a row with a sample number that is not here: that sample is added', async () => {
    const phone = transferPhone()
    const rowOf = (sample: string) => `record,sample,date,name,pH [pH -]\nt1,${sample}`
    await phone.importText(rowOf('1,2026-11-20,ナス,5.5'), 'x.csv')
    await phone.importText(rowOf('2,2026-11-20,トマト,6.5'), 'x.csv')
    expect(await said(phone)).toEqual([
      [
        ['ナス', 'トマト'],
        [5.5, 6.5],
      ],
    ])
  })
})
