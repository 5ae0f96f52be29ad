import type { Page } from '@playwright/test'
import { dueTimes, keptReadings, keptRows } from './support/run-kept.ts'
import {
  begin,
  bigButton,
  choose,
  doNext,
  finish,
  openTimer,
  phOnly,
  playToTheEnd,
  playUntil,
  readingsOf,
} from './support/run-play.ts'
import {
  changeBy,
  holdTime,
  pass,
  passGuard,
  sceneOf,
  secondsIn,
  settle,
} from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await openTimer(page)
})

const where = (page: Page) => page.locator('header button').filter({ has: page.locator('strong') })
const dialog = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => page.locator('header').getByRole('button', { name: '戻す' })

test('undo reverts the last step, and a reading with its due time', async ({ page }) => {
  await begin(page, phOnly)
  await doNext(page)
  expect((await sceneOf(page)).title).toBe('精製水を50mLまで入れる')
  await changeBy(page, () => undo(page).click())
  expect((await sceneOf(page)).title).toBe('土を5mLとり、ボトルに入れる')

  await playUntil(page, ({ question }) => question.startsWith('pH'))
  const due = await dueTimes(page)
  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: 'どの色とも違う' }))
  await changeBy(page, () => page.getByRole('button', { name: '戻す' }).click())
  expect((await sceneOf(page)).question).toContain('pH')
  expect(await dueTimes(page)).toEqual(due)
  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: 'どの色とも違う' }))
  await expect(readingsOf(page, '試料1')).toContainText(['どの色とも違う'])
})

test('a reading is announced with its sample, and the same notice undoes it', async ({ page }) => {
  await begin(page, { without: ['リン酸（水溶性）', 'カリ（水溶性）'] })
  await playUntil(page, ({ question }) => question.startsWith('pH'))
  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: /^6\.5/ }))
  expect((await sceneOf(page)).question).toContain('硝酸')
  await expectRecorded(page, 'pH 6.5 試料1に記録しました')
  await changeBy(page, () => undoRecorded(page).click())
  expect((await sceneOf(page)).question).toContain('pH')
  await expect(undoRecorded(page)).toHaveCount(0)

  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: /^6\.5/ }))
  await passGuard(page)
  await changeBy(page, () => choose(page, { tap: /検出なし/ }))
  await expectRecorded(page, '試料1に記録しました')
  await changeBy(page, () => undoRecorded(page).click())
  expect((await sceneOf(page)).question).toContain('硝酸')
})

test('after the last reading nothing moves when its announcement ends, and all is in sight on a small phone', async ({
  page,
}) => {
  await begin(page, phOnly)
  await playToTheEnd(page)
  await expectRecorded(page, '試料1に記録しました')
  const close = page.locator('main').getByRole('button', { name: '閉じる' })
  const placeOf = async () => (await close.boundingBox())?.y
  const before = await placeOf()
  const act = await page.getByRole('button', { name: '診断へ' }).boundingBox()
  const { y = 0, height = 0 } = (await close.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(act?.y ?? 0)
  await pass(page, 9)
  await expect(undoRecorded(page)).toHaveCount(0)
  expect(await placeOf()).toBe(before)
})

const undoRecorded = (page: Page) => page.getByRole('button', { name: '元に戻す' })

async function expectRecorded(page: Page, words: string) {
  await expect(page.locator('header').getByRole('status').filter({ hasText: words })).toBeVisible()
  const { width, height } = (await undoRecorded(page).boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(64)
  await expect(undoRecorded(page)).toBeInViewport({ ratio: 1 })
}

test('samples are added, renamed, dropped and restored in the middle of a test', async ({
  page,
}) => {
  await begin(page, phOnly)
  await doNext(page)
  await where(page).click()
  const add = dialog(page).getByRole('button', { name: '試料を追加' })
  await add.click()
  await add.click()
  const names = dialog(page).getByRole('textbox', { name: '試料の名前' })
  await expect(names).toHaveCount(3)
  await names.nth(1).fill('西の畑')
  await names.nth(1).blur()
  const drop = dialog(page).getByRole('button', { name: 'この試料をやめる' })
  await drop.nth(2).click()
  await expect(dialog(page).getByText('試料3の測定をやめました')).toBeInViewport()
  await drop.nth(0).click()
  await expect(dialog(page).getByText('試料1の測定をやめました')).toBeVisible()
  await dialog(page).getByRole('button', { name: '戻す' }).click()
  await expect(names).toHaveCount(2)
  await dialog(page).getByRole('button', { name: '閉じる' }).click()
  await playToTheEnd(page)
  await expect(readingsOf(page, '試料1')).toContainText(['どの色とも違う'])
  await expect(readingsOf(page, '西の畑')).toContainText(['どの色とも違う'])
  await expect(readingsOf(page, '試料3')).toHaveCount(0)
  await finish(page)
  await expect(page.getByRole('link', { name: /^前回/ })).toBeVisible()
  expect(new Set((await keptReadings(page)).map(({ sample }) => sample)).size).toBe(2)
})

test('the results lead on to a diagnosis and to the records, and nothing covers what may be tapped', async ({
  page,
}) => {
  await begin(page, phOnly)
  await playToTheEnd(page)
  const more = page.getByRole('button', { name: '試料を追加' })
  await page.getByRole('link', { name: '記録を見る' }).scrollIntoViewIfNeeded()
  const isWhole = await more.evaluate((button) => {
    const { left, width, top } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + 1))
  })
  expect(isWhole).toBe(true)
  await page.getByRole('link', { name: '記録を見る' }).click()
  await expect(page.getByRole('heading', { name: '記録', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '診断へ' }).click()
  await expect(page).toHaveURL(/\/diag\?record=/)
  await page.goto('/')
  await expect.poll(async () => (await sceneOf(page)).phase).toBe('setup')
})

test('a dropped sample can be restored only if nothing was done since', async ({ page }) => {
  await begin(page, { ...phOnly, samples: 2 })
  await where(page).click()
  await dialog(page).getByRole('button', { name: 'この試料をやめる' }).nth(1).click()
  const offer = dialog(page).getByText('試料2の測定をやめました')
  await expect(offer).toBeVisible()
  await dialog(page).getByRole('button', { name: '閉じる' }).click()
  await doNext(page)
  await where(page).click()
  await expect(dialog(page).getByRole('textbox', { name: '試料の名前' })).toHaveCount(1)
  await expect(offer).toHaveCount(0)
})

test('leaving asks first; readings are kept only if wanted', async ({ page }) => {
  const leave = page.getByRole('button', { name: 'やめる', exact: true })
  await begin(page, { without: ['リン酸（水溶性）', 'カリ（水溶性）'] })
  await leave.click()
  await dialog(page).getByRole('button', { name: '測定を続ける' }).click()
  await playUntil(page, ({ question }) => question.startsWith('硝酸'))
  await leave.click()
  await dialog(page).getByRole('button', { name: 'ここまでを保存してやめる' }).click()
  const kept = page.getByRole('link', { name: /^前回/ })
  await expect(kept).toContainText('pH')
  const said = (await kept.textContent()) ?? ''

  await begin(page)
  await playUntil(page, ({ question }) => question.startsWith('硝酸'))
  await leave.click()
  await dialog(page).getByRole('button', { name: '保存せずにやめる' }).click()
  await expect(page.getByRole('button', { name: 'はじめる' })).toBeVisible()
  await page.reload()
  await expect(kept).toHaveText(said)
})

test('a second tab shows the results, and closes them once it has taken over', async ({
  page,
  context,
}) => {
  await begin(page, phOnly)
  await playToTheEnd(page)
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('heading', { name: /点、測れました/ })).toBeVisible()
  await second.getByRole('button', { name: 'この画面で続ける' }).click()
  await expect(second.getByText('端末に保存しました')).toBeVisible()
  await finish(second)
})

test('on other pages a bar continues the countdown and leads back', async ({ page }) => {
  await begin(page, phOnly)
  await playUntil(page, ({ status }) => status === 'reacting')
  await page.goto('/manual')
  const bar = page.getByTestId('run-bar')
  await expect(bar).toContainText('試料1 試験紙Nの色が出るのを待つ')
  await holdTime(page)
  const before = secondsIn((await bar.locator('strong').textContent()) ?? '')
  await pass(page, 10)
  const passed = before - secondsIn((await bar.locator('strong').textContent()) ?? '')
  expect(passed).toBe(10)
  await page.clock.resume()
  await pass(page, 60)
  await expect(bar).toContainText('いま')
  await bar.click()
  await expect.poll(async () => (await sceneOf(page)).question).toContain('pH')
  await page.getByRole('link', { name: /カラーチャートを登録/ }).click()
  await expect(page).toHaveURL(/\/ColorChart\?kit=midorikun&analyte=ph&tool=register&back=run$/)
  await page.goto('/ColorChart?kit=midorikun&analyte=ph')
  await page.getByTestId('run-bar').click()
  await expect(page).toHaveURL('/')
})

test('the user may do another sample first', async ({ page }) => {
  await begin(page, { ...phOnly, samples: 2 })
  expect((await sceneOf(page)).sample).toBe('試料1')
  await where(page).click()
  await dialog(page).getByRole('button', { name: '先にこれをする' }).nth(1).click()
  await expect.poll(async () => (await sceneOf(page)).sample).toBe('試料2')
  await doNext(page)
  const taps = (await keptRows(page)).filter(({ payload }) => payload.kind === 'confirmed')
  expect(taps.map(({ payload }) => payload.sample)).toEqual(['2'])
})

test('a double tap of a wet finger counts once', async ({ page }) => {
  await begin(page, phOnly)
  await passGuard(page)
  await page.evaluate(async () => {
    const button = () =>
      [...document.querySelectorAll('button')].find((it) => it.textContent.startsWith('できた'))
    const title = () => document.querySelector('[data-testid=step-card] h1')?.textContent
    const before = title()
    button()?.click()
    button()?.click()
    // The second tap of a wet finger comes just after the next step has appeared under it.
    while (title() === before) await new Promise((resolve) => setTimeout(resolve, 5))
    button()?.click()
  })
  await pass(page, 1)
  await settle(page)
  expect((await sceneOf(page)).title).toBe('精製水を50mLまで入れる')
  const taps = (await keptRows(page)).filter(({ payload }) => payload.kind === 'confirmed')
  expect(taps).toHaveLength(1)
  await expect(bigButton(page)).toBeEnabled()
})
