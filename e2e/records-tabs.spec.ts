import type { Page } from '@playwright/test'
import { addPlot, rows, typeRecord } from './support/history-type.ts'
import { backupText } from './support/records-backup.ts'
import { openFile, takeOver } from './support/records-files.ts'
import { keptRows } from './support/run-kept.ts'
import { expect, open, test } from './support/site.ts'

const details = '日時・名前・メモを変更'
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click()
const expectNote = (page: Page, text: string) =>
  expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible()

/** A test stored by one tab and shown by another. */
async function inTwoTabs(page: Page) {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5', note: '雨' })
  const other = await page.context().newPage()
  await open(other, page.url())
  await expectNote(other, '雨')
  return other
}

test('corrections of one test made in two tabs at the same time are both kept, and shown in both', async ({
  page,
}) => {
  const other = await inTwoTabs(page)
  for (const tab of [page, other]) await tab.getByRole('button', { name: details }).click()
  await page.getByLabel('メモ', { exact: true }).fill('雨のあと')
  await save(page)
  await expectNote(page, '雨のあと')
  // The form of the other tab was filled in before.
  await other.getByLabel('天気').fill('くもり')
  await save(other)
  for (const tab of [page, other]) {
    await expectNote(tab, 'くもり')
    await expectNote(tab, '雨のあと')
    await expect(tab.getByText('変更履歴（2件）')).toBeVisible()
  }
  const changes = (await keptRows(page)).filter(({ kind }) => kind === 'record-changed')
  expect(changes).toHaveLength(2)
})

async function correctTo(page: Page, level: string) {
  await page.getByRole('button', { name: /pH.*の値を変更/ }).click()
  await page.getByLabel('値', { exact: true }).selectOption({ label: level })
}

test('of two corrections of one value the later applies in both tabs, and neither is lost', async ({
  page,
}) => {
  const other = await inTwoTabs(page)
  await correctTo(page, '6.0')
  await correctTo(other, '6.5')
  await Promise.all([save(page), save(other)])
  const value = (tab: Page) =>
    tab.getByRole('listitem').filter({ hasText: 'pH' }).first().locator('strong')
  for (const tab of [page, other]) {
    await expect(tab.getByText('変更履歴（2件）')).toBeVisible()
    await expect(value(tab)).toHaveText(/^6\.[05]$/)
  }
  await expect(value(other)).toHaveText((await value(page).textContent()) ?? '')
  const last = (await value(page).textContent()) ?? ''
  await page.reload()
  await expect(value(page)).toHaveText(last)
})

test('a test deleted in one tab disappears from the other, and is restored in both', async ({
  page,
}) => {
  const other = await inTwoTabs(page)
  await page.getByRole('button', { name: 'この記録を消す' }).click()
  await expect(other.getByText('記録が見つかりません')).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expectNote(other, '雨')
})

test('changes of one plot made in two tabs at the same time are both kept, and shown in both', async ({
  page,
}) => {
  await addPlot(page, '北の畑')
  const other = await page.context().newPage()
  await open(other, '/diag?view=plots')
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: '北の畑' }).click()
    await tab.getByRole('button', { name: '北の畑を変更' }).click()
  }
  await page.getByLabel('面積', { exact: true }).fill('3')
  await save(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await other.getByLabel('メモ', { exact: true }).fill('水はけが悪い')
  await save(other)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /面積 3㎡/ })).toBeVisible()
    await expect(tab.getByText('水はけが悪い')).toBeVisible()
  }
  const changes = (await keptRows(page)).filter(({ kind }) => kind === 'plot-changed')
  expect(changes).toHaveLength(2)
})

test('tests imported in one tab are in the list of the other', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(1)
  const other = await page.context().newPage()
  const buffer = Buffer.from(backupText({ tests: 12, photos: 0 }))
  await openFile(other, { name: 'backup.json', mimeType: 'application/json', buffer })
  await takeOver(other)
  await expect(other.getByText('取り込みました', { exact: true })).toBeVisible()
  await expect(page.getByText('13件', { exact: true })).toBeVisible()
  await expect(rows(page).filter({ hasText: '畑11' })).toHaveCount(1)
})
