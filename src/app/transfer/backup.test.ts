import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createBackup } from './backup.ts'
import { foldOwnItems } from './import-changes.ts'
import { createPlots } from '#app/records/plots.ts'
import { createRecords } from '#app/records/records.ts'
import ownChart from '#domain/chart/fixtures/own-chart-1.json'
import { newPlot } from '#domain/plot/plot.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence, Reading } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { addSeconds, secondsBetween, instant, minutes, seconds } from '#domain/units.ts'
import { backup as japanese } from '#locales/ja/backup.ts'
import { loadersOf } from '#locales/catalogs.ts'
import { changeLanguage } from '#locales/change-language.ts'
import { languages } from '#locales/languages.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { fakeEventLog, type FakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { fakePhotos } from '#testing/fakes/fake-photos.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { createStoreOf } from '#app/initial-states.ts'

const { csvWords } = japanese
const tokyo = 9 * 60
/** 2026-11-20 09:30 in Japan. */
const morning = instant(1_795_134_600_000)

const nextDay = 1_795_219_200_000

const record = (number: number, patch?: Partial<SoilRecord>) =>
  soilRecord(`r${number}`, addSeconds(morning, minutes(number)), patch)

const reading = (analyte: string, answer: Answer): Reading => ({
  sample: 's1',
  analyte,
  answer,
  dueAt: morning,
  readAt: morning,
})

const laboratory = {
  source: 'laboratory',
  species: 'CaO',
  unit: 'mg/100 g',
  method: '置換性',
} as const

/** Tests as made by runs, typing and tables, with the kits of all languages. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 })
const anySmallNumber = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const anyAnswer = (analyte: Analyte): fc.Arbitrary<Answer> => {
  const { length } = analyte.levels
  return fc.oneof(
    ...(length > 0
      ? [fc.record({ kind: fc.constant('level' as const), level: fc.nat(length - 1) })]
      : []),
    ...(length > 1
      ? [fc.record({ kind: fc.constant('between' as const), lower: fc.nat(length - 2) })]
      : []),
    fc.record({ kind: fc.constant('typed' as const), value: anyNumber }),
    fc.constantFrom<Answer>(
      { kind: 'undetectable' },
      { kind: 'no-color-fits' },
      { kind: 'not-read' },
    ),
  )
}
const anyCamera: fc.Arbitrary<CameraEvidence> = fc.record({
  outcome: fc.oneof(
    fc.record({
      kind: fc.constant('read' as const),
      estimate: anySmallNumber,
      range: fc.tuple(anySmallNumber, anySmallNumber),
      deltaE: fc.constant(1),
    }),
    fc.constant({ kind: 'off-chart' as const, deltaE: 9 }),
    fc.constant({ kind: 'refused' as const, reasons: ['blur'] }),
  ),
  gates: fc.constant({}),
  verdict: fc.constantFrom('accepted', 'changed', 'discarded'),
  photo: fc.constant(null),
})
const anyRecord: fc.Arbitrary<SoilRecord> = fc
  .tuple(fc.constantFrom(...kitsInAllLanguages), fc.integer({ min: 1, max: 3 }))
  .chain(([kit, count]) => {
    const samples = Array.from({ length: count }, (_, index) => `s${index + 1}`)
    const readings = samples.flatMap((sample) =>
      kit.analytes.map((analyte) =>
        fc.record({
          wanted: fc.boolean(),
          answer: anyAnswer(analyte),
          late: fc.integer({ min: -90_000, max: 90_000 }),
          camera: fc.option(anyCamera, { nil: undefined }),
          sample: fc.constant(sample),
          analyte: fc.constant(analyte.id),
        }),
      ),
    )
    return fc
      .record({
        // Often several within a minute, since a table does not contain seconds.
        at: fc.integer({ min: 0, max: 5 }).map((step) => step * 25_000),
        wallOffset: fc.integer({ min: -100_000, max: 100_000 }),
        readings: fc.tuple(...readings),
        order: fc.boolean(),
        names: fc.tuple(...samples.map(() => anyText)),
        plot: fc.boolean(),
        note: anyText,
        weather: anyText,
        lab: fc.array(anyNumber, { maxLength: 3 }),
      })
      .map(({ at, order, names, plot, lab, note, weather, wallOffset, readings: drawn }) => {
        const expectedReadings = drawn.flatMap(({ wanted, late, camera, ...rest }) => {
          const dueAt = instant(morning + at)
          const readAt = instant(dueAt + late)
          return wanted ? [{ ...rest, dueAt, readAt, ...(camera && { camera }) }] : []
        })
        return record(0, {
          kit,
          wallOffset,
          note,
          weather,
          startedAt: instant(morning + at),
          samples: samples.map((id, index) => ({
            id,
            name: names[index] ?? '',
            ...(plot && { plot: 'p1' }),
          })),
          readings: order ? expectedReadings.toReversed() : expectedReadings,
          measured: lab.map((value, index) => ({
            ...laboratory,
            id: `m${index}`,
            sample: samples.at(-1) ?? 's1',
            value,
          })),
        })
      })
  })

function device(log: FakeEventLog = fakeEventLog({ device: 'device-a' })) {
  const files = fakeFiles()
  let others = 0
  const photos = fakePhotos()
  const preferences = fakePreferences()
  const records = createRecords({ log, store: createStoreOf('records') })
  const plots = createPlots({ log, ids: fakeIds(), store: createStoreOf('plots') })
  const backup = createBackup({
    store: createStoreOf('backup'),
    log,
    files,
    photos,
    preferences,
    records,
    plots,
    kits: async () => [firstKit],
    onOthers: async () => void (others += 1),
    onPreferences: async () => undefined,
    now: () => nextDay,
    zone: () => tokyo,
  })
  const take = async (text: string, name = 'x.json') => {
    files.offer({ name, text })
    const preview = await backup.open()
    if (!preview.ok) return { preview: preview.reason, report: null }
    const report = await backup.take()
    return { preview: preview.value, report: report.ok ? report.value : report.reason }
  }
  const packed = async (what: 'backup' | 'csv') => {
    await backup.pack(
      what === 'csv'
        ? { kind: 'csv', fileName: 'x.csv', words: csvWords }
        : { kind: 'backup', fileName: 'x.json' },
    )
    await backup.hand('download')
    return files.saved().at(-1)?.text ?? ''
  }
  const full = async (ids: readonly string[]) =>
    (await records.read(ids)).map(({ record: one }) => one)
  const toldOfOthers = () => others
  return { log, files, photos, records, plots, backup, take, packed, full, toldOfOthers }
}

/** Another phone. Clocks of the fake log begin at one, so only the device distinguishes them. */
const other = () => device(fakeEventLog({ device: 'device-b' }))
const nothing = { fresh: 0, changed: 0, known: 0, removed: 0, gone: 0 }

/** Two phones with the same test on the same plot. */
async function phonesWithOneTest() {
  const [one, two] = [device(), other()]
  await one.plots.keep(newPlot('p1', '北の畑'))
  await one.records.keep(record(1))
  await two.take(await one.packed('backup'))
  return [one, two] as const
}
const shownOn = async ({ plots, full }: ReturnType<typeof device>) => ({
  tests: (await full(['r1'])).length,
  plots: plots.store.getState().plots.length,
})

describe('a backup', () => {
  it('brings tests, plots and photographs to another phone, whole', async () => {
    const one = device()
    const photo = { type: 'image/jpeg', bytes: Uint8Array.from({ length: 5001 }, (_, at) => at) }
    const name = await one.photos.keep(photo)
    await one.plots.keep(newPlot('p1', '北の畑'))
    await one.records.keep(record(1))
    const sha = name.ok ? name.value : ''
    await one.records.change('r1', [
      { field: 'note', value: '雨のあと' },
      { field: 'photo', photo: sha, value: { sample: null } },
    ])
    const two = other()
    const { preview, report } = await two.take(await one.packed('backup'))
    expect(preview).toMatchObject({
      file: { kind: 'backup' },
      records: { ...nothing, fresh: 1 },
      plots: { fresh: 1 },
      photos: { fresh: 1, known: 0 },
      faultCount: 0,
      sample: [{ id: 'r1', kit: { name: firstKit.name } }],
    })
    expect(report).toEqual({
      records: 1,
      plots: 1,
      photos: 1,
      others: 0,
      preferences: 0,
      tests: [],
    })
    expect(await two.full(['r1'])).toEqual([
      { ...record(1), note: '雨のあと', photos: [{ name: sha, sample: null }] },
    ])
    expect(await two.photos.read(sha)).toEqual(photo)
    expect(two.plots.store.getState().plots).toEqual([newPlot('p1', '北の畑')])
  })

  it('tells when kits and charts came with it', async () => {
    const one = device()
    await one.records.keep(record(1))
    const two = other()
    await two.take(await one.packed('backup'))
    expect(two.toldOfOthers()).toBe(0)
    await one.log.append({ stream: 'kits', kind: 'kit-saved', version: 1, payload: firstKit })
    const text = await one.packed('backup')
    expect((await two.take(text)).report).toMatchObject({ others: 1 })
    expect(two.toldOfOthers()).toBe(1)
    await two.take(text)
    expect(two.toldOfOthers()).toBe(1)
  })

  it('adds nothing the second time, and only what is new the third', async () => {
    const one = device()
    await one.records.keep(record(1))
    const two = other()
    const text = await one.packed('backup')
    await two.take(text)
    const again = await two.take(text)
    expect(again.preview).toMatchObject({ records: { ...nothing, known: 1 } })
    expect(again.report).toEqual({
      records: 0,
      plots: 0,
      photos: 0,
      others: 0,
      preferences: 0,
      tests: [],
    })
    await one.records.change('r1', [{ field: 'weather', value: '晴れ' }])
    await one.records.keep(record(2))
    const third = await two.take(await one.packed('backup'))
    expect(third.preview).toMatchObject({ records: { fresh: 1, changed: 1 } })
    expect(third.report).toMatchObject({ records: 2 })
    expect(await two.full(['r1'])).toMatchObject([{ weather: '晴れ' }])
  })

  it('keeps what was removed here removed, unless it is asked back', async () => {
    const one = device()
    await one.records.keep(record(1))
    const text = await one.packed('backup')
    await one.records.remove('r1')
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({ value: { records: { removed: 1 } } })
    await one.backup.take()
    expect(await one.full(['r1'])).toEqual([])
    await one.backup.take({ restoreRemoved: true })
    expect(await one.full(['r1'])).toEqual([record(1)])
  })

  it('counts what was deleted on the other phone and would go here, and keeps it on request', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.plots.remove('p1')
    await two.records.remove('r1')
    const text = await two.packed('backup')
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { records: { ...nothing, gone: 1 }, plots: { ...nothing, gone: 1 } },
    })
    expect(await one.backup.take({ restoreRemoved: true })).toMatchObject({
      value: { records: 1, plots: 1 },
    })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('counts own kits and charts that would go, changes nothing in the preview, and keeps them on request', async () => {
    const [one, two] = [device(), other()]
    const kit = { ...firstKit, id: 'mine' }
    const event = { version: 1 } as const
    await one.log.append({ ...event, stream: 'kits', kind: 'kit-saved', payload: kit })
    await one.log.append({ ...event, stream: 'charts', kind: 'chart-saved', payload: ownChart })
    await two.take(await one.packed('backup'))
    await two.log.append({ ...event, stream: 'kits', kind: 'kit-removed', payload: { id: 'mine' } })
    const gone = { id: ownChart.id }
    await two.log.append({ ...event, stream: 'charts', kind: 'chart-removed', payload: gone })
    const text = await two.packed('backup')
    const before = one.log.all()
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { kits: { ...nothing, gone: 1 }, charts: { ...nothing, gone: 1 } },
    })
    expect(one.log.all()).toEqual(before)
    await one.backup.take({ restoreRemoved: true })
    const shown = async (stream: 'kits' | 'charts') => [
      ...foldOwnItems(stream, await one.log.readStream(stream)).shown.keys(),
    ]
    expect([await shown('kits'), await shown('charts')]).toEqual([['mine'], [ownChart.id]])
  })

  it('ends where the user stops it, and nothing is kept by a look', async () => {
    const one = device()
    for (let number = 0; number < 50; number += 1) await one.records.keep(record(number))
    const text = await one.packed('backup')
    const two = other()
    const stop = two.backup.store.subscribe(({ work }) => {
      if (work !== null && work.done > 0) two.backup.cancel()
    })
    two.files.offer({ name: 'x.json', text })
    expect(await two.backup.open()).toEqual({ ok: false, reason: 'canceled' })
    expect(two.log.all()).toEqual([])
    stop()
    two.files.offer({ name: 'x.json', text })
    await two.backup.open()
    two.backup.store.subscribe(({ work }) => {
      if (work !== null && work.done > 20_000) two.backup.cancel()
    })
    expect(await two.backup.take()).toMatchObject({ ok: false, reason: { reason: 'canceled' } })
    expect((await other().take(text)).report).toMatchObject({ records: 50 })
  })

  it('deletes here what was deleted on the other phone, and brings it back later when asked', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.plots.remove('p1')
    await two.records.remove('r1')
    const text = await two.packed('backup')
    expect((await one.take(text)).report).toMatchObject({ records: 0, plots: 0 })
    expect(await shownOn(one)).toEqual({ tests: 0, plots: 0 })
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { records: { ...nothing, removed: 1 }, plots: { ...nothing, removed: 1 } },
    })
    await one.backup.take({ restoreRemoved: true })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('takes nothing away that was brought back since, here or there', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.records.remove('r1')
    await two.plots.remove('p1')
    await two.records.restore('r1')
    await two.plots.restore('p1')
    const { preview } = await one.take(await two.packed('backup'))
    expect(preview).toMatchObject({
      records: { ...nothing, changed: 1 },
      plots: { ...nothing, changed: 1 },
    })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('tells a new phone of deleted tests and plots as deleted, not as new', async () => {
    const one = device()
    await one.plots.keep(newPlot('p1', '北の畑'))
    await one.records.keep(record(1))
    await one.plots.remove('p1')
    await one.records.remove('r1')
    const two = other()
    const { preview } = await two.take(await one.packed('backup'))
    expect(preview).toMatchObject({
      records: { ...nothing, removed: 1 },
      plots: { ...nothing, removed: 1 },
      sample: [],
    })
    expect(await shownOn(two)).toEqual({ tests: 0, plots: 0 })
  })

  it('goes on where it was stopped: by a full device, by a file that goes away', async () => {
    const one = device()
    for (let number = 0; number < 350; number += 1) await one.records.keep(record(number))
    const text = await one.packed('backup')
    const two = other()
    two.files.offer({ name: 'x.json', text })
    await two.backup.open()
    two.files.vanishAfter(100)
    const stopped = await two.backup.take()
    expect(stopped).toMatchObject({ ok: false, reason: { reason: 'unreadable' } })
    two.files.vanishAfter(null)
    two.log.fail('full')
    expect(await two.backup.take()).toMatchObject({ ok: false, reason: { reason: 'full' } })
    two.log.fail(null)
    two.log.reopen()
    const { report } = await two.take(text)
    expect(report).not.toMatchObject({ records: 350 })
    await two.records.openIndex()
    expect(two.records.store.getState().index.summaries).toHaveLength(350)
  })

  it('names what is wrong, and takes the rest', async () => {
    const one = device()
    for (const number of [1, 2, 3]) await one.records.keep(record(number))
    const lines = (await one.packed('backup')).split('\n')
    const at = (id: string) => lines.findIndex((line) => line.includes(`"record:${id}"`))
    const [lost, torn] = [at('r1'), at('r2')]
    lines[lost] = lines[lost]?.replace('"finished"', '"lost"') ?? ''
    lines[torn] = '{"event": tor'
    const two = other()
    const { preview, report } = await two.take(lines.join('\n'))
    expect(preview).toMatchObject({
      faults: [
        { line: lost + 1, column: 'how', reason: 'unknown-word' },
        { line: torn + 1, reason: 'not-json' },
        { line: null, reason: 'cut-off' },
      ],
      records: { fresh: 1 },
    })
    expect(report).toMatchObject({ records: 1 })
    const cut = await other().take(lines.slice(0, -3).join('\n'))
    expect(cut.preview).toMatchObject({
      faults: expect.arrayContaining([{ line: null, column: null, reason: 'cut-off', found: '' }]),
    })
  })

  it('takes no running test, no word from the future, and no kit under a false name', async () => {
    const one = device()
    await one.records.keep(record(1))
    const lines = (await one.packed('backup')).split('\n')
    const kit = lines.findIndex((line) => line.includes('"record-kits"'))
    const [kept = ''] = lines.filter((line) => line.includes('"record:r1"'))
    const hostile = [
      kept.replace('"record:r1"', '"run:x"').replace(/"id":"0/u, '"id":"1'),
      kept.replace(/"clock":"\d{13}/u, '"clock":"9999999999990').replace(/"id":"0/u, '"id":"2'),
      (lines[kit] ?? '').replace(firstKit.name, 'ほかのキット').replace(/"id":"0/u, '"id":"3'),
    ]
    const two = other()
    const { preview } = await two.take([lines[0], ...hostile, ...lines.slice(1)].join('\n'))
    expect(preview).toMatchObject({
      faults: [{ reason: 'foreign' }, { reason: 'from-the-future' }, { reason: 'not-a-kit' }],
    })
    expect(two.log.all().map(({ stream }) => stream)).toEqual(['record-kits', 'record:r1'])
  })

  describe('of a phone whose clock was ahead', () => {
    /** The backup with all events stamped in 2027. */
    const ahead = (text: string) => text.replaceAll('"clock":"000000000', '"clock":"182677200')
    const aheadOfOne = async () => {
      const one = device()
      await one.records.keep(record(1))
      await one.records.change('r1', [{ field: 'note', value: '先の日付' }])
      return { one, text: ahead(await one.packed('backup')) }
    }

    it('is imported only on request, and shown before', async () => {
      const { text } = await aheadOfOne()
      const two = other()
      const { preview, report } = await two.take(text)
      expect(preview).toMatchObject({ ahead: 3, records: nothing, faultCount: 0 })
      expect(report).toMatchObject({ records: 0 })
      expect(two.log.all()).toEqual([])
      two.files.offer({ name: 'x.json', text })
      await two.backup.open()
      const shown = await two.backup.again({ takeAhead: true })
      expect(shown).toMatchObject({ value: { ahead: 0, records: { fresh: 1 } } })
      expect(await two.backup.take({ takeAhead: true })).toMatchObject({ value: { records: 1 } })
      expect(await two.full(['r1'])).toMatchObject([{ note: '先の日付' }])
    })

    it('is once taken nothing new, and what is said here afterwards counts', async () => {
      const { text } = await aheadOfOne()
      const two = other()
      const takeAhead = async () => {
        two.files.offer({ name: 'x.json', text })
        await two.backup.open()
        return two.backup.take({ takeAhead: true })
      }
      await takeAhead()
      expect(await takeAhead()).toMatchObject({ value: { records: 0 } })
      expect((await two.take(text)).preview).toMatchObject({ ahead: 0, records: nothing })
      await two.records.change('r1', [{ field: 'note', value: 'ここで直した' }])
      expect(await two.full(['r1'])).toMatchObject([{ note: 'ここで直した' }])
    })

    it('adds up to the same, whichever file comes first', async () => {
      const one = device()
      await one.records.keep(record(1))
      const two = other()
      await two.take(await one.packed('backup'))
      // Shifts the ids, which both fake logs count in the same way.
      await two.log.append({ stream: 'run:x', kind: 'tapped', version: 1, payload: {} })
      await two.records.change('r1', [
        { field: 'note', value: '今の日付' },
        { field: 'weather', value: '晴れ' },
      ])
      await one.records.change('r1', [{ field: 'note', value: '先の日付' }])
      const [first, last] = [await two.packed('backup'), ahead(await one.packed('backup'))]
      for (const files of [
        [first, last],
        [last, first],
      ]) {
        const three = device(fakeEventLog({ device: 'device-c' }))
        for (const text of files) {
          three.files.offer({ name: 'x.json', text })
          await three.backup.open()
          await three.backup.take({ takeAhead: true })
        }
        expect(await three.full(['r1'])).toMatchObject([{ note: '先の日付', weather: '晴れ' }])
      }
    })
  })

  it('is read also when another program has rewritten it', async () => {
    const one = device()
    await one.records.keep(record(1))
    const pretty = JSON.stringify(JSON.parse(await one.packed('backup')), null, 4)
    const { preview } = await other().take(pretty)
    expect(preview).toMatchObject({
      file: { kind: 'backup' },
      records: { fresh: 1 },
      faultCount: 0,
    })
  })

  it('may also be the first export of this app', async () => {
    const one = device()
    await one.records.keep(record(1))
    const text = await one.records.exportText()
    const two = other()
    const { preview, report } = await two.take(text)
    expect(preview).toMatchObject({ file: { kind: 'records' }, records: { fresh: 1 } })
    expect(report).toMatchObject({ records: 1 })
    expect(await two.full(['r1'])).toEqual([record(1)])
    expect((await two.take(text)).preview).toMatchObject({ records: { known: 1, fresh: 0 } })
  })

  it('of an unknown kind is refused, and nothing is kept', async () => {
    const two = other()
    expect((await two.take('[1,2]')).preview).toBe('not-known')
    expect((await two.take('{"format":"cookbook"}')).preview).toBe('not-known')
    expect(
      (
        await two.take(
          '{"format":"soil-backup","version":9,"items":[\n{"end":{"events":0,"photos":0}}\n]}',
        )
      ).preview,
    ).toBe('newer-version')
    expect((await two.take('名前,住所\nみどり,東京', 'x.csv')).preview).toBe('not-known')
    expect((await two.take('日付,pH\n', 'x.csv')).preview).toBe('empty')
    expect(two.log.all()).toEqual([])
    expect(await two.backup.take()).toMatchObject({ ok: false })
  })

  it('is remembered when it has left the app, and counts the tests since', async () => {
    const { records, backup, files } = device()
    await records.keep(record(1))
    await backup.look()
    expect(backup.store.getState()).toMatchObject({ last: null, since: 1, sinceIsMore: false })
    expect(await backup.hand('download')).toEqual({ ok: false, reason: 'impossible' })
    const size = await backup.pack({ kind: 'backup', fileName: 'x.json' })
    expect(size).toMatchObject({ ok: true, value: { name: 'x.json', canShare: false } })
    expect(backup.store.getState()).toMatchObject({ last: null, work: null })
    await backup.hand('download')
    expect(backup.store.getState()).toMatchObject({
      last: { at: nextDay },
      since: 0,
    })
    await records.keep(record(2))
    await records.change('r2', [{ field: 'note', value: 'x' }])
    await backup.look()
    expect(backup.store.getState()).toMatchObject({ since: 1 })
    files.answerShare({ ok: false, reason: 'canceled' })
    await backup.pack({ kind: 'backup', fileName: 'y.json' })
    expect(await backup.hand('share')).toEqual({ ok: false, reason: 'canceled' })
    expect(backup.store.getState()).toMatchObject({ since: 1 })
    files.answerShare({ ok: true, value: undefined })
    await backup.pack({ kind: 'backup', fileName: 'y.json' })
    await backup.hand('share')
    expect(files.shared().map(({ name }) => name)).toEqual(['y.json'])
    expect(backup.store.getState()).toMatchObject({ since: 0 })
  })
})

describe('a table', () => {
  it('has one row a sample, with numbers that are numbers', async () => {
    const { records, packed, plots } = device()
    await plots.keep(newPlot('p1', '東, 2番'))
    await records.keep(record(1, { samples: [{ id: 's1', name: '=1+1', plot: 'p1' }] }))
    const text = await packed('csv')
    expect(text.startsWith('\u{feff}')).toBe(true)
    expect(text.slice(1).split('\r\n')).toEqual([
      '記録番号,試料番号,日付,時刻,キット,圃場,試料名,天気,メモ,pH（酸性度） [pH キット],硝酸態窒素 [NO3-N kg/10a]',
      `r1,s1,2026-11-20,09:31,${firstKit.name},"東, 2番",'=1+1,,,6.5,検出なし`,
      '',
    ])
  })

  it('keeps the fields of two farmers apart that have one name', async () => {
    const one = device()
    await one.plots.keep({ ...newPlot('p1', '西1号'), farmer: '山田' })
    await one.plots.keep({ ...newPlot('p2', '西1号'), farmer: '佐藤' })
    await one.records.keep(record(1, { samples: [{ id: 's1', name: '', plot: 'p2' }] }))
    const table = await one.packed('csv')
    expect(table).toContain('佐藤 西1号')
    expect((await one.take(table)).preview).toMatchObject({ records: { ...nothing, known: 1 } })
  })

  it('comes back as it went, and is recognized', async () => {
    const one = device()
    await one.plots.keep(newPlot('p1', '東の畑'))
    await one.records.keep(
      record(1, {
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
    expect((await one.take(text, 'x.csv')).preview).toMatchObject({
      records: { known: 1, fresh: 0, changed: 0 },
    })
    const two = other()
    const { preview, report } = await two.take(text, 'x.csv')
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
      record(1).readings.map(({ answer }) => answer),
    )
    expect(await two.packed('csv')).toBe(text)
  })

  it('tells a number in the unit of the chart it was read from, and brings it back so', async () => {
    const one = device()
    const scale = { species: 'NO3', unit: 'mg/100g' }
    const answer = { kind: 'typed', value: 10, scale } as const
    const plain = record(1)
    const readings = plain.readings.map((each) =>
      each.analyte === 'no3n' ? { ...each, answer } : each,
    )
    await one.records.keep({ ...plain, readings })
    const text = await one.packed('csv')
    expect(text).toContain('硝酸態窒素 [NO3 mg/100g]')
    expect((await one.take(text, 'x.csv')).preview).toMatchObject({ records: { known: 1 } })
    const two = other()
    await two.take(text, 'x.csv')
    const [back] = await two.full(['r1'])
    expect(back?.kit).toEqual(firstKit)
    expect(back?.readings.find(({ analyte }) => analyte === 'no3n')?.answer).toEqual(answer)
    expect(await two.packed('csv')).toBe(text)
  })

  it('tells every value of a sample, also where several are called alike', async () => {
    const one = device()
    const values = [1.5, 2, 1.5]
    const measured = values.map((value, index) => ({
      ...laboratory,
      id: `m${index}`,
      sample: 's1',
      value,
    }))
    await one.records.keep(record(1, { measured }))
    const text = await one.packed('csv')
    const head = '置換性 [CaO mg/100\u{a0}g 分析機関の列'
    expect(text).toContain(`${head}],${head} 2],${head} 3]`)
    const two = other()
    await two.take(text, 'x.csv')
    const valuesOf = async ({ full }: typeof one) =>
      (await full(['r1'])).flatMap((kept) => kept?.measured?.map(({ value }) => value))
    expect(await valuesOf(two)).toEqual(values)
    expect(await two.packed('csv')).toBe(text)

    const edited = text.replace(',1.5,2,1.5', ',9,2,3')
    for (const phone of [one, two]) {
      // oxlint-disable-next-line no-await-in-loop
      await phone.take(edited, 'x.csv')
      // oxlint-disable-next-line no-await-in-loop
      expect(await valuesOf(phone)).toEqual([9, 2, 3])
      // oxlint-disable-next-line no-await-in-loop
      expect((await phone.take(edited, 'x.csv')).preview).toMatchObject({ records: { known: 1 } })
    }
  })

  it('of laboratory values alone, many of them called alike, is no test of too many things', async () => {
    const heads = Array.from({ length: 40 }, (_, index) => `土 [CaO mg laboratory ${index + 1}]`)
    const table = `日付,${heads.join(',')}\n2026-11-20,${heads.map(() => '1').join(',')}\n`
    const one = device()
    expect((await one.take(table, 'x.csv')).report).toMatchObject({ records: 1 })
    const [kept] = one.records.store.getState().recent
    expect(kept?.kit.analytes).toHaveLength(1)
    expect(kept?.measured).toHaveLength(40)
  })

  it('brings back beside a value those called alike that were removed', async () => {
    const one = device()
    const head = '記録番号,試料番号,日付,土 [CaO mg laboratory]'
    const table = `${head},土 [CaO mg laboratory 2]\nr,s1,2026-11-20,1,2\n`
    await one.take(`${head}\nr,s1,2026-11-20,1\n`, 'x.csv')
    await one.take(table, 'x.csv')
    const measured = async () => (await one.full(['r']))[0]?.measured ?? []
    const [first] = await measured()
    await one.records.change('r', [{ field: 'measured', id: first?.id ?? '', value: null }])
    await one.take(table, 'x.csv')
    expect((await measured()).map(({ value }) => value)).toEqual([1, 2])
  })

  it('that was edited in a spreadsheet corrects what is kept', async () => {
    const one = device()
    await one.records.keep(record(1))
    const text = (await one.packed('csv'))
      .replace('2026-11-20', '2026/11/21')
      .replace(',,,6.5,', ',曇り,,６．０,')
    const { preview, report } = await one.take(text, 'x.csv')
    expect(preview).toMatchObject({ records: { changed: 1 } })
    expect(report).toMatchObject({ records: 1 })
    const [back] = await one.records.read(['r1'])
    expect(back?.record).toMatchObject({
      weather: '曇り',
      startedAt: addSeconds(morning, minutes(24 * 60 + 1)),
    })
    expect(back?.record.readings[0]?.answer).toEqual({ kind: 'level', level: 2 })
    expect(back?.corrections).toHaveLength(3)
    expect((await one.take(text, 'x.csv')).preview).toMatchObject({
      records: { known: 1, changed: 0 },
    })
  })

  it('of one’s own is understood: no ids, other separators, days as people write them', async () => {
    const table = [
      '日付;圃場;ｐＨ;担当;ＮＯ３－Ｎ',
      '令和8年11月20日;南;６．５;佐藤;',
      '2026.11.19;南;5.8;;20',
      'R8/11/18;北;7;;',
    ].join('\r\n')
    const one = device()
    const { preview, report } = await one.take(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 3 },
      plots: { fresh: 2 },
    })
    expect(report).toMatchObject({ records: 3, plots: 2 })
    expect((await one.take(table, 'x.csv')).preview).toMatchObject({
      records: { known: 3, fresh: 0 },
    })
    const { summaries } = one.records.store.getState().index
    expect(
      summaries.map(({ values }) => values.map(({ analyte, value }) => [analyte.species, value])),
    ).toEqual([
      [['pH', 6.5]],
      [
        ['pH', 5.8],
        ['NO3-N', 20],
      ],
      [['pH', 7]],
    ])
  })

  it('brings a plot back that was removed since, with its name', async () => {
    const one = device()
    const table = '日付,圃場,pH\n2026-11-20,南,6.5\n'
    await one.take(table, 'x.csv')
    const [plot] = one.plots.store.getState().plots
    await one.plots.remove(plot?.id ?? '')
    const more = await one.take(`${table}2026-11-21,ミナミ,6\n2026-11-22,南,6\n`, 'x.csv')
    expect(more.report).toMatchObject({ records: 2 })
    expect(one.plots.store.getState().plots.map(({ name }) => name)).toEqual(['ミナミ', '南'])
  })

  it('may contain one test in two places, and one sample twice: the later counts', async () => {
    const head = '記録番号,試料番号,日付,pH'
    const rows = ['a,1,2026-11-20,6', 'b,1,2026-11-20,6', 'a,2,2026-11-20,7', 'a,1,2026-11-20,6.5']
    const one = device()
    expect((await one.take([head, ...rows].join('\n'), 'x.csv')).preview).toMatchObject({
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
    const one = device()
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
            { title: 'P2O5(水溶性)', choice: 'keep', isSure: true },
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
    expect(await one.backup.again({ table })).toMatchObject({
      value: { table: { columns: [{}, {}, {}, { choice: 'lab-available-p2o5' }, {}] } },
    })
    expect(one.log.all()).toEqual([])
    await one.backup.take({ table })
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
    const one = device()
    const { preview } = await one.take([head, ...rows].join('\n'), 'x.csv')
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
    const one = device()
    await one.take(table, 'x.csv')
    const { plots } = one.plots.store.getState()
    expect(plots.map(({ farmer, name }) => [farmer, name])).toEqual([
      ['山田', '西1号'],
      ['佐藤', '西1号'],
    ])
    expect(
      one.records.store.getState().recent.map(({ samples: [sample] }) => sample?.name),
    ).toContain('鈴木')
    const again = [table, '2026-11-21,佐藤,西1号,5.5'].join('\n')
    const { preview } = await one.take(again, 'x.csv')
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
    const one = device()
    const { preview } = await one.take(table, 'x.csv')
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
    ].join('\n')
    const { preview, report } = await device().take(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 2 },
      faults: [
        { line: 2, column: '日付', reason: 'bad-date', found: '2026-02-30' },
        { line: 4, column: '日付', reason: 'missing' },
        { line: 6, column: '土 [CaO mg laboratory]', reason: 'bad-number', found: '多い' },
        { line: 5, column: 'pH [pH -]', reason: 'bad-number', found: 'すっぱい' },
        { line: 7, reason: 'missing' },
      ],
    })
    expect(report).toMatchObject({ records: 2 })
  })
})

describe('a table with a fault in one row of a test', () => {
  const levels = [1, 2, 3]
  const threeSamples = record(1, {
    samples: levels.map((level) => ({ id: `s${level}`, name: `土${level}` })),
    readings: levels.map((level) => ({
      ...reading('ph', { kind: 'level', level }),
      sample: `s${level}`,
    })),
  })
  const written = async () => {
    const one = device()
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
    const two = other()
    const first = await two.take(text.replace(right, wrong), 'x.csv')
    expect(first).toMatchObject({
      preview: { records: { fresh: 1 }, faults: [{ line: 3, ...expected }], faultCount: 1 },
      report: { records: 1 },
    })
    expect(answersOf(await two.full(['r1']))).toEqual([all[0], all[2]])
    const again = await two.take(text, 'x.csv')
    expect(again).toMatchObject({
      preview: { records: { changed: 1 }, faultCount: 0 },
      report: { records: 1 },
    })
    const kept = await two.full(['r1'])
    expect(answersOf(kept)).toEqual([all[0], all[2], all[1]])
    expect(kept[0]?.samples.map(({ name }) => name)).toEqual(['土1', '土3', '土2'])
    expect((await two.take(text, 'x.csv')).preview).toMatchObject({ records: { known: 1 } })
  })

  it('keeps the corrections of the other rows', async () => {
    const { one, text } = await written()
    const edited = text.replace(',5.5\r', ',5\r').replace(',6\r', ',すっぱい\r')
    const { preview } = await one.take(edited, 'x.csv')
    expect(preview).toMatchObject({ records: { changed: 1 }, faults: [{ line: 3 }], faultCount: 1 })
    expect(answersOf(await one.full(['r1']))).toEqual([
      ['s1', { kind: 'level', level: 0 }],
      ...all.slice(1),
    ])
  })

  it('refuses only the row that does not say which sample it is', async () => {
    const { one, text } = await written()
    const edited = text.replace('r1,s2', 'r1,').replace(',5.5\r', ',5\r')
    const { preview, report } = await one.take(edited, 'x.csv')
    expect(preview).toMatchObject({ faults: [{ line: 3, reason: 'unknown-sample' }] })
    expect(report).toMatchObject({ records: 1 })
  })
})

describe('a table whose rows do not say which sample they are', () => {
  const head = 'record,date,name,pH [pH -]'
  const [first, second] = ['t1,2026-11-20,ナス,5.5', 't1,2026-11-20,トマト,6.5']
  const table = [head, first, second].join('\n')
  const said = async ({ full }: ReturnType<typeof device>) =>
    (await full(['t1'])).map(({ samples, readings }) => [
      samples.map(({ name }) => name),
      readings.map(({ answer }) => answer.kind === 'typed' && answer.value),
    ])

  it('keeps no test of them while one is at fault: mended, it could be taken for another', async () => {
    const phone = device()
    const { preview } = await phone.take(table.replace('6.5', 'すっぱい'), 'x.csv')
    expect(preview).toMatchObject({ faults: [{ line: 3, reason: 'bad-number' }], faultCount: 1 })
    await phone.take(table, 'x.csv')
    expect(await said(phone)).toEqual([
      [
        ['ナス', 'トマト'],
        [5.5, 6.5],
      ],
    ])
  })

  it('takes none of them for the only sample that is here', async () => {
    const phone = device()
    await phone.take([head, first].join('\n'), 'x.csv')
    const { preview } = await phone.take(table, 'x.csv')
    expect(preview).toMatchObject({
      faults: [2, 3].map((line) => ({ line, reason: 'unknown-sample' })),
    })
    expect(await said(phone)).toEqual([[['ナス'], [5.5]]])
  })
})

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
  const withDetails = record(1, {
    readings: [
      { sample: 's1', analyte: 'ph', answer: { kind: 'between', lower: 2 }, ...late(12.5), camera },
      { sample: 's1', analyte: 'no3n', answer: { kind: 'level', level: 1 }, ...late(-3) },
    ],
  })

  it('tells what lies between two levels, how late it was read, and what the camera said', async () => {
    const one = device()
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
    const one = device()
    await one.records.keep(withDetails)
    const two = other()
    await two.take(await one.packed('csv'), 'x.csv')
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
    const one = device()
    await one.records.keep(withDetails)
    const text = (await one.packed('csv')).replace(',6.25,', ',6,').replace('12.5', '99')
    expect((await one.take(text, 'x.csv')).report).toMatchObject({ records: 1 })
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
    const { preview } = await device().take(table, 'x.csv')
    expect(preview).toMatchObject({
      records: { fresh: 1 },
      faults: [
        { line: 2, column: 'ph [pH -] seconds-late', reason: 'bad-number', found: 'soon' },
        { line: 3, column: 'ph [pH -] camera-verdict', reason: 'unknown-choice', found: 'fine' },
        { line: 4, column: 'ph [pH -] camera-range', reason: 'bad-number', found: 'broad' },
      ],
    })
  })

  it('distinguishes a reading without delay from one with an unknown delay', async () => {
    const head = 'record,sample,date,ph [pH -],ph [pH -] seconds-late'
    const two = device()
    await two.take([head, 'a,1,2026-11-20,6,0', 'b,1,2026-11-20,6,'].join('\n'), 'x.csv')
    const rows = (await two.packed('csv')).split('\r\n').slice(1, 3)
    expect(rows.map((row) => row.split(',').at(-2))).toEqual(['0', ''])
  })

  it('is sorted oldest first', async () => {
    const one = device()
    for (const number of [3, 1, 2]) await one.records.keep(record(number))
    const rows = (await one.packed('csv')).split('\r\n').slice(1, 4)
    expect(rows.map((row) => row.split(',')[0])).toEqual(['r1', 'r2', 'r3'])
  })

  it('is the same after it was read on another phone, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { minLength: 1, maxLength: 4 }), async (tests) => {
        const one = device()
        await one.plots.keep(newPlot('p1', ' =東の畑 '))
        for (const [index, test] of tests.entries()) {
          await one.records.keep({ ...test, id: `t${index}` })
        }
        const text = await one.packed('csv')
        const two = other()
        expect((await two.take(text, 'x.csv')).preview).toMatchObject({ faults: [] })
        expect(await two.packed('csv')).toBe(text)
        const again = await one.take(text, 'x.csv')
        expect(again.preview).toMatchObject({
          records: { ...nothing, known: tests.length },
          faultCount: 0,
        })
      }),
      { numRuns: 40 },
    )
  }, 30_000)
})

describe('a table in another language', () => {
  afterEach(() => changeLanguage('ja'))

  it.each(languages.flatMap((from) => languages.map((to) => [from, to] as const)))(
    'is understood: written in %s, read in %s',
    async (from, to) => {
      await changeLanguage(from)
      const kit = await builtInKits.find(({ id }) => id === 'npk-tube')?.load()
      if (kit === undefined) throw new Error('no kit of tubes')
      const one = device()
      const readings = [
        reading('n', { kind: 'no-color-fits' }),
        reading('p', { kind: 'between', lower: 1 }),
        reading('k', { kind: 'level', level: 2 }),
      ]
      await one.records.keep(record(1, { kit, readings, note: 'x' }))
      const fileName = 'x.csv'
      const words = (await (await loadersOf(from)).backup?.())?.csvWords
      if (words === undefined) throw new Error(`no words for tables in ${from}`)
      await one.backup.pack({ kind: 'csv', fileName, words })
      await one.backup.hand('download')
      const text = one.files.saved().at(-1)?.text ?? ''
      await changeLanguage(to)
      expect((await one.take(text, fileName)).preview).toMatchObject({
        records: { known: 1, changed: 0 },
      })
      const two = other()
      expect((await two.take(text, fileName)).preview).toMatchObject({
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
    const two = device()
    expect((await two.take(table, 'x.csv')).preview).toMatchObject({ faultCount: 0 })
    expect(await two.full(['r9'])).toMatchObject([
      {
        kit: firstKit,
        readings: [{ answer: { kind: 'level' } }, { answer: { kind: 'undetectable' } }],
      },
    ])
  })
})
