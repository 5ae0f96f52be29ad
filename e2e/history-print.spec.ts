import { addPlot, typeRecord } from './support/history-type.ts'
import { expect, open, test } from './support/site.ts'

test('the report of a test is one page of A4 with values, source and code, and nothing else', async ({
  page,
}) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05', plot: '北の畑', ph: '5.5' })
  await typeRecord(page, { when: '2026-05-01T09:05', plot: '北の畑', ph: '6.2', name: '東の列' })
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  await open(page, `/diag?view=report&record=${id}`)
  await expect(page.getByText('この報告書に、やることは載っていません')).toBeVisible()
  await page.getByRole('link', { name: '診断を開く' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('ほうれん')
  await page.getByRole('option', { name: 'ほうれんそう' }).click()
  await page.getByRole('button', { name: 'この診断を保存' }).click()
  await expect(page.getByText('診断を保存しました')).toBeVisible()

  await open(page, `/diag?view=report&record=${id}`)
  await expect(page.getByText('この報告書に、やることは載っていません')).toHaveCount(0)
  const sheet = page.getByRole('article', { name: '報告書' })
  for (const text of [
    '2026年5月1日',
    '北の畑',
    '東の列',
    '6.2',
    'みどりくん',
    'ほうれんそう',
    '1㎡あたり',
  ]) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet.getByRole('img', { name: /この測定のデータ/ })).toBeVisible()
  await expect(sheet.getByRole('img', { name: /^pH。.*2回の測定/ })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: '印刷する' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages).toHaveLength(1)
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/)

  await open(page, `/diag?view=report&record=${id}&lang=en`)
  const bracket = page.getByText('(N + PK)', { exact: true })
  await expect(bracket).toHaveCSS('white-space', 'nowrap')
})

test('the report of all that a kit reads is one page in every language', async ({ page }) => {
  const values =
    'ph=5.2_pH_&ec=0.5_EC_mS/cm&nitrate=6_NO3-N_kg/10a&phosphate=3_P2O5_kg/10a&potassium=3_K2O_kg/10a&liquid=water'
  await open(page, `/diag?from=typed&${values}&crop=tomato`)
  await page.getByRole('button', { name: 'この診断を保存' }).click()
  await expect(page.getByText('診断を保存しました')).toBeVisible()
  await open(page, '/diag?view=history')
  await page.locator('a[href*="record="]').first().click()
  await expect(page).toHaveURL(/record=/)
  const id = new URL(page.url()).searchParams.get('record') ?? ''
  for (const language of ['ja', 'en', 'easy']) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, `/diag?view=report&record=${id}&lang=${language}`)
    await expect(page.locator('[data-paper]')).toContainText('5.2')
    await page.emulateMedia({ media: 'print' })
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect.soft(pages, language).toHaveLength(1)
  }
})

test('the report of a kit of words, for a plot in tsubo, says what the screen says', async ({
  page,
}) => {
  await open(page, '/diag?view=history&new=typed&with=npk-tube')
  for (const item of [/^窒素/, /^リン酸/, /^カリ/]) {
    await page.getByLabel(item).first().selectOption({ index: 2 })
  }
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByRole('link', { name: '診断する' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('トマト')
  await page.getByRole('option', { name: 'トマト' }).first().click()
  await page.getByRole('button', { name: '面積を入力' }).click()
  await page.getByLabel('数値').fill('10')
  await page.getByLabel('単位').selectOption('tsubo')
  await page.getByRole('button', { name: '決定' }).click()
  const rate = page.getByText(/^1㎡に\d+g$/).first()
  await expect(rate).toBeVisible()
  const shown = (await rate.textContent()) ?? ''
  await page.getByRole('button', { name: '印刷' }).click()
  const sheet = page.getByRole('article', { name: '報告書' })
  await expect(sheet).toContainText('10坪分')
  await expect(sheet).toContainText(shown)
  await expect(sheet.getByRole('rowheader')).toHaveText(['窒素', 'リン酸', 'カリ'])
  await expect(sheet).not.toContainText('適正')
})

test('S8 the report of a missing test is a page not found', async ({ page }) => {
  await open(page, '/diag?view=report&record=none')
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
