import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './support/site.ts'

/** Opens a page whose scripts are held back until released: it stays as it was prerendered. */
async function openHeldBack(page: Page, path: string) {
  let letGo: () => void = () => undefined
  const until = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await hydrated(page)
  }
}

const tap = (page: Page, name: string) => page.getByRole('button', { name }).tap()

test('the last button tapped before the app is ready acts once it is', async ({ page }) => {
  const listen = await openHeldBack(page, '/inspire')
  await tap(page, 'お気に入り')
  await tap(page, '設定')
  await listen()
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await expect(page).toHaveURL('/inspire')
})

test('tapped again out of impatience, it acts once', async ({ page }) => {
  const listen = await openHeldBack(page, '/inspire')
  const favorites = page.getByRole('button', { name: 'お気に入り' })
  await favorites.tap()
  await favorites.tap()
  await listen()
  await expect(favorites).toHaveAttribute('aria-pressed', 'true')
})

test('a link tapped before the app is ready works', async ({ page }) => {
  const listen = await openHeldBack(page, '/diag')
  await page.getByRole('link', { name: '使い方' }).tap()
  await listen()
  await expect(page).toHaveURL('/manual')
})

test('words typed before the app is ready are searched for', async ({ page }) => {
  const listen = await openHeldBack(page, '/manual')
  await page.getByRole('searchbox').fill('写真')
  await page.getByRole('searchbox').press('Enter')
  await listen()
  await expect(page.getByRole('searchbox')).toHaveValue('写真')
  await expect(page.locator('form output')).toContainText('件')
})

test('a language chosen before the app is ready is applied', async ({ page }) => {
  const listen = await openHeldBack(page, '/')
  await page.getByRole('combobox').selectOption('en')
  await listen()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the button for files stays where it is while the page counts tests', async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('main button')) {
        if (row.textContent.includes('ファイルを取り込む'))
          places.add(row.getBoundingClientRect().top)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open(page, '/diag?view=backup')
  await expect(page.getByText('バックアップはまだありません')).toBeVisible()
  const places = await page.evaluate<number[]>('[...window.places]')
  expect(places).toHaveLength(1)
})
