import type { Page } from '@playwright/test'
import { clockOf, holdTime, pass, sceneOf, secondsIn } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const digits = async (page: Page, name: string) =>
  secondsIn((await row(page, name).getByRole('timer').textContent()) ?? '')

/** Opens the timers with the clock stopped: while it stands, the view would not load. */
async function openTimers(page: Page) {
  await page.clock.install()
  await page.goto('/?view=timers')
  await expect(page.getByRole('button', { name: '時間を決める' })).toBeVisible()
  await holdTime(page)
}

/** Starts a timer with a custom length. */
async function set(page: Page, unit: string, length: string, name = '') {
  await page.getByRole('button', { name: '時間を決める' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: unit, exact: true }).fill(length)
  await dialog.getByRole('textbox', { name: '名前（任意）' }).fill(name)
  await dialog.getByRole('button', { name: 'タイマーを始める' }).click()
}

test('two free timers count at once, outlive a reload, and say since when they are over', async ({
  page,
}) => {
  await openTimers(page)
  await set(page, '分', '3', '湯せん')
  await expect(row(page, '湯せん')).toBeVisible()
  const { wall } = await sceneOf(page)
  await set(page, '秒', '９０')
  await expect(row(page, 'タイマー2')).toBeVisible()
  await pass(page, 20)
  expect(await digits(page, '湯せん')).toBe(160)

  await page.clock.resume()
  await page.reload()
  await expect(row(page, 'タイマー2')).toBeVisible()
  await holdTime(page)
  const passed = (await sceneOf(page)).wall - wall
  expect(await digits(page, '湯せん')).toBe(Math.ceil(180 - passed / 1000))
  await page.clock.resume()
  await page.goto('/manual')
  await expect(page.getByTestId('run-bar')).toContainText('湯せん')
  await pass(page, 100)
  await page.getByTestId('run-bar').click()
  const rang = `${clockOf(wall + 90_000)}に鳴りました`
  await expect(row(page, 'タイマー2').getByRole('alert')).toHaveText(new RegExp(rang))
  await page.getByRole('button', { name: 'タイマー2を止める' }).click()
  await expect(row(page, 'タイマー2')).toHaveCount(0)
  await expect(row(page, '湯せん')).toBeVisible()
  await page.reload()
  await expect(row(page, '湯せん')).toBeVisible()
  await expect(row(page, 'タイマー2')).toHaveCount(0)
})

test('a length that is needed often begins with one tap, and again with another', async ({
  page,
}) => {
  await openTimers(page)
  await page.getByRole('button', { name: '3分', exact: true }).click()
  await expect(row(page, 'タイマー1')).toBeVisible()
  await pass(page, 60)
  expect(await digits(page, 'タイマー1')).toBe(120)
  await page.getByRole('button', { name: 'タイマー1を最初から計る' }).click()
  await expect(page.getByRole('timer')).toHaveCount(1)
  await expect.poll(() => digits(page, 'タイマー1')).toBe(180)
})

test('a free timer shorter than a second or longer than a day is refused in words', async ({
  page,
}) => {
  await page.goto('/?view=timers')
  await set(page, '時間', '25')
  await expect(page.getByRole('alert')).toContainText('1秒から24時間までにしてください。')
  await expect(page.getByText('動いているタイマーはありません。')).toBeVisible()
})
