import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Largest useful height of a picture, in pixels. */
const maxHeightPx = 6000
const morning = new Date('2026-04-18T08:30:00+09:00')
const usual = { width: 390, height: 844 }

/** Begins a new user's visit. The clock stands still unless advanced, so that all sizes and themes show the same moment. */
export async function beginVisit(browser, { language, chapter, address, folder, sizes, themes }) {
  const context = await browser.newContext({
    viewport: usual,
    baseURL: address,
    locale: language === 'en' ? 'en-GB' : 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.clock.install({ time: morning })
  // A busy machine may take seconds between the two calls, and a clock cannot be set back.
  await page.clock.pauseAt(morning.getTime() + 60_000)
  const pictures = []
  const visit = { page, pictures, end: () => context.close() }

  /** Stores a preference before the app starts. */
  visit.prefer = (name, value) =>
    page.addInitScript(
      ([key, kept]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, kept)
      },
      [`soil-kit-timer:${name}`, JSON.stringify(value)],
    )
  /** Lets time pass in a few steps, with real pauses in between for storing and fetching. */
  visit.pass = async (seconds) => {
    const step = Math.max(500, (seconds * 1000) / 6)
    for (let left = seconds * 1000; left > 0; left -= step) {
      await page.clock.fastForward(Math.round(Math.min(step, left)))
      await settle(page)
    }
  }
  let hasKit = chapter === 'first'
  visit.open = async (path) => {
    // No test can begin without a chosen kit; one set by the chapter takes precedence.
    if (!hasKit) await visit.prefer('kit', 'midorikun')
    hasKit = true
    await page.goto(path, { waitUntil: 'networkidle' })
    await visit.pass(3)
    await page.waitForLoadState('networkidle')
    await visit.pass(1)
  }
  /** Taps, and then lets time pass: the target may disappear at once. */
  visit.tap = async (target, seconds = 1) => {
    const button = typeof target === 'string' ? page.locator(target).first() : target
    await button.click({ timeout: 5000 })
    await visit.pass(seconds)
  }
  /** Takes pictures in all sizes and themes. `isWhole`: of the page down to its end, as on a very high screen. */
  visit.take = async (name, isWhole = false) => {
    await page.evaluate(() => document.fonts.ready)
    const screen = `${chapter} ${name}`
    for (const size of sizes) {
      await resize(page, size, isWhole)
      for (const theme of themes) {
        await page.evaluate((it) => (document.documentElement.dataset['theme'] = it), theme)
        const file = `${language}/${theme}/${size}/${chapter}-${name}.png`
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        pictures.push({ screen, file, caption: `${language} ${theme} ${size}` })
      }
    }
    await page.setViewportSize(usual)
    await settle(page)
  }
  await visit.prefer('settings', { sound: false, voice: false, theme: 'light', language })
  return visit
}

async function resize(page, size, isWhole) {
  const [width, height] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
  // A phone's scroll bar takes no room.
  await page.evaluate(
    (isPhone) => (document.documentElement.style.scrollbarGutter = isPhone ? 'auto' : ''),
    width < 600,
  )
  await settle(page)
  if (!isWhole) return
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, Math.min(needed, maxHeightPx)) })
  await settle(page)
}

/** Waits for storage, workers and rendering, which continue while the page's clock stands still. */
const settle = async (page) => {
  await new Promise((resolve) => setTimeout(resolve, 30))
  await page.evaluate(async () => void (await indexedDB.databases()))
}
