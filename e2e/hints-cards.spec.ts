import type { Page, Route } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { waitOutGuard } from './support/run-screen.ts'
import { walkThroughTest } from './support/screens.ts'
import { expect, open, test } from './support/site.ts'

const cards = (page: Page) => page.getByRole('main').locator('[data-hint]')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'ヒントの種類' })

/** Notes for each frame whether a card is in sight. */
function noteCards() {
  const look = () => {
    const isSeen = [...document.querySelectorAll('main [data-hint]')].some((card) =>
      card.checkVisibility(),
    )
    sessionStorage.setItem('cards', `${sessionStorage.getItem('cards') ?? ''}${isSeen ? 1 : 0}`)
    requestAnimationFrame(look)
  }
  look()
}

test('nothing measured yet: the way to the timer, and hints for the month', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-04-10T09:00:00+09:00'))
  await open(page, '/inspire')
  await expect(page.getByText('測ると、あなたの畑に合うヒントから並びます')).toBeVisible()
  await expect(page.getByRole('heading', { name: '4月に役立つヒント' })).toBeVisible()
  await expect(cards(page).filter({ hasText: 'さつまいも' })).toHaveCount(1)
})

test('after a test the cards that fit come first, with the reason', async ({ page }) => {
  await walkThroughTest(page, async () => {})
  // The test gave pH 6; the reading is corrected to 5.
  await page.getByRole('main').getByRole('button', { name: /pH/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await waitOutGuard(page)
  await page.getByRole('dialog').getByRole('button', { name: '5.0', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /pH.*5/ })).toBeVisible()
  await expect(page.getByText('端末に保存しました')).toBeVisible()
  await page.addInitScript(noteCards)
  await open(page, '/inspire')
  await expect(cards(page).first()).toContainText('前回は、pHが5.0でした')
  await expect(cards(page).first()).toContainText('石灰')
  const seen = await page.evaluate(() => sessionStorage.getItem('cards'))
  expect(seen, 'frames with a card, then without').not.toContain('10')
})

test('a word in kana finds cards in kanji; the address keeps the search', async ({ page }) => {
  await open(page, '/inspire')
  await page.getByRole('button', { name: 'ヒントを探す' }).click()
  await page.getByRole('searchbox', { name: 'ヒントを探す' }).fill('ほうれん')
  await expect(cards(page).filter({ hasText: 'ほうれんそうは、酸性の土に弱い' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ほうれん')
  await page.getByRole('button', { name: '検索条件を消す' }).click()
  await expect(tabs(page)).toBeVisible()
})

test('a hint opens from its row, with its sources and their marks', async ({ page }) => {
  await open(page, '/inspire')
  await tabs(page).getByRole('link', { name: '酸性と石灰' }).click()
  await cards(page).filter({ hasText: 'pHは、ゆっくり下げる' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /pHは、ゆっくり下げる/ })).toBeVisible()
  await page.getByText('出典と信頼度').click()
  await expect(page.getByText('推定（根拠は弱い）').first()).toBeVisible()
  await page.goBack()
  await expect(cards(page).filter({ hasText: 'pHは、ゆっくり下げる' })).toBeInViewport()
})

test('the first hint is drawn and in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/inspire')
  await expect(cards(page).first().locator('svg path').first()).toBeInViewport()
})

test('the first card of the month is read before its scripts arrive', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-02-10T09:00:00+09:00'))
  const held: Route[] = []
  await page.route('**/assets/hint-cards*', (route) => void held.push(route))
  await page.goto('/inspire', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: '2月に役立つヒント' })).toBeVisible()
  const shown = page.locator('[data-hint]:visible')
  await expect(shown).toHaveCount(1)
  await expect(page.locator('#root[data-drawn]')).toBeAttached()
  await expect(shown).toHaveCount(1)
  const title = await shown.locator('b').innerText()
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.locator('[data-built-cards]')).toHaveCount(0)
  await expect(shown.first().locator('b')).toHaveText(title)
})

test('on the screen of Lighthouse the bar below cuts no row to a sliver', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const month of ['03', '11']) {
    await page.clock.setFixedTime(new Date(`2026-${month}-10T09:00:00+09:00`))
    await open(page, '/inspire')
    await expect(cards(page).first()).toBeVisible()
    await expectNoViolations(page, `/inspire, month ${month}`)
  }
})

test('favorites outlive a reload, and taking one out can be undone', async ({ page }) => {
  await open(page, '/inspire?card=lawn')
  const mark = page.getByRole('button', { name: 'お気に入り', exact: true })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/inspire')
  await page.getByRole('button', { name: 'お気に入り' }).click()
  await expect(cards(page)).toHaveCount(1)
  await cards(page).click()
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
})

test('a link to a card shows it alone, and leads on to all', async ({ page }) => {
  await open(page, '/inspire?card=potato-scab')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'すべてのヒントを見る' }).click()
  await expect(tabs(page)).toBeVisible()
  await open(page, '/inspire?card=nothing')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('what comes before a test is one tap away', async ({ page }) => {
  await open(page, '/inspire')
  await page.getByRole('link', { name: '土をとる前に' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '土をとる前に' })).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the cards are there without a network', async ({ page, context }) => {
    await open(page, '/inspire')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
  })
})
