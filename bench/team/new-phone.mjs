import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from '../tools/browser.mjs'
import { appFolder, workFolder } from '../tools/places.mjs'
import { joinTeam, pause } from './phone.mjs'
import { prepareServer } from './server-process.mjs'

const senders = 50
const eventsPerBatch = 50
const waitMs = 180_000
const fields = 100

/**
 * A phone joins a team with this many events. Measures from the tap until all of them are in the journal and in the database, the
 * records are on screen, and no work is left.
 */
export async function measureNewPhone({ events }) {
  const server = await prepareServer({ dist: appFolder })
  await server.start()
  const browser = await startBrowser()
  try {
    const owner = await joinTeam(server.origin, await server.invite('new phone'))
    await fill(server, owner, multiplied(await ownEvents(browser, server.origin), events))
    return await joinAndWait(browser, server.origin, { code: await owner.invite(), events })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The app's own events for a laboratory's table: its kit, fields and tests. */
async function ownEvents(browser, origin) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(waitMs)
  await page.goto(`${origin}/diag?view=backup`)
  const open = await page.waitForSelector('::-p-text(ファイルを取り込む)')
  const [chooser] = await Promise.all([page.waitForFileChooser(), open.click()])
  await chooser.accept([laboratorySheet()])
  for (const words of ['内容を確認する', '取り込む']) await press(page, words)
  await page.waitForSelector('::-p-text(取り込みました)')
  const kept = await page.evaluate(readAllEvents)
  await context.close()
  return kept
}

function laboratorySheet() {
  const rows = Array.from({ length: fields }, (_, at) => [
    '20260410',
    `農家${at % 20}`,
    `${at}番`,
    5 + (at % 20) / 10,
    0.1 + (at % 8) / 10,
    180 + at,
  ])
  mkdirSync(workFolder, { recursive: true })
  const path = join(workFolder, 'new-phone.csv')
  const head = '採取日,生産者名,ほ場名,pH(H2O),EC(mS/cm),交換性石灰'
  writeFileSync(path, [head, ...rows.map((row) => row.join(','))].join('\r\n'))
  return path
}

/** Repeats the same fields and tests with different ids: twenty tests per field. The kit they share is included once. */
function multiplied(own, count) {
  const ofKind = (wanted) => own.filter(({ kind }) => kind === wanted)
  const [plots, tests] = [ofKind('plot-kept'), ofKind('record-kept')]
  const all = ofKind('record-kit')
  for (let at = 0; all.length < count; at += 1) {
    const others = at % 20 === 0 ? plots : tests
    const { payload, ...event } = others[at % others.length]
    const [wall, , device] = event.clock.split('-')
    const counter = (at % 65_536).toString(16).padStart(4, '0')
    all.push({
      ...event,
      // As the app generates them: increasing with time.
      id: `01a20ee4-${(at >> 12).toString(16).padStart(4, '0')}-7${(at % 4096).toString(16).padStart(3, '0')}-8000-${device}`,
      clock: `${Number(wall) - 1 - Math.floor(at / 65_536)}-${counter}-${device}`,
      stream: event.stream.startsWith('record:') ? `${event.stream}-${at}` : event.stream,
      payload: { ...payload, id: `${payload.id}-${at}` },
    })
  }
  return all
}

/** Uses many phones, so that none is rate-limited. */
async function fill({ origin }, owner, events) {
  const batches = Array.from({ length: Math.ceil(events.length / eventsPerBatch) }, (_, at) =>
    events.slice(at * eventsPerBatch, (at + 1) * eventsPerBatch),
  )
  const send = async () => {
    const phone = (await joinTeam(origin, await owner.invite())).at(origin)
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      for (let isSent = false; !isSent;) {
        const { status, body } = await phone.send(batch)
        isSent = status === 200
        if (isSent && body.refused.length > 0) throw new Error(JSON.stringify(body.refused[0]))
        if (!isSent) await pause(500)
      }
    }
  }
  // The kit first: what was measured with it follows.
  const first = (await joinTeam(origin, await owner.invite())).at(origin)
  await first.send(batches.shift())
  await Promise.all(Array.from({ length: senders }, send))
}

async function joinAndWait(browser, origin, { code, events }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(waitMs)
  await page.goto(`${origin}/diag?view=team#join=${code}`)
  const name = await page.waitForSelector('::-p-aria(あなたの名前)')
  await name.type('山田')
  await page.evaluate(watchTasks)
  const start = await page.evaluate(() => performance.now())
  await press(page, '参加する')
  await page.waitForFunction(() => document.body.innerText.includes('共有しました'), {
    polling: 100,
  })
  const ms = await page.evaluate((from) => performance.now() - from, start)
  const { TaskDuration: busySeconds } = await page.metrics()
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks))
  const database = await page.evaluate(countEvents)
  const journal = await page.evaluate(countJournalLines)
  await page.goto(`${origin}/diag?view=history`)
  await page.waitForSelector('article a[href*="record="]')
  await context.close()
  return { events, ms, busyMs: busySeconds * 1000, longest, database, journal }
}

const press = async (page, words) => {
  const found = await page.waitForFunction(
    (start) =>
      [...document.querySelectorAll('main button')].find(
        (one) =>
          one.innerText.trim().startsWith(start) && one.getAttribute('aria-disabled') !== 'true',
      ),
    {},
    words,
  )
  await found.click()
}

function watchTasks() {
  window.longTasks = []
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' })
}

const readAllEvents = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('soil-events')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('events').objectStore('events').getAll()
      reading.addEventListener('success', () => resolve(reading.result))
    })
  })

const countEvents = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('soil-events')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('events').objectStore('events').count()
      counting.addEventListener('success', () => resolve(counting.result))
    })
  })

async function countJournalLines() {
  const root = await navigator.storage.getDirectory()
  let lines = 0
  for await (const handle of root.values()) {
    if (handle.kind !== 'file') continue
    const text = await (await handle.getFile()).text()
    lines += text.split('\n').length - 1
  }
  return lines
}
