import { expect, it, vi } from 'vitest'
import type { StoredEvent } from '#ports/event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'
import { createEventLog } from './event-log.ts'

const storage = vi.hoisted(() => ({ isReachable: false }))

vi.mock('./open-event-store.ts', async () => {
  const { createMemoryEvents } = await import('./memory-events.ts')
  return {
    openEventStore() {
      if (!storage.isReachable) throw new Error('Failed to fetch dynamically imported module')
      const events = createMemoryEvents()
      const keep = (event: StoredEvent) => {
        events.add(event)
        return { ok: true, value: event }
      }
      return {
        append: async (stamp: () => StoredEvent) => keep(stamp()),
        merge: async (stamped: readonly StoredEvent[]) => stamped.map(keep),
        readStream: async (stream: string) => events.ofStream(stream),
        health: () => ({ kept: 'durable', failure: null, restored: 0, unreadable: 0 }),
        close: async () => undefined,
      }
    },
  }
})

it('keeps what came while the code of the storage could not be loaded, once it can', async () => {
  const log = createEventLog({ now: () => 1, ids: fakeIds(), device: 'here', name: 'stranded' })
  const event = (payload: number) => ({ stream: 'run:1', kind: 'run-event', version: 1, payload })
  expect(await log.append(event(1))).toEqual({ ok: false, reason: 'broken' })
  storage.isReachable = true
  expect(await log.append(event(2))).toMatchObject({ ok: true })
  expect((await log.readStream('run:1')).map(({ payload }) => payload)).toEqual([1, 2])
  await log.close()
})
