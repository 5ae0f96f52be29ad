import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Higher than this no picture is of use. */
const mostHigh = 6000
const morning = new Date('2026-04-18T08:30:00+09:00')
const usual = { width: 390, height: 844 }

/**
 * A user of their own, on a clock that stands still unless it is moved: so that all sizes and themes show the same moment.
 * `preferences`: what is kept on the device from earlier visits.
 */
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
  await page.clock.pauseAt(morning.getTime() + 1000)
  const pictures = []
  const visit = { page, pictures, end: () => context.close() }

  /** Keeps a preference before the app starts. */
  visit.prefer = (name, value) =>
    page.addInitScript(
      ([key, kept]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, kept)
      },
      [`soil-kit-timer:${name}`, JSON.stringify(value)],
    )
  /** Lets time pass in a few steps, with real moments in between for what is kept and fetched. */
  visit.pass = async (seconds) => {
    const step = Math.max(500, (seconds * 1000) / 6)
    for (let left = seconds * 1000; left > 0; left -= step) {
      await page.clock.fastForward(Math.round(Math.min(step, left)))
      await settle(page)
    }
  }
  let hasKit = chapter === 'first'
  visit.open = async (path) => {
    // Nobody can begin a test without a kit of his; one that the chapter prefers goes before.
    if (!hasKit) await visit.prefer('kit', 'midorikun')
    hasKit = true
    await page.goto(path, { waitUntil: 'networkidle' })
    await visit.pass(3)
    await page.waitForLoadState('networkidle')
    await visit.pass(1)
  }
  /** What is tapped may go away in that very moment. */
  visit.tap = async (target, seconds = 1) => {
    const button = typeof target === 'string' ? page.locator(target).first() : target
    await button.click({ timeout: 5000 })
    await visit.pass(seconds)
  }
  /** `isWhole`: the page down to its end, as on a very high screen. */
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
  await settle(page)
  if (!isWhole) return
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, Math.min(needed, mostHigh)) })
  await settle(page)
}

/** Storage, workers and the drawing go on while the page's clock stands. */
const settle = async (page) => {
  await new Promise((resolve) => setTimeout(resolve, 30))
  await page.evaluate(async () => void (await indexedDB.databases()))
}
