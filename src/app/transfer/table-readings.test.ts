import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import type { CameraEvidence } from '#domain/reading/reading.ts'
import { addSeconds, secondsBetween, seconds } from '#domain/units.ts'
import { loadersOf } from '#locales/catalogs.ts'
import { changeLanguage } from '#locales/change-language.ts'
import { languages } from '#locales/languages.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import {
  emptyTally,
  morning,
  morningReading,
  numberedRecord,
  otherPhone,
  transferPhone,
} from '#testing/transfer-phone.ts'
import { anyRecord } from '#testing/any-record.ts'

describe('a table of readings', () => {
  const late = (length: number) => ({
    dueAt: morning,
    readAt: addSeconds(morning, seconds(length)),
  })
  const camera: CameraEvidence = {
    outcome: { kind: 'read', estimate: 6.213, range: [5.98, 6.5], deltaE: 1.2 },
    gates: { blur: 3 },
    verdict: 'changed',
    photo: null,
  }
  const withDetails = numberedRecord(1, {
    readings: [
      { sample: 's1', analyte: 'ph', answer: { kind: 'between', lower: 2 }, ...late(12.5), camera },
      { sample: 's1', analyte: 'no3n', answer: { kind: 'level', level: 1 }, ...late(-3) },
    ],
  })

  it('tells what lies between two levels, how late it was read, and what the camera said', async () => {
    const one = transferPhone()
    await one.records.keep(withDetails)
    const [head = '', row = ''] = (await one.packed('csv')).split('\r\n')
    const cells = head.split(',').map((title, at) => [title, row.split(',')[at]])
    expect(Object.fromEntries(cells.slice(9))).toEqual({
      'pH（酸性度） [pH キット]': '6.25',
      '硝酸態窒素 [NO3-N kg/10a]': '20',
      'pH（酸性度） [pH キット] 中間の値': '6～6.5',
      'pH（酸性度） [pH キット] 遅れ（秒）': '12.5',
      // This kit's leaflet gives no limit, so only the seconds are shown.
      'pH（酸性度） [pH キット] 読むタイミング': '',
      'pH（酸性度） [pH キット] カメラの値': '6.21',
      'pH（酸性度） [pH キット] カメラの値の範囲': '5.98～6.5',
      'pH（酸性度） [pH キット] カメラの値を使ったか': '変えた',
      '硝酸態窒素 [NO3-N kg/10a] 遅れ（秒）': '-3',
      '硝酸態窒素 [NO3-N kg/10a] 読むタイミング': '早い',
    })
  })

  it('brings them to another phone', async () => {
    const one = transferPhone()
    await one.records.keep(withDetails)
    const two = otherPhone()
    await two.importText(await one.packed('csv'), 'x.csv')
    const [back] = await two.full(['r1'])
    expect(back?.readings.map(({ answer }) => answer)).toEqual(
      withDetails.readings.map(({ answer }) => answer),
    )
    const lengths = back?.readings.map(({ dueAt, readAt }) => secondsBetween(dueAt, readAt))
    expect(lengths).toEqual([12.5, -3])
    expect(back?.readings[0]?.camera).toEqual({
      outcome: { kind: 'read', estimate: 6.21, range: [5.98, 6.5], deltaE: 0 },
      gates: {},
      verdict: 'changed',
      photo: null,
    })
  })

  it('corrects the answer, and neither the moment nor the camera', async () => {
    const one = transferPhone()
    await one.records.keep(withDetails)
    const text = (await one.packed('csv')).replace(',6.25,', ',6,').replace('12.5', '99')
    expect((await one.importText(text, 'x.csv')).report).toMatchObject({ records: 1 })
    const [back] = await one.full(['r1'])
    expect(back?.readings[0]).toEqual({
      ...withDetails.readings[0],
      answer: { kind: 'level', level: 2 },
    })
  })

  it('names what is wrong beside an answer', async () => {
    const table = [
      'date,ph [pH -],ph [pH -] seconds-late,ph [pH -] camera,ph [pH -] camera-range,ph [pH -] camera-verdict',
      '2026-11-20,6,soon',
      '2026-11-20,6,,6.1,5～7,fine',
      '2026-11-20,6,,6.1,broad,accepted',
      '2026-11-20,6,0,off-chart,,discarded',
    ].join('\n')
    const { preview } = await transferPhone().importText(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 1 },
      faults: [
        { line: 2, column: 'ph [pH -] seconds-late', reason: 'bad-number', found: 'soon' },
        { line: 3, column: 'ph [pH -] camera-verdict', reason: 'unknown-choice', found: 'fine' },
        { line: 4, column: 'ph [pH -] camera-range', reason: 'bad-number', found: 'broad' },
      ],
    })
  })

  it('leaves out a pH that there cannot be, of a kit as of a laboratory', async () => {
    const table = ['date,ph [pH -]', '2026-11-20,14', '2026-11-20,14.1'].join('\n')
    const { preview } = await transferPhone().importText(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 1 },
      faults: [{ line: 3, column: 'ph [pH -]', reason: 'impossible', found: '14.1' }],
    })
  })

  it('takes the two levels for the answer where none is given, or the same', async () => {
    const head =
      '記録番号,試料番号,日付,キット,pH（酸性度） [pH キット],pH（酸性度） [pH キット] 中間の値'
    const cells = [',6～6.5', '6.25,6～6.5', '6,6～6.5', ',6～7']
    const rows = cells.map((both, at) => `r${at + 1},s1,2026-11-20,midorikun,${both}`)
    const phone = transferPhone()
    expect((await phone.importText([head, ...rows].join('\n'), 'x.csv')).preview).toMatchObject({
      records: { fresh: 3 },
      faults: [
        {
          line: 5,
          column: 'pH（酸性度） [pH キット] 中間の値',
          reason: 'bad-number',
          found: '6～7',
        },
      ],
    })
    const kept = await phone.full(['r1', 'r2', 'r3'])
    expect(kept.flatMap(({ readings }) => readings.map(({ answer }) => answer))).toEqual([
      { kind: 'between', lower: 2 },
      { kind: 'between', lower: 2 },
      // The answer may have been corrected without the levels.
      { kind: 'level', level: 2 },
    ])
  })

  it('distinguishes a reading without delay from one with an unknown delay', async () => {
    const head = 'record,sample,date,ph [pH -],ph [pH -] seconds-late'
    const two = transferPhone()
    await two.importText([head, 'a,1,2026-11-20,6,0', 'b,1,2026-11-20,6,'].join('\n'), 'x.csv')
    const rows = (await two.packed('csv')).split('\r\n').slice(1, 3)
    expect(rows.map((row) => row.split(',').at(-2))).toEqual(['0', ''])
  })

  it('is sorted oldest first', async () => {
    const one = transferPhone()
    for (const number of [3, 1, 2]) await one.records.keep(numberedRecord(number))
    const rows = (await one.packed('csv')).split('\r\n').slice(1, 4)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['r1', 'r2', 'r3'])
  })

  it('is the same after it was read on another phone, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { minLength: 1, maxLength: 4 }), async (tests) => {
        const one = transferPhone()
        await one.plots.keep(newPlot('p1', ' =東の畑 '))
        for (const [index, test] of tests.entries()) {
          await one.records.keep({ ...test, id: `t${index}` })
        }
        const text = await one.packed('csv')
        const two = otherPhone()
        expect((await two.importText(text, 'x.csv')).preview).toMatchObject({ faults: [] })
        expect(await two.packed('csv')).toBe(text)
        const again = await one.importText(text, 'x.csv')
        expect(again.preview).toMatchObject({
          records: { ...emptyTally, known: tests.length },
          faultCount: 0,
        })
      }),
      { numRuns: 40 },
    )
  })
})

describe('a table in another language', () => {
  afterEach(() => changeLanguage('ja'))

  it.each(languages.flatMap((from) => languages.map((to) => [from, to] as const)))(
    'is understood: written in %s, read in %s',
    async (from, to) => {
      await changeLanguage(from)
      const kit = await builtInKits.find(({ id }) => id === 'npk-tube')?.load()
      if (kit === undefined) throw new Error('no kit of tubes')
      const one = transferPhone()
      const readings = [
        morningReading('n', { kind: 'no-color-fits' }),
        morningReading('p', { kind: 'between', lower: 1 }),
        morningReading('k', { kind: 'level', level: 2 }),
      ]
      await one.records.keep(numberedRecord(1, { kit, readings, note: 'x' }))
      const fileName = 'x.csv'
      const words = (await (await loadersOf(from)).backup?.())?.csvWords
      if (words === undefined) throw new Error(`no words for tables in ${from}`)
      await one.backup.pack({ kind: 'csv', fileName, words })
      await one.backup.deliver('download')
      const text = one.files.saved().at(-1)?.text ?? ''
      await changeLanguage(to)
      expect((await one.importText(text, fileName)).preview).toMatchObject({
        records: { known: 1, changed: 0 },
      })
      const two = otherPhone()
      expect((await two.importText(text, fileName)).preview).toMatchObject({
        records: { fresh: 1 },
        faultCount: 0,
        table: null,
      })
      const [back] = await two.full(['r1'])
      expect(back?.kit).toEqual(kit)
      expect(back?.note).toBe('x')
      expect(back?.readings.map(({ answer }) => answer)).toEqual(
        readings.map(({ answer }) => answer),
      )
    },
  )

  it('may use the identifiers', async () => {
    const table = 'record,sample,date,kit,ph,no3n\nr9,s1,2026-11-20,midorikun,6.5,undetectable\n'
    const two = transferPhone()
    expect((await two.importText(table, 'x.csv')).preview).toMatchObject({ faultCount: 0 })
    expect(await two.full(['r9'])).toMatchObject([
      {
        kit: firstKit,
        readings: [{ answer: { kind: 'level' } }, { answer: { kind: 'undetectable' } }],
      },
    ])
  })
})
