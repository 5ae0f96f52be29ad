import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { addPlot, rows, typeRecord } from './support/history-type.ts'
import { exportFile } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

type File = string | { name: string; mimeType: string; buffer: Buffer }

async function choose(page: Page, file: File) {
  await open(page, '/diag?view=backup')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルを取り込む' }).click()
  await (await choosing).setFiles(file)
}

test('a backup brings tests and plots to another phone, and importing it twice changes nothing', async ({
  page,
  browser,
}) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5', note: '雨' })
  await open(page, '/diag?view=backup')
  await expect(page.getByRole('heading', { name: '1件' })).toBeVisible()
  const backup = await exportFile(page, 'バックアップを作る')
  await expect(page.getByRole('heading', { name: 'ありません' })).toBeVisible()
  const file = { name: 'b.json', mimeType: 'application/json', buffer: await readFile(backup) }

  const phone = await browser.newContext({ serviceWorkers: 'block', locale: 'ja-JP' })
  const other = await phone.newPage()
  await choose(other, file)
  await expect(other.getByText('測定1件を追加します')).toBeVisible()
  await other.getByText('ファイルとこの端末の違い').first().click()
  await expect(other.getByRole('row', { name: '畑 1 0 0' })).toBeVisible()
  await other.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(other.getByText('測定1件、畑1か所を取り込みました')).toBeVisible()
  await other.getByRole('link', { name: '記録を見る' }).click()
  await expect(rows(other)).toHaveCount(1)
  await expect(rows(other)).toContainText(['北の畑'])
  await choose(other, file)
  await expect(other.getByText('すべて、この端末に保存済みです')).toBeVisible()
  await phone.close()
})

test('a backup brings favorites, opened reagents, sender, pace and settings to a new phone', async ({
  page,
  browser,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  const record = new URL(page.url()).searchParams.get('record') ?? ''
  await open(page, '/inspire?card=lawn')
  const favorite = page.getByRole('button', { name: 'お気に入り', exact: true })
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/manual#opened')
  await page.getByLabel('試薬やキットの名前').fill('硝酸の試薬')
  await page.getByRole('button', { name: '保存する' }).click()
  await open(page, `/diag?view=report&record=${record}`)
  await page.getByText('差出人・ひとこと').click()
  await page.getByLabel('差出人（事業所・氏名）').fill('JA東部 指導員 森')
  const pace = { midorikun: { soil: [0.9, 1.1, 1], water: [0.8] } }
  await page.evaluate((kept) => {
    localStorage.setItem('soil-kit-timer:hands-times', JSON.stringify(kept))
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ theme: 'dark' }))
  }, pace)
  const backup = await exportFile(page, 'バックアップを作る')
  const file = { name: 'b.json', mimeType: 'application/json', buffer: await readFile(backup) }

  const phone = await browser.newContext({ serviceWorkers: 'block', locale: 'ja-JP' })
  const other = await phone.newPage()
  await choose(other, file)
  await expect(
    other.getByText(
      '測定1件を追加します。お気に入り1件、開封した試薬1件、作業の速さ、診断の条件・差出人、設定を追加します。',
    ),
  ).toBeVisible()
  await other.getByText('ファイルとこの端末の違い').first().click()
  await expect(other.getByRole('row', { name: '作業の速さ 2 0 0' })).toBeVisible()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(other.getByText('お気に入りや設定も取り込みました')).toBeVisible()
  // At once, without a reload.
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await other.evaluate(() => localStorage.getItem('soil-kit-timer:hands-times'))).toBe(
    JSON.stringify(pace),
  )

  await open(other, '/inspire')
  await other.getByRole('button', { name: 'お気に入り' }).click()
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1)
  await open(other, '/manual#opened')
  await expect(other.getByText('硝酸の試薬').first()).toBeVisible()
  await open(other, `/diag?view=report&record=${record}`)
  await expect(other.getByRole('article', { name: '報告書' })).toContainText('JA東部 指導員 森')

  // What differs here stays, unless the file is preferred.
  await other.evaluate(() =>
    localStorage.setItem('soil-kit-timer:settings', JSON.stringify({ theme: 'sunlight' })),
  )
  await choose(other, file)
  await expect(other.getByText('この端末と違う所：設定')).toContainText('今の内容を残します')
  await expect(other.getByRole('button', { name: '取り込む', exact: true })).toHaveCount(0)
  await other.getByRole('switch', { name: 'ファイルの内容に置き換える' }).check()
  await other.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await phone.close()
})

test('a table is previewed, its faults listed by line and column, and the rest imported', async ({
  page,
}) => {
  const table = [
    '日付,キット,試料名,メモ,pH,何か',
    '2026/4/1,みどりくん N・PK,北,雨,6.5,x',
    '2026-13-45,みどりくん N・PK,南,,6,x',
    '2026年4月3日,みどりくん N・PK,東,,たくさん,x',
    '2026-04-04,みどりくん N・PK,"=HYPERLINK(""x"")",,検出されず,x',
  ].join('\r\n')
  await choose(page, { name: '表.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByText('測定2件を追加します')).toBeVisible()
  await expect(page.getByText('読めない所：2か所')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '3行目・「日付」の列' })).toContainText(
    '2026-13-45',
  )
  await expect(page.getByRole('listitem').filter({ hasText: '4行目・「pH」の列' })).toContainText(
    '数値ではありません',
  )
  await page.getByRole('button', { name: '取り込む', exact: true }).click()
  await page.getByRole('link', { name: '記録を見る' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('=HYPERLINK("x")')

  const csv = await readFile(await exportFile(page, '表にして書き出す'), 'utf8')
  expect(csv.startsWith('\u{feff}')).toBe(true)
  expect(csv).toContain(`'=HYPERLINK`)
  // No column of the imported table is dropped.
  expect(csv).toContain('何か: x')
})
