import { openDB } from 'idb'
import Papa from 'papaparse'
import { createStoreOf } from '#app/initial-states.ts'
import { createBackup } from '#app/transfer/backup.ts'
import { createPlots } from '#app/records/plots.ts'
import { createRecords } from '#app/records/records.ts'
import { keptEvent, kitRef, recordKitEvent } from '#app/records/record-events.ts'
import { browserFiles } from '#device/browser-files.ts'
import { cryptoIds } from '#device/crypto-ids.ts'
import { openFile } from '#device/open-file.ts'
import { createEventLog } from '#device/storage/event-log.ts'
import { photoStore } from '#device/storage/photo-store.ts'
import { matchAllRecords, searchRecords } from '#domain/record/search-records.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { soilRecord } from '#testing/soil-record.ts'

const ids = cryptoIds()
const preferences = { read: () => undefined, write: () => true, onChange: () => () => {} }
const day = 24 * 60 * 60 * 1000
const names = ['北の畑', '南の畑', 'ハウス1', 'ハウス2', '山の田']
const plotNames = new Map(names.map((name, index) => [`p${index}`, name]))

/** A test as the app stores it: one sample, four readings. */
function record(number) {
  const at = instant(Date.UTC(2000, 0, 1) + number * day * 0.7)
  return soilRecord(ids.next(), at, {
    samples: [{ id: 's', name: names[number % 5], plot: `p${number % 5}` }],
    readings: firstKit.analytes.map(({ id, levels }, index) => ({
      sample: 's',
      analyte: id,
      answer: { kind: 'level', level: (number + index) % levels.length },
      dueAt: at,
      readAt: instant(at + 2000),
    })),
    note: number % 10 === 0 ? `${number}回目 雨のあと` : '',
  })
}

const logOf = (name) => createEventLog({ now: Date.now, ids, device: 'bench', name })

/** The longest task during `work`, and its total time. */
async function watched(work) {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const value = await work()
  const time = performance.now() - start
  // The observer reports long tasks with a delay.
  await new Promise((resolve) => setTimeout(resolve, 100))
  for (const { duration } of observer.takeRecords()) longest = Math.max(longest, duration)
  observer.disconnect()
  return { time, longest, value }
}

/** The rows of a long history, for the database of the app itself. */
window.rowsOf = (count) => {
  const ref = kitRef(firstKit)
  const stamped = (event, index) => {
    const clock = `${1_700_000_000_000 + index}-0000-bench`
    return { ...event, id: ids.next(), device: 'bench', clock }
  }
  const tests = Array.from({ length: count }, (_, index) => keptEvent(record(index), ref))
  return [recordKitEvent(ref, firstKit), ...tests].map(stamped)
}

window.seed = async (name, count) => {
  const log = logOf(name)
  const ref = kitRef(firstKit)
  await log.append(recordKitEvent(ref, firstKit))
  for (let at = 0; at < count; at += 500) {
    const events = Array.from({ length: Math.min(500, count - at) }, (_, index) => {
      const wall = String(1_700_000_000_000 + at + index)
      const event = keptEvent(record(at + index), ref)
      return { ...event, id: ids.next(), device: 'bench', clock: `${wall}-0000-bench` }
    })
    const merged = await log.merge(events)
    if (!merged.ok) throw new Error(merged.reason)
  }
  await log.close()
}

/** Opens the history in a new page: newest page, whole index, then filters. */
window.openHistory = async (name) => {
  const log = logOf(name)
  const records = createRecords({ log, store: createStoreOf('records') })
  const first = await watched(() => records.start())
  const whole = await watched(() => records.openIndex())
  const { summaries } = records.store.getState().index
  const queries = [
    { text: '雨のあと' },
    { text: 'ハウス' },
    { plot: 'p1' },
    { species: 'NO3-N', text: 'みどりくん' },
    { from: instant(Date.UTC(2005, 0, 1)), to: instant(Date.UTC(2006, 0, 1)) },
  ]
  const filters = queries.map((query) => {
    const start = performance.now()
    const found = searchRecords(summaries, { ...matchAllRecords, ...query }, plotNames).length
    return { found, time: performance.now() - start }
  })
  const page = await watched(() => records.read(summaries.slice(0, 20).map(({ id }) => id)))
  await log.close()
  return { count: summaries.length, first, whole, filters, page: page.time }
}

/** The floor of the index: reads all rows of the same database directly and discards them. */
window.readRows = async (name) => {
  const database = await openDB(name)
  const { time } = await watched(async () => {
    let after = ''
    for (;;) {
      const range = IDBKeyRange.lowerBound(after, true)
      const rows = await database.getAll('events', range, 150)
      if (rows.length === 0) break
      after = rows.at(-1).id
    }
  })
  database.close()
  return time
}

window.makeTable = async (rows) => {
  const head =
    '日付,時刻,キット,圃場,試料名,メモ,pH（酸性度） [pH -],硝酸態窒素 [NO3-N kg/10a],リン酸（水溶性） [- kg/10a]'
  const lines = Array.from({ length: rows }, (_, index) => {
    const date = new Date(Date.UTC(2010, 0, 1) + index * day * 0.5).toISOString().slice(0, 10)
    return `${date},09:${String(index % 60).padStart(2, '0')},${firstKit.name},${names[index % 5]},試料${index},,${5 + (index % 4) * 0.5},${(index % 2) * 20},10`
  })
  return `\u{feff}${[head, ...lines].join('\r\n')}\r\n`
}

/** A separate phone, which can import files. */
function phone(log, photos, open) {
  const records = createRecords({ log, store: createStoreOf('records') })
  const plots = createPlots({ log, ids, store: createStoreOf('plots') })
  const backup = createBackup({
    log,
    store: createStoreOf('backup'),
    files: { ...browserFiles(), open: async () => ({ ok: true, value: await open() }) },
    photos,
    preferences,
    records,
    plots,
    kits: async () => [firstKit],
    onOthers: async () => {},
    onPreferences: async () => {},
    now: Date.now,
    zone: () => 540,
  })
  return { records, plots, backup }
}

window.importTable = async (name, rows) => {
  const text = await window.makeTable(rows)
  const log = logOf(name)
  const file = () => openFile(new File([text], 'x.csv'))
  const { records, plots, backup } = phone(log, photoStore(`${name}-photos`), file)
  await Promise.all([records.start(), plots.start()])
  const preview = await watched(() => backup.open())
  const take = await watched(() => backup.importOpened())
  const { length } = records.store.getState().index.summaries
  await log.close()
  return { preview, take, length }
}

/** The floor: Papa Parse reads the same table, and idb puts a bare row for each line. */
window.importPlain = async (name, rows) => {
  const text = await window.makeTable(rows)
  const database = await openDB(name, 1, {
    upgrade(opened) {
      const events = opened.createObjectStore('events', { keyPath: 'id' })
      events.createIndex('stream-clock', ['stream', 'clock'])
      events.createIndex('kind-clock', ['kind', 'clock'])
    },
  })
  const parse = await watched(async () => Papa.parse(text, { header: true }))
  const put = await watched(async () => {
    const { data } = parse.value
    for (let at = 0; at < data.length; at += 100) {
      const transaction = database.transaction('events', 'readwrite')
      const stamped = data.slice(at, at + 100).map((payload) => ({
        id: ids.next(),
        stream: 'plain',
        kind: 'row',
        clock: `${Date.now()}-0000-bench`,
        payload,
      }))
      await Promise.all([...stamped.map((row) => transaction.store.put(row)), transaction.done])
    }
  })
  database.close()
  return { parse: { ...parse, value: null }, put: { ...put, value: null } }
}

/** A backup with photographs: packed, previewed and imported on another phone. */
window.carryOver = async (name, megabytes) => {
  const photoLength = 250_000
  const from = photoStore(`${name}-from`)
  for (let made = 0; made * photoLength * (4 / 3) < megabytes * 1e6; made += 1) {
    const bytes = new Uint8Array(photoLength)
    for (let at = 0; at < photoLength; at += 50_000) {
      crypto.getRandomValues(bytes.subarray(at, at + 50_000))
    }
    const kept = await from.keep({ type: 'image/jpeg', bytes })
    if (!kept.ok) throw new Error(kept.reason)
  }
  const log = logOf('bench-history')
  const parts = []
  const pack = await watched(async () => {
    const { packBackup } = await import('#app/transfer/pack-backup.ts')
    for await (const piece of packBackup({ log, photos: from, preferences }, () => {}))
      parts.push(new Blob([piece]))
  })
  const file = new File(parts, 'x.json')
  const other = logOf(`${name}-to`)
  const to = photoStore(`${name}-to`)
  const taking = phone(other, to, () => openFile(file)).backup
  const preview = await watched(() => taking.open())
  const take = await watched(() => taking.importOpened())
  const report = take.value
  await Promise.all([log.close(), other.close()])
  const plain = ({ time, longest }) => ({ time, longest })
  return { bytes: file.size, report, pack: plain(pack), preview: plain(preview), take: plain(take) }
}

/** For the kills: stores one test and resolves when it is reported as saved. */
let killed
window.keepOne = async (number) => {
  killed ??= createRecords({ log: logOf('bench-kill'), store: createStoreOf('records') })
  const kept = await killed.keep({ ...record(number), id: `kill-${number}` })
  return kept.ok
}
window.keptIds = async () => {
  const records = createRecords({ log: logOf('bench-kill'), store: createStoreOf('records') })
  await records.start()
  await records.openIndex()
  return records.store.getState().index.summaries.map(({ id }) => id)
}
