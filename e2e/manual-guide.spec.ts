import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { tapStep } from './support/screens.ts'
import { begin, stepCard, useShortKit } from './support/short-kit.ts'
import { expect, open, test } from './support/site.ts'

const searchField = (page: Page) => page.getByRole('searchbox', { name: '使い方を検索' })
const hits = (page: Page) => page.getByRole('search').getByRole('link')

test('a word typed by its reading leads to its place, marked, and the way back keeps the query', async ({
  page,
}) => {
  await open(page, '/manual')
  await searchField(page).fill('しけんしN ひたす')
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
  await expect(searchField(page)).toHaveValue('しけんしN ひたす')
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
  const back = page.getByRole('link', { name: '測定に戻る' })
  await expect(back).toBeInViewport()
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  await back.click()
  await expect(stepCard(page)).toBeVisible()
})

test('an opened reagent is stored, with a reminder once its date has passed', async ({ page }) => {
  await open(page, '/manual#opened')
  await page.getByLabel('試薬やキットの名前').fill('アースチェック液')
  await page.getByLabel('使用期限').fill('2020-01-31')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.locator('#opened').getByText('期限を過ぎています')).toBeVisible()
  await page.reload()
  await expect(page.locator('#opened').getByText('期限を過ぎています')).toBeVisible()
})

test('the answer to a question, asked in one’s own words, is one tap away', async ({ page }) => {
  await open(page, '/manual')
  await searchField(page).fill('色が薄い')
  await hits(page).first().click()
  await expect(page.locator('#trouble-noColor')).toBeInViewport()
  await expect(page.locator('#trouble-noColor')).toContainText('「不足」ではありません')
})

test('each part is at most three screens of a phone, with one chapter open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const kit of ['midorikun', 'npk-tube', 'packtest-no3', 'earth-check', 'nitrate-strip']) {
    await open(page, `/manual?kit=${kit}`)
    const parts = page.getByRole('navigation', { name: '目次' }).getByRole('link')
    await expect(parts).toHaveCount(8)
    for (const part of await parts.all()) {
      await part.click()
      await expect(part).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[aria-expanded=true]')).toHaveCount(1)
      await expect(page.locator('[aria-expanded=true]')).toBeInViewport()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, `${kit} ${await part.textContent()}`).toBeLessThanOrEqual(3 * 640)
    }
  }
})

test('the contents stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/manual#step-n-read')
  await expect(page.locator('#step-n-read')).toBeInViewport()
  await expect(
    page.getByRole('navigation', { name: '目次' }).locator('[aria-current]'),
  ).toBeInViewport()
})

test('on paper: one sheet of the kit, drawn, with a table to write on; nothing of the screen, no source', async ({
  page,
}) => {
  await open(page, '/manual')
  await expect(page.locator('#sampling path').first()).toBeAttached()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(searchField(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /みどりくん.*の測り方/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '試験紙Nを浸す・試験紙PKを浸す' })).toBeVisible()
  await expect(page.getByText('3秒で引き上げます')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'pH' })).toBeVisible()
  await expect(page.locator('[data-many] path').first()).toBeVisible()
  await expect(page.locator('[data-many] a')).toHaveCount(0)
  expect(await countPages(page)).toBe(1)
})

test('on paper: the longest kit fits one sheet, even with furigana', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ language: 'easy' }))
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await open(page, '/manual?kit=soil-master')
  await page.getByRole('button', { name: 'いんさつする' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-many] rt').first()).toBeVisible()
  await expect(page.locator('[data-many] svg[shape-rendering]')).toBeVisible()
  expect(await countPages(page)).toBe(1)
})

async function countPages(page: Page) {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole manual can be read', async ({ page }) => {
    await page.goto('/manual')
    for (const [anchor, words] of [
      ['where', '四すみ'],
      ['step-n-dip', '試験紙Nを浸す'],
      ['limits', '94%'],
      ['first-aid', '15分以上'],
      ['install', 'ホーム画面に追加'],
    ] as const)
      await expect(page.locator(`noscript #${anchor}`)).toContainText(words)
    await expect(page.locator('#step-n-dip').getByRole('img')).toBeVisible()
    await expect(page.locator('#step-n-dip path').first()).toBeVisible()
  })
})

test('axe finds nothing with results, a chapter open and a reagent noted', async ({ page }) => {
  await open(page, '/manual#opened')
  await page.getByLabel('試薬やキットの名前').fill('液')
  await page.getByRole('button', { name: '保存する' }).click()
  await searchField(page).fill('しやく')
  await expect(hits(page).first()).toBeVisible()
  await expectNoViolations(page, 'results in the manual')
})
