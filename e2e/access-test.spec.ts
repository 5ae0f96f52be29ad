import type { Page } from '@playwright/test'
import { begin, doNext, openTimer } from './support/run-play.ts'
import { holdTime, sceneOf } from './support/run-screen.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/site.ts'

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

async function expectLargeDialog(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await smallTargets(page, 64), 'in a dialog').toEqual([])
  await page.keyboard.press('Escape')
}

test('through a whole test every target is 64 px, and the focus is on the current action', async ({
  page,
}) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page, { samples: 2 })
  await holdTime(page)
  await page.locator('header button', { has: page.locator('strong') }).click()
  await expectLargeDialog(page)
  await page.getByRole('button', { name: 'やめる', exact: true }).click()
  await expectLargeDialog(page)
  const seen = new Set<string>()
  for (let actions = 0; actions < 100; actions += 1) {
    const { phase, status, title, question } = await sceneOf(page)
    if (phase !== 'step') break
    const state = [status, title, question].join(' | ')
    expect.soft(await isFocusLost(page), state).toBe(false)
    if (!seen.has(state)) {
      seen.add(state)
      expect.soft(await smallTargets(page, 64), state).toEqual([])
    }
    const held = page.getByRole('button', { name: '待たずに始める' })
    if (await held.isVisible()) await held.click()
    else await doNext(page)
  }
  await expect(page.getByRole('heading', { name: /点、測れました/ })).toBeFocused()
  expect(await smallTargets(page, 64, 'main')).toEqual([])
  expect(seen.size).toBeGreaterThan(12)
})

test('a number is typed and corrected on targets of 64 px', async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page, { without: ['リン酸（水溶性）', 'カリ（水溶性）', '硝酸態窒素'] })
  for (let actions = 0; actions < 40; actions += 1) {
    if ((await sceneOf(page)).question !== '') break
    await doNext(page)
  }
  await page.getByRole('button', { name: '数値を入力' }).click()
  await expectLargeDialog(page)
  await doNext(page)
  await page.getByRole('row').getByRole('button').first().click()
  await expectLargeDialog(page)
})
