import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { failed, ok } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { createMemoryEvents } from './memory-events.ts'
import { createEventWriter, type WriterPlaces } from './event-writer.ts'
import type { Appended } from './journal-messages.ts'
import { placeFailure, StorageRefused, type PlaceFailure } from './storage-failure.ts'

const batch = 1000

const eventOf = (at: number): StoredEvent => ({
  id: `event-${at}`,
  device: 'a',
  clock: `${at}`,
  stream: 'run:1',
  kind: 'tapped',
  version: 1,
  payload: at,
})

const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** Journal and database that record their calls, which end when the test says so. */
function slowPlaces() {
  const steps: string[] = []
  const ends = new Map<string, (failure?: PlaceFailure) => void>()
  const asked = { journal: 0, database: 0 }
  let isContained = true

  async function attempt<Value>(work: () => Promise<Value>) {
    try {
      return ok(await work())
    } catch (error) {
      return failed(placeFailure(error))
    }
  }
  async function slow<Value>(place: 'journal' | 'database', value: Value): Promise<Value> {
    const step = `${place} ${(asked[place] += 1)}`
    steps.push(step)
    const failure = await new Promise<PlaceFailure | undefined>((resolve) =>
      ends.set(step, resolve),
    )
    if (failure !== undefined) throw new StorageRefused(failure)
    return value
  }
  const appended: Appended = { before: { head: '', length: 0 }, after: { head: '', length: 1 } }
  const place = { failure: () => null, wake: () => undefined, write: attempt, read: attempt }
  const places: WriterPlaces = {
    journal: { append: () => slow('journal', appended) },
    database: { put: () => slow('database', null).then(() => isContained) },
    journalPlace: place,
    databasePlace: place,
    memory: createMemoryEvents(),
    noteCopied: () => undefined,
    setAside: () => undefined,
    align: async () => {
      steps.push('align')
      isContained = true
    },
  }
  const writer = createEventWriter(places, (work) => Promise.resolve().then(work), {
    onKept: (events) => steps.push(`kept ${events.length}`),
    onChange: () => undefined,
  })
  return {
    steps,
    writer,
    end: async (step: string, failure?: PlaceFailure) => {
      ends.get(step)?.(failure)
      await settled()
    },
    part: () => (isContained = false),
    keep: (count: number) => {
      const outcomes = Array.from({ length: count }, (_, at) => writer.keep(eventOf(at)))
      return { first: outcomes[0], last: outcomes.at(-1) }
    },
  }
}

/** However slow the machine, the lock is not held for too long. */
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))

it('writes the next batch into the journal while the database takes the one before', async () => {
  const { steps, end, keep } = slowPlaces()
  const outcomes = keep(2 * batch)
  await settled()
  expect(steps).toEqual(['journal 1'])
  await end('journal 1')
  expect(steps).toEqual(['journal 1', 'database 1', 'journal 2'])
  expect(await outcomes.first).toMatchObject({ ok: true })
  await end('journal 2')
  expect(steps).toHaveLength(3)
  await end('database 1')
  expect(steps.slice(3)).toEqual(['kept 1000', 'database 2'])
  await end('database 2')
  expect(await outcomes.last).toMatchObject({ ok: true })
})

it('takes what comes while the database is at it', async () => {
  const { steps, end, keep } = slowPlaces()
  keep(1)
  await settled()
  await end('journal 1')
  keep(1)
  await settled()
  expect(steps).toEqual(['journal 1', 'database 1', 'journal 2'])
})

it('lets other tabs write after half a second', async () => {
  const { steps, end, keep } = slowPlaces()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  keep(3 * batch)
  await settled()
  clock.mockReturnValue(501)
  await end('journal 1')
  expect(steps).toEqual(['journal 1', 'database 1'])
  await end('database 1')
  // The lock was released in between.
  expect(steps.slice(2)).toEqual(['kept 1000', 'journal 2'])
})

it('aligns the two after the batch that is on its way, and before the next, where the database is behind', async () => {
  const { steps, end, part, keep } = slowPlaces()
  keep(3 * batch)
  await settled()
  await end('journal 1')
  part()
  await end('journal 2')
  await end('database 1')
  await end('database 2')
  expect(steps.slice(3)).toEqual(['kept 1000', 'database 2', 'kept 1000', 'align', 'journal 3'])
})

it('offers both batches again that neither place took', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { steps, writer, end, keep } = slowPlaces()
  const outcomes = keep(2 * batch)
  await settled()
  await end('journal 1', 'full')
  await end('database 1', 'full')
  await end('journal 2', 'full')
  await end('database 2', 'full')
  expect(await outcomes.first).toEqual({ ok: false, reason: 'full' })
  expect(await outcomes.last).toEqual({ ok: false, reason: 'full' })
  expect(writer.hasLeft()).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  await end('journal 3')
  expect(writer.hasLeft()).toBe(false)
  await end('database 3')
  expect(steps.at(-1)).toBe('kept 2000')
})
