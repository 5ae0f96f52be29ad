import { describe, expect, it } from 'vitest'
import { recordEvent } from './record-events.ts'
import { createRecords } from './records.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { minutes, addSeconds, instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { fakeEventLog, type FakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { createStoreOf } from '#app/initial-states.ts'

const record = (number: number): SoilRecord => ({
  schema: 1,
  id: `record-${number}`,
  kit: firstKit,
  startedAt: addSeconds(instant(0), minutes(number)),
  endedAt: addSeconds(instant(0), minutes(number + 5)),
  wallOffset: 0,
  how: 'finished',
  samples: [{ id: 's', name: '' }],
  readings: [],
})
const withReading = (number: number, level = 1): SoilRecord => ({
  ...record(number),
  readings: [
    {
      sample: 's',
      analyte: 'ph',
      answer: { kind: 'level', level },
      dueAt: instant(5),
      readAt: instant(9),
    },
  ],
})
const kept = (payload: unknown) => ({ stream: 'records', kind: 'record-kept', version: 1, payload })

async function started(log: FakeEventLog = fakeEventLog()) {
  const records = createRecords({ log, store: createStoreOf('records') })
  await records.start()
  const state = () => records.store.getState()
  return { log, records, state, ids: () => state().recent.map(({ id }) => id) }
}

describe('the stored records', () => {
  it('start empty and isReady', async () => {
    const { state } = await started()
    expect(state()).toEqual({
      isReady: true,
      recent: [],
      more: false,
      unreadable: [],
      index: { state: 'closed', read: 0, summaries: [] },
    })
  })

  it('show a record at once and completely after a restart', async () => {
    const { log, records, state } = await started()
    expect(await records.keep(record(1))).toEqual({ ok: true, value: undefined })
    expect(state().recent).toEqual([record(1)])
    expect((await started(log)).state().recent).toEqual([record(1)])
  })

  it('show one record for a run that was stored twice: the later one', async () => {
    const { log, records, state } = await started()
    await records.keep(record(1))
    await records.keep({ ...record(1), how: 'abandoned' })
    expect(state().recent).toEqual([{ ...record(1), how: 'abandoned' }])
    expect((await started(log)).state().recent).toEqual([{ ...record(1), how: 'abandoned' }])
  })

  it('can be removed and restored, also after a restart', async () => {
    const { log, records, ids } = await started()
    await records.keep(record(1))
    await records.keep(record(2))
    await records.remove('record-1')
    expect(ids()).toEqual(['record-2'])
    expect((await started(log)).ids()).toEqual(['record-2'])
    await records.restore('record-1')
    expect(ids()).toEqual(['record-2', 'record-1'])
    expect((await started(log)).ids()).toEqual(['record-2', 'record-1'])
    await records.remove('record-1')
    expect((await started(log)).ids()).toEqual(['record-2'])
  })

  it('are read page by page, newest first', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 45; number += 1) log.keepElsewhere(kept(record(number)))
    const { records, ids, state } = await started(log)
    expect(ids()).toHaveLength(20)
    expect([ids()[0], state().more]).toEqual(['record-44', true])
    await records.older()
    await records.older()
    expect(ids()).toHaveLength(45)
    expect([ids().at(-1), state().more]).toEqual(['record-0', false])
  })

  it('skip pages where everything was removed', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 70; number += 1) log.keepElsewhere(kept(record(number)))
    const first = await started(log)
    for (let number = 10; number < 50; number += 1) await first.records.remove(`record-${number}`)
    const { records, ids } = await started(log)
    expect(ids()).toHaveLength(20)
    await records.older()
    expect(ids()).toHaveLength(30)
  })

  it('show what another tab stored and removed', async () => {
    const { log, ids } = await started()
    log.keepElsewhere(kept(record(1)))
    await expect.poll(ids).toEqual(['record-1'])
    log.keepElsewhere({
      stream: 'records',
      kind: 'record-removed',
      version: 1,
      payload: { id: 'record-1' },
    })
    await expect.poll(ids).toEqual([])
  })

  it('list unreadable ones with the path of the problem, and keep the rest', async () => {
    const log = fakeEventLog()
    log.keepElsewhere(kept({ ...record(1), endedAt: 'soon' }))
    log.keepElsewhere(kept('garbage'))
    log.keepElsewhere({ stream: 'records', kind: 'record-removed', version: 1, payload: 7 })
    log.keepElsewhere(kept(record(2)))
    const { ids, state } = await started(log)
    expect(ids()).toEqual(['record-2'])
    expect(state().unreadable.map(({ path, reason }) => [path, reason])).toEqual([
      ['', 'not-a-record'],
      ['endedAt', 'wrong-type'],
    ])
  })

  it('give the reason when a record cannot be stored, and show it until the page closes', async () => {
    const { log, records, ids } = await started()
    log.fail('full')
    expect(await records.keep(record(1))).toEqual({ ok: false, reason: 'full' })
    expect(ids()).toEqual(['record-1'])
    await records.remove('record-1')
    expect(ids()).toEqual([])
    log.reopen()
    expect((await started(log)).ids()).toEqual([])
  })

  it('are reread when failed storage works again', async () => {
    const log = fakeEventLog()
    log.keepElsewhere(kept(record(1)))
    log.setHealth({ kept: 'memory', failure: 'broken' })
    let hangs = true
    const hanging: FakeEventLog = {
      ...log,
      readKind: async (kind, page) => (hangs ? [] : log.readKind(kind, page)),
    }
    const { ids } = await started(hanging)
    expect(ids()).toEqual([])
    hangs = false
    log.setHealth({ kept: 'durable', failure: null })
    await expect.poll(ids).toEqual(['record-1'])
  })

  it('are read at the next attempt where their code could not be loaded', async () => {
    const log = fakeEventLog()
    let isLost = true
    const { records, state } = await started({
      ...log,
      readStream: async (stream) => {
        if (isLost) throw new Error('Failed to fetch dynamically imported module')
        return log.readStream(stream)
      },
    })
    await expect(records.openIndex()).rejects.toThrow('Failed to fetch')
    expect(await records.keep(record(1))).toEqual({ ok: false, reason: 'broken' })
    isLost = false
    await records.openIndex()
    expect(state().index.state).toBe('ready')
    expect(await records.keep(record(1))).toMatchObject({ ok: true })
    expect(state().index.summaries).toHaveLength(1)
  })

  it('can be exported as a file, including those not read yet', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 30; number += 1) log.keepElsewhere(kept(record(number)))
    const { records } = await started(log)
    await records.remove('record-3')
    const file: unknown = JSON.parse(await records.exportText())
    expect(file).toMatchObject({ format: 'soil-records', schema: 1 })
    expect(file).toHaveProperty('records.length', 29)
    expect(file).toHaveProperty('records.0', record(29))
  })

  it('store a kit once, however many tests were made with it', async () => {
    const { log, records } = await started()
    await Promise.all([1, 2, 3].map((number) => records.keep(record(number))))
    expect(log.all().filter(({ kind }) => kind === 'record-kit')).toHaveLength(1)
    const other = await started(log)
    await other.records.keep(record(4))
    expect(log.all().filter(({ kind }) => kind === 'record-kit')).toHaveLength(1)
    expect((await started(log)).state().recent[0]).toEqual(record(4))
  })

  it('request persistent storage when one is stored, not when that failed', async () => {
    const log = fakeEventLog()
    let asked = 0
    const records = createRecords({
      log,
      store: createStoreOf('records'),
      onKept: () => (asked += 1),
    })
    log.fail('full')
    await records.keep(record(1))
    expect(asked).toBe(0)
    log.fail(null)
    await records.keep(record(2))
    expect(asked).toBe(1)
  })

  it('can be corrected, beyond a restart, with the original beside it, and changed back', async () => {
    const { log, records } = await started()
    const read = await started(log)
    await records.keep(withReading(1))
    const undo = await records.change('record-1', [
      { field: 'note', value: '雨のあと' },
      { field: 'reading', sample: 's', analyte: 'ph', value: { kind: 'typed', value: 6.2 } },
    ])
    const [now] = await (await started(log)).records.read(['record-1'])
    expect(now?.record).toMatchObject({
      note: '雨のあと',
      readings: [{ answer: { kind: 'typed', value: 6.2 } }],
    })
    expect(now?.corrections.map(({ before }) => before)).toEqual([
      { field: 'note', value: '' },
      { field: 'reading', sample: 's', analyte: 'ph', value: { kind: 'level', level: 1 } },
    ])
    expect(await records.change('record-1', undo.ok ? undo.value : [])).toMatchObject({ ok: true })
    const [back] = await read.records.read(['record-1'])
    expect(back?.record).toEqual({ ...withReading(1), note: '' })
    expect(await records.change('nobody', [])).toEqual({ ok: false, reason: 'unknown-record' })
  })

  it('corrected in two tabs at once keep both corrections, and for one field the later', async () => {
    const log = fakeEventLog()
    const [one, other] = [await started(log), await started(log)]
    await one.records.keep(record(1))
    await one.records.change('record-1', [{ field: 'note', value: 'first' }])
    await other.records.change('record-1', [{ field: 'weather', value: '晴れ' }])
    await other.records.change('record-1', [{ field: 'note', value: 'second' }])
    const [seen] = await one.records.read(['record-1'])
    expect(seen?.record).toMatchObject({ note: 'second', weather: '晴れ' })
  })

  it("corrected by the run itself later show the run's value, and keep the note", async () => {
    const { records } = await started()
    await records.keep(withReading(1))
    await records.change('record-1', [
      { field: 'note', value: 'x' },
      { field: 'reading', sample: 's', analyte: 'ph', value: { kind: 'undetectable' } },
    ])
    await records.keep(withReading(1, 2))
    const [seen] = await records.read(['record-1'])
    expect(seen?.record).toEqual({ ...withReading(1, 2), note: 'x' })
  })

  it('stored again unchanged by a reopened run keep their corrections', async () => {
    const { log, records } = await started()
    await records.keep(withReading(1))
    const value = { kind: 'undetectable' } as const
    await records.change('record-1', [{ field: 'reading', sample: 's', analyte: 'ph', value }])
    const before = log.all().length
    const opened = await started(log)
    await opened.records.keep({ ...withReading(1), endedAt: addSeconds(instant(0), minutes(99)) })
    expect(log.all()).toHaveLength(before)
    expect(opened.state().recent[0]?.readings[0]?.answer).toEqual(value)
  })

  it('are all indexed once requested, and stay so', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 30; number += 1) log.keepElsewhere(kept(record(number)))
    const first = await started(log)
    for (let number = 30; number < 450; number += 1) await first.records.keep(record(number))
    await first.records.remove('record-7')
    const { records, state } = await started(log)
    expect(state().index).toEqual({ state: 'closed', read: 0, summaries: [] })
    await records.openIndex()
    expect(state().index).toMatchObject({ state: 'ready', read: 450 })
    const ids = () => state().index.summaries.map(({ id }) => id)
    expect(ids()).toHaveLength(449)
    expect([ids()[0], ids().at(-1)]).toEqual(['record-449', 'record-0'])
    await records.keep(record(500))
    await records.remove('record-449')
    await records.restore('record-7')
    await records.change('record-0', [{ field: 'note', value: 'あ' }])
    expect(ids().slice(0, 2)).toEqual(['record-500', 'record-448'])
    expect(ids()).toContain('record-7')
    expect(state().index.summaries.at(-1)?.note).toBe('あ')
    // An old record that is corrected does not move among the newest.
    expect(state().recent.map(({ id }) => id)).not.toContain('record-0')
    log.keepElsewhere(kept(record(501)))
    await expect.poll(() => ids()[0]).toBe('record-501')
  })

  it('of one moment are in the same order before and after they are indexed', async () => {
    const log = fakeEventLog()
    for (const id of ['b', 'c', 'a']) log.keepElsewhere(kept({ ...record(1), id }))
    const { records, state, ids } = await started(log)
    const before = ids()
    await records.openIndex()
    expect(state().index.summaries.map(({ id }) => id)).toEqual(before)
    expect(before).toEqual(['c', 'b', 'a'])
  })

  it('show names and notes of any kind, but none that turns around what follows it', async () => {
    const { log, records } = await started()
    const hostile = '<img src=x onerror=alert(1)>\u202e=cmd|\u0000"\'`\ud83c'
    await records.keep({ ...record(1), samples: [{ id: 's', name: hostile }] })
    await records.change('record-1', [{ field: 'note', value: hostile }])
    const [seen] = await (await started(log)).records.read(['record-1'])
    const shown = '<img src=x onerror=alert(1)>=cmd|"\'`\ufffd'
    expect([seen?.record.samples[0]?.name, seen?.record.note]).toEqual([shown, shown])
  })

  it('show what another phone corrected concurrently, until one of the two is chosen', async () => {
    const [mine, yours] = [fakeEventLog({ device: 'a' }), fakeEventLog({ device: 'b' })]
    const one = await started(mine)
    await one.records.keep(record(1))
    await yours.merge(mine.all())
    const other = await started(yours)
    await one.records.change('record-1', [{ field: 'note', value: '雨のあと' }])
    await other.records.change('record-1', [{ field: 'weather', value: '晴れ' }])
    await other.records.change('record-1', [{ field: 'note', value: '乾いた土' }])
    await mine.merge(yours.all())
    const [found] = await one.records.read(['record-1'])
    expect(found?.record).toMatchObject({ note: '乾いた土', weather: '晴れ' })
    expect(found?.conflicts).toMatchObject([
      {
        counts: { device: 'b', isHere: false },
        others: [{ isHere: true, value: { field: 'note', value: '雨のあと' } }],
      },
    ])
    await one.records.change('record-1', [{ field: 'note', value: '雨のあと' }])
    await yours.merge(mine.all())
    const [settled] = await other.records.read(['record-1'])
    expect(settled).toMatchObject({ record: { note: '雨のあと' }, conflicts: [] })
  })

  it('leave out values of another phone that the chart does not have, also in their history', async () => {
    const [mine, yours] = [fakeEventLog({ device: 'a' }), fakeEventLog({ device: 'b' })]
    const one = await started(mine)
    await one.records.keep(withReading(1))
    const change = {
      field: 'reading',
      sample: 's',
      analyte: 'ph',
      value: { kind: 'level', level: 99 },
    }
    await yours.merge(mine.all())
    await yours.append(recordEvent('record-changed', 'record-1', { changes: [change] }))
    await mine.merge(yours.all())
    const [found] = await one.records.read(['record-1'])
    expect(found).toEqual({ record: withReading(1), corrections: [], conflicts: [] })
  })
})
