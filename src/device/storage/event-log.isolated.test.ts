import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => {
  storage.isReachable = false
  vi.useRealTimers()
})

it('reports that nothing could be read while the code of the storage could not be loaded, and when it can', async () => {
  const log = createEventLog({ now: () => 1, ids: fakeIds(), device: 'here', name: 'unread' })
  const kept: string[] = []
  log.onHealth((health) => kept.push(health.kept))
  expect(await log.readStream('plots')).toEqual([])
  expect(log.health()).toMatchObject({ kept: 'memory', failure: 'broken' })
  storage.isReachable = true
  await log.readStream('plots')
  expect(log.health()).toMatchObject({ kept: 'durable', failure: null })
  expect(kept).toEqual(['memory', 'durable'])
  await log.close()
})

it('loads the code of the storage again by itself', async () => {
  vi.useFakeTimers()
  const log = createEventLog({ now: () => 1, ids: fakeIds(), device: 'here', name: 'retried' })
  await log.readStream('plots')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(log.health().kept).toBe('memory')
  storage.isReachable = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.health().kept).toBe('durable')
  expect(vi.getTimerCount()).toBe(0)
  await log.close()
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
