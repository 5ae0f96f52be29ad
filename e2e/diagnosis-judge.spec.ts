import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { walkThroughTest } from './support/screens.ts'
import { expect, open, test } from './support/site.ts'

const cropField = (page: Page) => page.getByRole('combobox', { name: '作物', exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).first()

async function chooseCrop(page: Page, typed: string, name: string): Promise<void> {
  await cropField(page).fill(typed)
  await page.getByRole('option', { name }).first().click()
  await expect(cropField(page)).toHaveValue(name)
}

/** Spinach on 100 m² of unknown soil. */
async function typeValues(page: Page): Promise<void> {
  await open(page, '/diag')
  await chooseCrop(page, 'ほうれん', 'ほうれんそう')
  await page.getByLabel('pHの値').fill('5.2')
  await page.getByLabel('硝酸態窒素の値').fill('4')
  await page.getByLabel('リン酸は検出されず').check()
  await page.getByLabel('水で溶かして測った').check()
  await page.getByLabel('広さ', { exact: true }).fill('100')
}

test('nothing measured, nothing typed: what to do first', async ({ page }) => {
  await open(page, '/diag')
  await expect(page.getByText('まだ測定の記録がありません')).toBeVisible()
  await expect(page.getByText('作物を選ぶと、ここに診断が出ます')).toBeVisible()
  await chooseCrop(page, 'tomato', 'トマト')
  await expect(page.getByText('値を入れると、ここに診断が出ます')).toBeVisible()
})

test('typed values become verdicts, amounts for the plot and a plan, with the sums', async ({
  page,
}) => {
  await typeValues(page)
  const ph = card(page, 'pH')
  await expect(ph.getByText('低い', { exact: true }).first()).toBeVisible()
  await expect(ph.getByRole('img', { name: /適正は 6\.5〜7\.0/ })).toBeVisible()
  await expect(ph).toContainText(/苦土石灰を18.5kg（1㎡あたり185g）/)
  await expect(card(page, '水溶性リン酸')).toContainText('「不足」でも「0」でもありません')
  await expect(page.getByText('カリは測っていません')).toBeVisible()
  await ph.getByText('根拠').click()
  await expect(ph.getByText('面積 100 m²', { exact: false }).first()).toBeVisible()
  await expect(ph.getByText('深さ 10 cm（仮）', { exact: false }).first()).toBeVisible()
  await expect(ph.getByRole('link').first()).toHaveAttribute('href', /^https?:/)
  const nitrogen = page.getByRole('row', { name: /窒素/ })
  await expect(nitrogen).toContainText('−1')
  await fold(page, '買うもの').click()
  await page.getByLabel('苦土石灰の1袋の重さ (kg)').fill('10')
  await expect(page.getByRole('row', { name: /苦土石灰/ })).toContainText('2袋')
  await page.getByLabel('広さの単位').selectOption('tsubo')
  await expect(page.getByText('= 331 ㎡')).toBeVisible()
  await expect(ph).toContainText(/苦土石灰を6\d(\.\d)?kg/)
})

test('the unit and the form of a typed value are converted in sight', async ({ page }) => {
  await open(page, '/diag?crop=spinach')
  await page.getByLabel('硝酸態窒素の値').fill('２０')
  await page.getByLabel('硝酸態窒素の表し方').selectOption('NO3')
  await page.getByLabel('硝酸態窒素の単位').selectOption('mg/100g')
  const nitrate = card(page, '硝酸態窒素')
  await expect(nitrate).toContainText(/4\.52 kg\/10a NO3-N/)
  await nitrate.getByText('根拠').click()
  await expect(nitrate.getByText('0.226', { exact: false }).first()).toBeVisible()
  await page.getByLabel('pHの値').fill('酸性')
  await expect(page.getByText('数字で入れてください')).toBeVisible()
  await expect(card(page, 'pH')).toBeHidden()
})

test('a compound is mixed with single ones, and no nutrient goes over its target', async ({
  page,
}) => {
  await typeValues(page)
  await page.getByLabel('カリは検出されず').check()
  await fold(page, '化成肥料などでまとめる').click()
  await page.getByLabel('化成肥料 8-8-8').check()
  await expect(page.getByText('どの成分も、ほぼ計画どおりになります')).toBeVisible()
  await fold(page, '買うもの').click()
  await expect(page.getByRole('row', { name: /化成肥料 8-8-8/ })).toContainText('袋')
})

test('kept with what was typed, found again, and undone', async ({ page }) => {
  await typeValues(page)
  await page.getByRole('button', { name: 'この診断を残す' }).click()
  await expect(page.getByText('診断を残しました')).toBeVisible()
  await expect(page.getByRole('link', { name: '紙の報告を見る' })).toHaveAttribute(
    'href',
    /view=report&record=/,
  )
  await open(page, '/diag')
  await expect(page.getByRole('heading', { name: 'ほうれんそうの診断' })).toBeVisible()
  await expect(card(page, 'pH')).toContainText('5.2')
  await page.getByRole('button', { name: 'この診断を残す' }).click()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('button', { name: 'この診断を残す' })).toBeVisible()
})

test('the last test is judged, and a reload keeps what was chosen', async ({ page }) => {
  await walkThroughTest(page, () => Promise.resolve())
  await open(page, '/diag')
  await chooseCrop(page, 'ﾄﾏﾄ', 'トマト')
  await expect(card(page, 'pH')).toContainText('6.0')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'トマトの診断' })).toBeVisible()
  await expect(cropField(page)).toBeHidden()
  await fold(page, '条件を変える').click()
  await expect(cropField(page)).toHaveValue('トマト')
})

test('a value typed beside one sample is not used for the next, also after a reload', async ({
  page,
}) => {
  const samples = ['北', '南'].map((name) => `t1,2026/4/1,みどりくん N・PK,${name},5.2`)
  await openFile(page, csvFile(['記録番号,日付,キット,試料名,pH', ...samples].join('\n')))
  await takeOver(page)
  await expect(page.getByText(/測定 1件.*を取り込みました/)).toBeVisible()
  await open(page, '/diag')
  await chooseCrop(page, 'とまと', 'トマト')
  await fold(page, 'EC・アンモニア態窒素も入れる').click()
  await page.getByLabel('ECの値').fill('2.5')
  const ec = card(page, 'EC（電気伝導度）')
  await expect(ec).toContainText('2.5 mS/cm')
  const sample = page.getByLabel('試料', { exact: true })
  await sample.selectOption('南')
  await expect(card(page, 'pH')).toContainText(/苦土石灰を/)
  await expect(ec).toBeHidden()
  await page.reload()
  await expect(page.getByText('南').first()).toBeVisible()
  await expect(card(page, 'pH')).toContainText(/苦土石灰を/)
  await expect(ec).toBeHidden()
})

test('the list of crops is the keyboard’s too', async ({ page }) => {
  await open(page, '/diag')
  await cropField(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await cropField(page).fill('ぶるーべりー')
  await page.keyboard.press('ArrowDown')
  const active = await cropField(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${String(active)}"]`)).toContainText('ブルーベリー')
  await page.keyboard.press('Enter')
  await expect(cropField(page)).toHaveValue('ブルーベリー')
  await cropField(page).fill('xyz')
  await expect(page.getByText('その名前の作物はありません').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cropField(page)).toHaveValue('ブルーベリー')
})

test('a phone shows the answer at a tap, and nothing is cut off', async ({ page }) => {
  await typeValues(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: '診断を見る' }).click()
  await expect(page.getByRole('heading', { name: 'ほうれんそうの診断' })).toBeInViewport()
  await expect(cropField(page)).toBeHidden()
})

test('axe finds nothing, with everything unfolded, in any theme', async ({ page }) => {
  await typeValues(page)
  await page.evaluate(() => {
    for (const it of document.querySelectorAll('details')) it.open = true
  })
  await page.getByLabel('可給態リン酸').first().fill('120')
  await cropField(page).click()
  await expectAccessible(page, 'diagnosis')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says how a diagnosis comes about', async ({ page }) => {
    await page.goto('/diag')
    await expect(page.getByText('作物と、畑の広さを選びます')).toBeVisible()
  })
})
