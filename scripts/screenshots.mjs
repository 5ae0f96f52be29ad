// `npm run screenshots`: takes the pictures of the READMEs and of the manifest from the built app. Run `npm run build` first,
// and again afterwards: the manifest's pictures are part of the build.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumFlags, ensureBrowser } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { projectRoot } from './run-command.mjs'

const documents = join(projectRoot, 'docs', 'screenshots')
const manifest = join(projectRoot, 'public', 'screenshots')
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

async function takeAll() {
  if (!(await ensureDependencies())) return false
  const executablePath = await ensureBrowser()
  if (executablePath === null) return false
  mkdirSync(documents, { recursive: true })
  mkdirSync(manifest, { recursive: true })
  const { readSite } = await import('./server/site.mjs')
  const { startStaticServer } = await import('./server/static-server.mjs')
  const { chromium } = await import('@playwright/test')
  const server = await startStaticServer(readSite(join(projectRoot, 'dist')), {
    port: 0,
    host: 'localhost',
  })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const visit = visitor(browser, `http://localhost:${server.port}`)
    await visit(phone, takePhone)
    await visit(desk, takeDesk)
  } finally {
    await browser.close()
    await server.close()
  }
  return true
}

/** Each visit is a first visit, with a clock that can be advanced. */
const visitor = (browser, address) => async (device, take) => {
  const context = await browser.newContext({
    ...device,
    baseURL: address,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    bypassCSP: true,
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.clock.install({ time: '2026-04-18T08:30:00+09:00' })
  // With a controlled clock the page would detect silent sound and warn about it.
  await page.addInitScript(() => {
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ sound: false }))
    localStorage.setItem('soil-kit-timer:kit', JSON.stringify('midorikun'))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  // The warning is correct on this silent page, but not the subject of the pictures.
  await page.addStyleTag({ content: '[class*="_guard_"] { display: none !important }' })
  await take(page)
  await context.close()
}

const save = async (page, folder, name) => {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** Waits for the estimate on the start button, which is computed when the browser is idle. */
async function settled(page) {
  const estimate = page.getByRole('button', { name: 'はじめる' }).filter({ hasText: '約' })
  await becomesTrue(async () => {
    await page.clock.runFor(1000)
    return (await estimate.count()) > 0
  })
  await estimate.waitFor()
}

/** Runs a whole test of one sample with the default kit. */
async function takePhone(page) {
  await settled(page)
  await save(page, documents, 'setup')
  await save(page, manifest, 'narrow-1')
  await tap(page, /^はじめる/)
  await tap(page, /^できた/) // soil
  await tap(page, /^できた/) // water
  await tap(page, /^はじめる/) // shake
  await page.clock.runFor(17_000)
  await save(page, documents, 'running')
  await page.clock.runFor(44_000)
  await tap(page, /^いま浸した/)
  await readAll(page)
  await page.clock.runFor(1000)
  await page.getByText('端末に保存しました').waitFor()
  await save(page, documents, 'results')
}

/** New content ignores taps, so time passes first, and an ignored tap is repeated. */
async function tap(page, target) {
  const button =
    target instanceof RegExp ? page.getByRole('button', { name: target }).first() : target
  await button.waitFor()
  const before = await sceneOf(page)
  for (let tries = 0; tries < 5; tries += 1) {
    await page.clock.runFor(500)
    await button.click()
    if (await becomesTrue(async () => (await sceneOf(page)) !== before)) return
  }
  throw new Error(`${button} is not heard`)
}

async function becomesTrue(isTrue) {
  for (let tries = 0; tries < 30; tries += 1) {
    if (await isTrue()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Identifies the scene by step, progress and question. */
const sceneOf = (page) =>
  page.evaluate(() => {
    const card = document.querySelector('[data-testid="step-card"]')
    const words = document.querySelectorAll('main h1, main header, main legend')
    return [card?.getAttribute('data-status'), ...Array.from(words, (it) => it.textContent)].join()
  })

/** Answers every reading and begins every step, to the end. */
async function readAll(page) {
  const end = page.getByRole('heading', { name: /測れました/ })
  const answers = page.locator('[data-testid="answers"]:not(:disabled)')
  const begin = page.getByRole('button', { name: /^(はじめる|いま浸した|できた)/ })
  let isTaken = false
  for (let seconds = 0; (await end.count()) === 0; seconds += 1) {
    if (seconds > 600) throw new Error('the test comes to no end')
    await page.clock.runFor(1000)
    if ((await answers.count()) > 0) {
      if (!isTaken) await save(page, documents, 'reading')
      isTaken = true
      await tap(page, answers.locator('ol button:not([aria-haspopup])').last())
    } else if ((await begin.count()) > 0) {
      await tap(page, /^(はじめる|いま浸した|できた)/)
    }
  }
}

async function takeDesk(page) {
  await settled(page)
  await save(page, manifest, 'wide-1')
}

if (!(await takeAll())) process.exitCode = 1
