import type { Page } from '@playwright/test'
import { typeRecord } from './support/history-type.ts'
import { keptRows } from './support/run-kept.ts'
import {
  begin,
  bigButton,
  choose,
  finish,
  openTimer,
  phOnly,
  playToTheEnd,
  playUntil,
} from './support/run-play.ts'
import { passGuard, sceneOf } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'
import { open } from './support/site.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const startButton = (page: Page) => page.getByRole('button', { name: 'はじめる' })

test('no kit is assumed: the first screen leads to the choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  await expect(page.getByRole('link', { name: 'キットを選ぶ' })).toBeInViewport({ ratio: 1 })
  await expect(startButton(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'キットを選ぶ' }).click()
  await expect(heading(page, 'お手元のキットはどれですか')).toBeVisible()
  const take = page.getByRole('button', { name: 'これにする' })
  await expect(take).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /アースチェック/ }).check()
  await take.click()
  await expect(heading(page, '音を確かめる')).toBeFocused()
  await open(page)
  await expect(page.getByRole('region', { name: 'キット' })).toContainText('アースチェック液')
  await expect(startButton(page)).toBeVisible()
})

test('a user who skips the practice chooses a kit and begins', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: '練習しないで測る' }).click()
  await page.getByRole('button', { name: 'このキットを使う：みどりくん（N・PK）' }).click()
  await startButton(page).click()
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('step')
})

test('the chosen kit appears with the first paint of the next visit', async ({ page }) => {
  await openTimer(page)
  // No app code runs: only the prerendered page and its inline script remain.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.reload()
  await expect(page.getByRole('link', { name: 'キットを選ぶ' })).toBeHidden()
})

test('a user with a saved test continues with its kit', async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
  await begin(page, phOnly)
  await playToTheEnd(page)
  await finish(page)
  await page.evaluate(() => localStorage.removeItem('soil-kit-timer:kit'))
  const later = await page.context().newPage()
  await later.goto('/')
  await expect(startButton(later)).toBeVisible()
})

test('a user who has entered a record of a kit by hand measures with that kit', async ({
  page,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  await page.getByRole('link', { name: 'タイマー', exact: true }).click()
  await expect(page.getByRole('region', { name: 'キット' })).toContainText('みどりくん')
  await expect(startButton(page)).toBeVisible()
})

test('the language is changed on the first screen', async ({ page }) => {
  await open(page)
  await page.getByRole('combobox', { name: '言語 Language' }).selectOption('English')
  await expect(page.getByRole('link', { name: 'Choose your kit' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('日本語')
  await expect(page.getByRole('link', { name: 'キットを選ぶ' })).toBeVisible()
})

test('a user who does not know the kit answers three questions and measures with the one found', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('link', { name: 'キットを選ぶ' }).click()
  await page.getByRole('button', { name: 'わからない' }).click()
  await expect(heading(page, '箱を見て答えてください')).toBeFocused()
  await page.getByRole('button', { name: '指で押すやわらかいチューブ' }).click()
  await expect(heading(page, '箱や試薬の文字は、どれですか')).toBeFocused()
  await page.getByRole('button', { name: 'NO3' }).click()
  await page.getByRole('button', { name: 'わからない' }).click()
  await page.getByRole('button', { name: 'このキットを使う：パックテスト' }).click()
  await expect(heading(page, '音を確かめる')).toBeVisible()
  await open(page)
  await expect(heading(page, 'パックテスト 硝酸（土の液用）')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'パックテスト 硝酸（土の液用）')).toBeVisible()
})

test('an unknown box leads to the leaflet, and an answer can be undone', async ({ page }) => {
  await page.goto('/?view=first&step=kit&help=contents')
  await page.getByRole('button', { name: '試験管と、1滴ずつ落とす試薬' }).click()
  await page.getByRole('button', { name: 'ほかの文字' }).click()
  await page.getByRole('button', { name: 'ほかのメーカー' }).click()
  await expect(heading(page, '登録のないキットのようです')).toBeVisible()
  await page.getByRole('button', { name: /変更$/ }).nth(1).click()
  await page.getByRole('button', { name: 'pHだけ' }).click()
  await page.getByRole('button', { name: /変更$/ }).nth(2).click()
  await page.getByRole('button', { name: /住友化学園芸/ }).click()
  await expect(heading(page, 'このキットのようです')).toBeVisible()
  await page.getByRole('button', { name: '説明書を見て自分で登録' }).click()
  await expect(page.getByRole('button', { name: 'ファイルから取り込む' })).toBeVisible()
})

test('the sound is tested, and a user who hears nothing is told what to do', async ({ page }) => {
  await page.goto('/?view=first&step=sound')
  await page.getByRole('button', { name: '音を鳴らす' }).click()
  await expect(page.getByText('聞こえましたか')).toBeVisible()
  const silent = page.getByRole('button', { name: /^聞こえなかった/ })
  const heard = await page.getByRole('button', { name: /^聞こえた/ }).boundingBox()
  const answer = await silent.boundingBox()
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(heard?.y ?? 0)
  await silent.click()
  await expect(heading(page, '音が出ないとき')).toBeVisible()
  await page.getByRole('button', { name: 'もう一度鳴らす' }).click()
  await page.getByRole('button', { name: '聞こえた' }).click()
  await expect(heading(page, '水で練習する')).toBeFocused()
})

test('a complete practice stores nothing', async ({ page }) => {
  const waysOut = page.locator('a[href*="kit=practice"]')
  await page.clock.install()
  await page.goto('/?view=first&step=practice')
  await page.getByRole('button', { name: '練習する' }).click()
  await expect(page.getByText('水だけ・記録しません')).toBeVisible()
  await expect(page.getByTestId('step-card')).toBeVisible()
  await expect(waysOut).toHaveCount(0)
  await playUntil(page, ({ progress }) => progress === '1/4')
  await expect(waysOut).toHaveCount(0)
  await playUntil(page, ({ question }) => question !== '')
  await expect(waysOut).toHaveCount(0)
  await expect(page.getByText('カメラで確かめる')).toHaveCount(0)
  await passGuard(page)
  await choose(page, { tap: 'よくぬれている' })
  await expect(heading(page, '練習が終わりました')).toBeVisible()
  expect(await keptRows(page)).toEqual([])
  const paces = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('hands-times')),
  )
  expect(paces).toEqual([])
  await page.getByRole('link', { name: '測定の画面へ' }).click()
  // Still no kit chosen.
  await expect(page.getByRole('link', { name: 'キットを選ぶ' })).toBeVisible()
})

test('a practice can be left in its middle, and repeated', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?view=first&step=practice')
  const practice = page.getByRole('button', { name: '練習する' })
  await practice.click()
  await passGuard(page)
  await bigButton(page).click()
  await page.getByRole('button', { name: 'やめる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
  await practice.click()
  await expect.poll(async () => (await sceneOf(page)).progress).toBe('0/4')
})

test('the first five minutes are found in the settings, too', async ({ page }) => {
  await open(page, '/manual')
  await page.getByRole('button', { name: '設定' }).click()
  await page.getByRole('button', { name: /^はじめての方へ/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page, 'お手元のキットはどれですか')).toBeVisible()
})
