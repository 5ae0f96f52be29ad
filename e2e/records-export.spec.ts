import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { csvFile, openFile, shiftJis, takeOver } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

const sheet = [
  '採取日,生産者名,ほ場名,pH(H2O),CEC(me/100g),交換性石灰(mg/100g)',
  '20260401,山田,東1番,6.2,18.5,280',
  '20260402,佐藤,西2番,5.8,20,250',
  '20260501,山田,南3番,6.5,15,300',
].join('\r\n')

test('the samples of one farmer and one period are exported as a workbook, and imported unchanged', async ({
  page,
}) => {
  await openFile(page, csvFile(shiftJis(sheet)))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=plots')
  await page.getByRole('link', { name: /^山田/ }).click()
  await page.getByRole('link', { name: '表にして書き出す' }).click()
  const dialog = page.getByRole('dialog', { name: '表にして書き出す' })
  await expect(dialog.getByLabel('生産者')).toHaveValue('山田')
  await dialog.getByLabel('いつから').fill('2026-05-01')
  await dialog.getByLabel('いつまで').fill('2026-04-01')
  await expect(dialog.getByRole('alert')).toHaveText('「いつから」より前の日です。')
  await dialog.getByLabel('いつから').fill('')
  await dialog.getByRole('button', { name: '表を作る' }).click()
  await expect(page.getByText(/「土壌診断の記録 山田 .+\.xlsx」ができました/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '端末に保存' }).click()
  const path = await (await downloading).path()
  const parts = unzipSync(new Uint8Array(await readFile(path)))
  const cells = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
  expect(cells.match(/<row /g)).toHaveLength(2)
  expect(cells).toContain('交換性石灰 [CaO mg/100g 分析機関]')
  expect(cells).toContain('<v>280</v>')
  expect(cells).not.toMatch(/佐藤|西2番|南3番/)

  const buffer = await readFile(path)
  await openFile(page, { name: '山田.xlsx', mimeType: '', buffer })
  await expect(page.getByText('すべて、この端末に保存済みです')).toBeVisible()
})

test('if nothing matches, no file is created', async ({ page }) => {
  await openFile(page, csvFile(shiftJis(sheet)))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=backup&table=1')
  await page.getByLabel('いつから').fill('2030-01-01')
  await page.getByRole('button', { name: '表を作る' }).click()
  await expect(page.getByText('当てはまる測定がありません。')).toBeVisible()
  await expect(page.getByRole('button', { name: '端末に保存' })).toHaveCount(0)
})
