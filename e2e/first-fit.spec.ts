import type { Page } from '@playwright/test'
import { keepFinishedTest } from './support/finished-test.ts'
import { begin, choose, openTimer, playUntil } from './support/run-play.ts'
import { changeBy, passGuard } from './support/run-screen.ts'
import { expect, open, test } from './support/site.ts'

test('on a small phone, every level of the first kit is in sight without scrolling', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 640 })
  await openTimer(page)
  await begin(page)
  await playUntil(page, ({ question }) => question !== '')
  const levels = page.getByTestId('answers').locator('ol > li button')
  expect(await levels.count()).toBe(7)
  for (const level of await levels.all()) await expect.soft(level).toBeInViewport({ ratio: 1 })
})

test('the next question of a strip is at the top, however far down the last was answered', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 480 })
  await openTimer(page)
  await begin(page)
  await playUntil(page, ({ question }) => question !== '')
  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: 'どの色とも違う' }))
  await expect(page.getByTestId('answers').locator('legend')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** A phone that cannot ring: a notice takes room during the whole test. */
const takeSoundAway = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['AudioContext', 'webkitAudioContext']) Reflect.deleteProperty(window, name)
  })

test('two people on one small phone without sound see all that either has to tap', async ({
  page,
}) => {
  await takeSoundAway(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await openTimer(page)
  await page.getByRole('button', { name: '試料の数を増やす' }).click()
  await page.getByRole('button', { name: /^1人・容器/ }).click()
  await page.getByRole('radio', { name: /^2人/ }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'はじめる' }).click()
  await expect(page.getByText('音が鳴りません')).toBeInViewport({ ratio: 1 })
  const acts = page.getByRole('button', { name: 'できた' })
  await expect(acts).toHaveCount(2)
  for (const act of await acts.all()) await expect(act).toBeInViewport({ ratio: 1 })
})

test('on an upright tablet without sound, the plan is not under the act', async ({ page }) => {
  await page.clock.install()
  await takeSoundAway(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.addInitScript(() => localStorage.setItem('soil-kit-timer:kit', '"npk-tube"'))
  await openTimer(page)
  await begin(page)
  await playUntil(page, ({ status }) => status === 'settling')
  await expect(page.getByText('音が鳴りません')).toBeVisible()
  const plan = await page.getByRole('button', { name: '予定表を開く' }).boundingBox()
  const act = await page.getByRole('button', { name: /^液が澄みました/ }).boundingBox()
  expect(plan).not.toBeNull()
  expect((plan?.y ?? 0) + (plan?.height ?? 0)).toBeLessThanOrEqual(act?.y ?? 0)
})

for (const language of ['ja', 'easy', 'en']) {
  test(`after the test of one sample on a small phone, no button is under another (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.clock.install({ time: await keepFinishedTest(page, ['北の畑']) })
    await open(page, `/?lang=${language}`)
    await expect(page.getByRole('table').getByRole('button')).toHaveCount(4)
    const buttons = page.getByRole('main').locator('button, a')
    const bottoms = await buttons.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().bottom),
    )
    const act = page.locator('main .dock button')
    const top = await act.evaluate((it) => it.getBoundingClientRect().top)
    expect(bottoms.filter((bottom) => bottom > top)).toHaveLength(1)
  })
}

test('twelve samples fit on a portrait tablet without scrolling, with the main action', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const fields = ['北の畑', '国道ぞいの上の畑', 'ハウス1号', 'ハウス2号', '西の畑', '川べりの畑']
  const samples = fields.flatMap((field) => [`${field} 手前`, `${field} 奥`])
  await page.clock.install({ time: await keepFinishedTest(page, samples) })
  await open(page)
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(samples.length + 1)
  await expect(page.getByRole('button', { name: '診断へ' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('navigation', { name: 'メインメニュー' })
  const end = await bar.evaluate((it) => it.getBoundingClientRect().top)
  // Evaluated in one call: fifty separate ones take longer than a test may on a busy machine.
  const seen = await table.evaluate((it) => ({
    top: it.getBoundingClientRect().top,
    bottom: it.getBoundingClientRect().bottom,
    lowestCell: Math.min(
      ...[...it.querySelectorAll('button')].map((cell) => cell.getBoundingClientRect().height),
    ),
  }))
  expect(seen.top).toBeGreaterThan(0)
  expect(seen.bottom).toBeLessThanOrEqual(end)
  expect(seen.lowestCell).toBeGreaterThanOrEqual(48)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('in the largest text the action of the first screen is in sight on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  await page.evaluate(() => {
    document.documentElement.dataset['textSize'] = 'largest'
  })
  const act = page.getByRole('link', { name: 'キットを選ぶ' })
  const bar = page.getByRole('navigation', { name: 'メインメニュー' })
  const top = await bar.evaluate((it) => it.getBoundingClientRect().top)
  await expect
    .poll(() => act.evaluate((it) => it.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(top)
})

/** Elements that stay in place while the page scrolls, and cover more than a third of such a low screen. */
const overlays = () =>
  [...document.querySelectorAll('body *')].flatMap((it) => {
    const { position, opacity, visibility } = getComputedStyle(it)
    const isShown = opacity !== '0' && visibility !== 'hidden'
    const isInPlace = position === 'sticky' || position === 'fixed'
    const { height } = it.getBoundingClientRect()
    return isShown && isInPlace && height > window.innerHeight / 3 ? [it.textContent] : []
  })

test('at 400 % in the largest text nothing covers scrolling content', async ({ page }) => {
  await openTimer(page)
  await page.setViewportSize({ width: 320, height: 256 })
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.dataset['textSize'] = 'largest'
    })
  await enlarge()
  expect(await page.evaluate(overlays)).toEqual([])
  await begin(page)
  expect(await page.evaluate(overlays)).toEqual([])
  for (const address of ['/diag', '/ColorChart', '/inspire', '/manual', '/?view=timers']) {
    await open(page, address)
    await enlarge()
    expect(await page.evaluate(overlays), address).toEqual([])
  }
})
