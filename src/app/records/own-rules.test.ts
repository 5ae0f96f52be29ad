import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStoreOf } from '#app/initial-states.ts'
import type { OwnStandard } from '#domain/diagnosis/own/own-standard.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { fakeFiles } from '#testing/fakes/fake-files.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { foldOwnStandards } from './kept-own-rules.ts'
import { createOwnRules } from './own-rules.ts'

const nothing = { n: null, p2o5: null, k2o: null }
const standard: OwnStandard = {
  schema: 1,
  id: 's1',
  crop: 'tomato',
  name: '',
  source: { title: '県の基準', date: null },
  isUsual: true,
  basal: { n: 10, p2o5: 10, k2o: 10 },
  top: nothing,
  bands: {},
}

async function started(log = fakeEventLog(), files = fakeFiles()) {
  const own = createOwnRules({ log, files, ids: fakeIds(), store: createStoreOf('ownRules') })
  await own.start()
  return { own, log, files, state: () => own.store.getState() }
}

describe('own standards', () => {
  it('survive a restart, and every change can be undone', async () => {
    const { own, log, state } = await started()
    const kept = await own.saveStandard(standard)
    const changed = await own.saveStandard({ ...standard, name: '促成' })
    expect((await started(log)).state().standards).toEqual([{ ...standard, name: '促成' }])
    if (!kept.ok || !changed.ok) throw new Error('not kept')
    await changed.value()
    expect(state().standards).toEqual([standard])
    await kept.value()
    expect(state().standards).toEqual([])
    expect((await started(log)).state()).toEqual(state())
  })

  it('are read at the next attempt where the first reading failed, then followed once', async () => {
    const { own: before, log } = await started()
    await before.saveStandard(standard)
    let reads = 0
    let isLost = true
    const readStream = async (stream: string) => {
      if (isLost) throw new Error('the database is closed')
      reads += 1
      return log.readStream(stream)
    }
    const store = createStoreOf('ownRules')
    const needs = { ids: fakeIds(), files: fakeFiles(), store }
    const own = createOwnRules({ ...needs, log: { ...log, readStream } })
    await expect(own.start()).rejects.toThrow('the database is closed')
    isLost = false
    expect(await own.saveStandard({ ...standard, id: 's2' })).toMatchObject({ ok: true })
    expect(store.getState()).toMatchObject({
      isReady: true,
      standards: [{ id: 's1' }, { id: 's2' }],
    })
    reads = 0
    log.keepElsewhere({
      stream: 'standards',
      kind: 'standard-removed',
      version: 1,
      payload: { id: 's1' },
    })
    await expect.poll(() => store.getState().standards).toMatchObject([{ id: 's2' }])
    // One reading of the two streams.
    expect(reads).toBe(2)
  })

  it('report the reason when they cannot be stored', async () => {
    const { own, log } = await started()
    log.fail('full')
    expect(await own.saveStandard(standard)).toEqual({ ok: false, reason: 'full' })
  })

  it('can be sent to a colleague as a file; importing twice is the same as once, and undoing restores what was replaced', async () => {
    const office = await started()
    await office.own.saveStandard(standard)
    office.own.exportFile('基準.json')
    const [file] = office.files.saved()
    if (file === undefined) throw new Error('no file')
    const phone = await started()
    await phone.own.saveStandard({ ...standard, name: '古い' })
    phone.files.offer(file)
    const first = await phone.own.importFile()
    expect(first).toMatchObject({ ok: true, value: { fresh: 0, changed: 1, dropped: 0 } })
    expect(phone.state().standards).toEqual([standard])
    phone.files.offer(file)
    expect(await phone.own.importFile()).toMatchObject({
      ok: true,
      value: { fresh: 0, changed: 0 },
    })
    if (first.ok) await first.value.undo()
    expect(phone.state().standards).toEqual([{ ...standard, name: '古い' }])
    phone.files.offer({ name: 'x.json', text: '{}' })
    expect(await phone.own.importFile()).toEqual({ ok: false, reason: 'not-rules' })
  })

  it('fold to the same state in any order and with any repetition of their events', () => {
    const event = (kind: string, payload: unknown, at: number): StoredEvent => ({
      id: `e${at}`,
      device: 'd',
      clock: `${at}`.padStart(13, '0'),
      stream: 'standards',
      kind,
      version: 1,
      payload,
    })
    const events = [
      event('standard-saved', standard, 1),
      event('standard-removed', { id: 's1' }, 2),
      event('standard-saved', { ...standard, name: '後' }, 3),
      event('standard-saved', { ...standard, id: 's2' }, 4),
      event('standard-removed', { id: 's2' }, 5),
      event('standard-saved', 'garbage', 6),
    ]
    const mixed = fc.shuffledSubarray([...events, ...events], { minLength: 12 })
    fc.assert(
      fc.property(mixed, (list) => {
        const { shown, removed } = foldOwnStandards(list)
        expect([[...shown.values()], [...removed.keys()]]).toEqual([
          [{ ...standard, name: '後' }],
          ['s2'],
        ])
      }),
    )
  })
})
