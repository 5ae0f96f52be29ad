import type { Page } from '@playwright/test'
import { keptRows } from './support/run-kept.ts'
import { bigButton, choose, openTimer, playUntil } from './support/run-play.ts'
import { leaveAlone, passGuard, sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'
import { open } from './support/site.ts'

/** The welcome comes when the page has been quiet for a while. */
async function firstVisit(page: Page) {
  await page.clock.install()
  await openTimer(page)
  await leaveAlone(page)
  await expect(page.getByRole('region', { name: 'はじめての方へ' })).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('the welcome moves nothing and leaves the one tap that begins a test', async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
  const begin = page.getByRole('button', { name: /はじめる/ })
  const before = await begin.boundingBox()
  await leaveAlone(page)
  const strip = page.getByRole('region', { name: 'はじめての方へ' })
  await expect(strip).toBeVisible()
  await expect(begin).toHaveCount(1)
  expect(await begin.boundingBox()).toEqual(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await begin.click()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
})

test('who does not know the kit answers three questions and measures with it', async ({ page }) => {
  await firstVisit(page)
  await page.getByRole('link', { name: 'キットを選ぶ' }).click()
  await page.getByRole('button', { name: 'わからない' }).click()
  await expect(heading(page, '箱を見て答えてください')).toBeFocused()
  await page.getByRole('button', { name: '指で押すやわらかいチューブ' }).click()
  await expect(heading(page, '箱や試薬に、どの文字がありますか？')).toBeFocused()
  await page.getByRole('button', { name: 'NO3' }).click()
  await page.getByRole('button', { name: 'わからない' }).click()
  await page.getByRole('button', { name: 'このキットを使う: パックテスト' }).click()
  await expect(heading(page, '音を確かめる')).toBeVisible()
  await page.getByRole('link', { name: '測定の画面に戻る' }).click()
  await expect(heading(page, 'パックテスト 硝酸（土の液で）')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'パックテスト 硝酸（土の液で）')).toBeVisible()
})

test('a box that we do not know leads to the leaflet, and an answer can be taken back', async ({
  page,
}) => {
  await page.goto('/?view=first&step=kit&help=contents')
  await page.getByRole('button', { name: '試験管と、1滴ずつ出る液' }).click()
  await page.getByRole('button', { name: 'ほかの文字' }).click()
  await page.getByRole('button', { name: 'ほかの会社' }).click()
  await expect(heading(page, 'このアプリにないキットのようです')).toBeVisible()
  await page.getByRole('button', { name: '直す' }).nth(1).click()
  await page.getByRole('button', { name: 'pH だけ' }).click()
  await page.getByRole('button', { name: '直す' }).nth(2).click()
  await page.getByRole('button', { name: '住友化学園芸' }).click()
  await expect(heading(page, 'このキットのようです')).toBeVisible()
  await page.getByRole('button', { name: '説明書を見て自分で作る' }).click()
  await expect(page.getByRole('button', { name: 'ファイルから読み込む' })).toBeVisible()
})

test('the sound is tried, and who hears nothing is told what to do', async ({ page }) => {
  await page.goto('/?view=first&step=sound')
  await page.getByRole('button', { name: '鳴らしてみる' }).click()
  await page.getByRole('button', { name: '聞こえない' }).click()
  await expect(heading(page, '音が出ないとき')).toBeVisible()
  await expect(page.getByText('上の「鳴らしてみる」をもう一度')).toBeVisible()
  await page.getByRole('button', { name: '鳴らしてみる' }).click()
  await page.getByRole('button', { name: '聞こえた' }).click()
  await expect(heading(page, '音が出ないとき')).toBeHidden()
  await page.getByRole('button', { name: 'つぎへ' }).click()
  await expect(heading(page, '水で練習する')).toBeFocused()
})

test('a practice is done to its end and leaves nothing behind', async ({ page }) => {
  const waysOut = page.locator('a[href*="kit=practice"]')
  await firstVisit(page)
  await page.getByRole('link', { name: '水で練習する' }).click()
  await page.getByRole('button', { name: '練習する' }).click()
  await expect(page.getByText('水だけ・記録に残りません')).toBeVisible()
  await expect(page.getByTestId('step-card')).toBeVisible()
  await expect(waysOut).toHaveCount(0)
  await playUntil(page, ({ progress }) => progress === '1/4')
  await expect(waysOut).toHaveCount(0)
  await playUntil(page, ({ question }) => question !== '')
  await expect(waysOut).toHaveCount(0)
  await expect(page.getByText('カメラにも聞く')).toHaveCount(0)
  await passGuard(page)
  await choose(page, { tap: 'よくぬれた' })
  await expect(heading(page, '練習ができました')).toBeVisible()
  expect(await keptRows(page)).toEqual([])
  const paces = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('hands-times')),
  )
  expect(paces).toEqual([])
  await page.getByRole('link', { name: '測定の画面へ' }).click()
  await leaveAlone(page)
  await expect(page.getByRole('link', { name: '水で練習する' })).toContainText('済み')
  await expect(heading(page, 'これまでの測定')).toHaveCount(0)
  await openTimer(page)
  await leaveAlone(page)
  expect((await sceneOf(page)).phase).toBe('setup')
})

test('a practice can be left in its middle, and done anew', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?view=first&step=practice')
  const begin = page.getByRole('button', { name: '練習する' })
  await begin.click()
  await passGuard(page)
  await bigButton(page).click()
  await page.getByRole('button', { name: 'やめる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
  await begin.click()
  await expect.poll(async () => (await sceneOf(page)).progress).toBe('0/4')
})

test('the first five minutes are found in the settings, too', async ({ page }) => {
  await open(page, '/manual')
  await page.getByRole('button', { name: '設定' }).click()
  await page.getByRole('button', { name: /^はじめての方へ/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page, 'お手元のキットはどれですか？')).toBeVisible()
})

test('who skips the welcome does not see it again, and finds it all the same', async ({ page }) => {
  await firstVisit(page)
  await page.getByRole('link', { name: '音を確かめる' }).click()
  await page.getByRole('button', { name: 'とばして測定の画面へ' }).click()
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeVisible()
  await leaveAlone(page)
  await expect(page.getByRole('region', { name: 'はじめての方へ' })).toHaveCount(0)
  await page.reload()
  await openTimer(page)
  await leaveAlone(page)
  await expect(page.getByRole('region', { name: 'はじめての方へ' })).toHaveCount(0)
  await page.getByRole('link', { name: 'はじめての方へ' }).click()
  await expect(heading(page, 'お手元のキットはどれですか？')).toBeVisible()
})
