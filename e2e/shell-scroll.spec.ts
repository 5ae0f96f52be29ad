import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, open, test } from './support/site.ts'

const topOf = (place: Locator) => place.evaluate((it) => Math.round(it.getBoundingClientRect().top))

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls like a user, so that the scroll position is no longer pinned. */
async function readOn(page: Page, place: Locator) {
  await place.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const from = await scrolled(page)
  await page.mouse.wheel(0, 30)
  await expect.poll(() => scrolled(page)).not.toBe(from)
  await still(page)
  return topOf(place)
}

/** Waits until nothing moves any more. */
async function still(page: Page) {
  await page.evaluate(async () => {
    let since = 0
    let last = Number.NaN
    while (since < 30) {
      await new Promise(requestAnimationFrame)
      since = window.scrollY === last ? since + 1 : 0
      last = window.scrollY
    }
  })
}

/** Records the scroll position of each frame from the first one on. */
const watchScroll = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seenTops: seen })
    const look = () => {
      if (document.querySelector('main') !== null) seen.push(Math.round(window.scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const [address, name] of [
  ['/manual?chapter=troubles', '#trouble-old'],
  ['/manual?kit=npk-tube&chapter=lane-p', '#step-p-add'],
  ['/manual?kit=npk-tube#step-settle', '#step-shake'],
  ['/inspire?topic=crops', '[data-hint] >> nth=6'],
] as const) {
  test(`${address} reloaded is where it was, and never jumps to its top`, async ({ page }) => {
    await open(page, address)
    // The requested kit is loaded: its part of the page has its final height.
    if (address.includes('kit=')) await expect(page.getByRole('combobox')).toHaveValue('npk-tube')
    const { hash } = new URL(page.url())
    if (hash !== '') await expect(page.locator(hash)).toBeInViewport()
    const place = page.getByRole('main').locator(name).first()
    const before = await readOn(page, place)
    await watchScroll(page)
    await page.reload()
    await hydrated(page)
    await expect(place).toBeInViewport()
    await still(page)
    expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2)
    const tops: readonly number[] = await page.evaluate(() => Reflect.get(window, 'seenTops'))
    const arrived = tops.slice(tops.findIndex((it) => it > 0))
    expect(Math.min(...arrived)).toBeGreaterThan(100)
  })
}

test('back from another page is where it was left; a new visit begins at the top', async ({
  page,
}) => {
  await open(page, '/manual?chapter=troubles')
  const place = page.locator('#trouble-old')
  const before = await readOn(page, place)
  const menu = page.getByRole('navigation', { name: 'メインメニュー' })
  // Not by a tap, for which the driver scrolls as well.
  const go = (name: string) => menu.getByRole('link', { name }).dispatchEvent('click')
  await go('ヒント')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ヒント')
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(place).toBeInViewport()
  await still(page)
  expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ヒント')
  await go('使い方')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使い方')
  expect(await scrolled(page)).toBe(0)
})

test('a page scrolled before the app has loaded stays where it is', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await page.goto('/manual', { waitUntil: 'commit' })
  const place = page.locator('#when')
  await expect(place).toBeAttached()
  await place.evaluate((it) => it.scrollIntoView())
  await still(page)
  const before = await topOf(place)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const go of held) go()
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
  await still(page)
  expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(2)
})

test('a link of the contents leads to its part again and again', async ({ page }) => {
  await open(page, '/manual')
  const contents = page.getByRole('navigation', { name: '目次' })
  for (const part of ['reading', 'troubles', 'reading']) {
    await contents.locator(`a[href$="#${part}"]`).click()
    await expect(page.locator(`#${part} h3`)).toBeInViewport()
    await page.mouse.wheel(0, 120)
    await still(page)
  }
})
