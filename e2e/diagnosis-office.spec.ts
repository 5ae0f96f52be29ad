import type { Page } from '@playwright/test'
import { pdfPages } from './support/pdf-text.ts'
import { csvFile, openFile, shiftJis, takeColumns, takeOver } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

const farmers = '阿部 飯田 内田 遠藤 岡本 川口 菊地 近藤 酒井 菅原 武田 辻'.split(' ')
const fields = [
  ['上ノ台', 'トマト', 12],
  ['川端', 'キャベツ', 15],
  ['東ハウス', 'いちご', 18],
] as const

/** An office's list of the farmers' requests: dates without an era, two soil layers side by side. */
const requests = [
  '令和８年度春作　土壌診断依頼一覧',
  '受付,お名前,フリガナ,部会名,畑の名称,栽培品目,面積(a),作土,,,,,,下層土,,',
  ',,,,,,,ｐＨ(H2O),電気伝導度,りん酸(有効態),石灰(CaO),苦土(MgO),加里(K2O),ｐＨ(H2O),電気伝導度,加里(K2O)',
  ',,,,,,,,mS/cm,mg/100g,mg/100g,mg/100g,mg/100g,,mS/cm,mg/100g',
  ...farmers.flatMap((farmer, at) =>
    fields.map(([field, crop, area], place) => {
      const nth = at * 3 + place
      const day = `8.${4 + place}.${1 + at}`
      const top = [5.2 + (nth % 18) / 10, 0.1 + (nth % 9) / 10, nth % 11 === 0 ? '<5' : 15 + nth]
      const bases = [150 + nth * 5, 15 + nth, 12 + nth]
      const below = [5 + (nth % 15) / 10, 0.05 + (nth % 5) / 10, 8 + (nth % 30)]
      const group = at % 2 === 0 ? '高原部会' : 'いちご部会'
      return [day, farmer, 'ﾖﾐ', group, field, crop, area, ...top, ...bases, ...below].join(',')
    }),
  ),
].join('\r\n')

async function bringRequests(page: Page) {
  await openFile(page, csvFile(shiftJis(requests), '依頼一覧.csv'))
  const years = page.getByRole('combobox', { name: '「受付」の年' })
  await expect(years).toHaveValue('reiwa')
  await expect(years.getByRole('option')).toHaveText([
    '令和（2026年）',
    '平成（1996年）',
    '西暦（2008年）',
  ])
  await expect(page.getByRole('radio', { name: '2点（作土・下層土）' })).toBeChecked()
  await takeColumns(page)
  await expect(page.getByText('測定36件を追加します')).toBeVisible()
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
}

test('a list of requests becomes farmers, fields and samples; each farmer gets one page, and labels are numbered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await bringRequests(page)
  // The next list is mapped like this one.
  await openFile(page, csvFile(shiftJis(requests), '依頼一覧.csv'))
  await expect(page.getByText('見出しが前回と同じなので')).toBeVisible()

  await open(page, '/diag?view=plots')
  await page.getByRole('button', { name: '高原部会' }).click()
  await expect(page.getByRole('link', { name: /3か所$/ })).toHaveCount(6)

  await open(page, '/diag?view=history')
  await page.locator('a[href*="record="]').first().click()
  await expect(page.getByText('交換性石灰 CaO').first()).toBeVisible()
  await expect(page.getByText('測定値はありません')).toHaveCount(0)

  await open(page, '/diag?view=all')
  await expect(page.getByRole('heading', { name: '72点の診断' })).toBeVisible()
  const table = page.getByRole('table').first()
  const row = table.getByRole('row').filter({ hasText: '辻 東ハウス（作土）' })
  // The actions remain visible beside that many values, with their heading.
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 })
  await expect(row).toContainText(/袋/)
  const below = table.getByRole('row').filter({ hasText: '辻 東ハウス（下層土）' })
  await expect(below.getByRole('cell').last()).not.toContainText(/kg|袋/)
  const last = table.getByRole('row').last()
  await last.scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader', { name: 'pHで並べ替え' })).toBeInViewport()

  const orders = page.locator('section').filter({ hasText: '肥料の合計' }).getByRole('table')
  const ordered = await orders.first().getByRole('row').allTextContents()
  await page.getByRole('button', { name: '72枚を印刷' }).click()
  const sheets = page.getByRole('article', { name: '報告書' })
  await expect(sheets).toHaveCount(72)
  expect(await pdfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(72)
  await page.getByRole('radio', { name: '1戸1枚' }).click()
  await expect(sheets).toHaveCount(12)
  await page.locator('summary').filter({ hasText: '差出人・ひとこと' }).click()
  await page.getByLabel('差出人（事業所・氏名）').fill('中央普及センター\n指導員 森')
  await page.getByLabel('ひとこと', { exact: true }).fill('元肥を減らしてください。')
  await expect(sheets.getByText('指導員 森')).toHaveCount(12)
  const one = sheets.filter({ hasText: '辻 様' })
  // Fertilizer is worked into the tilled layer, and ordered once for each field.
  await expect(one.getByRole('table').nth(1).getByRole('columnheader')).toHaveText([
    '畑',
    /^上ノ台/,
    /^川端/,
    /^東ハウス/,
  ])
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages.map((text) => farmers.filter((name) => text.includes(`${name}様`)))).toEqual(
    farmers.map(() => [expect.any(String)]),
  )

  // The meeting's sheet orders the same products as the table of all samples.
  await page.getByRole('radio', { name: '一覧' }).click()
  const meeting = page.getByRole('article', { name: '土壌診断の一覧' })
  const bags = (texts: readonly string[]) =>
    texts.flatMap((text) => text.match(/[\d,.]+ kg/gu) ?? [])
  expect(bags(ordered)).toHaveLength(4)
  const rows = meeting.getByRole('table').last().getByRole('row')
  await expect.poll(async () => bags(await rows.allTextContents())).toEqual(bags(ordered))

  // The card of a field shows the values of its tilled layer, each with its item.
  await open(page, '/diag?view=plots')
  await page.getByRole('link', { name: /^辻/ }).click()
  const field = page.getByRole('article').filter({ hasText: /^川端/ })
  await expect(field).toContainText('カリ46')

  await open(page, '/diag?view=labels')
  await expect(page.getByText('No.36', { exact: false })).toBeVisible()
})
