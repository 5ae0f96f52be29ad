import { describe, expect, it } from 'vitest'
import { createRecords } from './records.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { minutes, after, instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/catalog.ts'
import { fakeEventLog, type FakeEventLog } from '#testing/fake-event-log.ts'

const record = (number: number): SoilRecord => ({
  schema: 1,
  id: `record-${number}`,
  kit: firstKit,
  startedAt: after(instant(0), minutes(number)),
  endedAt: after(instant(0), minutes(number + 5)),
  wallOffset: 0,
  how: 'finished',
  samples: [{ id: 's', name: '' }],
  readings: [],
})
const kept = (payload: unknown) => ({ stream: 'records', kind: 'record-kept', version: 1, payload })

async function started(log: FakeEventLog = fakeEventLog()) {
  const records = createRecords({ log })
  await records.start()
  const state = () => records.store.getState()
  return { log, records, state, ids: () => state().recent.map(({ id }) => id) }
}

describe('the kept records', () => {
  it('start empty and ready', async () => {
    const { state } = await started()
    expect(state()).toEqual({ ready: true, recent: [], more: false, unreadable: [] })
  })

  it('show a record at once and after a restart, whole', async () => {
    const { log, records, state } = await started()
    expect(await records.keep(record(1))).toEqual({ ok: true, value: undefined })
    expect(state().recent).toEqual([record(1)])
    expect((await started(log)).state().recent).toEqual([record(1)])
  })

  it('show one record for a run that was kept twice: the later one', async () => {
    const { log, records, state } = await started()
    await records.keep(record(1))
    await records.keep({ ...record(1), how: 'abandoned' })
    expect(state().recent).toEqual([{ ...record(1), how: 'abandoned' }])
    expect((await started(log)).state().recent).toEqual([{ ...record(1), how: 'abandoned' }])
  })

  it('remove a record and bring it back, also over a restart', async () => {
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

  it('show what another tab kept and removed', async () => {
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

  it('list what cannot be read with the place at fault, and keep the rest', async () => {
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

  it('say why a record is not kept, and show it until the page closes', async () => {
    const { log, records, ids } = await started()
    log.fail('full')
    expect(await records.keep(record(1))).toEqual({ ok: false, reason: 'full' })
    expect(ids()).toEqual(['record-1'])
    await records.remove('record-1')
    expect(ids()).toEqual([])
    log.reopen()
    expect((await started(log)).ids()).toEqual([])
  })

  it('look again when storage that had failed works again', async () => {
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

  it('can be taken along as a file, also those not read yet', async () => {
    const log = fakeEventLog()
    for (let number = 0; number < 30; number += 1) log.keepElsewhere(kept(record(number)))
    const { records } = await started(log)
    await records.remove('record-3')
    const file: unknown = JSON.parse(await records.exportText())
    expect(file).toMatchObject({ format: 'soil-records', schema: 1 })
    expect(file).toHaveProperty('records.length', 29)
    expect(file).toHaveProperty('records.0', record(29))
  })
})
