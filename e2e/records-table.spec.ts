import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { rows, typeRecord } from './support/history-type.ts'
import { backupSaying } from './support/records-backup.ts'
import {
  csvFile,
  exportFile,
  openFile,
  shiftJis,
  takeOver,
  utf16,
} from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

const kit = 'みどりくん N・PK'
const lines = (...texts: readonly string[]) => `${texts.join('\r\n')}\r\n`

const tables = [
  {
    of: 'Shift_JIS, as Excel saves CSV',
    content: shiftJis(lines('日付,キット,試料名,pH', `2026/4/1,${kit},北の畑,6.5`)),
    encoding: 'SHIFT_JIS',
  },
  {
    of: 'UTF-16 with tabs, as Excel saves Unicode text',
    content: utf16(lines('日付\tキット\t試料名\tpH', `2026年4月1日\t${kit}\t北の畑\t６．５`)),
    encoding: 'UTF-16LE',
  },
  {
    of: 'semicolons, with columns left empty at the end',
    content: `\u{feff}${lines('日付;キット;試料名;pH;;', `R8.4.1;${kit};北の畑;6.5;;`, ';;;;;')}`,
    encoding: 'UTF-8',
  },
  {
    of: 'a named separator, a date as Excel counts days, and a note of two lines',
    content: lines(
      'sep=;',
      'メモ;日付;キット;試料名;pH',
      `"一行目\n二行目";46113;${kit};北の畑;6.5`,
    ),
    encoding: 'UTF-8',
  },
]

for (const { of, content, encoding } of tables) {
  test(`a table with ${of} is read as intended`, async ({ page }) => {
    await openFile(page, csvFile(content))
    await expect(page.getByText(`文字コード ${encoding}`)).toBeVisible()
    await expect(page.getByText('測定1件を追加します')).toBeVisible()
    await expect(page.getByText(/^読めない所：/)).toHaveCount(0)
    await takeOver(page)
    await page.getByRole('link', { name: '記録を見る' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '2026年4月1日' })).toBeVisible()
    await expect(rows(page)).toContainText('北の畑')
    await expect(rows(page).locator('strong')).toHaveText('6.5')
    await openFile(page, csvFile(content))
    await expect(page.getByText('すべて、この端末に保存済みです')).toBeVisible()
  })
}

const fault = (page: Page, place: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${place}`) })

test('faulty rows are named by the row of a spreadsheet and the column, also behind a cell of two lines, and the rest is taken', async ({
  page,
}) => {
  const content = shiftJis(
    lines(
      '日付,時刻,キット,試料名,メモ,pH',
      `2026/4/1,9:05,${kit},東,"一行目\r\n二行目",6.5`,
      `2026/2/30,9:05,${kit},西,,6.5`,
      `2026/4/2,25:00,${kit},南,,6.5`,
      `,9:05,${kit},北,,6.5`,
      `2026/4/3,9:05,${kit},上,,きみどり`,
      `2026/4/4,9:05,${kit},${'長'.repeat(3000)},,6.5`,
      `2026/4/5,9:05,${kit},下,,検出されず`,
    ),
  )
  await openFile(page, csvFile(content))
  await expect(page.getByText('測定2件を追加します')).toBeVisible()
  await expect(page.getByText('読めない所：5か所')).toBeVisible()
  await expect(fault(page, '3行目・「日付」の列')).toContainText('2026/2/30')
  await expect(fault(page, '4行目・「時刻」の列')).toContainText('25:00')
  await expect(fault(page, '5行目・「日付」の列')).toContainText('入力が必要な欄が空です')
  await expect(fault(page, '6行目・「pH」の列')).toContainText('きみどり')
  await expect(fault(page, '7行目・「試料名」の列')).toContainText('文字数が多すぎます')
  await takeOver(page)
  await page.getByRole('link', { name: '記録を見る' }).click()
  await expect(rows(page)).toContainText(['下', '東'])
})

/** None of these is a table or a backup. */
const strangers = [
  [
    '表計算のブック.xlsx.csv',
    Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 6, 0, 8, 0, 0xff, 0xfe]),
  ],
  ['ページ.csv', Buffer.from('<!doctype html><title>x</title>\r\n<p>a,b,c</p>')],
  ['ほかの表.csv', Buffer.from('品名,値段\r\n苦土石灰,500\r\n')],
  ['空.csv', Buffer.alloc(0)],
  ['見出しだけ.csv', Buffer.from('日付,キット,pH\r\n')],
  ['写真.json', Buffer.from('not a backup')],
  ['半分.json', Buffer.from('{"format":"soil-backup","ver')],
] as const

test('files of another kind are refused in plain words, and nothing changes', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  for (const [name, buffer] of strangers) {
    await openFile(page, { name, mimeType: '', buffer })
    await expect(page.getByRole('alert'), name).toContainText('記録は変わっていません')
  }
  await open(page, '/diag?view=history')
  await expect(rows(page)).toHaveCount(1)
})

test('an exported table adds no duplicates, and its text stays text in a spreadsheet', async ({
  page,
}) => {
  const names = [
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '＝1+1',
    '"; DROP\n=1+1',
    '\u{202e}逆から',
    '👩‍🌾の畑',
  ]
  const backup = Buffer.from(backupSaying(names))
  await openFile(page, { name: 'b.json', mimeType: 'application/json', buffer: backup })
  await takeOver(page)
  await expect(page.getByText(`測定${names.length}件、畑${names.length}か所`)).toBeVisible()
  const path = await exportFile(page, '表にして書き出す')
  const csv = await readFile(path, 'utf8')
  expect(csv.startsWith('\u{feff}')).toBe(true)
  for (const line of csv.split('\r\n')) expect(line).not.toMatch(/(?:^|,)"?[=+\-@＝＋－＠]/)
  expect(csv).toContain(`'=cmd|`)
  expect(csv).toContain('👩‍🌾の畑')
  await openFile(page, { name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('すべて、この端末に保存済みです')).toBeVisible()
})
