import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from './tools/browser.mjs'
import { buildPage } from './tools/build-page.mjs'
import { measureScreen } from './history/on-screen.mjs'
import { appFolder, workFolder } from './tools/places.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'

const tests = 10_000
const many = 100_000
const kills = 20
const megabytes = 50
const slowPhone = 4

/** A long history: reading, searching and importing from a table, and what remains after the browser was killed. */
export async function measure() {
  const site = await serveFolder(await buildPage('history'))
  try {
    const found = await inPage(site.address, async (page) => {
      await page.evaluate((count) => window.seed('bench-history', count), tests)
      const history = []
      const imports = []
      await throttle(page, slowPhone)
      for (let round = 0; round < 3; round += 1) {
        history.push(await page.evaluate(() => window.openHistory('bench-history')))
      }
      const rows = await page.evaluate(() => window.readRows('bench-history'))
      await throttle(page, 1)
      for (let round = 0; round < 3; round += 1) {
        const [plain, ours] = await page.evaluate(
          async (count, number) => [
            await window.importPlain(`bench-plain-${number}`, count),
            await window.importTable(`bench-import-${number}`, count),
          ],
          tests,
          round,
        )
        imports.push({ plain, ours })
      }
      const backup = await page.evaluate(
        (size) => window.carryOver('bench-backup', size),
        megabytes,
      )
      const events = await page.evaluate((count) => window.rowsOf(count), tests)
      return { history, rows, imports, backup, events }
    })
    const large = await inPage(site.address, async (page) => {
      await page.evaluate((count) => window.seed('bench-large', count), many)
      return page.evaluate(() => window.openHistory('bench-large'))
    })
    const screen = await measureScreen(appFolder, found.events)
    return report({ ...found, large, screen, kept: await killOften(site.address) })
  } finally {
    await site.close()
  }
}

async function inPage(address, work, userDataDir) {
  const browser = await startBrowser(userDataDir === undefined ? {} : { userDataDir })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(0)
    await page.goto(address)
    await page.waitForFunction(() => 'openHistory' in window)
    return await work(page, browser)
  } finally {
    await browser.close()
  }
}

async function throttle(page, rate) {
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Kills the browser as soon as a test is reported as saved; returns how many of them are there afterwards. */
async function killOften(address) {
  const profile = join(workFolder, 'kill-profile')
  rmSync(profile, { recursive: true, force: true })
  mkdirSync(profile, { recursive: true })
  let kept = 0
  try {
    for (let number = 0; number < kills; number += 1) {
      await inPage(
        address,
        async (page, browser) => {
          if (!(await page.evaluate((one) => window.keepOne(one), number))) return
          browser.process().kill('SIGKILL')
        },
        profile,
      )
      const ids = await inPage(address, (page) => page.evaluate(() => window.keptIds()), profile)
      const expected = Array.from({ length: number + 1 }, (_, one) => `kill-${one}`)
      if (expected.every((id) => ids.includes(id))) kept += 1
    }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
  return kept
}

const ms = (value) => `${value.toFixed(0)} ms`

function report({ history, rows, imports, backup, large, screen, kept }) {
  const first = median(history.map((one) => one.first.time))
  const whole = median(history.map((one) => one.whole.time))
  const wholeTask = Math.max(...history.map((one) => one.whole.longest))
  const filter = Math.max(...history.flatMap(({ filters }) => filters.map(({ time }) => time)))
  const taken = median(imports.map(({ ours }) => ours.take.time))
  const looked = median(imports.map(({ ours }) => ours.preview.time))
  const longest = Math.max(
    ...imports.flatMap(({ ours }) => [ours.take.longest, ours.preview.longest]),
  )
  const floor = median(imports.map(({ plain }) => plain.parse.time + plain.put.time))
  const floorTask = Math.max(
    ...imports.flatMap(({ plain }) => [plain.parse.longest, plain.put.longest]),
  )
  return {
    tables: [
      {
        title: `History of ${tests} tests, CPU throttled ${slowPhone} times`,
        head: ['what', 'time', 'longest task'],
        rows: [
          ['the newest page, from a cold log', ms(first), ''],
          ['all in short (the index), after that', ms(whole), ms(wholeTask)],
          ['floor: the same rows read and thrown away', ms(rows), ''],
          ['slowest of five filters over all', `${filter.toFixed(1)} ms`, ''],
          ['a page of 20 in full', ms(median(history.map(({ page }) => page))), ''],
        ],
      },
      {
        title: `A table of ${tests} rows`,
        head: ['what', 'time', 'longest task'],
        rows: [
          ['looked through (preview)', ms(looked), ms(longest)],
          ['taken over, kept twice (journal, database), shown', ms(taken), ms(longest)],
          ['floor: Papa Parse, then bare rows by idb', ms(floor), ms(floorTask)],
        ],
      },
      {
        title: `A backup of ${(backup.bytes / 1e6).toFixed(0)} MB: ${tests} tests, and photographs`,
        head: ['what', 'time', 'longest task'],
        rows: [
          ['packed', ms(backup.pack.time), ms(backup.pack.longest)],
          ['looked through', ms(backup.preview.time), ms(backup.preview.longest)],
          ['taken over by another phone', ms(backup.take.time), ms(backup.take.longest)],
        ],
      },
      {
        title: `History of ${many} tests, not throttled`,
        head: ['what', 'time'],
        rows: [
          ['the newest page', ms(large.first.time)],
          ['all in short', ms(large.whole.time)],
          ['slowest filter', ms(Math.max(...large.filters.map(({ time }) => time)))],
        ],
      },
    ],
    goals: [
      ...screenGoals(screen),
      goal(`newest page of ${tests} tests, CPU 4 times slower`, 300, first, 'ms'),
      goal(`filter over ${tests} tests, CPU 4 times slower`, 50, filter, 'ms'),
      goal(`import of ${tests} rows`, 2000, taken, 'ms'),
      goal(`longest task while importing`, 50, longest, 'ms'),
      {
        figure: `tests there after a kill right after saving, ${kills} tries`,
        goal: `${kills} of ${kills}`,
        found: `${kept} of ${kills}`,
        isMet: kept === kills,
        source: 'issue',
      },
    ],
    notes: [
      'A test that is imported is kept in the journal and in the database; the floor keeps its rows in a database alone. The longest task of 0 ms means: none above 50 ms.',
    ],
  }
}

function screenGoals(screen) {
  if (screen === null) return []
  const filters = screen.flatMap((one) => one.filters)
  return [
    goal(
      'history on screen after the tap, CPU 4 times slower',
      300,
      median(screen.map((one) => one.firstPaint)),
      'ms',
    ),
    goal('filter on screen, CPU 4 times slower', 50, median(filters), 'ms'),
  ]
}

const goal = (figure, most, found, unit) => ({
  figure,
  goal: `≤ ${most} ${unit}`,
  found: `${found.toFixed(0)} ${unit}`,
  isMet: found <= most,
  source: 'issue',
})
