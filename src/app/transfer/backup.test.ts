import { describe, expect, it, vi } from 'vitest'
import { foldOwnItems } from './import-changes.ts'
import ownChart from '#domain/chart/fixtures/own-chart-1.json'
import { newPlot } from '#domain/plot/plot.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import {
  emptyTally,
  nextDay,
  numberedRecord,
  otherPhone,
  transferPhone,
} from '#testing/transfer-phone.ts'

/** Two phones with the same test on the same plot. */
async function phonesWithOneTest() {
  const [one, two] = [transferPhone(), otherPhone()]
  await one.plots.keep(newPlot('p1', '北の畑'))
  await one.records.keep(numberedRecord(1))
  await two.importText(await one.packed('backup'))
  return [one, two] as const
}
const shownOn = async ({ plots, full }: ReturnType<typeof transferPhone>) => ({
  tests: (await full(['r1'])).length,
  plots: plots.store.getState().plots.length,
})
describe('a backup', () => {
  it('brings tests, plots and photographs to another phone, whole', async () => {
    const one = transferPhone()
    const photo = { type: 'image/jpeg', bytes: Uint8Array.from({ length: 5001 }, (_, at) => at) }
    const name = await one.photos.keep(photo)
    await one.plots.keep(newPlot('p1', '北の畑'))
    await one.records.keep(numberedRecord(1))
    const sha = name.ok ? name.value : ''
    await one.records.change('r1', [
      { field: 'note', value: '雨のあと' },
      { field: 'photo', photo: sha, value: { sample: null } },
    ])
    const two = otherPhone()
    const { preview, report } = await two.importText(await one.packed('backup'))
    expect(preview).toMatchObject({
      file: { kind: 'backup' },
      records: { ...emptyTally, fresh: 1 },
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
      { ...numberedRecord(1), note: '雨のあと', photos: [{ name: sha, sample: null }] },
    ])
    expect(await two.photos.read(sha)).toEqual(photo)
    expect(two.plots.store.getState().plots).toEqual([newPlot('p1', '北の畑')])
  })

  it('tells when kits and charts came with it', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const two = otherPhone()
    await two.importText(await one.packed('backup'))
    expect(two.otherCalls()).toBe(0)
    await one.log.append({ stream: 'kits', kind: 'kit-saved', version: 1, payload: firstKit })
    const text = await one.packed('backup')
    expect((await two.importText(text)).report).toMatchObject({ others: 1 })
    expect(two.otherCalls()).toBe(1)
    await two.importText(text)
    expect(two.otherCalls()).toBe(1)
  })

  it('adds nothing the second time, and only what is new the third', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const two = otherPhone()
    const text = await one.packed('backup')
    await two.importText(text)
    const again = await two.importText(text)
    expect(again.preview).toMatchObject({ records: { ...emptyTally, known: 1 } })
    expect(again.report).toEqual({
      records: 0,
      plots: 0,
      photos: 0,
      others: 0,
      preferences: 0,
      tests: [],
    })
    await one.records.change('r1', [{ field: 'weather', value: '晴れ' }])
    await one.records.keep(numberedRecord(2))
    const third = await two.importText(await one.packed('backup'))
    expect(third.preview).toMatchObject({ records: { fresh: 1, changed: 1 } })
    expect(third.report).toMatchObject({ records: 2 })
    expect(await two.full(['r1'])).toMatchObject([{ weather: '晴れ' }])
  })

  it('keeps what was removed here removed, unless it is asked back', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const text = await one.packed('backup')
    await one.records.remove('r1')
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({ value: { records: { removed: 1 } } })
    await one.backup.importOpened()
    expect(await one.full(['r1'])).toEqual([])
    await one.backup.importOpened({ restoreRemoved: true })
    expect(await one.full(['r1'])).toEqual([numberedRecord(1)])
  })

  it('counts what was deleted on the other phone and would go here, and keeps it on request', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.plots.remove('p1')
    await two.records.remove('r1')
    const text = await two.packed('backup')
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { records: { ...emptyTally, gone: 1 }, plots: { ...emptyTally, gone: 1 } },
    })
    expect(await one.backup.importOpened({ restoreRemoved: true })).toMatchObject({
      value: { records: 1, plots: 1 },
    })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('counts own kits and charts that would go, changes nothing in the preview, and keeps them on request', async () => {
    const [one, two] = [transferPhone(), otherPhone()]
    const kit = { ...firstKit, id: 'mine' }
    const event = { version: 1 } as const
    await one.log.append({ ...event, stream: 'kits', kind: 'kit-saved', payload: kit })
    await one.log.append({ ...event, stream: 'charts', kind: 'chart-saved', payload: ownChart })
    await two.importText(await one.packed('backup'))
    await two.log.append({ ...event, stream: 'kits', kind: 'kit-removed', payload: { id: 'mine' } })
    const gone = { id: ownChart.id }
    await two.log.append({ ...event, stream: 'charts', kind: 'chart-removed', payload: gone })
    const text = await two.packed('backup')
    const before = one.log.all()
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { kits: { ...emptyTally, gone: 1 }, charts: { ...emptyTally, gone: 1 } },
    })
    expect(one.log.all()).toEqual(before)
    await one.backup.importOpened({ restoreRemoved: true })
    const shown = async (stream: 'kits' | 'charts') => [
      ...foldOwnItems(stream, await one.log.readStream(stream)).shown.keys(),
    ]
    expect([await shown('kits'), await shown('charts')]).toEqual([['mine'], [ownChart.id]])
  })

  it('ends where the user stops it, and nothing is kept by a look', async () => {
    const one = transferPhone()
    for (let number = 0; number < 50; number += 1) await one.records.keep(numberedRecord(number))
    const text = await one.packed('backup')
    const two = otherPhone()
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
    expect(await two.backup.importOpened()).toMatchObject({
      ok: false,
      reason: { reason: 'canceled' },
    })
    expect((await otherPhone().importText(text)).report).toMatchObject({ records: 50 })
  })

  it('deletes here what was deleted on the other phone, and brings it back later when asked', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.plots.remove('p1')
    await two.records.remove('r1')
    const text = await two.packed('backup')
    expect((await one.importText(text)).report).toMatchObject({ records: 0, plots: 0 })
    expect(await shownOn(one)).toEqual({ tests: 0, plots: 0 })
    one.files.offer({ name: 'x.json', text })
    expect(await one.backup.open()).toMatchObject({
      value: { records: { ...emptyTally, removed: 1 }, plots: { ...emptyTally, removed: 1 } },
    })
    await one.backup.importOpened({ restoreRemoved: true })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('takes nothing away that was brought back since, here or there', async () => {
    const [one, two] = await phonesWithOneTest()
    await two.records.remove('r1')
    await two.plots.remove('p1')
    await two.records.restore('r1')
    await two.plots.restore('p1')
    const { preview } = await one.importText(await two.packed('backup'))
    expect(preview).toMatchObject({
      records: { ...emptyTally, changed: 1 },
      plots: { ...emptyTally, changed: 1 },
    })
    expect(await shownOn(one)).toEqual({ tests: 1, plots: 1 })
  })

  it('tells a new phone of deleted tests and plots as deleted, not as new', async () => {
    const one = transferPhone()
    await one.plots.keep(newPlot('p1', '北の畑'))
    await one.records.keep(numberedRecord(1))
    await one.plots.remove('p1')
    await one.records.remove('r1')
    const two = otherPhone()
    const { preview } = await two.importText(await one.packed('backup'))
    expect(preview).toMatchObject({
      records: { ...emptyTally, removed: 1 },
      plots: { ...emptyTally, removed: 1 },
      sample: [],
    })
    expect(await shownOn(two)).toEqual({ tests: 0, plots: 0 })
  })

  it('goes on where it was stopped: by a full device, by a file that goes away', async () => {
    const one = transferPhone()
    for (let number = 0; number < 350; number += 1) await one.records.keep(numberedRecord(number))
    const text = await one.packed('backup')
    const two = otherPhone()
    two.files.offer({ name: 'x.json', text })
    await two.backup.open()
    two.files.vanishAfter(100)
    const stopped = await two.backup.importOpened()
    expect(stopped).toMatchObject({ ok: false, reason: { reason: 'unreadable' } })
    two.files.vanishAfter(null)
    two.log.fail('full')
    expect(await two.backup.importOpened()).toMatchObject({ ok: false, reason: { reason: 'full' } })
    two.log.fail(null)
    two.log.reopen()
    const { report } = await two.importText(text)
    expect(report).not.toMatchObject({ records: 350 })
    await two.records.openIndex()
    expect(two.records.store.getState().index.summaries).toHaveLength(350)
  })

  it('does not call a fault of the app an unreadable file', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const backup = await one.packed('backup')
    for (const text of [backup, await one.packed('csv')]) {
      const two = otherPhone()
      two.files.offer({ name: 'x', text })
      vi.spyOn(two.plots, 'start').mockRejectedValueOnce(new Error('a fault'))
      await expect(two.backup.open()).rejects.toThrow('a fault')
      expect(two.backup.store.getState().work).toBeNull()
      two.files.offer({ name: 'x', text })
      expect(await two.backup.open()).toMatchObject({ ok: true })
      vi.spyOn(two.records, 'openIndex').mockRejectedValueOnce(new Error('a fault'))
      vi.spyOn(two.log, 'merge').mockRejectedValueOnce(new Error('a fault'))
      expect(await two.backup.importOpened()).toMatchObject({
        reason: { reason: 'failed', fault: new Error('a fault'), report: { records: 0 } },
      })
      expect(two.backup.store.getState().work).toBeNull()
      vi.restoreAllMocks()
      expect(await two.backup.importOpened()).toMatchObject({ value: { records: 1 } })
    }
  })

  it('counts what was taken before a fault of the app', async () => {
    const one = transferPhone()
    for (let number = 0; number < 350; number += 1) await one.records.keep(numberedRecord(number))
    // Of the slice in which it happened, nothing is counted.
    for (const [kind, records] of [['backup', 99] as const, ['csv', 110] as const]) {
      const two = otherPhone()
      two.files.offer({ name: 'x', text: await one.packed(kind) })
      await two.backup.open()
      const sound = { ...two.log }
      let stored = 0
      const orFault = <Value>(events: number, store: () => Value) => {
        stored += events
        if (stored > 120) throw new Error('a fault')
        return store()
      }
      vi.spyOn(two.log, 'append').mockImplementation(async (event) =>
        orFault(1, () => sound.append(event)),
      )
      vi.spyOn(two.log, 'merge').mockImplementation(async (some) =>
        orFault(some.length, () => sound.merge(some)),
      )
      const stopped = await two.backup.importOpened()
      vi.restoreAllMocks()
      expect(stopped).toMatchObject({ reason: { reason: 'failed', report: { records } } })
      const shown = two.records.store.getState().index.summaries.length
      expect(shown).toBeGreaterThanOrEqual(records)
    }
  })

  it('names what is wrong, and takes the rest', async () => {
    const one = transferPhone()
    for (const number of [1, 2, 3]) await one.records.keep(numberedRecord(number))
    const lines = (await one.packed('backup')).split('\n')
    const at = (id: string) => lines.findIndex((line) => line.includes(`"record:${id}"`))
    const [lost, torn] = [at('r1'), at('r2')]
    lines[lost] = lines[lost]?.replace('"finished"', '"lost"') ?? ''
    lines[torn] = '{"event": tor'
    const two = otherPhone()
    const { preview, report } = await two.importText(lines.join('\n'))
    expect(preview).toMatchObject({
      faults: [
        { line: lost + 1, column: 'how', reason: 'unknown-word' },
        { line: torn + 1, reason: 'not-json' },
        { line: null, reason: 'cut-off' },
      ],
      records: { fresh: 1 },
    })
    expect(report).toMatchObject({ records: 1 })
    const cut = await otherPhone().importText(lines.slice(0, -3).join('\n'))
    expect(cut.preview).toMatchObject({
      faults: expect.arrayContaining([{ line: null, column: null, reason: 'cut-off', found: '' }]),
    })
  })

  it('takes no running test, no word from the future, and no kit under a false name', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const lines = (await one.packed('backup')).split('\n')
    const kit = lines.findIndex((line) => line.includes('"record-kits"'))
    const [kept = ''] = lines.filter((line) => line.includes('"record:r1"'))
    const hostile = [
      kept.replace('"record:r1"', '"run:x"').replace(/"id":"0/u, '"id":"1'),
      kept.replace(/"clock":"\d{13}/u, '"clock":"9999999999990').replace(/"id":"0/u, '"id":"2'),
      (lines[kit] ?? '').replace(firstKit.name, 'ほかのキット').replace(/"id":"0/u, '"id":"3'),
    ]
    const two = otherPhone()
    const { preview } = await two.importText([lines[0], ...hostile, ...lines.slice(1)].join('\n'))
    expect(preview).toMatchObject({
      faults: [{ reason: 'foreign' }, { reason: 'from-the-future' }, { reason: 'not-a-kit' }],
    })
    expect(two.log.all().map(({ stream }) => stream)).toEqual(['record-kits', 'record:r1'])
  })

  describe('of a phone whose clock was ahead', () => {
    /** The backup with all events stamped in 2027. */
    const ahead = (text: string) => text.replaceAll('"clock":"000000000', '"clock":"182677200')
    const aheadOfOne = async () => {
      const one = transferPhone()
      await one.records.keep(numberedRecord(1))
      await one.records.change('r1', [{ field: 'note', value: '先の日付' }])
      return { one, text: ahead(await one.packed('backup')) }
    }

    it('is imported only on request, and shown before', async () => {
      const { text } = await aheadOfOne()
      const two = otherPhone()
      const { preview, report } = await two.importText(text)
      expect(preview).toMatchObject({ ahead: 3, records: emptyTally, faultCount: 0 })
      expect(report).toMatchObject({ records: 0 })
      expect(two.log.all()).toEqual([])
      two.files.offer({ name: 'x.json', text })
      await two.backup.open()
      const shown = await two.backup.previewAgain({ acceptsAhead: true })
      expect(shown).toMatchObject({ value: { ahead: 0, records: { fresh: 1 } } })
      expect(await two.backup.importOpened({ acceptsAhead: true })).toMatchObject({
        value: { records: 1 },
      })
      expect(await two.full(['r1'])).toMatchObject([{ note: '先の日付' }])
    })

    it('is once taken nothing new, and what is said here afterwards counts', async () => {
      const { text } = await aheadOfOne()
      const two = otherPhone()
      const acceptsAhead = async () => {
        two.files.offer({ name: 'x.json', text })
        await two.backup.open()
        return two.backup.importOpened({ acceptsAhead: true })
      }
      await acceptsAhead()
      expect(await acceptsAhead()).toMatchObject({ value: { records: 0 } })
      expect((await two.importText(text)).preview).toMatchObject({ ahead: 0, records: emptyTally })
      await two.records.change('r1', [{ field: 'note', value: 'ここで直した' }])
      expect(await two.full(['r1'])).toMatchObject([{ note: 'ここで直した' }])
    })

    it('adds up to the same, whichever file comes first', async () => {
      const one = transferPhone()
      await one.records.keep(numberedRecord(1))
      const two = otherPhone()
      await two.importText(await one.packed('backup'))
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
        const three = transferPhone({ device: 'device-c' })
        for (const text of files) {
          three.files.offer({ name: 'x.json', text })
          await three.backup.open()
          await three.backup.importOpened({ acceptsAhead: true })
        }
        expect(await three.full(['r1'])).toMatchObject([{ note: '先の日付', weather: '晴れ' }])
      }
    })
  })

  it('is read also when another program has rewritten it', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const pretty = JSON.stringify(JSON.parse(await one.packed('backup')), null, 4)
    const { preview } = await otherPhone().importText(pretty)
    expect(preview).toMatchObject({
      file: { kind: 'backup' },
      records: { fresh: 1 },
      faultCount: 0,
    })
  })

  it('may also be the first export of this app', async () => {
    const one = transferPhone()
    await one.records.keep(numberedRecord(1))
    const text = await one.records.exportText()
    const two = otherPhone()
    const { preview, report } = await two.importText(text)
    expect(preview).toMatchObject({ file: { kind: 'records' }, records: { fresh: 1 } })
    expect(report).toMatchObject({ records: 1 })
    expect(await two.full(['r1'])).toEqual([numberedRecord(1)])
    expect((await two.importText(text)).preview).toMatchObject({ records: { known: 1, fresh: 0 } })
  })

  it('of an unknown kind is refused, and nothing is kept', async () => {
    const two = otherPhone()
    expect((await two.importText('[1,2]')).preview).toBe('not-known')
    expect((await two.importText('{"format":"cookbook"}')).preview).toBe('not-known')
    expect(
      (
        await two.importText(
          '{"format":"soil-backup","version":9,"items":[\n{"end":{"events":0,"photos":0}}\n]}',
        )
      ).preview,
    ).toBe('newer-version')
    expect((await two.importText('名前,住所\nみどり,東京', 'x.csv')).preview).toBe('not-known')
    expect((await two.importText('日付,pH\n', 'x.csv')).preview).toBe('empty')
    expect(two.log.all()).toEqual([])
    expect(await two.backup.importOpened()).toMatchObject({ ok: false })
  })

  it('does not count as missing from it a test that was removed, until it is brought back', async () => {
    const { records, backup } = transferPhone()
    await records.keep(numberedRecord(1))
    await records.keep(numberedRecord(2))
    await records.remove('r2')
    await backup.refresh()
    expect(backup.store.getState()).toMatchObject({ since: 1 })
    await records.restore('r2')
    await backup.refresh()
    expect(backup.store.getState()).toMatchObject({ since: 2 })
  })

  it('is remembered when it has left the app, and counts the tests since', async () => {
    const { records, backup, files } = transferPhone()
    await records.keep(numberedRecord(1))
    await backup.refresh()
    expect(backup.store.getState()).toMatchObject({ last: null, since: 1, sinceIsMore: false })
    expect(await backup.deliver('download')).toEqual({ ok: false, reason: 'impossible' })
    const size = await backup.pack({ kind: 'backup', fileName: 'x.json' })
    expect(size).toMatchObject({ ok: true, value: { name: 'x.json', canShare: false } })
    expect(backup.store.getState()).toMatchObject({ last: null, work: null })
    await backup.deliver('download')
    expect(backup.store.getState()).toMatchObject({
      last: { at: nextDay },
      since: 0,
    })
    await records.keep(numberedRecord(2))
    await records.change('r2', [{ field: 'note', value: 'x' }])
    await backup.refresh()
    expect(backup.store.getState()).toMatchObject({ since: 1 })
    files.answerShare({ ok: false, reason: 'canceled' })
    await backup.pack({ kind: 'backup', fileName: 'y.json' })
    expect(await backup.deliver('share')).toEqual({ ok: false, reason: 'canceled' })
    expect(backup.store.getState()).toMatchObject({ since: 1 })
    files.answerShare({ ok: true, value: undefined })
    await backup.pack({ kind: 'backup', fileName: 'y.json' })
    await backup.deliver('share')
    expect(files.shared().map(({ name }) => name)).toEqual(['y.json'])
    expect(backup.store.getState()).toMatchObject({ since: 0 })
  })

  it('that cannot be made is thrown on, and what was made before is not delivered in its place', async () => {
    const { photos, backup, files } = transferPhone()
    await backup.pack({ kind: 'backup', fileName: 'x.json' })
    vi.spyOn(photos, 'names').mockRejectedValue(new Error('a fault'))
    const again = backup.pack({ kind: 'backup', fileName: 'y.json' })
    await expect(again).rejects.toThrow('a fault')
    expect(backup.store.getState().work).toBeNull()
    expect(await backup.deliver('download')).toEqual({ ok: false, reason: 'impossible' })
    expect(files.saved()).toEqual([])
  })
})
