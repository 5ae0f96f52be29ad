import type { Page } from '@playwright/test'
import { clockOf, holdTime, pass, sceneOf, secondsIn } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
const digits = async (page: Page, name: string) =>
  secondsIn((await row(page, name).getByRole('timer').textContent()) ?? '')

test('two free timers count at once, outlive a reload, and say since when they are over', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?view=timers')
  await page.getByLabel('名前（なくてもよい）').fill('湯せん')
  await holdTime(page)
  await page.getByRole('button', { name: '3分' }).click()
  await expect(row(page, '湯せん')).toBeVisible()
  const { wall } = await sceneOf(page)
  await page.getByRole('textbox', { name: '秒' }).fill('９０')
  await page.getByRole('button', { name: 'タイマーをはじめる' }).click()
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
  const rang = `${clockOf(wall + 90_000)} に鳴りました`
  await expect(row(page, 'タイマー2').getByRole('alert')).toHaveText(new RegExp(rang))
  await page.getByRole('button', { name: 'タイマー2を止める' }).click()
  await expect(row(page, 'タイマー2')).toHaveCount(0)
  await expect(row(page, '湯せん')).toBeVisible()
})

test('a free timer shorter than a second or longer than a day is refused in words', async ({
  page,
}) => {
  await page.goto('/?view=timers')
  await page.getByRole('textbox', { name: '時間' }).fill('25')
  await page.getByRole('button', { name: 'タイマーをはじめる' }).click()
  await expect(page.getByRole('alert')).toHaveText('1秒から24時間までで入れてください。')
  await expect(page.getByText('動いているタイマーはありません。')).toBeVisible()
})
