import { afterEach, expect, it } from 'vitest'
import { createEventLog, type ClosableEventLog } from './event-log.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { fakeIds } from '#testing/fakes/fake-ids.ts'

// A page in a frame writes thousands of events and is removed in mid-write: its transaction is aborted, its worker ends and its
// lock is released, as after a kill.

const batch = 1000
const newName = () => `killed-${performance.timeOrigin}-${performance.now()}`.replaceAll('.', '-')
let opened: ClosableEventLog | null = null

afterEach(async () => {
  await opened?.close()
  opened = null
})

const all: readonly StoredEvent[] = Array.from({ length: 4 * batch }, (_, at) => ({
  id: `event-${String(at).padStart(5, '0')}`,
  device: 'bbbbbbbbbbbb',
  clock: `1700000000000-${at.toString(16).padStart(4, '0')}-bbbbbbbbbbbb`,
  stream: 'run:1',
  kind: 'tapped',
  version: 1,
  payload: at,
}))

/** The page keeps all events; from its `held`th write on, no transaction of its database completes, as on a slow disk. */
const pageCode = (name: string, held: number) => `
  import { openEventStore } from '/src/device/storage/open-event-store.ts'

  const begin = IDBDatabase.prototype.transaction
  let writes = 0
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given)
    if (given[1] === 'readwrite') writes += 1
    const again = () => (transaction.objectStore('meta').get('journal').onsuccess = again)
    if (given[1] === 'readwrite' && writes >= ${held}) again()
    return transaction
  }
  const clock = { next: () => '', observe() {} }
  openEventStore('${name}', { clock, onHealth() {}, onKept() {} }).merge(${JSON.stringify(all)})
`

function openPage(code: string) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = code
  frame.contentDocument?.head.append(script)
  return frame
}

async function journalLines(name: string) {
  const directory = await navigator.storage.getDirectory()
  const file = await directory.getFileHandle(`${name}.ndjson`, { create: true })
  return (await (await file.getFile()).text()).split('\n').length - 1
}

it.each([
  { taking: 'the first batch', held: 1, inJournal: 2 * batch },
  { taking: 'the second batch', held: 2, inJournal: 3 * batch },
])(
  'a kill while the database takes $taking and the journal has the next one loses nothing',
  async ({ held, inJournal }) => {
    const name = newName()
    // The first write to a new database only stores its mark.
    const frame = openPage(pageCode(name, held + 1))
    const lines = () => journalLines(name)
    await expect.poll(lines, { timeout: 20_000, interval: 20 }).toBe(inJournal)
    frame.remove()

    const log = createEventLog({ now: () => 1_700_000_100_000, ids: fakeIds(), name })
    opened = log
    const left = await log.readStream('run:1')
    // Its worker may have lived long enough to write a batch more.
    expect(left.length).toBeGreaterThanOrEqual(inJournal)
    expect(left).toEqual(all.slice(0, left.length))
    expect(log.health()).toEqual({
      kept: 'durable',
      failure: null,
      restored: 0,
      unreadable: 0,
      lost: null,
    })
    // Events not yet written arrive again; each is then in both places once.
    expect(await log.merge(all)).toMatchObject({ ok: true })
    expect(await log.readStream('run:1')).toEqual(all)
    expect(await lines()).toBe(all.length)
  },
)
