import { begin, choose, openTimer, playUntil } from './support/run-play.ts'
import { changeBy, passGuard } from './support/run-screen.ts'
import { expect, test } from './support/site.ts'

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
  await changeBy(page, () => choose(page, { tap: /検出なし/ }))
  await expect(page.getByTestId('answers').locator('legend')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
