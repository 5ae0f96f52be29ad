import { describe, expect, it } from 'vitest'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'

export interface EventLogUnderTest {
  readonly log: EventLog
  /** Closes the page and opens it again. */
  readonly reopen: () => Promise<EventLog>
  /** The same, after these events were damaged everywhere, so that they can be read no more. */
  readonly reopenWithout: (damaged: readonly StoredEvent[]) => Promise<EventLog>
  /** Another tab on the same device appends an event. */
  readonly keepElsewhere: (event: NewEvent) => Promise<StoredEvent>
}

const event = (stream: string, kind: string, payload: unknown): NewEvent => ({
  stream,
  kind,
  version: 1,
  payload,
})

/** Contract for every event log. */
export function eventLogContract(make: () => Promise<EventLogUnderTest>) {
  const appended = async (log: EventLog, events: readonly NewEvent[]) => {
    const outcomes = await Promise.all(events.map((one) => log.append(one)))
    return outcomes.map((outcome) => {
      if (!outcome.ok) throw new Error(outcome.reason)
      return outcome.value
    })
  }
  const payloads = (events: readonly StoredEvent[]) => events.map(({ payload }) => payload)

  describe('an event log', () => {
    it('answers an append with the event, marked with id, device and clock', async () => {
      const { log } = await make()
      const [stored] = await appended(log, [event('run:1', 'started', { samples: 3 })])
      expect(stored).toMatchObject(event('run:1', 'started', { samples: 3 }))
      expect(stored?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/u)
      expect(stored?.clock).toBe(`${stored?.clock.slice(0, 18)}-${stored?.device}`)
      expect(stored?.clock).toMatch(/^\d{13}-[\da-f]{4}-./u)
    })

    it('reads one stream, oldest first, in the order of the calls', async () => {
      const { log } = await make()
      await appended(log, [
        ...Array.from({ length: 20 }, (_, index) => event('run:1', 'tapped', index)),
        event('run:10', 'tapped', 'of another run'),
      ])
      const read = await log.readStream('run:1')
      expect(payloads(read)).toEqual(Array.from({ length: 20 }, (_, index) => index))
      expect(await log.readStream('run')).toEqual([])
    })

    it('reads one kind, newest first, page by page', async () => {
      const { log } = await make()
      const kept = Array.from({ length: 7 }, (_, index) => event('records', 'record-kept', index))
      await appended(log, [...kept, event('records', 'record-removed', 'x')])
      const first = await log.readKind('record-kept', { limit: 3 })
      expect(payloads(first)).toEqual([6, 5, 4])
      const before = first.at(-1)?.clock ?? ''
      expect(payloads(await log.readKind('record-kept', { limit: 3, before }))).toEqual([3, 2, 1])
    })

    it('shows an event to a read that begins before its append has ended', async () => {
      const { log } = await make()
      const appending = log.append(event('run:1', 'started', 'at once'))
      await Promise.resolve()
      expect(payloads(await log.readStream('run:1'))).toEqual(['at once'])
      expect(await appending).toMatchObject({ ok: true })
    })

    it('still has everything after the page was closed and opened', async () => {
      const { log, reopen } = await make()
      await appended(log, [
        event('run:1', 'started', { name: '北の畑' }),
        event('run:1', 'ended', 2),
      ])
      const reopened = await reopen()
      expect(payloads(await reopened.readStream('run:1'))).toEqual([{ name: '北の畑' }, 2])
      const [later] = await appended(reopened, [event('run:1', 'seen', 3)])
      expect((await reopened.readStream('run:1')).at(-1)).toEqual(later)
    })

    it('tells what another tab kept, and reads it', async () => {
      const { log, keepElsewhere } = await make()
      await log.readStream('records')
      const received: StoredEvent[] = []
      const leave = log.onAppend((one) => received.push(one))
      const stored = await keepElsewhere(event('records', 'record-kept', 'elsewhere'))
      await expect.poll(() => received).toEqual([stored])
      expect(await log.readStream('records')).toEqual([stored])
      leave()
      await keepElsewhere(event('records', 'record-kept', 'unheard'))
      expect(received).toHaveLength(1)
    })

    it('says nothing of its own appends', async () => {
      const { log } = await make()
      const reported: StoredEvent[] = []
      log.onAppend((one) => reported.push(one))
      await appended(log, [event('run:1', 'started', 1)])
      expect(reported).toEqual([])
    })

    it('hands over a range of streams in pages, by stream, then oldest first', async () => {
      const { log } = await make()
      await appended(log, [
        event('record:b', 'record-kept', 'b1'),
        event('record:a', 'record-kept', 'a1'),
        event('run:1', 'started', 'not wanted'),
        event('plots', 'plot-kept', 'not wanted'),
        event('record:b', 'record-changed', 'b2'),
      ])
      const range = { after: { stream: 'record:', clock: '' }, until: 'record;', limit: 2 }
      const first = await log.scan(range)
      expect(payloads(first)).toEqual(['a1', 'b1'])
      const after = first.at(-1) ?? range.after
      expect(payloads(await log.scan({ ...range, after }))).toEqual(['b2'])
    })

    it('fills each page of a range in spite of damaged events: a shorter one is the last', async () => {
      const { log, reopenWithout } = await make()
      const stored = await appended(
        log,
        ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => event(`record:${id}`, 'record-kept', id)),
      )
      const damaged = stored.filter((_, at) => [1, 2, 3, 5].includes(at))
      const reopened = await reopenWithout(damaged)
      const range = { after: { stream: 'record:', clock: '' }, until: 'record;', limit: 2 }
      const first = await reopened.scan(range)
      expect(payloads(first)).toEqual(['a', 'e'])
      const after = first.at(-1) ?? range.after
      expect(payloads(await reopened.scan({ ...range, after }))).toEqual(['g'])
    })

    it('merges events from elsewhere as they are, once', async () => {
      const { log, reopen } = await make()
      const [own] = await appended(log, [event('records', 'record-kept', 'own')])
      if (own === undefined) throw new Error('nothing was appended')
      const foreign = (count: number): StoredEvent => ({
        ...event('record:x', 'record-kept', { count }),
        id: `0191aaaa-0000-7000-8000-00000000000${count}`,
        device: 'elsewhere',
        clock: `000000000000${count}-0000-elsewhere`,
      })
      const changed = { ...own, payload: 'changed' }
      const first = await log.merge([foreign(2), changed, foreign(1)])
      expect(first).toEqual({ ok: true, value: [foreign(2).id, foreign(1).id] })
      const second = await log.merge([foreign(1), foreign(2), foreign(3)])
      expect(second).toEqual({ ok: true, value: [foreign(3).id] })
      const ids = [1, 2, 3].map((count) => foreign(count).id)
      expect([...(await log.known([...ids, 'nowhere'])).values()].toSorted()).toEqual(ids)
      const reopened = await reopen()
      expect(await reopened.readStream('record:x')).toEqual([1, 2, 3].map(foreign))
      expect(await reopened.readStream('records')).toEqual([own])
    })

    it('tells the known ones among its ids, however many stand between them', async () => {
      const { log } = await make()
      const many = Array.from({ length: 1300 }, (_, at): StoredEvent => ({
        ...event('record:x', 'record-kept', { at }),
        id: `0191aaaa-${String(at).padStart(4, '0')}-7000-8000-000000000000`,
        device: 'elsewhere',
        clock: `${String(at).padStart(13, '0')}-0000-elsewhere`,
      }))
      // All at once, then all again together with a new one.
      expect(await log.merge(many.slice(1))).toMatchObject({ ok: true })
      expect(await log.merge(many)).toEqual({ ok: true, value: [many[0]?.id] })
      const [first = '', last = ''] = [many[0]?.id, many.at(-1)?.id]
      const between = '0191aaaa-0007-7000-8000-00000000000f'
      expect([...(await log.known([last, between, first]))].toSorted()).toEqual([first, last])
      expect([...(await log.known([between]))]).toEqual([])
      expect(await log.readStream('record:x')).toEqual(many)
    })

    it('is in good health', async () => {
      const { log } = await make()
      await log.append(event('run:1', 'started', 1))
      expect(log.health()).toMatchObject({ failure: null, restored: 0, unreadable: 0 })
      expect(log.health().kept).not.toBe('memory')
    })
  })
}
