import type { Page } from '@playwright/test'
import { begin, openTimer } from './support/run-play.ts'
import { sceneOf } from './support/run-screen.ts'
import { expect, open, routes, test } from './support/site.ts'

/** Japanese text on screen, except the names of languages. */
const japaneseOn = (page: Page) =>
  page.evaluate(() => {
    const words = document.body.innerText.split('\n')
    const names = ['日本語', 'やさしい日本語']
    return words.filter(
      (line) =>
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line) &&
        !names.includes(line.trim()),
    )
  })

test('S21 a link selects English permanently, and its parameter leaves the address', async ({
  page,
}) => {
  await open(page, '/manual?lang=en#first-aid')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Manual | Soil Test Kit Timer')
  await expect(page).toHaveURL('/manual#first-aid')
  await page.reload()
  await expect(page).toHaveTitle('Manual | Soil Test Kit Timer')
  await open(page, '/?lang=ja')
  await expect(page.getByRole('button', { name: '設定' })).toBeVisible()
})

test('S21 in English nothing Japanese is on any page, nor flashes by', async ({ page }) => {
  await open(page, '/?lang=en')
  for (const { path } of routes) {
    await open(page, path)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(await japaneseOn(page), path).toEqual([])
  }
  // No app code runs: only the prerendered page and its inline script remain.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.reload()
  await expect(page.locator('#root')).toBeHidden()
})

test('in Japanese no page loads the words of another language', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const views = [
    '/diag?view=history',
    '/diag?view=plots',
    '/diag?view=standards',
    '/diag?from=typed',
  ]
  for (const path of [...routes.map((route) => route.path), ...views]) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded.filter((path) => path.startsWith('/assets/diagnosis_history'))).not.toEqual([])
  expect(loaded.filter((path) => /\.(en|easy)-/.test(path))).toEqual([])
})

test('S21 the language changes while a test runs, and the test goes on', async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page)
  const before = await sceneOf(page)
  await open(page, '/manual')
  await page.getByRole('button', { name: '設定' }).click()
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  // The choice closes with its dialog, however soon the texts are loaded.
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page).toHaveTitle('Manual | Soil Test Kit Timer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Timer' }).click()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
  expect((await sceneOf(page)).title).not.toBe(before.title)
  expect(await japaneseOn(page)).toEqual([])
  expect(loads).toEqual([])
  await page.reload()
  await expect.poll(() => japaneseOn(page)).toEqual([])
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
})

test('easy Japanese has readings above its kanji, which the search of the manual reads past', async ({
  page,
}) => {
  await open(page, '/manual?lang=easy')
  const readings = page.locator('main ruby')
  await expect(readings.filter({ hasText: '土（つち）' }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('土の用意')
  await expect(
    page.getByRole('link').filter({ hasText: '土（つち）の用意（ようい）' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'せってい' }).click()
  await page.getByRole('radio', { name: /^日本 ?語$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '使い方', exact: true })).toBeVisible()
  await expect(readings).toHaveCount(0)
})
