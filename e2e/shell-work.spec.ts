import type { Page } from '@playwright/test'
import { replacePage } from './support/code.ts'
import { holdTime, settle } from './support/run-screen.ts'
import { expect, open, ownKit, routes, test } from './support/site.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: '読み込み中' })
const barValue = (page: Page) => bar(page).evaluate((it: HTMLProgressElement) => it.value)

/** Opens `/` with the clock stopped, and taps a link whose page is held back. */
async function openSlowPage(page: Page) {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/assets/manual-page-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: '使い方', exact: true }).click()
  await settle(page)
  return answer
}

test('S15 the bar comes after 200 ms and runs to 100 in 5000 ms', async ({ page }) => {
  await openSlowPage(page)
  await page.clock.runFor(180)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(60)
  await expect(bar(page)).toBeVisible()
  expect(await barValue(page)).toBeLessThan(3)
  await page.clock.runFor(2500)
  expect(await barValue(page)).toBeGreaterThan(47)
  expect(await barValue(page)).toBeLessThan(53)
  await page.clock.runFor(2300)
  expect(await barValue(page)).toBeLessThan(100)
  await page.clock.runFor(300)
  expect(await barValue(page)).toBe(100)
})

test('S15 the bar goes 500 ms after the end, is 2 px high, black, at the top', async ({ page }) => {
  const answer = await openSlowPage(page)
  await page.clock.runFor(1000)
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 2 })
  await expect(bar(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  answer()
  await expect(page).toHaveURL('/manual')
  await page.clock.runFor(20)
  await expect(bar(page)).toHaveAttribute('value', '100')
  await page.clock.runFor(420)
  await expect(bar(page)).toBeVisible()
  await page.clock.runFor(120)
  await expect(bar(page)).toHaveCount(0)
})

test('S15 the bar is red when a page fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/bare/)
  await replacePage(page, 'manual', `export function ManualPage() { throw new Error('bare') }`)
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: '使い方', exact: true }).click()
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 0, 0)')
  await page.clock.runFor(600)
  await expect(bar(page)).toHaveCount(0)
})

const otherPages = ['color-chart', 'diagnosis', 'hints', 'manual']

/** The pages whose code was requested within some seconds on `/`. */
async function fetchedPages(page: Page, seconds: number) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-page-[\w-]{8}\.js/.exec(request.url())?.[1]
    if (name !== undefined && name !== 'timer') fetched.add(name)
  })
  await open(page)
  await page.clock.runFor(seconds * 1000)
  return fetched
}

test('S17 links prefetch their pages when idle, within 2000 ms', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const timeouts: unknown[] = []
    const original = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (work, options) => {
      timeouts.push(options?.timeout)
      return original(work, options)
    }
    Reflect.set(window, 'timeouts', timeouts)
  })
  const fetched = await fetchedPages(page, 6)
  await expect.poll(() => [...fetched].toSorted()).toEqual(otherPages)
  const timeouts: unknown = await page.evaluate(() => Reflect.get(window, 'timeouts'))
  expect(new Set(Array.isArray(timeouts) ? timeouts : [])).toEqual(new Set([2000]))
})

// `app-link.test.tsx` tests what else stops it: being offline, 2g that is slow, and a data saver.
test('S17 nothing is prefetched on 2g', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  )
  const fetched = await fetchedPages(page, 10)
  await page.waitForTimeout(300)
  expect([...fetched]).toEqual([])
})

test('S14 being offline is shown, does no harm, and passes', async ({ page, context }) => {
  let lastRequest = Date.now()
  page.on('request', () => (lastRequest = Date.now()))
  await ownKit(page)
  await open(page)
  const mark = page.getByRole('banner').getByText('オフライン')
  await expect(mark).toHaveCount(0)
  // Requests pending when the connection drops are another matter: see S18. All prefetching ends within 2 s of rest and 2 s of waiting for
  // an idle moment.
  await expect.poll(() => Date.now() - lastRequest, { timeout: 30_000 }).toBeGreaterThan(4500)
  await context.setOffline(true)
  await expect(mark).toBeVisible()
  await expect(page.getByRole('button', { name: /^はじめる/ })).toBeEnabled()
  await context.setOffline(false)
  await expect(mark).toHaveCount(0)
})

test('S19 a new size of the window is answered 200 ms after the last change', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await holdTime(page)
  await page.evaluate(() => {
    Reflect.set(window, 'resized', 0)
    addEventListener('resize', () => Reflect.set(window, 'resized', window.innerWidth))
  })
  const size = page.locator('[data-size]')
  for (const width of [700, 1000]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'resized'))).toBe(width)
    await page.clock.runFor(190)
    await settle(page)
    await expect(size).toHaveAttribute('data-size', 'xs')
  }
  await page.clock.runFor(20)
  await expect(size).toHaveAttribute('data-size', 'md')
})

const sizes = [
  [599, 'xs'],
  [600, 'sm'],
  [959, 'sm'],
  [960, 'md'],
  [1279, 'md'],
  [1280, 'lg'],
  [1919, 'lg'],
  [1920, 'xl'],
] as const

test('S21 breakpoints: xs < 600, sm < 960, md < 1280, lg < 1920', async ({ page }) => {
  await open(page)
  for (const [width, size] of sizes) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('[data-size]'), String(width)).toHaveAttribute('data-size', size)
  }
})

test('S21 mobile below 1264 px: the menu is below, from there on at the side', async ({ page }) => {
  await page.setViewportSize({ width: 1263, height: 800 })
  await open(page)
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  const below = await menu.boundingBox()
  expect(below?.y).toBeGreaterThan(600)
  expect(below?.width).toBe(1263)
  await page.setViewportSize({ width: 1264, height: 800 })
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(300)
  expect((await menu.boundingBox())?.x).toBe(0)
})

test('S21 12 columns, spaces in steps of 4 px up to 64 px', async ({ page }) => {
  await open(page)
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const token = (name: string) => style.getPropertyValue(name).trim()
    const spaces = Array.from({ length: 17 }, (_, index) => token(`--space-${String(index + 1)}`))
    return { columns: token('--columns'), spaces }
  })
  const expected = Array.from({ length: 16 }, (_, index) => `${String((index + 1) * 4)}px`)
  expect(tokens).toEqual({ columns: '12', spaces: [...expected, ''] })
})

test('S16 S22 nothing asks a server or knows of users', async ({ page, context }) => {
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  for (const { path } of routes) await open(page, path)
  await expect(page.getByText(/ログイン|サインイン|パスワード|会員/)).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  expect(requests.filter((url) => /http-client|api/.test(url))).toEqual([])
})
