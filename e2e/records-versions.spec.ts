import type { Page } from '@playwright/test'
import { rows, typeRecord } from './support/history-type.ts'
import { keptEvent, keptThen, makeDatabase } from './support/records-database.ts'
import { keptRows } from './support/run-kept.ts'
import { expect, open, test } from './support/site.ts'

const { record1, record2, kit1 } = keptThen

const correct = async (page: Page) => {
  await page.getByRole('button', { name: '日時・名前・メモを変更' }).click()
  await page.getByLabel('メモ', { exact: true }).fill('いま直した')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'いま直した' })).toBeVisible()
}

test('the database of the first release is read, corrected and added to', async ({ page }) => {
  await makeDatabase(page, {
    version: 1,
    events: [
      keptEvent(1, 'kits', 'kit-saved', 1, kit1),
      keptEvent(2, 'records', 'record-kept', 1, record1),
      keptEvent(3, 'records', 'record-kept', 1, { ...record1, id: 'removed-then' }),
      keptEvent(4, 'records', 'record-removed', 1, { id: 'removed-then' }),
      keptEvent(5, 'records', 'record-kept', 1, { ...record1, id: 'back-then' }),
      keptEvent(6, 'records', 'record-removed', 1, { id: 'back-then' }),
      keptEvent(7, 'records', 'record-restored', 1, { id: 'back-then' }),
    ],
  })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('読めない記録')).toHaveCount(0)
  await expect(rows(page).first()).toContainText('北の畑')
  await expect(rows(page).first()).toContainText('12.5')
  await open(page, `/diag?view=history&record=${record1.id}`)
  await correct(page)
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  await page.reload()
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).filter({ hasText: 'いま直した' })).toHaveCount(1)
  await open(page, '/?view=kits')
  await expect(page.getByRole('button', { name: 'このキットを使う：北の畑用' })).toBeVisible()
  expect((await keptRows(page)).filter(({ id }) => id.startsWith('then-'))).toHaveLength(7)
})

test('a record with everything that was ever added to records is read', async ({ page }) => {
  const stream = `record:${record2.id}`
  await makeDatabase(page, {
    version: 1,
    events: [keptEvent(1, stream, 'record-kept', 1, record2)],
  })
  await open(page, `/diag?view=history&record=${record2.id}`)
  await expect(page.getByText('雨の3日あと')).toBeVisible()
  await expect(page.getByText('カメラの判定（参考）', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('この写真は、この端末にありません').first()).toBeVisible()
  await correct(page)
})

test('a database made by a newer version does no harm: the journal continues', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5', note: '前の版で' })
  await makeDatabase(page, { version: 2, events: [] })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(1)
  await typeRecord(page, { when: '2026-04-02T09:05', ph: '6', note: 'そのあとで' })
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'そのあとで' })).toBeVisible()
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(2)
})
