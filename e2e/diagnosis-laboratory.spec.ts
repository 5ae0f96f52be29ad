import type { Locator, Page } from '@playwright/test'
import { csvFile, openFile, shiftJis } from './support/records-files.ts'
import { pdfPages } from './support/pdf-text.ts'
import { expect, open, test } from './support/site.ts'

const fieldsOfFarmer = 6
/** One row in this many has a phosphate value below the laboratory's limit. */
const belowLimitEvery = 50
const farmerOf = (at: number) =>
  `農家${String(Math.floor(at / fieldsOfFarmer) + 1).padStart(2, '0')}`

/** A sheet as an agricultural cooperative prints it: titles, two header rows, totals, and values that could not be measured. */
function laboratorySheet(rowsCount: number): Buffer {
  const rows = Array.from({ length: rowsCount }, (_, at) => {
    const phosphate = at % belowLimitEvery === 0 ? '<5' : String(20 + (at % 60))
    const values = [5 + (at % 20) / 10, 0.1 + (at % 8) / 10, phosphate, 180 + at, 20 + (at % 40)]
    const rest = [15 + (at % 30), 15 + (at % 10)]
    return [
      'R8.4.10',
      farmerOf(at),
      `${farmerOf(at)}の${(at % fieldsOfFarmer) + 1}番`,
      ...values,
      ...rest,
    ]
  })
  const lines = [
    ['令和８年度　土壌診断結果一覧'],
    ['○○営農センター'],
    [],
    ['採取日', '生産者名', 'ほ場名', 'pH', 'EC', '可給態リン酸', '交換性塩基', '', '', 'CEC'],
    ['', '', '', 'H2O', 'mS/cm', '', '石灰', '苦土', '加里', 'me/100g'],
    ...rows,
    ['平均', '', '', '6.0', '0.4', '50', '330', '40', '30', '20'],
  ]
  return shiftJis(lines.map((cells) => cells.join(',')).join('\r\n'))
}

type Hand = 'touch' | 'keyboard'

/** Moves to a control and activates it, by touch or without a mouse. */
async function pressBy(page: Page, by: Hand, name: string | RegExp) {
  const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
  if (by === 'touch') {
    await button.tap()
    return
  }
  await button.focus()
  await page.keyboard.press('Enter')
}

// What scales with the number of rows is tested at one width only; `npm run bench -- office` has 300 in every run.
const isDeep = process.env['DEEP_TESTS'] === '1'
for (const { width, height, by, rowsCount } of [
  { width: 768, height: 1024, by: 'touch', rowsCount: 30 },
  { width: 1440, height: 900, by: 'keyboard', rowsCount: isDeep ? 300 : 120 },
] as const) {
  const farmersCount = rowsCount / fieldsOfFarmer
  // Only the row of averages is no value: one below the laboratory's limit is kept as a limit.
  const asides = 1

  test(`a laboratory's sheet of ${rowsCount} rows is mapped, judged and printed by ${by}, ${width} pixels wide`, async ({
    page,
  }) => {
    const press = (name: string | RegExp) => pressBy(page, by, name)
    await page.setViewportSize({ width, height })
    await openFile(page, csvFile(laboratorySheet(rowsCount), '土壌診断.csv'))
    await expect(page.getByText('見出しは4〜5行目')).toBeVisible()
    const phosphate = page.getByRole('combobox', { name: /「可給態リン酸」の単位/ })
    await phosphate.focus()
    await phosphate.selectOption('mg/100g')
    await press('内容を確認する')
    await expect(page.getByText(`測定値ではない所：${asides}か所`)).toBeVisible()
    await press('取り込む')
    await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: `${rowsCount}件をまとめて診断` })).toBeVisible()

    // Next month's sheet is mapped like this one.
    await openFile(page, csvFile(laboratorySheet(rowsCount), '土壌診断.csv'))
    await expect(page.getByText('見出しが前回と同じなので')).toBeVisible()

    await open(page, '/diag?view=history')
    await press('まとめて診断')
    await expect(page.getByRole('heading', { name: `${rowsCount}点の診断` })).toBeVisible()
    await press(`${rowsCount}点の作物を選ぶ`)
    const crop = page.getByRole('combobox', { name: '作物' })
    await (by === 'touch' ? crop.tap() : crop.focus())
    await page.keyboard.type('トマト')
    const tomato = page.getByRole('option', { name: 'トマト' }).first()
    await expect(tomato).toBeVisible()
    await (by === 'touch' ? tomato.tap() : page.keyboard.press('Enter'))
    await expect(page.getByText(`${rowsCount}点の作物を変更しました`)).toBeVisible()
    await expect(page.getByRole('table').first().getByText('作物を選ぶ')).toHaveCount(0)
    await press(`${rowsCount}枚を印刷`)
    const sheets = page.getByRole('article', { name: '報告書' })
    await expect(sheets).toHaveCount(rowsCount, { timeout: 30_000 })
    if (by === 'touch') await page.getByRole('radio', { name: '1戸1枚' }).tap()
    else {
      await page.getByRole('radio', { name: '1試料1枚' }).focus()
      await page.keyboard.press('ArrowRight')
    }
    await expect(sheets).toHaveCount(farmersCount)
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-asked', '')))
    await press(`${farmersCount}戸分を印刷`)
    await expect(page.locator('body[data-asked]')).toHaveCount(1)
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    const names = pages.map((text) => [...new Set(text.match(/農家\d\d/gu))])
    expect(pages.join('\n')).toMatch(/5\s*未満/u)
    expect(names.filter((found) => found.length > 1)).toEqual([])
    expect(new Set(names.flat()).size).toBe(farmersCount)
  })
}

test('a sheet that names the crops is judged without a tap: grouped heads, days under a title of two lines, pH twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const sheet = [
    '土壌分析結果報告書,,,,,,,,,',
    '"採土\n年月日",生産者氏名,圃場名,作物,pH,,EC,窒素,,交換性塩基,,,有効態りん酸,CEC,腐植,石灰/苦土,塩基飽和度',
    ',,,,H2O,KCl,mS/cm,硝酸態,アンモニア態,石灰,苦土,加里,,,,,',
    ',,,,,,,mg/100g,mg/100g,mg/100g,mg/100g,mg/100g,mg/100g,me/100g,%,,%',
    'R8.4.1,山田,上ノ台,トマト,６．５,5.8,0.12,4.5,1.0,"1,250mg/100g",45,31,120,28,5.1,19.8,172',
    '令和8年4月2日,鈴木,川端,謎の草,58,-,0.05,3.0,ND,x,,,,,,,',
    '令和8年4月2日,鈴木,山の手,キャベツ,5.8,5.0,0.05,3.0,ND,210,20,18,60,15,3.2,7.5,60',
  ].join('\r\n')
  await openFile(page, csvFile(shiftJis(sheet), '報告書.csv'))
  // Nothing is ambiguous, so no question appears; row numbers are those of the spreadsheet.
  await expect(page.getByText('測定2件を追加します')).toBeVisible()
  await expect(page.getByText('読めない所：2か所')).toBeVisible()
  await expect(page.getByText('測定値ではない所：1か所')).toBeVisible()
  const faults = page.getByRole('listitem')
  await expect(faults.filter({ hasText: '6行目・「pH H2O」' })).toContainText('58')
  await expect(faults.filter({ hasText: '6行目・「交換性塩基 石灰 mg/100g」' })).toContainText('x')
  await expect(faults.filter({ hasText: '7行目・「窒素 アンモニア態' })).toContainText('ND')
  await page.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  // Exactly the tests of the sheet, also after a reload.
  await page.getByRole('link', { name: '2件をまとめて診断' }).click()
  await expect(page.getByRole('heading', { name: '2点の診断' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '2点の診断' })).toBeVisible()
  await open(page, '/diag?view=all&test=none')
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()

  await open(page, '/diag?view=all')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader', { name: 'pHで並べ替え', exact: true })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'pH（KCl）で並べ替え' })).toBeVisible()
  await expect(page.getByRole('button', { name: /上ノ台：トマト/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /山の手：キャベツ/ })).toBeVisible()
  await expect(table.getByText('作物を選ぶ')).toHaveCount(0)
  // Values given by the laboratory are not computed as well.
  await expect(table.getByRole('columnheader', { name: '塩基飽和度' })).toHaveCount(1)
  await expect(table.getByRole('columnheader', { name: '石灰/苦土' })).toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: '苦土/カリ' })).toHaveCount(1)
  // Even with so many values, none overlap, and what to do is visible: below each sample, without a head of its own.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size)
    const [head, row] = [table.getByRole('row').nth(0), table.getByRole('row').nth(1)]
    for (const one of [head, row])
      expect(await overlaps(one), `${size.width} pixels wide`).toEqual([])
    await expect(head.locator(':scope > :visible').last()).toBeInViewport({ ratio: 1 })
    await expect(row.locator(':scope > :last-child')).toBeInViewport({ ratio: 1 })
  }
})

test('a report of one field, item by item, is turned and judged; a fault is named by its column and row', async ({
  page,
}) => {
  const report = (magnesia: string) =>
    [
      '土壌診断結果票',
      '生産者名,山田太郎,,ほ場名,上ノ台',
      '採取日：令和8年4月1日,,,作物,トマト',
      '分析項目,,単位,測定値,基準値,,判定',
      ',,,,下限,上限,',
      'pH,H2O,,5.2,6.0,6.5,低い',
      'EC,,mS/cm,0.12,0.1,0.3,適',
      '交換性塩基,石灰,mg/100g,120,250,350,低い',
      `,苦土,mg/100g,${magnesia},30,50,`,
      'CEC,,me/100g,18.5,,,',
    ].join('\r\n')
  await openFile(page, csvFile(shiftJis(report('x')), '診断票.csv'))
  await expect(page.getByText('読めない所：1か所')).toBeVisible()
  await expect(page.getByText('D列・「交換性塩基 苦土 mg/100g」の行')).toBeVisible()

  await openFile(page, csvFile(shiftJis(report('<5')), '診断票.csv'))
  await page.getByRole('button', { name: '列の取り込み先を変更' }).click()
  await expect(page.getByText('見出しはA〜C列')).toBeVisible()
  await expect(page.getByText('縦横を入れ替えて読みました')).toBeVisible()
  await page.getByRole('button', { name: '内容を確認する' }).click()
  await page.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '診断する' }).click()
  await expect(page.getByText('pHが低い土です')).toBeVisible()
})

/** Pairs of overlapping texts in the cells of a row. */
const overlaps = (row: Locator) =>
  row.locator(':scope > :is(th, td)').evaluateAll((cells) => {
    const boxes = cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return { text: cell.textContent, box: range.getBoundingClientRect() }
    })
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            one.box.right > box.left + 1 &&
            box.right > one.box.left + 1 &&
            one.box.bottom > box.top + 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ text }) => `${one.text} | ${text}`),
    )
  })

test('a row names every product of its field, however many they are', async ({ page }) => {
  const head =
    '採取日,生産者名,ほ場名,作物,面積(a),pH(H2O),硝酸態窒素(mg/100g),可給態リン酸(mg/100g),交換性加里(mg/100g)'
  const row = '2026/4/2,鈴木,山の手,トマト,10,5.2,1,20,12'
  await openFile(page, csvFile(shiftJis([head, row].join('\r\n'))))
  await page.getByRole('button', { name: '取り込む', exact: true }).click()
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=all')
  const answer = page.getByRole('table').first().getByRole('row').last()
  for (const product of ['苦土石灰', '硫安', '過リン酸石灰', '硫酸カリ']) {
    await expect(answer).toContainText(product)
  }
})
