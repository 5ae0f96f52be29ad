import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { expect, open, test } from './support/site.ts'

test('an office enters its standard and its fertilizer; they decide, are shown as evidence, and go to another phone as a file', async ({
  page,
  browser,
}) => {
  await open(page, '/diag?view=standards')
  await page.getByRole('button', { name: '施肥基準を追加' }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('トマト')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  // Starts from a copy of a published standard.
  await dialog.getByLabel('もとにする基準').selectOption({ label: '促成・埼玉県の基準' })
  await expect(dialog.getByLabel('元肥の窒素（kg/10a）')).toHaveValue('15')
  await expect(dialog.getByLabel('追肥の窒素（kg/10a）')).toHaveValue('15')
  await dialog.getByLabel('出典', { exact: true }).fill('')
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(dialog.getByText('出典を入力してください。')).toBeVisible()
  await dialog.getByLabel('出典', { exact: true }).fill('みどり県施肥基準')
  await dialog.getByLabel('出典の日付').fill('2025-03-01')
  await dialog.getByLabel('作型・名前').fill('雨よけ')
  await dialog.getByLabel('元肥の窒素（kg/10a）').fill('１０')
  await dialog.getByLabel('pHの下限').fill('6.4')
  await dialog.getByLabel('pHの上限').fill('6.8')
  await expectAccessible(page, 'an own standard')
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('button', { name: /トマト・雨よけ/ })).toContainText(
    'みどり県施肥基準（2025-03-01）',
  )
  await page.getByRole('button', { name: '肥料を追加' }).click()
  await dialog.getByLabel('品名').fill('みどり尿素')
  await dialog.getByLabel('窒素', { exact: true }).fill('20')
  await dialog.getByLabel('1袋の重さ（kg）').fill('10')
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('button', { name: /みどり尿素/ })).toContainText('窒素20%')

  // It is applied like a published one, and named as the source.
  const asked = '/diag?crop=tomato&ph=6.2__&nitrate=1_NO3-N_kg/10a'
  await open(page, asked)
  await expect(page.getByText('pHが低い土です')).toBeVisible()
  await page.getByRole('button', { name: /使う肥料/ }).click()
  await dialog.getByLabel('窒素', { exact: true }).selectOption({ label: 'みどり尿素' })
  await dialog.getByRole('button', { name: '決定' }).click()
  const urea = page.getByRole('listitem').filter({ hasText: 'みどり尿素' }).first()
  // 10 kg of nitrogen are 50 kg of a 20 % fertilizer.
  await expect(urea).toContainText('50kg')
  await page.getByRole('button', { name: /^pH/ }).first().click()
  await expect(dialog.getByText('みどり県施肥基準 (2025-03-01)').first()).toBeVisible()
  await expect(dialog.getByText('自分で入力した基準です').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page, '/diag?view=standards')
  await page.getByText('ファイルで共有').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ファイルに保存' }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toContain('"format": "soil-standards"')

  const colleague = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const phone = await colleague.newPage()
  await open(phone, '/diag?view=standards')
  await phone.getByText('ファイルで共有').click()
  const choosing = phone.waitForEvent('filechooser')
  await phone.getByRole('button', { name: 'ファイルから取り込む' }).click()
  await (await choosing).setFiles(file)
  await expect(phone.getByText('2件を追加しました。')).toBeVisible()
  await open(phone, asked)
  await expect(phone.getByText('pHが低い土です')).toBeVisible()
  await colleague.close()

  // Deleting can be undone; after it the published standard applies again.
  await page.getByRole('button', { name: /トマト・雨よけ/ }).click()
  await dialog.getByRole('button', { name: '消す' }).click()
  await expect(page.getByRole('button', { name: /トマト・雨よけ/ })).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('button', { name: /トマト・雨よけ/ })).toBeVisible()
})
