import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { walkThroughTest } from './support/screens.ts'
import { expect, open, test } from './support/site.ts'

const cropField = (page: Page) => page.getByRole('combobox', { name: '作物', exact: true })
const chips = (page: Page) => page.getByRole('group', { name: '作物・面積などを変更' })
const todo = (page: Page) => page.getByRole('region', { name: 'やること' })
const line = (page: Page, item: string) => page.locator(`[data-item="${item}"]`)
const sheet = (page: Page) => page.getByRole('dialog')
const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first()
const done = (page: Page) => page.getByRole('button', { name: '決定' }).click()

async function chooseCrop(page: Page, typed: string, name: string): Promise<void> {
  await cropField(page).fill(typed)
  await page.getByRole('option', { name }).first().click()
  await expect(chips(page)).toContainText(name)
}

const openChip = (page: Page, name: string | RegExp) =>
  chips(page).getByRole('button', { name }).click()

/** Spinach on 100 m² of unknown soil. */
async function typeValues(page: Page): Promise<void> {
  await open(page, '/diag')
  await page.getByRole('button', { name: '数値を入力' }).click()
  await page.getByLabel('pHの値').fill('5.2')
  await page.getByLabel('硝酸態窒素の値').fill('4')
  await page.getByLabel('リン酸は検出なし').check()
  await page.getByLabel('水に溶けるリン酸・カリの値').check()
  await done(page)
  await chooseCrop(page, 'ほうれん', 'ほうれんそう')
  await page.getByRole('button', { name: '面積を入力' }).click()
  // A gardener's bed, unless another unit was chosen.
  await expect(page.getByLabel('単位', { exact: true })).toHaveValue('m2')
  await page.getByRole('textbox', { name: '数値', exact: true }).fill('100')
  await done(page)
}

test('nothing measured, nothing typed: what to do first', async ({ page }) => {
  await open(page, '/diag')
  await expect(page.getByText('測り終えると、ここに診断が出ます')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'タイマーで測る' })).toBeVisible()
  await page.getByRole('button', { name: '数値を入力' }).click()
  await done(page)
  await expect(page.getByText('作物を選ぶと、まく量がわかります')).toBeVisible()
  await chooseCrop(page, 'tomato', 'トマト')
  await expect(page.getByText('値を入力すると、判定できます')).toBeVisible()
})

test('typed values become a verdict, amounts for the field and a plan, with the sums', async ({
  page,
}) => {
  await typeValues(page)
  await expect(page.getByRole('heading', { name: 'pHが低い土です' })).toBeVisible()
  await expect(todo(page)).toContainText('100㎡分')
  await expect(todo(page)).toContainText(/苦土石灰\s*18\.5 ?kg/)
  await expect(todo(page)).toContainText('1㎡に185g')
  await expect(line(page, 'ph').getByRole('img', { name: /適正は6\.5〜7\.0/ })).toBeVisible()
  await line(page, 'ph').getByRole('button').click()
  await expect(
    sheet(page)
      .getByText('面積 100 ㎡', { exact: false })
      .or(sheet(page).getByText('広さ 100 ㎡', { exact: false }))
      .first(),
  ).toBeVisible()
  await expect(sheet(page).getByText('深さ 10 cm（仮）', { exact: false }).first()).toBeVisible()
  await expect(sheet(page).getByRole('link').first()).toHaveAttribute('href', /^https?:/)
  await page.keyboard.press('Escape')
  await line(page, 'phosphate').getByRole('button').click()
  await expect(sheet(page)).toContainText('「不足」という意味ではありません')
  await page.keyboard.press('Escape')
  await fold(page, '根拠と計算').click()
  await expect(page.getByRole('row', { name: /窒素/ })).toContainText('−1')
  await fold(page, 'この診断について').click()
  await expect(page.getByText('カリは測っていません')).toBeVisible()
  await fold(page, '買うもの').click()
  await page.getByLabel('苦土石灰の1袋の重さ（kg）').fill('10')
  await expect(page.getByRole('row', { name: /苦土石灰/ })).toContainText('2袋')
  await openChip(page, /面積/)
  await page.getByLabel('単位', { exact: true }).selectOption('tsubo')
  await expect(page.getByText('約331㎡')).toBeVisible()
  await done(page)
  await expect(todo(page)).toContainText(/苦土石灰\s*6\d(\.\d)? ?kg/)
})

test('the unit and the chemical form of a typed value are converted visibly', async ({ page }) => {
  await open(page, '/diag?crop=spinach&from=typed')
  await page.getByRole('button', { name: '数値を入力' }).click()
  await page.getByLabel('硝酸態窒素の値').fill('２０')
  await page.getByLabel('硝酸態窒素の表記').selectOption('NO3')
  await page.getByLabel('硝酸態窒素の単位').selectOption('mg/100g')
  await page.getByLabel('pHの値').fill('酸性')
  await expect(page.getByText('数値を入力してください')).toBeVisible()
  // What is not understood keeps the sheet open.
  await done(page)
  await expect(page.getByLabel('pHの値')).toHaveValue('酸性')
  await page.getByLabel('pHの値').fill('')
  await done(page)
  await expect(line(page, 'nitrate')).toContainText('4.52')
  await expect(line(page, 'ph')).toBeHidden()
  await line(page, 'nitrate').getByRole('button').click()
  await expect(sheet(page)).toContainText(/4\.52 kg\/10a NO3-N/)
  await expect(sheet(page).getByText('0.226', { exact: false }).first()).toBeVisible()
})

test('a laboratory’s values are typed in the same place, and are used', async ({ page }) => {
  await typeValues(page)
  await openChip(page, '使う値')
  await page.getByLabel('可給態リン酸').first().fill('120')
  await done(page)
  await expect(line(page, 'lab-available-p2o5')).toContainText('120')
  await openChip(page, '使う値')
  await page.getByLabel('pHの値').fill('12')
  await expect(sheet(page).getByText('ふつうは出ない値です')).toBeVisible()
  await done(page)
  await expect(page.getByRole('heading', { name: 'ふつうは出ない値があります' })).toBeVisible()
})

test('a compound fertilizer is mixed with single-nutrient ones', async ({ page }) => {
  await typeValues(page)
  await openChip(page, '使う値')
  await page.getByLabel('カリは検出なし').check()
  await done(page)
  await fold(page, '化成肥料などを組み合わせる').click()
  await page.getByLabel('化成肥料 8-8-8').check()
  await expect(todo(page)).toContainText('化成肥料 8-8-8')
  await fold(page, '買うもの').click()
  await expect(page.getByRole('row', { name: /化成肥料 8-8-8/ })).toContainText('袋')
})

test('kept with what was typed, found again with its crop and area, and undone', async ({
  page,
}) => {
  await typeValues(page)
  await page.getByRole('button', { name: 'この診断を保存' }).click()
  await expect(page.getByText('診断を保存しました')).toBeVisible()
  await expect(page.getByRole('link', { name: '報告書を見る・印刷する' })).toHaveAttribute(
    'href',
    /view=report&record=/,
  )
  await open(page, '/diag')
  await expect(chips(page)).toContainText('ほうれんそう')
  await expect(chips(page)).toContainText('100㎡')
  await expect(line(page, 'ph')).toContainText('5.2')
  await expect(page.getByRole('link', { name: '報告書を見る・印刷する' })).toBeVisible()
  await openChip(page, /時期/)
  await page.getByRole('radio', { name: '栽培中' }).check()
  await done(page)
  await page.getByRole('button', { name: 'この診断を保存' }).click()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('button', { name: 'この診断を保存' })).toBeVisible()
  await open(page, '/diag?from=typed')
  await expect(page.getByText('作物を選ぶと、まく量がわかります')).toBeVisible()
})

test('the last test is judged, and a reload keeps what was chosen', async ({ page }) => {
  await walkThroughTest(page, () => Promise.resolve())
  await open(page, '/diag')
  await chooseCrop(page, 'ﾄﾏﾄ', 'トマト')
  await expect(line(page, 'ph')).toContainText('6.0')
  await page.reload()
  await expect(chips(page)).toContainText('トマト')
  await expect(cropField(page)).toBeHidden()
  await openChip(page, /作物/)
  await expect(page.getByRole('option', { name: 'トマト', selected: true })).toBeVisible()
})

test('a value typed beside one sample is not used for the next, also after a reload', async ({
  page,
}) => {
  const samples = ['北', '南'].map((name) => `t1,2026/4/1,みどりくん N・PK,${name},5.2`)
  await openFile(page, csvFile(['記録番号,日付,キット,試料名,pH', ...samples].join('\n')))
  await takeOver(page)
  await expect(page.getByText(/測定1件.*を取り込みました/)).toBeVisible()
  await open(page, '/diag')
  await chooseCrop(page, 'とまと', 'トマト')
  await openChip(page, '使う値')
  await page.getByLabel('ECの値').fill('2.5')
  await expect(line(page, 'ec')).toContainText('2.5')
  await sheet(page).getByLabel('試料', { exact: true }).selectOption('南')
  await done(page)
  await expect(line(page, 'ec')).toBeHidden()
  // The crop was set for the other sample.
  await chooseCrop(page, 'とまと', 'トマト')
  await expect(todo(page)).toContainText('苦土石灰')
  await expect(line(page, 'ec')).toBeHidden()
  await page.reload()
  await expect(page.getByText('南').first()).toBeVisible()
  await expect(todo(page)).toContainText('苦土石灰')
  await expect(line(page, 'ec')).toBeHidden()
  // It is kept with its own sample, for every screen.
  await open(page, '/diag?view=history')
  await page
    .getByRole('link', { name: /みどりくん/ })
    .first()
    .click()
  await expect(page.getByText('EC 2.5 mS/cm')).toBeVisible()
})

test('a value typed beside a test is kept with it, and undone', async ({ page }) => {
  await walkThroughTest(page, () => Promise.resolve())
  await open(page, '/diag')
  await chooseCrop(page, 'とまと', 'トマト')
  await openChip(page, '使う値')
  await page.getByLabel('ECの値').fill('2.5')
  await done(page)
  await expect(page.getByText('値を記録に保存しました')).toBeVisible()
  await expect(page).not.toHaveURL(/ec=/)
  await expect(line(page, 'ec')).toContainText('2.5')
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(line(page, 'ec')).toBeHidden()
})

/** A test with a strip, typed from paper. */
async function typeStrip(page: Page, when: string): Promise<void> {
  await open(page, '/diag?view=history&new=typed&with=nitrate-strip')
  await page.getByLabel('測った日時').fill(when)
  await page.getByLabel('硝酸イオン').selectOption('typed')
  await page.getByLabel('数値（mg/L）').fill('45')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('記録を保存しました')).toBeVisible()
}

test('a strip in mg/L asks for the amounts of liquid and soil, then leads to an answer', async ({
  page,
}) => {
  await typeStrip(page, '2026-11-20T10:00')
  await open(page, '/diag')
  await chooseCrop(page, 'とまと', 'トマト')
  await expect(line(page, 'nitrate')).toContainText('45 mg/L')
  const question = page.getByRole('button', { name: '液と土の量を入力' })
  await expect(question).toBeInViewport()
  await question.click()
  await sheet(page).getByLabel('液（mL）').fill('100')
  await sheet(page).getByLabel('土（g）').fill('20')
  await done(page)
  await expect(question).toBeHidden()
  // 45 × 0.2259 × 5 × 0.1
  await expect(line(page, 'nitrate')).toContainText('5.08')
  await open(page, '/diag')
  await expect(line(page, 'nitrate')).toContainText('5.08')
  // The same amounts are one tap for the next test.
  await typeStrip(page, '2026-11-21T10:00')
  await open(page, '/diag')
  await chooseCrop(page, 'とまと', 'トマト')
  await page.getByRole('button', { name: '前回と同じ（液100mL・土20g）' }).click()
  await expect(line(page, 'nitrate')).toContainText('5.08')
})

test('the list of crops works with the keyboard', async ({ page }) => {
  await open(page, '/diag?from=typed&ph=5_pH_')
  await cropField(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await cropField(page).fill('xyz')
  // An unknown crop is judged by another, which Enter never chooses unseen.
  await expect(page.getByText('「xyz」の基準は、まだありません')).toBeVisible()
  expect(await page.getByRole('option').count()).toBeGreaterThan(50)
  await page.keyboard.press('Enter')
  await expect(cropField(page)).toBeVisible()
  await cropField(page).fill('ぶるーべりー')
  await page.keyboard.press('ArrowDown')
  const active = await cropField(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${String(active)}"]`)).toContainText('ブルーベリー')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toContainText('ブルーベリー')
})

test('on a wide screen each fact of an action has a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/diag?from=typed&ph=5.2_pH_&crop=spinach&lang=en')
  const facts = page.locator('main [data-action=add]').first().locator('small')
  await expect(facts.first()).toBeVisible()
  const tops = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(tops.length)
})

test('on a phone nothing is cut off', async ({ page }) => {
  await typeValues(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})

for (const language of ['ja', 'easy', 'en']) {
  test(`on a phone the list of what to buy shows how many bags (${language})`, async ({ page }) => {
    const values =
      'ph=5.2_pH_&nitrate=1_NO3-N_kg/10a&phosphate=3_P2O5_kg/10a&potassium=3_K2O_kg/10a'
    await page.addInitScript(() => {
      const places = { typed: { area: { value: 3, unit: 'a' } } }
      localStorage.setItem('soil-kit-timer:diagnosis-choices', JSON.stringify({ places }))
    })
    await open(page, `/diag?lang=${language}&from=typed&crop=tomato&${values}`)
    const table = page.locator('main table').filter({ has: page.locator('input') })
    await expect(page.locator('main details')).toHaveCount(4)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expect(table).toHaveCount(1)
    const beyond = await table.evaluate((it) => {
      const { scrollWidth = 0, clientWidth = 0 } = it.parentElement ?? {}
      return scrollWidth - clientWidth
    })
    expect(beyond).toBe(0)
  })
}

test('axe finds nothing in the sheets of values and of crops, in any theme', async ({ page }) => {
  await open(page, '/diag?from=typed&crop=spinach&ph=5.2_pH_')
  for (const chip of ['使う値', /作物/]) {
    await openChip(page, chip)
    await expect(sheet(page)).toBeVisible()
    await expectAccessible(page, String(chip))
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how a diagnosis comes about', async ({ page }) => {
    await page.goto('/diag')
    await expect(page.getByText(/作物を選び、畑の/)).toBeVisible()
  })
})
