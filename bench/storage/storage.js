import { openDB } from 'idb'
import { cryptoIds } from '#device/crypto-ids.ts'
import { createEventLog } from '#device/storage/event-log.ts'

const ids = cryptoIds()

/** A tap in a test, as the app stores it. */
const tap = (index) => ({
  stream: 'run:bench',
  kind: 'run-event',
  version: 1,
  payload: {
    id: ids.next(),
    at: Date.now(),
    kind: 'confirmed',
    sample: ids.next(),
    lane: 'soil',
    step: index % 5,
  },
})

const ours = createEventLog({ now: Date.now, ids, device: 'bench', name: 'bench-events' })

async function openPlain() {
  const database = await openDB('bench-plain', 1, {
    upgrade(opened) {
      const events = opened.createObjectStore('events', { keyPath: 'id' })
      events.createIndex('stream-clock', ['stream', 'clock'])
      events.createIndex('kind-clock', ['kind', 'clock'])
    },
  })
  return (event) =>
    database.put('events', {
      ...event,
      id: ids.next(),
      device: 'bench',
      clock: `${Date.now()}-0000-bench`,
    })
}

async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function keepOurs(event) {
  const kept = await ours.append(event)
  if (!kept.ok) throw new Error(kept.reason)
}

/** Milliseconds of each write, both kinds alternating, so that whatever slows the machine slows both. */
window.measure = async (writes) => {
  const putPlain = await openPlain()
  const first = await timed(() => keepOurs(tap(0)))
  /** @type {{ ours: number[], plain: number[] }} */
  const times = { ours: [], plain: [] }
  for (let index = 0; index < writes; index += 1) {
    const event = tap(index)
    times.plain.push(await timed(() => putPlain(event)))
    times.ours.push(await timed(() => keepOurs(event)))
    // The log resolves when the journal has the event, and continues with the database: waits for that.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const read = await timed(() => ours.readStream('run:bench'))
  return { first, times, read, health: ours.health() }
}
