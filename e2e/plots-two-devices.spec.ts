import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addPlot } from './support/history-type.ts'
import { exportFile, openFile, takeOver } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

async function backupOf(page: Page) {
  const buffer = await readFile(await exportFile(page, 'バックアップを作る'))
  return { name: 'b.json', mimeType: 'application/json', buffer }
}

async function bring(page: Page, file: Awaited<ReturnType<typeof backupOf>>) {
  await openFile(page, file)
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
}

async function openField(page: Page) {
  await open(page, '/diag?view=plots')
  await page.getByRole('link', { name: '北の畑' }).click()
  await expect(page.getByRole('button', { name: /^面積/ })).toBeVisible()
}

async function changeArea(page: Page, area: string) {
  await openField(page)
  await page.getByRole('button', { name: '北の畑を変更' }).click()
  await page.getByLabel('面積', { exact: true }).fill(area)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('button', { name: `面積 ${area}㎡` })).toBeVisible()
}

const areaIs = (page: Page, text: string) =>
  expect(page.getByRole('button', { name: `面積 ${text}` })).toBeVisible()

test('two phones change the same field: the later value applies, the earlier one is shown beside it, one tap away', async ({
  page,
  browser,
}) => {
  await addPlot(page, '北の畑')
  const start = await backupOf(page)
  const phone = await browser.newContext({ serviceWorkers: 'block', locale: 'ja-JP' })
  const other = await phone.newPage()
  await bring(other, start)
  await changeArea(page, '12')
  await changeArea(other, '15')

  await bring(page, await backupOf(other))
  await openField(page)
  await areaIs(page, '15㎡')
  const notice = page.getByText('別の端末でも、同じ所が変更されています。').locator('..')
  await expect(notice).toContainText(/今の値 15㎡（別の端末 .{4}、\d{4}年\d+月\d+日.*\d+:\d\d）/)
  await expect(notice).toContainText(/もう1つの値 12㎡（この端末、\d{4}年\d+月\d+日.*\d+:\d\d）/)
  await page.getByRole('button', { name: /12㎡/ }).filter({ hasNotText: '面積' }).click()
  await areaIs(page, '12㎡')
  await expect(notice).toHaveCount(0)

  // A conflict resolved on one device is resolved on the other.
  await bring(other, await backupOf(page))
  await openField(other)
  await areaIs(other, '12㎡')
  await expect(other.getByText('同じ所が変更されています')).toHaveCount(0)
  await phone.close()
})
