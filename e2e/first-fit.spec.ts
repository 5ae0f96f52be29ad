import type { Page } from '@playwright/test'
import { begin, choose, openTimer, playUntil } from './support/run-play.ts'
import { changeBy, passGuard } from './support/run-screen.ts'
import { walkThroughTest } from './support/screens.ts'
import { expect, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

/** What is asked for on each screen of the short test: the one thing to tap, or the lowest of what can be read. */
const asked: Readonly<Record<string, (page: Page) => ReturnType<Page['locator']>>> = {
  ready: (page) => page.getByRole('button', { name: /^できた/ }),
  settling: (page) => page.getByRole('button', { name: '澄んだ' }),
  reading: (page) => page.getByTestId('answers').locator('ol > li button').last(),
  results: (page) => page.getByRole('button', { name: 'おわる' }),
}

test('on a small phone, what is asked for is in sight without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const seen: string[] = []
  await walkThroughTest(page, async (screen) => {
    const target = asked[screen]?.(page)
    if (target === undefined) return
    await expect.soft(target, screen).toBeInViewport({ ratio: 1 })
    seen.push(screen)
  })
  expect(seen).toEqual(['ready', 'settling', 'reading', 'results'])
})

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
  await changeBy(page, () => choose(page, { tap: '検出されず' }))
  await expect(page.getByTestId('answers').locator('legend')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('at 320 px and in the largest letters nothing is cut off, and the button stays in sight', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ textSize: 'largest' }))
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await walkThroughTest(page, async (screen) => {
    expect.soft(await cutOff(page), screen).toEqual([])
    const button = screen === 'reading' ? undefined : asked[screen]?.(page)
    if (button !== undefined) await expect.soft(button, screen).toBeInViewport({ ratio: 1 })
  })
})

/** What reaches out of the screen, and words that their own box hides. */
const cutOff = (page: Page) =>
  page
    .locator('main, dialog[open]')
    .last()
    .evaluate((place) =>
      [...place.querySelectorAll('button, a, p, span, strong, label, h1, h2, h3, legend, dt, dd')]
        .filter((it) => {
          const { width, right } = it.getBoundingClientRect()
          const hides = getComputedStyle(it).overflowX !== 'visible'
          const isCut = hides && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1
          return width > 1 && (right > innerWidth + 1 || isCut)
        })
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    )
