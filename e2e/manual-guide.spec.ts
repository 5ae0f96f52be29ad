import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { tapStep } from './support/screens.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'
import { expect, open, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

const searchField = (page: Page) => page.getByRole('searchbox', { name: '使い方の中を探す' })
const hits = (page: Page) => page.getByRole('search').getByRole('link')

test('a word typed by its reading leads to its place, marked, and the way back keeps the query', async ({
  page,
}) => {
  await open(page, '/manual')
  await searchField(page).fill('ひたす')
  await hits(page).first().click()
  const step = page.locator('#step-n-dip')
  await expect(step).toBeInViewport()
  await expect(step).toBeFocused()
  await expect(step).toHaveAttribute('data-asked')
  await expect(page).toHaveURL(/\?q=.+#step-n-dip$/)
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('manual-search')?.size))
    .toBeGreaterThan(1)
  await page.goBack()
  await expect(searchField(page)).toHaveValue('ひたす')
})

test('Enter leads to the first place found; an address with a query shows its results', async ({
  page,
}) => {
  await open(page, '/manual?q=めがね&kit=npk-tube')
  await expect(page.getByText('見つかりません')).toBeVisible()
  await searchField(page).fill('ｶﾘｳﾑ 黒い')
  await expect(hits(page).first()).toContainText('カリ')
  await searchField(page).press('Enter')
  await expect(page.locator('#potassium')).toBeInViewport()
  await page.reload()
  await expect(hits(page).first()).toContainText('カリ')
  await expect(page.getByRole('combobox').first()).toHaveValue('npk-tube')
})

test('every place that can be searched is where its address says', async ({ page }) => {
  await open(page, '/manual')
  await searchField(page).fill('期限')
  await expect(hits(page).nth(2)).toBeVisible()
  const addresses = await hits(page).evaluateAll((links) =>
    links.map((link) =>
      decodeURIComponent(new URL(link.getAttribute('href') ?? '', location.href).hash),
    ),
  )
  expect(addresses.length).toBeGreaterThan(2)
  for (const anchor of addresses) {
    await open(page, `/manual${anchor}`)
    await expect(page.locator(anchor)).toBeInViewport()
  }
})

test('from a step of a running test into the manual and back', async ({ page }) => {
  await page.clock.install()
  await useShortKit(page)
  await begin(page)
  await tapStep(page, 'できた')
  await open(page, '/manual?kit=midorikun#step-shake')
  await expect(page.locator('#step-shake')).toBeInViewport()
  const back = page.getByRole('link', { name: '手順に戻る' })
  await expect(back).toBeInViewport()
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await back.click()
  await expect(stepCard(page)).toBeVisible()
})

test('an opened reagent is kept, and reminded of once its day has passed', async ({ page }) => {
  await open(page, '/manual#opened')
  await page.getByLabel('試薬やキットの名前').fill('アースチェック液')
  await page.getByLabel('使用期限').fill('2020-01-31')
  await page.getByRole('button', { name: '書いておく' }).click()
  await expect(page.locator('#opened').getByText('期限を過ぎています')).toBeVisible()
  await page.reload()
  await expect(page.locator('#opened').getByText('期限を過ぎています')).toBeVisible()
})

test('on paper every source is there, and nothing that is only for a screen', async ({ page }) => {
  await open(page, '/manual')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(searchField(page)).toBeHidden()
  await expect(page.locator('#first-aid').getByRole('link')).toBeVisible()
  await expect(page.locator('#step-n-dip').getByRole('img')).toBeVisible()
  const styles = await page
    .locator('#limits')
    .evaluate((it) => getComputedStyle(it).getPropertyValue('content-visibility'))
  expect(styles).toBe('visible')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole manual can be read', async ({ page }) => {
    await page.goto('/manual')
    for (const words of ['5点法', '試験紙Nを浸す', '94%', '15分以上', 'ホーム画面に追加'])
      await expect(page.getByRole('article')).toContainText(words)
    await expect(page.locator('#step-n-dip').getByRole('img')).toBeVisible()
  })
})

test('axe finds nothing with results, folded parts open and a reagent noted', async ({ page }) => {
  await open(page, '/manual#opened')
  await page.getByLabel('試薬やキットの名前').fill('液')
  await page.getByRole('button', { name: '書いておく' }).click()
  await searchField(page).fill('しやく')
  await expect(hits(page).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
})
