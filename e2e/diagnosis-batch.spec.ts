import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { keepFinishedTest } from './support/finished-test.ts'
import { addPlot } from './support/history-type.ts'
import { csvFile, judgeSheet, openFile, shiftJis, takeOver } from './support/records-files.ts'
import { expect, open, test } from './support/site.ts'

const farmers = ['山田', '佐藤', '鈴木', '高橋', '田中', '伊藤']
const names = farmers.flatMap((farmer) => [1, 2, 3, 4].map((field) => `${farmer}${field}号畑`))
const phOf = (place: number) => [5, 5.5, 6, 6.5][place % 4] ?? 6

/** Imports one test of 24 fields of six farmers. */
async function bringHome(page: Page) {
  const lines = names.map(
    (name, at) => `t1,2026-04-10,みどりくん（N・PK）,,${name},,,${phOf(at)},5`,
  )
  const head = 'record,date,kit,plot,name,weather,note,pH,NO3-N'
  await openFile(page, csvFile([head, ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=all&record=t1')
  await expect(page.getByRole('heading', { name: '24点の診断' })).toBeVisible()
}

const table = (page: Page) => page.getByRole('table')
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const firstName = (page: Page) => table(page).getByRole('rowheader').first()

async function chooseForAll(page: Page, crop: string) {
  await page.getByRole('button', { name: '24点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill(crop)
  await page.keyboard.press('Enter')
  await expect(page.getByText('24点の作物を変更しました')).toBeVisible()
}

test('twenty-four samples are diagnosed for one crop, sorted, and printed on one sheet each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringHome(page)
  await expect(table(page).getByText('作物を選ぶ')).toHaveCount(24)
  await chooseForAll(page, 'ほうれんそう')
  await expect(table(page).getByText('作物を選ぶ')).toHaveCount(0)
  await expect(row(page, '山田1号畑')).toContainText(/苦土石灰 \d+kg\/10a/)
  await expect(page.getByText('3か月以上前に測った試料が24点あります')).toBeVisible()
  await expect(page.getByText('面積を入力すると、肥料の合計と袋の数がここに出ます')).toBeVisible()
  await expectAccessible(page, 'all samples')

  await page.getByRole('button', { name: 'pHで並べ替え' }).click()
  await page.getByRole('button', { name: 'pHで並べ替え' }).click()
  await expect(firstName(page)).toHaveText('山田4号畑')
  await expect(page.getByRole('columnheader', { name: 'pH' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await page.getByRole('button', { name: '24枚を印刷' }).click()
  const sheets = page.getByRole('article', { name: '報告書' })
  await expect(sheets).toHaveCount(24)
  await expect(sheets.first()).toContainText(/現在、測定から3か月以上たっています/)
  const texts = await sheets.allTextContents()
  for (const [at, text] of texts.entries()) {
    const found = names.filter((name) => text.includes(name))
    expect(found).toEqual([names[at]])
  }
  // An office names itself on every sheet.
  await page.getByText('差出人・ひとこと').click()
  await page.getByLabel('差出人（事業所・氏名）').fill('JA東部 営農課\n指導員 森')
  await page.getByLabel('ひとこと', { exact: true }).fill('土曜に伺います。')
  await expect(sheets.getByText('指導員 森')).toHaveCount(24)
  await page.reload()
  await expect(sheets.getByText('土曜に伺います。')).toHaveCount(24)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).toHaveLength(24)
})

test('crops are filled down, pasted from a spreadsheet, and undone', async ({ page }) => {
  await bringHome(page)
  const crop = (name: string) => page.getByRole('button', { name: `${name}：` })
  await crop('伊藤3号畑').click()
  await page.getByRole('radio', { name: 'ここから下の2点' }).check()
  await page.getByRole('option', { name: 'なす' }).first().click()
  await expect(page.getByText('2点の作物を変更しました')).toBeVisible()
  await expect(crop('伊藤4号畑')).toHaveText(/なす/)
  await expect(crop('伊藤2号畑')).toHaveText(/作物を選ぶ/)

  await crop('山田1号畑').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'トマト\t12\r\nきゅうり\r\n謎の草\r\n\r\nねぎ\r\n')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(
    page.getByText('3点の作物を変更しました。「謎の草」は、作物の名前として見つかりません。'),
  ).toBeVisible()
  await expect(crop('山田2号畑')).toHaveText(/きゅうり/)
  await expect(crop('山田4号畑')).toHaveText(/作物を選ぶ/)
  await expect(crop('佐藤1号畑')).toHaveText(/ねぎ/)
  await page.reload()
  await expect(crop('山田1号畑')).toHaveText(/トマト/)

  await crop('山田1号畑').click()
  await page.getByRole('radio', { name: 'これと、未設定の19点' }).check()
  await page.getByRole('option', { name: 'いちご' }).first().click()
  await expect(crop('佐藤2号畑')).toHaveText(/いちご/)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(crop('山田1号畑')).toHaveText(/トマト/)
  await expect(crop('佐藤2号畑')).toHaveText(/作物を選ぶ/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '表を保存' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  const lines = csv.split('\r\n')
  expect(lines[0]).toMatch(/^\u{feff}試料,測った日,作物,pH/u)
  expect(lines[1]).toMatch(/^山田1号畑,2026年4月10日,トマト,5,5,まく,/u)
})

test('many samples that were just measured are shown as a table first', async ({ page }) => {
  const after = await keepFinishedTest(page, ['一', '二', '三', '四'])
  await page.clock.setFixedTime(after)
  await open(page, '/')
  await page.getByRole('button', { name: /^診断へ/ }).click()
  await expect(page.getByRole('heading', { name: '4点の診断' })).toBeVisible()
  // On a tablet the answer stands below each sample, and the head is still one line.
  await page.setViewportSize({ width: 768, height: 1024 })
  const heads = await page
    .locator('thead th:visible')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))
  expect(heads.length).toBeGreaterThan(2)
  expect(new Set(heads).size).toBe(1)
  await page.getByRole('link', { name: '二', exact: true }).click()
  await expect(page.getByRole('link', { name: /4点をまとめて見る/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '4点の診断' })).toBeVisible()
})

test('samples of one field are told apart by numbers, from the results to the sheets', async ({
  page,
}) => {
  await page.clock.setFixedTime(await keepFinishedTest(page, ['北', '北', '東', '西']))
  await open(page, '/')
  await expect(page.getByRole('rowheader')).toHaveText(['北 (1)', '北 (2)', '東', '西'])
  await page.getByRole('button', { name: /^診断へ/ }).click()
  await expect(table(page).getByRole('link')).toHaveText(['北 (1)', '北 (2)', '東', '西'])
  await page.getByRole('button', { name: '4点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('トマト')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '4枚を印刷' }).click()
  const titles = page.getByRole('article', { name: '報告書' }).getByRole('heading', { level: 1 })
  await expect(titles).toHaveText(['北 (1)', '北 (2)', '東', '西'])
})

test('fields of several farmers: each has their own sheets, with nothing about the others', async ({
  page,
}) => {
  await open(page, '/diag?view=plots')
  for (const farmer of ['山田', '佐藤']) {
    // The farmer is not requested until one has been named.
    const add = farmer === '山田' ? 'ほかの人の畑を登録' : '畑を追加'
    await page.getByRole('button', { name: add, exact: true }).click()
    await page.getByLabel('畑の名前', { exact: true }).fill('西1号')
    await page.getByLabel('生産者').fill(farmer)
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByRole('link', { name: farmer })).toBeVisible()
  }
  const lines = ['山田 西1号', '佐藤 西1号', '佐藤 東2号'].map(
    (plot, at) => `l${at},2026-04-${10 + at},みどりくん（N・PK）,${plot},,,,5.5,5`,
  )
  const head = 'record,date,kit,plot,name,weather,note,pH,NO3-N'
  await openFile(page, csvFile([head, ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()

  // Three tests on different days, found by a search.
  await open(page, '/diag?view=history&q=西1')
  await page.getByRole('link', { name: 'まとめて診断' }).click()
  await expect(page.getByRole('heading', { name: '2点の診断' })).toBeVisible()
  await expect(row(page, '山田 西1号')).toContainText('2026年4月10日')
  await page.getByRole('button', { name: '2点の作物を選ぶ' }).click()
  await page.getByRole('option', { name: 'なす' }).first().click()
  await expect(row(page, '山田 西1号')).toContainText('なす')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '表を保存' }).click()
  const saved = await readFile(await (await downloading).path(), 'utf8')
  expect(saved.split('\r\n').map((line) => line.split(',').slice(0, 4))).toEqual([
    ['\u{feff}生産者', '畑', '測った日', '作物'],
    ['佐藤', '西1号', '2026年4月11日', 'なす'],
    ['山田', '西1号', '2026年4月10日', 'なす'],
    [''],
  ])
  await page.getByLabel('生産者').selectOption('佐藤')
  await expect(page.getByRole('heading', { name: '1点の診断' })).toBeVisible()
  await page.getByRole('button', { name: '1枚を印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toContainText('佐藤 様')
  await expect(sheet).toContainText('なす')
  await expect(page.getByText('山田')).toHaveCount(0)
  await page.getByRole('link', { name: '表に戻る' }).click()
  await expect(page.getByRole('heading', { name: '1点の診断' })).toBeVisible()
  await open(page, '/diag?view=plots')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('佐藤 東2号')
  await expect(page.getByRole('link', { name: /1か所$/ })).toHaveText([/佐藤/, /山田/])
})

test('of fields that were tested again the newest tests alone are shown and printed', async ({
  page,
}) => {
  const bring = async (month: string, ph: number) => {
    const rows = ['北', '南', '西'].map(
      (name, at) => `2026${month}1${at},山田,${name},トマト,${ph + at / 10},0.3`,
    )
    const lines = ['採取日,生産者名,ほ場名,作物,pH(H2O),EC(mS/cm)', ...rows]
    await openFile(page, csvFile(shiftJis(lines.join('\r\n'))))
    await takeOver(page)
    await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  }
  await bring('02', 5.1)
  await bring('04', 6.1)
  await open(page, '/diag?view=all')
  await expect(page.getByRole('heading', { name: '6点の診断' })).toBeVisible()
  const note = page.getByText('そのあとに測り直した畑の試料が3点あります')
  await expect(note).toBeVisible()
  await page.getByRole('switch', { name: '畑ごとに最新の測定だけ（3点）' }).click()
  await expect(page.getByRole('heading', { name: '3点の診断' })).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(table(page)).not.toContainText('2月')
  await page.getByRole('button', { name: '3枚を印刷' }).click()
  const sheets = page.getByRole('article', { name: '報告書' })
  await expect(sheets).toHaveCount(3)
  await expect(sheets.getByText(/^2026年4月1\d日 測定/)).toHaveCount(3)
  await page.getByRole('link', { name: '表に戻る' }).click()
  await expect(page.getByRole('switch')).toBeChecked()
})

test('S8 the table of a missing test is a page not found', async ({ page }) => {
  await open(page, '/diag?view=all&record=none')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})

test('a laboratory’s sheet of sixteen rows is judged at once, a page of paper for each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const rows = Array.from({ length: 16 }, (_, at) => {
    const phosphate = at % 7 === 0 ? '<5' : String(20 + at)
    const values = [5 + (at % 20) / 10, 0.1 + (at % 8) / 10, phosphate, 15 + at, 200 + at, 20 + at]
    const group = at % 2 === 0 ? '西部' : '東部'
    return [`202604${10 + (at % 9)}`, group, `農家${at % 8}`, `${at}号`, ...values].join(',')
  })
  const head =
    '採取日,部会,生産者名,ほ場名,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里,交換性石灰,交換性苦土'
  await judgeSheet(page, [head, ...rows], 16)
  await expect(table(page).getByText('作物を選ぶ')).toHaveCount(0)
  // One group alone, on screen and on paper.
  await page.getByLabel('部会・地区').selectOption('東部')
  await expect(page.getByRole('heading', { name: '8点の診断' })).toBeVisible()
  await expect(page.getByLabel('生産者').getByRole('option')).toHaveText([
    'すべて',
    ...[1, 3, 5, 7].map((at) => `農家${at}`),
  ])
  await page.getByRole('button', { name: '8枚を印刷' }).click()
  const sheets = page.getByRole('article', { name: '報告書' })
  await expect(sheets).toHaveCount(8)
  await expect(sheets.first()).toContainText('農家1 様')
  await page.getByRole('link', { name: '表に戻る' }).click()
  await page.getByLabel('部会・地区').selectOption('すべて')
  await page.getByRole('button', { name: '16枚を印刷' }).click()
  await expect(sheets).toHaveCount(16)
  await expect(sheets.first()).toContainText('農家0 様')
  await expect(sheets.first()).toContainText('分析機関の値')
  await expect(sheets.first()).not.toContainText('簡易キット')
  // Values below the laboratory's limit.
  await expect(sheets.filter({ hasText: '5未満' })).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).toHaveLength(16)
})

test('a value between two levels stays in its column on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const end = await keepFinishedTest(page, ['北', '南', '東', '西'])
  await page.clock.install({ time: end })
  await open(page, '/')
  await page.getByRole('button', { name: '診断へ' }).click()
  await expect(page.getByRole('heading', { name: '4点の診断' })).toBeVisible()
  const value = table(page).getByText('5.5〜6.0').first()
  await expect(value).toBeVisible()
  const room = await value.evaluate((it) => {
    const next = it.closest('td')?.nextElementSibling?.getBoundingClientRect().left ?? Number.NaN
    return next - it.getBoundingClientRect().right
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('long names of items stay in their columns on a tablet, above figures aligned at their ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const head = '採取日,ほ場名,pH,EC(mS/cm),熱水抽出性窒素,CEC,腐植(%),可給態ケイ酸,遊離酸化鉄'
  await openFile(
    page,
    csvFile(
      [head, '20261001,東1番,6.4,0.3,5.2,18,3,21,1.1', '20261001,西2番,5,0.12,12,9,4.8,8,0.9'].join(
        '\r\n',
      ),
    ),
  )
  await takeOver(page)
  await page.getByRole('link', { name: /まとめて診断/ }).click()
  const boxes = (texts: Locator) =>
    texts.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      }),
    )
  const titles = table(page).locator('thead button').filter({ visible: true })
  await expect(titles).toHaveCount(9)
  const heads = await boxes(titles)
  for (const [at, { left }] of heads.entries()) {
    expect(left).toBeGreaterThanOrEqual(heads[at - 1]?.right ?? 0)
  }
  const first = await boxes(table(page).locator('tbody tr').nth(0).locator('td[data-column] > *'))
  const second = await boxes(table(page).locator('tbody tr').nth(1).locator('td[data-column] > *'))
  expect(first.map(({ right }) => Math.round(right))).toEqual(
    second.map(({ right }) => Math.round(right)),
  )
  expect(first.map(({ right }) => Math.round(right))).toEqual(
    heads.slice(2).map(({ right }) => Math.round(right)),
  )
  // As on the laboratory's form, figures of one item have as many decimals.
  const humus = table(page).locator('td[data-column="腐植"]')
  await expect(humus).toHaveText(['3.0', '4.8'])
})

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a pH that another kit read otherwise is named in the table and on the sheets', async ({
  page,
}) => {
  await addPlot(page, '北の畑')
  const lines = [
    `t1,${dayBefore(5)},アースチェック液（土のpH）,北の畑,6.5`,
    `t2,${dayBefore(3)},みどりくん（N・PK）,北の畑,5.5`,
  ]
  await openFile(page, csvFile(['record,date,kit,plot,pH', ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  const other = page.getByText('別のキットで測ったpHと違う')
  await open(page, '/diag?view=all&record=t2')
  await page.getByRole('button', { name: '1点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('ほうれんそう')
  await page.keyboard.press('Enter')
  await expect(other).toContainText('試料が1点あります')
  await page.getByRole('button', { name: '1枚を印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toContainText('測定（アースチェック液（土のpH））では6.5でした')
  await page.getByRole('radio', { name: '1戸1枚' }).focus()
  await page.keyboard.press('Space')
  await expect(other).toHaveText(/pHと違う畑：.?北の畑/u)
  await open(page, '/diag?view=all&record=t1')
  await expect(table(page)).toContainText('6.5')
  await expect(other).toHaveCount(0)
})

test('what only an earlier test of this season measured is named in the table, on the sheets and beside the answer', async ({
  page,
}) => {
  await addPlot(page, '北の畑')
  const lines = [
    `t1,${dayBefore(5)},みどりくん（N・PK）,北の畑,6.5,10`,
    `t2,${dayBefore(3)},アースチェック液（土のpH）,北の畑,6.5,`,
  ]
  await openFile(page, csvFile(['record,date,kit,plot,pH,NO3-N', ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  const before = page.getByText('前の測定でほかの項目を測った畑')
  await open(page, '/diag?view=all&record=t2')
  await page.getByRole('button', { name: '1点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('ほうれんそう')
  await page.keyboard.press('Enter')
  await expect(before).toContainText('試料が1点あります')
  await page.getByRole('button', { name: '1枚を印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toContainText(/この畑の硝酸.*に測っています/u)
  await page.getByRole('radio', { name: '1戸1枚' }).focus()
  await page.keyboard.press('Space')
  await expect(before).toHaveText(/測った畑：.?北の畑/u)
  await open(page, '/diag?record=t2')
  await page.getByRole('link', { name: /の診断を見る$/ }).click()
  await expect(page).toHaveURL(/record=t1/)
  await open(page, '/diag?view=all&record=t1')
  await expect(table(page)).toContainText('6.5')
  await expect(before).toHaveCount(0)
})

test('an earlier test says in its table and on its sheets that a field was tested again', async ({
  page,
}) => {
  await addPlot(page, '北の畑')
  const lines = ['t1,2026-04-10', 't2,2026-05-20'].map(
    (day) => `${day},みどりくん（N・PK）,北の畑,5.5`,
  )
  await openFile(page, csvFile(['record,date,kit,plot,pH', ...lines].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  const again = page.getByText('測り直した畑')
  await open(page, '/diag?view=all&record=t1')
  await page.getByRole('button', { name: '1点の作物を選ぶ' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('ほうれんそう')
  await page.keyboard.press('Enter')
  await expect(again).toContainText('試料が1点あります')
  await page.getByRole('button', { name: '1枚を印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toContainText('この畑は2026年5月20日に測り直しました')
  await page.getByRole('radio', { name: '1戸1枚' }).focus()
  await page.keyboard.press('Space')
  await expect(again).toHaveText(/^測り直した畑：.?北の畑/u)
  await open(page, '/diag?view=all&record=t2')
  await expect(table(page)).toContainText('苦土石灰')
  await expect(again).toHaveCount(0)
})

test.describe('with a keyboard', () => {
  test.use({ hasTouch: false, isMobile: false, viewport: { width: 768, height: 1024 } })

  test('a crop is set without a mouse, and what has the focus is never below the head', async ({
    page,
  }) => {
    const rows = Array.from(
      { length: 16 },
      (_, at) =>
        `2026-04-10,${at + 1}号,${5 + at / 10},0.3,18,${200 + at},${20 + at},${30 + at},2.1`,
    )
    const head = '採取日,ほ場名,pH(H2O),EC,CEC,交換性石灰,交換性苦土,交換性加里,腐植'
    await openFile(page, csvFile(shiftJis([head, ...rows].join('\r\n'))))
    await page.getByRole('button', { name: '内容を確認する' }).click()
    await takeOver(page)
    await page.getByRole('link', { name: '16件をまとめて診断' }).click()
    const crop = page.getByRole('button', { name: /^2号：/ })
    await crop.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: '作物' })).toBeFocused()
    await page.keyboard.type('トマト')
    await page.keyboard.press('Enter')
    await expect(crop).toBeFocused()
    await expect(crop).toHaveText(/トマト/)

    await page.getByRole('button', { name: /^16号：/ }).focus()
    const covered: string[] = []
    for (let step = 0; step < 28; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press('Shift+Tab')
      // oxlint-disable-next-line no-await-in-loop
      const name = await page.evaluate(() => {
        const focused = document.activeElement
        const edge = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
        const isCovered = (focused?.getBoundingClientRect().top ?? 0) < edge - 1
        return isCovered ? (focused?.textContent ?? '?') : null
      })
      if (name !== null) covered.push(name)
    }
    expect(covered).toEqual([])
  })
})
