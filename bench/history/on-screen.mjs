import { startBrowser } from '../tools/browser.mjs'
import { serveFolder } from '../tools/serve-folder.mjs'

const slowPhone = 4
const timeoutMs = 10_000

/**
 * The history as the app itself shows it: milliseconds from the tap to the first tests on screen, and from a letter
 * in the search to what it finds. Null where the app has no such screen.
 * @param {string} folder of the built app
 * @param {readonly object[]} events of a long history
 */
export async function measureScreen(folder, events) {
  const site = await serveFolder(folder)
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    await page.goto(site.address)
    await page.waitForFunction(() => indexedDB.databases().then((all) => all.length > 0))
    // The app is closed while its storage is filled.
    await page.goto(`${site.address}/manifest.webmanifest`)
    for (let at = 0; at < events.length; at += 1000) {
      await page.evaluate(putRows, events.slice(at, at + 1000))
    }
    // This start copies the database's events into the journal.
    await page.goto(`${site.address}/diag`)
    await page.waitForSelector('main h1')
    await new Promise((resolve) => setTimeout(resolve, timeoutMs))
    const found = []
    for (let round = 0; round < 3; round += 1) {
      await page.goto(`${site.address}/diag`)
      const link = await page
        .waitForSelector('main a[href*="view=history"]', { timeout: timeoutMs })
        .catch(() => null)
      if (link === null) return null
      const session = await page.createCDPSession()
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone })
      found.push(await page.evaluate(openAndSearch, events.length - 1))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return found
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Runs in the page. */
async function putRows(rows) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('soil-events')
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error))
  })
  const transaction = database.transaction('events', 'readwrite')
  for (const row of rows) transaction.objectStore('events').put(row)
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
  localStorage.setItem('soil-kit-timer:returning', 'true')
}

/** Runs in the page: tests are articles inside the page's article, and their number is shown beside the search. */
async function openAndSearch(tests) {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const count = () => document.querySelectorAll('main article article').length
  const until = async (isSo) => {
    while (!isSo()) await drawn()
  }
  let start = performance.now()
  document.querySelector('main a[href*="view=history"]').click()
  await until(() => count() > 0)
  const firstPaint = performance.now() - start
  const field = document.querySelector('main input[type="search"]')
  const told = () => document.querySelector('main search output').textContent
  await until(() => told().includes(tests))
  const filters = []
  for (const text of ['雨', '山の田', '雨のあと']) {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const before = told()
    start = performance.now()
    field.setRangeText(text, 0, field.value.length)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => told() !== before)
    filters.push(performance.now() - start)
  }
  return { firstPaint, filters }
}
