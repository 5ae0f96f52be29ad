import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { abortWhenPutAside } from './database-connection.ts'
import { createEventLog, type ClosableEventLog } from './event-log.ts'
import { openLine, sealLines } from './journal-line.ts'
import type { EventLog, NewEvent, StoredEvent } from '#ports/event-log.ts'
import { eventLogContract } from '#testing/contracts/event-log-contract.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'

const formatLine = (event: StoredEvent) => new TextDecoder().decode(sealLines(openLine(event)))

const opened: ClosableEventLog[] = []
const ids = fakeIds()
const newName = () => `test-${performance.timeOrigin}-${performance.now()}`.replaceAll('.', '-')

function openLog(name: string, device = 'aaaaaaaaaaaa'): ClosableEventLog {
  const log = createEventLog({ now: () => Date.now(), ids, device, name })
  opened.push(log)
  return log
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((log) => log.close()))
})

const tap = (payload: unknown): NewEvent => ({
  stream: 'run:1',
  kind: 'tapped',
  version: 1,
  payload,
})

async function kept(
  log: EventLog,
  ...events: readonly NewEvent[]
): Promise<readonly StoredEvent[]> {
  const outcomes = await Promise.all(events.map((event) => log.append(event)))
  return outcomes.map((outcome) => {
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.value
  })
}

const payloads = async (log: EventLog) =>
  (await log.readStream('run:1')).map(({ payload }) => payload)

async function journalText(name: string) {
  const directory = await navigator.storage.getDirectory()
  const file = await (await directory.getFileHandle(`${name}.ndjson`)).getFile()
  return file.text()
}

async function writeJournal(name: string, text: string) {
  const directory = await navigator.storage.getDirectory()
  const handle = await directory.getFileHandle(`${name}.ndjson`, { create: true })
  const writable = await handle.createWritable()
  await writable.write(text)
  await writable.close()
}

/** Keeps events in a log that is then closed. */
async function leftBehind(name: string, ...events: readonly NewEvent[]) {
  const log = openLog(name)
  const stored = await kept(log, ...events)
  await log.close()
  return stored
}

/** Properties of a request whose events never arrive. */
const silent = { addEventListener: { value: () => undefined } }

/** Delays the events of a request. */
function heardLate(request: IDBOpenDBRequest, delayMs: number) {
  const listen = request.addEventListener.bind(request)
  request.addEventListener = (type: string, heard: unknown) => {
    if (typeof heard !== 'function') return
    listen(type, (event: Event) =>
      setTimeout(() => Reflect.apply(heard, request, [event]), delayMs),
    )
  }
  return request
}

const openRaw = (name: string) => openDB(name, 1)

eventLogContract(async () => {
  const name = newName()
  const log = openLog(name)
  const elsewhere = openLog(name, 'bbbbbbbbbbbb')
  return {
    log,
    async reopen() {
      await log.close()
      return openLog(name)
    },
    async reopenWithout(damaged) {
      await log.close()
      const lines = damaged.map(formatLine)
      const text = await journalText(name)
      const isDamaged = (line: string) => lines.includes(`${line}\n`)
      const broken = text
        .split('\n')
        .map((line) => (isDamaged(line) ? line.replaceAll(/./gu, '#') : line))
      await writeJournal(name, broken.join('\n'))
      const database = await openRaw(name)
      for (const { id, stream, clock } of damaged)
        await database.put('events', { id, stream, clock })
      database.close()
      return openLog(name)
    },
    async keepElsewhere(event) {
      const [stored] = await kept(elsewhere, event)
      if (stored === undefined) throw new Error('nothing kept')
      return stored
    },
  }
})

describe('journal and database together', () => {
  it('keep every event twice', async () => {
    const name = newName()
    const stored = await leftBehind(name, tap(1), tap(2))
    expect(await journalText(name)).toBe(stored.map(formatLine).join(''))
    const database = await openRaw(name)
    expect(await database.getAll('events')).toEqual(stored)
    database.close()
  })

  it('bring everything back after the browser lost the database, and say how many', async () => {
    const name = newName()
    await leftBehind(name, ...Array.from({ length: 1500 }, (_, index) => tap(index)))
    await deleteDB(name)
    const log = openLog(name)
    expect(await payloads(log)).toEqual(Array.from({ length: 1500 }, (_, index) => index))
    expect(log.health()).toEqual({
      kept: 'durable',
      failure: null,
      restored: 1500,
      unreadable: 0,
      lost: null,
    })
    await log.close()
    const again = openLog(name)
    expect(await payloads(again)).toHaveLength(1500)
    expect(again.health().restored).toBe(0)
  })

  it('bring back the part that the database lost', async () => {
    const name = newName()
    const [, second] = await leftBehind(name, tap(1), tap(2), tap(3))
    const database = await openRaw(name)
    await database.delete('events', second?.id ?? '')
    database.close()
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1, 2, 3])
    expect(log.health().restored).toBe(1)
  })

  it('bring back a row that can no longer be read, at the read that meets it', async () => {
    const name = newName()
    const [first, second] = await leftBehind(name, tap(1), tap(2))
    const database = await openRaw(name)
    await database.put('events', { ...first, clock: first?.clock, payload: 1, version: 'x' })
    await database.put('events', { id: second?.id, stream: 'run:1', clock: second?.clock })
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health()).toMatchObject({ kept: 'durable', restored: 2, unreadable: 0, lost: null })
    expect(await database.get('events', second?.id ?? '')).toEqual(second)
    database.close()
  })

  it('say what neither can read any more, and that all is gone where both are empty', async () => {
    const name = newName()
    const [, second] = await leftBehind(name, tap(1), tap(2))
    const text = await journalText(name)
    await writeJournal(name, `${text.slice(0, -40)}${'#'.repeat(39)}\n`)
    const database = await openRaw(name)
    await database.put('events', { id: second?.id, stream: 'run:1', clock: second?.clock })
    database.close()
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1])
    expect(log.health()).toMatchObject({ restored: 0, lost: 'some' })
    await log.close()

    await writeJournal(name, '')
    await deleteDB(name)
    const emptied = openLog(name)
    expect(await payloads(emptied)).toEqual([])
    expect(emptied.health()).toMatchObject({ kept: 'durable', restored: 0, lost: 'all' })
    await emptied.close()
    const again = openLog(name)
    await kept(again, tap(3))
    expect(again.health().lost).toBe('all')
    await again.close()
    const later = openLog(name)
    expect(await payloads(later)).toEqual([3])
    expect(later.health().lost).toBeNull()
  })

  it('read the tail that a kill left in the journal alone, without calling it a loss', async () => {
    const name = newName()
    const [first] = await leftBehind(name, tap(1))
    if (first === undefined) throw new Error('nothing kept')
    const tail = { ...first, id: ids.next(), clock: `9${first.clock.slice(1)}`, payload: 2 }
    await writeJournal(name, `${await journalText(name)}${formatLine(tail)}`)
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health()).toEqual({
      kept: 'durable',
      failure: null,
      restored: 0,
      unreadable: 0,
      lost: null,
    })
    const [later] = await kept(log, tap(3))
    expect((later?.clock ?? '') > tail.clock).toBe(true)
  })

  it('call nothing lost that was only on its way: the database had it in half, or was not there yet', async () => {
    const name = newName()
    const [first] = await leftBehind(name, tap(1))
    if (first === undefined) throw new Error('nothing kept')
    const tail = Array.from({ length: 200 }, (_, index) => ({
      ...first,
      id: ids.next(),
      clock: `9${String(index).padStart(4, '0')}${first.clock.slice(5)}`,
      payload: index,
    }))
    await writeJournal(name, `${await journalText(name)}${tail.map(formatLine).join('')}`)
    const database = await openRaw(name)
    await database.put('events', tail[0])
    database.close()
    const log = openLog(name)
    expect(await payloads(log)).toHaveLength(201)
    expect(log.health()).toMatchObject({ kept: 'durable', restored: 0 })

    const fresh = newName()
    const open = vi
      .spyOn(IDBFactory.prototype, 'open')
      .mockImplementation((): IDBOpenDBRequest => Object.create(IDBOpenDBRequest.prototype, silent))
    const hanging = openLog(fresh)
    await Promise.all(tail.map((event) => hanging.append(event)))
    await hanging.close()
    open.mockRestore()
    const later = openLog(fresh)
    expect(await payloads(later)).toHaveLength(200)
    expect(later.health()).toMatchObject({ kept: 'durable', restored: 0 })
  })

  it('skip a line torn by a kill, count it, and write on behind it', async () => {
    const name = newName()
    const [first] = await leftBehind(name, tap(1))
    if (first === undefined) throw new Error('nothing kept')
    await writeJournal(name, `${await journalText(name)}${formatLine(first).slice(0, 40)}`)
    const log = openLog(name)
    await kept(log, tap(2))
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health().unreadable).toBe(1)
    await log.close()
    await deleteDB(name)
    expect(await payloads(openLog(name))).toEqual([1, 2])
  })

  it('complete a journal that was lost from the database', async () => {
    const name = newName()
    const stored = await leftBehind(name, tap(1), tap(2))
    await writeJournal(name, '')
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health().restored).toBe(0)
    expect((await journalText(name)).split('\n').toSorted().slice(1)).toEqual(
      stored.map((event) => formatLine(event).trim()).toSorted(),
    )
  })

  it('skip and count garbage in the database', async () => {
    const name = newName()
    await leftBehind(name, tap(1))
    const database = await openRaw(name)
    await database.put('events', { id: 'x', stream: 'run:1', clock: '2', kind: 'tapped' })
    await database.put('events', {
      id: 'y',
      stream: 'run:1',
      clock: [1],
      kind: 'tapped',
      version: 'z',
    })
    await database.put('events', { id: 7 })
    await database.put('meta', { position: 'far' }, 'journal')
    database.close()
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1])
    expect((await log.readKind('tapped', { limit: 5 })).map(({ payload }) => payload)).toEqual([1])
    expect(log.health()).toMatchObject({ kept: 'durable', restored: 0 })
    expect(log.health().unreadable).toBeGreaterThan(0)
    await kept(log, tap(2))
    expect(await payloads(log)).toEqual([1, 2])
  })

  it('take events once that two callers bring at the same time', async () => {
    const name = newName()
    const stored = await leftBehind(
      `${name}-elsewhere`,
      ...Array.from({ length: 1500 }, (_, at) => tap(at)),
    )
    const log = openLog(name)
    const merged = await Promise.all([log.merge(stored), log.merge(stored.slice(500))])
    expect(merged.flatMap((outcome) => (outcome.ok ? outcome.value : []))).toHaveLength(1500)
    await log.close()
    expect(await journalText(name)).toBe(stored.map(formatLine).join(''))
  })

  it('lose nothing when two tabs write at once', async () => {
    const name = newName()
    const [one, other] = [openLog(name), openLog(name, 'bbbbbbbbbbbb')]
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    await Promise.all(numbers.map((index) => kept(index % 2 === 0 ? one : other, tap(index))))
    const read = await payloads(one)
    expect(new Set(read)).toEqual(new Set(numbers))
    expect(one.health().kept).toBe('durable')
    await Promise.all([one.close(), other.close()])
    const database = await openRaw(name)
    const mark: unknown = await database.get('meta', 'journal')
    database.close()
    expect(mark).toMatchObject({ position: new Blob([await journalText(name)]).size, events: 40 })
  })
})

describe('what tabs tell each other', () => {
  /** Events from elsewhere, in pages of a hundred. */
  async function pages(name: string, count: number) {
    const stored = await leftBehind(
      `${name}-elsewhere`,
      ...Array.from({ length: count * 100 }, (_, at) => tap(at)),
    )
    return Array.from({ length: count }, (_, at) => stored.slice(at * 100, at * 100 + 100))
  }

  function heard(name: string) {
    const messages: unknown[] = []
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => void messages.push(data))
    return { messages, close: () => channel.close() }
  }

  it('is not told by a tab that is alone, where it is much', async () => {
    const name = newName()
    const log = openLog(name)
    const listener = heard(name)
    const [first = [], second = []] = await pages(name, 2)
    await log.merge(first)
    await kept(log, tap('a tap is always told'))
    await expect.poll(() => listener.messages).toHaveLength(1)
    const other = openLog(name, 'bbbbbbbbbbbb')
    const arrived: unknown[] = []
    other.onAppend(({ payload }) => void arrived.push(payload))
    expect(await payloads(other)).toHaveLength(101)
    await log.merge(second)
    await expect.poll(() => arrived).toHaveLength(100)
    await other.close()
    const sofar = listener.messages.length
    await kept(log, tap(1))
    await expect.poll(() => listener.messages).toHaveLength(sofar + 1)
    listener.close()
  })

  it('misses nothing of what others keep while a tab opens', async () => {
    const name = newName()
    const writer = openLog(name)
    const all = await pages(name, 60)
    const openings: Promise<void>[] = []
    const openAnother = async () => {
      const log = openLog(name, 'bbbbbbbbbbbb')
      const known = new Set<string>()
      log.onAppend(({ id }) => void known.add(id))
      for (const { id } of await log.readStream('run:1')) known.add(id)
      await written
      await expect.poll(() => known.size).toBe(6000)
      await log.close()
    }
    const write = async () => {
      for (const [at, events] of all.entries()) {
        // One after the other; the other logs are opened at various moments in between.
        // oxlint-disable-next-line no-await-in-loop
        await writer.merge(events)
        if (at % 5 !== 0) continue
        openings.push(
          new Promise((resolve) => setTimeout(resolve, at / 5)).then(() => openAnother()),
        )
      }
    }
    const written = write()
    await written
    await Promise.all(openings)
    expect(openings).toHaveLength(12)
  })

  it('is taken from no message that could not have been kept', async () => {
    const name = newName()
    const log = openLog(name)
    const [first] = await kept(log, tap(1))
    if (first === undefined) throw new Error('nothing kept')
    const arrived: unknown[] = []
    log.onAppend(({ payload }) => void arrived.push(payload))
    const deep = Array.from({ length: 1000 }).reduce<unknown>((inner) => ({ inner }), 0)
    const cyclic: Record<string, unknown> = {}
    cyclic['self'] = cyclic
    const other = { ...first, device: 'bbbbbbbbbbbb' }
    const hostile: readonly unknown[] = [
      null,
      7,
      'text',
      [],
      {},
      cyclic,
      [cyclic],
      new Map([['id', 1]]),
      { ...other, payload: deep },
      { ...other, payload: cyclic },
      { ...other, payload: 1n },
      { ...other, payload: 'x'.repeat(5_000_000) },
      { ...other, id: 'x'.repeat(5_000_000) },
      { ...other, clock: '9999999999998-0000-bbbbbbbbbbbb' },
      { ...other, clock: '' },
      { ...other, version: Number.NaN },
      Array.from({ length: 3_000_000 }, () => 0),
    ]
    const channel = new BroadcastChannel(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    for (const message of hostile) channel.postMessage(message)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
    channel.postMessage({ ...other, id: 'good', payload: { at: new Date(0), none: undefined } })
    await expect.poll(() => arrived).toEqual([{ at: '1970-01-01T00:00:00.000Z' }])
    channel.close()
    const [next] = await kept(log, tap(2))
    expect(Number(next?.clock.slice(0, 13))).toBeLessThan(Date.now() + 1000)
    // While its database is slow, a log also shows what others told.
    const own = (await log.readStream('run:1')).filter(({ id }) => id !== 'good')
    expect(own.map(({ payload }) => payload)).toEqual([1, 2])
  })
})

describe('storage that refuses', () => {
  it('keeps everything in the journal where IndexedDB is denied', async () => {
    const name = newName()
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    await leftBehind(name, tap(1), tap(2))
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1, 2])
    await kept(log, tap(3))
    expect(await payloads(log)).toEqual([1, 2, 3])
    expect(log.health()).toMatchObject({ kept: 'journal', failure: 'denied' })
  })

  it('keeps everything in the database where there are no workers, and the journal catches up later', async () => {
    const name = newName()
    vi.stubGlobal('Worker', undefined)
    await leftBehind(name, tap(1))
    const log = openLog(name)
    expect(await payloads(log)).toEqual([1])
    expect(log.health()).toMatchObject({ kept: 'database', failure: null })
    await log.close()
    vi.unstubAllGlobals()
    expect(await payloads(openLog(name))).toEqual([1])
    await expect.poll(() => journalText(name)).toContain('"tapped"')
  })

  it('holds events in memory where neither is there, and says so', async () => {
    vi.stubGlobal('Worker', undefined)
    vi.stubGlobal('indexedDB', undefined)
    const log = openLog(newName())
    expect(await log.append(tap(1))).toEqual({ ok: false, reason: 'denied' })
    expect(await payloads(log)).toEqual([1])
    expect(log.health()).toMatchObject({ kept: 'memory', failure: 'denied' })
  })

  it('holds an event in memory while the device is full, and keeps it when there is room', async () => {
    const name = newName()
    vi.stubGlobal('Worker', undefined)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const log = openLog(name)
    expect(await log.append(tap(1))).toEqual({ ok: false, reason: 'full' })
    expect(log.health()).toMatchObject({ kept: 'memory', failure: 'full' })
    expect(await payloads(log)).toEqual([1])
    put.mockRestore()
    await kept(log, tap(2))
    expect(log.health()).toMatchObject({ kept: 'database', failure: null })
    await log.close()
    expect(await payloads(openLog(name))).toEqual([1, 2])
  })

  it('refuses received events as long as they are only in memory', async () => {
    const name = newName()
    const received = await leftBehind(`${name}-elsewhere`, tap(1), tap(2))
    vi.stubGlobal('Worker', undefined)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const log = openLog(name)
    expect(await log.merge(received)).toEqual({ ok: false, reason: 'full' })
    expect(await log.merge(received)).toEqual({ ok: false, reason: 'full' })
    put.mockRestore()
    expect(await log.merge(received)).toEqual({ ok: true, value: received.map(({ id }) => id) })
    expect(await log.merge(received)).toEqual({ ok: true, value: [] })
    await log.close()
    expect(await payloads(openLog(name))).toEqual([1, 2])
  })

  it('answers in time where storage hangs, and again at once', async () => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage() {
          // Never answers.
        }
        terminate() {
          // Nothing to end.
        }
      },
    )
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((): IDBOpenDBRequest =>
      Object.create(IDBOpenDBRequest.prototype, silent),
    )
    const log = openLog(newName())
    const start = performance.now()
    const answered = await log.append(tap(1), { answerWithinMs: 2000 })
    expect(answered).toEqual({ ok: false, reason: 'slow' })
    expect(performance.now() - start).toBeLessThan(8000)
    expect(log.health()).toMatchObject({ kept: 'memory', failure: 'slow' })
    expect(await payloads(log)).toEqual([1])
    const later = performance.now()
    expect(await log.append(tap(2))).toEqual({ ok: false, reason: 'slow' })
    expect(performance.now() - later).toBeLessThan(5000)
    expect(await payloads(log)).toEqual([1, 2])
  })

  it('is kept, and says so, where only the journal is slow', async () => {
    const name = newName()
    await leftBehind(name, tap(1))
    const log = openLog(name)
    await payloads(log)
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => undefined)
    expect(await log.append(tap(2))).toMatchObject({ ok: true })
    expect(log.health()).toMatchObject({ kept: 'database', failure: 'slow' })
    post.mockRestore()
  })

  it('says that saving is slow until it has succeeded, not only until storage answers again', async () => {
    const name = newName()
    vi.stubGlobal('Worker', undefined)
    await leftBehind(name, tap(1))
    const log = openLog(name)
    await payloads(log)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    expect(await log.append(tap(2))).toEqual({ ok: false, reason: 'broken' })
    const seen: (readonly [kept: string, events: number])[] = []
    log.onHealth(({ kept: where }) => {
      void payloads(log).then((found) => seen.push([where, found.length]))
    })
    put.mockRestore()
    await expect
      .poll(() => log.health(), { timeout: 15_000 })
      .toMatchObject({ kept: 'database', failure: null })
    // Reads must end first: a closed log reads nothing.
    await expect
      .poll(() => seen.filter(([where]) => where === 'database'))
      .toEqual([['database', 2]])
    await log.close()
    expect(await payloads(openLog(name))).toEqual([1, 2])
  })

  it('brings everything back when a database opens slowly, where there is no journal', async () => {
    const name = newName()
    vi.stubGlobal('Worker', undefined)
    await leftBehind(name, tap(1))
    const open = indexedDB.open.bind(indexedDB)
    const delayed = vi
      .spyOn(IDBFactory.prototype, 'open')
      .mockImplementation((...given) => heardLate(open(...given), 3000))
    const log = openLog(name)
    expect(await payloads(log)).toEqual([])
    expect(log.health()).toMatchObject({ kept: 'memory', failure: 'slow' })
    const { ok } = await log.append(tap(2))
    expect(ok).toBe(false)
    await expect
      .poll(() => log.health(), { timeout: 15_000 })
      .toMatchObject({ kept: 'database', failure: null })
    expect(await payloads(log)).toEqual([1, 2])
    expect(delayed).toHaveBeenCalledTimes(1)
  })

  it('says that the database takes nothing although it can be read, until it takes something', async () => {
    const name = newName()
    await leftBehind(name, tap(1))
    const log = openLog(name)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError')
    })
    await kept(log, tap(2))
    await expect.poll(() => log.health().kept).toBe('journal')
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health()).toMatchObject({ kept: 'journal', failure: 'broken' })
    put.mockRestore()
    await expect.poll(() => log.health(), { timeout: 10_000 }).toMatchObject({ kept: 'durable' })
    await log.close()
    const database = await openRaw(name)
    expect(await database.count('events')).toBe(2)
    database.close()
  })

  it('sets aside an event that nothing can write down, and keeps those behind it', async () => {
    const name = newName()
    const log = openLog(name)
    await kept(log, tap(1))
    const [first] = await log.readStream('run:1')
    if (first === undefined) throw new Error('nothing was kept')
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    let nested: unknown = []
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested]
    // The first cannot be serialized, the second cannot be stored in the database.
    const poison = [circle, nested].map((payload, place) => ({
      ...first,
      id: `poison-${place}`,
      stream: 'run:2',
      payload,
    }))
    expect(await log.merge(poison)).toMatchObject({ ok: false })
    await kept(log, tap(2))
    await log.close()
    const again = openLog(name)
    expect(await payloads(again)).toEqual([1, 2])
    await kept(again, tap(3))
    expect(again.health()).toMatchObject({ kept: 'durable', failure: null })
    await again.close()
    const database = await openRaw(name)
    expect(await database.countFromIndex('events', 'stream-clock')).toBe(3)
    database.close()
  })

  it('takes a write back that is under way when the page is put aside, and keeps it afterwards', async () => {
    const name = newName()
    const log = openLog(name)
    await kept(log, tap('before'))
    const database = await openDB(name)
    const write = (persisted: boolean) => {
      const transaction = database.transaction('events', 'readwrite')
      abortWhenPutAside(transaction)
      transaction.store.count().catch(() => null)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
      return transaction.done
    }
    await expect(write(true)).rejects.toThrow(/abort/iu)
    await expect(write(false)).resolves.toBeUndefined()
    database.close()

    const appended = log.append(tap('put aside'))
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await appended
    await kept(log, tap('after'))
    expect(await payloads(log)).toEqual(['before', 'put aside', 'after'])
  })

  it('makes way for a newer version of the app in another tab and goes on', async () => {
    const name = newName()
    const log = openLog(name)
    await kept(log, tap(1))
    await payloads(log)
    const newer = await openDB(name, 2)
    await kept(log, tap(2))
    expect(await payloads(log)).toEqual([1, 2])
    expect(log.health()).toMatchObject({ kept: 'journal', failure: 'broken' })
    newer.close()
  })
})
