import type { Page } from '@playwright/test'
import { expectAccessible, expectNoViolations } from './support/axe.ts'
import { csvFile, judgeSheet, openFile, takeColumns, takeOver } from './support/records-files.ts'
import { pdfPages } from './support/pdf-text.ts'
import { readQr } from './support/read-qr.ts'
import { expect, open, test } from './support/site.ts'

const farmers = [
  '青木',
  '石川',
  '上田',
  '遠藤',
  '太田',
  '加藤',
  '木村',
  '久保',
  '小林',
  '斎藤',
  '清水',
  '高田',
]

/** Imports a laboratory's sheet of thirty-six fields: three of each farmer. */
async function bringSheet(page: Page) {
  const head =
    '採取日,生産者名,ほ場名,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里,交換性石灰,交換性苦土'
  const rows = farmers.flatMap((farmer, at) =>
    [1, 2, 3].map((field) => {
      const values = [5 + ((at + field) % 9) / 5, 0.1 + (at % 5) / 10, 20 + at * 7, 12 + at * 4]
      return [
        `20260410`,
        farmer,
        `${farmer}${field}番`,
        ...values,
        180 + at * 25,
        20 + field * 9,
      ].join(',')
    }),
  )
  await judgeSheet(page, [head, ...rows], 36)
  await expect(page.getByRole('table').first().getByText('作物を選ぶ')).toHaveCount(0)
}

const namesIn = (text: string) => farmers.filter((farmer) => text.includes(farmer))
const pagesIn = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length

test('twelve farmers get a sheet each with no name of another, and the meeting an overview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringSheet(page)
  // The base ratios are shown for every sample.
  await expect(page.getByRole('columnheader', { name: '石灰/苦土' })).toBeVisible()

  await page.getByRole('button', { name: '36枚を印刷' }).click()
  const sheets = page.getByRole('article', { name: '報告書' })
  await expect(sheets).toHaveCount(36)
  // The code and the address also name only the sheet's own sample.
  for (const at of [0, 17, 35]) {
    const sheet = sheets.nth(at)
    const code = sheet.getByRole('img', { name: /この測定のデータ/ })
    const said: { s: { r: Record<string, number> }[] } = JSON.parse(await readQr(code))
    const text = (await sheet.textContent()) ?? ''
    const [name, ...others] = namesIn(text)
    expect(others).toEqual([])
    expect(namesIn(JSON.stringify(said)).filter((one) => one !== name)).toEqual([])
    const [values] = said.s.map(({ r }) => Object.values(r))
    expect(said.s).toHaveLength(1)
    expect(values?.length).toBeGreaterThan(4)
    for (const value of values ?? []) expect(text).toContain(String(value))
  }
  expect(namesIn(decodeURIComponent(page.url()))).toEqual([])
  await page.getByRole('radio', { name: '1戸1枚' }).click()
  await expect(sheets).toHaveCount(12)
  const one = sheets.filter({ hasText: '青木 様' })
  await expect(one.getByRole('table').first().getByRole('columnheader')).toHaveText([
    /畑/,
    /1番/,
    /2番/,
    /3番/,
  ])
  // Each sheet names exactly one farmer, and every farmer has a sheet.
  const found = (await sheets.allTextContents()).map(namesIn)
  expect(found.filter((names) => names.length !== 1)).toEqual([])
  expect(found.flat().toSorted()).toEqual(farmers.toSorted())
  // Sheets outside the viewport are not laid out: the viewport is made high enough for all of them.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height: height + 2000 })
  // Paper has the same colors in every theme.
  await expectNoViolations(page, 'sheets of twelve farmers')
  await page.setViewportSize({ width: 1440, height: 900 })
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(pages.length).toBeGreaterThanOrEqual(12)
  // On paper as well: a page names one farmer, or none on continuation pages; no farmer is missing.
  const onPaper = pages.map(namesIn)
  expect(onPaper.filter((names) => names.length > 1)).toEqual([])
  expect([...new Set(onPaper.flat())].toSorted()).toEqual(farmers.toSorted())
  expect(pages.join('')).toContain('青木様')

  await page.getByRole('radio', { name: '一覧' }).click()
  const overview = page.getByRole('article', { name: '土壌診断の一覧' })
  await expect(overview).toContainText('36点・12戸')
  await expect(overview.getByRole('row', { name: /石灰\/苦土/ }).first()).toBeVisible()
  const across = await page.pdf({ preferCSSPageSize: true })
  expect(across.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 84[12][.\d]* 59[45]/)
  expect(pagesIn(across)).toBeLessThanOrEqual(2)
  await page.getByRole('switch', { name: '生産者の名前を入れる' }).uncheck()
  expect(namesIn((await overview.textContent()) ?? '')).toEqual([])
  await expectAccessible(page, 'the overview of a meeting')
  const unnamed = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(unnamed.join('')).toContain('36点')
  expect(namesIn(unnamed.join(''))).toEqual([])
})

test('the history of a field on its farmer’s sheet contains only tests of the tilled layer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const rows = [2024, 2025, 2026].flatMap((year, at) => [
    `${year}0410,青木,東1番,表土,${5.1 + at / 10},0.3,${40 + at}`,
    `${year}0410,青木,東1番,心土,${7.1 + at / 10},0.9,${90 + at}`,
    `${year}0410,青木,西2番,表土,${6.1 + at / 10},0.5,${60 + at}`,
    `${year}0410,青木,西2番,心土,${8.1 + at / 10},1.1,${110 + at}`,
  ])
  const head = '採取日,生産者名,ほ場名,層位,pH(H2O),EC(mS/cm),可給態リン酸'
  await judgeSheet(page, [head, ...rows], 12)
  await page.getByRole('button', { name: /枚を印刷/ }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  // The tilled layer of a field comes first; lower layers have no history.
  await expect(sheet).toHaveCount(12)
  await expect(sheet.nth(2)).toContainText('これまで')
  await expect(sheet.nth(3)).toContainText('心土')
  await expect(sheet.nth(3)).not.toContainText('これまで')
  await page.getByRole('radio', { name: '1戸1枚' }).click()
  await expect(sheet).toHaveCount(1)
  // Tests of one field are side by side, each with its date.
  await expect(sheet.getByRole('columnheader', { name: /^東1番 2024年4月10日/ })).toBeVisible()
  const drawn = await sheet
    .getByRole('figure')
    .getByRole('img', { name: /^pH。/ })
    .evaluateAll((charts) => charts.map(({ ariaLabel }) => ariaLabel))
  expect(drawn.map((text) => text?.match(/[\d.]+回の測定|最[低高][\d.]+/g))).toEqual([
    ['3回の測定', '最低6.1', '最高6.3'],
    ['3回の測定', '最低5.1', '最高5.3'],
  ])
  await expect(sheet.getByRole('figure')).toHaveCount(6)
  const paper = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  expect(paper).toHaveLength(1)
  expect(paper.join('')).toMatch(/これまで:西2番.+0\.1上がった.+これまで:東1番.+0\.1上がった/)
})

test('a field without a crop has its values on the sheets, though no answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const head = '採取日,生産者名,ほ場名,次作,水素イオン濃度,ＥＣ(mS/cm),腐植（％）'
  const rows = ['20261001,青木,東1番,トマト,６．４,0.3,3.1', '20261001,青木,西2番,,５．６,0.5,4.2']
  await openFile(page, csvFile([head, ...rows].join('\r\n')))
  await takeOver(page)
  await page.getByRole('link', { name: /まとめて診断/ }).click()
  await page.getByRole('button', { name: /枚を印刷/ }).click()
  await page.getByRole('radio', { name: '1戸1枚' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet.getByRole('columnheader', { name: /^東1番 トマト/ }).first()).toBeVisible()
  await expect(sheet.getByRole('columnheader', { name: /^西2番/ })).toHaveCount(0)
  const unset = sheet.locator('section').filter({ hasText: '西2番' })
  await expect(unset.getByRole('row', { name: /^pH/ })).toContainText('5.6')
  await expect(unset.getByRole('row', { name: /^腐植/ })).toContainText('4.2 %')
  await page.getByRole('radio', { name: '一覧' }).click()
  await expect(page.getByRole('rowheader', { name: '作物が未設定' })).toBeVisible()
})

for (const fields of [1, 3]) {
  test(`${fields} of a farmer's fields fit on one page in the second season too, with the history of each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const head =
      '採取日,生産者名,ほ場名,面積(a),作物,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里,交換性石灰,交換性苦土'
    const rows = [2025, 2026].flatMap((year, at) =>
      [1, 2, 3]
        .slice(0, fields)
        .map(
          (field) =>
            `${year}0410,青木,${field}番,${field},トマト,${5 + at / 5},0.${2 + at},15,10,150,20`,
        ),
    )
    await openFile(page, csvFile([head, ...rows].join('\r\n')))
    await takeColumns(page)
    await takeOver(page)
    await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
    await open(page, '/diag?view=all&newest=1')
    await page.getByRole('button', { name: /印刷/ }).click()
    await page.getByRole('radio', { name: '1戸1枚' }).click()
    await expect(page).toHaveURL(/all=farmers/)
    const address = page.url()
    for (const [language, history] of [
      ['ja', /^これまで/],
      ['en', /^Over time/],
      ['easy', /^これまで/],
    ] as const) {
      await page.goto(`${address}&lang=${language}`)
      const sheet = page.locator('[data-paper]')
      await expect(sheet.getByRole('heading', { name: history })).toHaveCount(fields)
      expect.soft(pagesIn(await page.pdf({ preferCSSPageSize: true })), language).toBe(1)
    }
  })
}

test('nothing of a farmer’s sheet is cut on narrow paper', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const head = '採取日,生産者名,ほ場名,面積(a),作物,pH(H2O),EC(mS/cm),可給態リン酸'
  const rows = [1, 2, 3].map((field) => `20260410,青木,${field}番,${field},トマト,5.2,0.3,15`)
  await openFile(page, csvFile([head, ...rows].join('\r\n')))
  await takeColumns(page)
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=all&newest=1')
  await page.getByRole('button', { name: '3枚を印刷' }).click()
  await page.getByRole('radio', { name: '1戸1枚' }).click()
  await expect(page.getByRole('article', { name: '報告書' })).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 360, height: 640 })
  const cut = await page
    .locator('[data-paper] *')
    .evaluateAll(
      (parts) => parts.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length,
    )
  expect(cut).toBe(0)
})

test('what to order for three farmers is not cut on a phone, nor the overview on a screen, in any language', async ({
  page,
}) => {
  const head =
    '採取日,生産者名,ほ場名,面積(a),作物,pH(H2O),EC(mS/cm),可給態リン酸,交換性加里,交換性石灰,交換性苦土'
  const rows = farmers
    .slice(0, 3)
    .map((farmer, at) => `20260410,${farmer},1番,5,トマト,${5 + at / 5},0.2,15,10,150,${20 + at}`)
  await openFile(page, csvFile([head, ...rows].join('\r\n')))
  await takeColumns(page)
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  /** Cells beyond the card or the scrolled part that they are in. A table that scrolls by itself is whole. */
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => {
        if (!cell.checkVisibility()) return []
        let frame = cell.parentElement
        const isFrame = (one: Element) =>
          one.matches('section, article, main') || getComputedStyle(one).overflowX === 'auto'
        while (frame !== null && !isFrame(frame)) frame = frame.parentElement
        const right = frame?.getBoundingClientRect().right ?? Infinity
        const isWhole = frame?.matches('table') === true
        return !isWhole && cell.getBoundingClientRect().right > right + 1 ? [cell.textContent] : []
      }),
    )
  for (const language of ['ja', 'easy', 'en']) {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, `/diag?view=all&lang=${language}`)
    const byFarmer = page.locator('main summary').last()
    await byFarmer.click()
    await expect(page.getByRole('table').last().getByRole('row')).not.toHaveCount(1)
    expect.soft(await cut(), `orders, ${language}`).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/diag?view=report&all=meeting&lang=${language}`)
    await expect(page.getByRole('article').getByRole('table').first()).toBeVisible()
    expect.soft(await cut(), `overview, ${language}`).toEqual([])
  }
})
