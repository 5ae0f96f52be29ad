import { keepFinishedTest } from './support/finished-test.ts'
import { addPlot, rows, typeRecord } from './support/history-type.ts'
import { phPhoto } from './support/painted-photo.ts'
import { expect, open, test } from './support/site.ts'

const undo = '元に戻す'

test('a value is corrected, and the correction undone', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05', ph: '5.5' })
  const reading = page.getByRole('listitem').filter({ hasText: 'pH' }).first()
  await expect(reading).toContainText('5.5')
  await page.getByRole('button', { name: /pH.*の値を変更/ }).click()
  await page.getByLabel('値', { exact: true }).selectOption({ label: '6.5' })
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(reading).toContainText('6.5')
  await page.getByRole('button', { name: undo }).click()
  await expect(reading).toContainText('5.5')
  await page.reload()
  await expect(reading).toContainText('5.5')
  await page.getByText('変更履歴（2件）').click()
})

test('day, name, plot and note are corrected together', async ({ page }) => {
  await addPlot(page, '北の畑')
  await typeRecord(page, { when: '2026-04-01T09:05' })
  await page.getByRole('button', { name: '日時・名前・メモを変更' }).click()
  await page.getByLabel('測った日時').fill('2026-03-31T10:00')
  await page.getByLabel('試料1の名前').fill('東の列')
  await page.getByLabel('試料1の畑').selectOption('北の畑')
  await page.getByLabel('メモ', { exact: true }).fill('雨のあと')
  await page.getByRole('button', { name: '保存する' }).click()
  const title = page.getByRole('heading', { level: 2, name: /2026年3月31日 10:00/ })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.getByRole('heading', { name: '東の列（北の畑）' })).toBeVisible()
  await expect(page.getByText('雨のあと')).toBeVisible()
})

test('a laboratory value is listed separately from those of the kit and can be undone', async ({
  page,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05' })
  await page.getByRole('button', { name: '値を追加' }).click()
  await page.getByLabel('項目と単位').selectOption({ label: '交換性カリ（mg/100g）' })
  await page.getByLabel('値', { exact: true }).fill('たくさん')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('数値を入力してください')).toBeVisible()
  await page.getByLabel('値', { exact: true }).fill('３０')
  await page.getByRole('button', { name: '保存する' }).click()
  const value = page.getByText('交換性カリ K2O 30 mg/100g')
  await expect(value).toBeVisible()
  await page.getByRole('button', { name: undo }).click()
  await expect(value).toHaveCount(0)
})

test('a photograph is stored small and without its location, and can be removed', async ({
  page,
}) => {
  await typeRecord(page, { when: '2026-04-01T09:05' })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '写真を追加' }).click()
  await (await choosing).setFiles(phPhoto())
  const photo = page.getByRole('img', { name: '写真1' })
  await expect(photo).toBeVisible()
  await page.reload()
  await expect(photo).toBeVisible()
  await page.getByRole('button', { name: '写真1を消す' }).click()
  await expect(photo).toHaveCount(0)
  await page.getByRole('button', { name: undo }).click()
  await expect(photo).toBeVisible()
})

test('a file that is not a photograph is refused, and the record stays', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05' })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '写真を追加' }).click()
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await (await choosing).setFiles(file)
  await expect(page.getByRole('alert')).toContainText('この写真は開けません')
})

test('a deleted test is gone after a reload, and can be restored', async ({ page }) => {
  await typeRecord(page, { when: '2026-04-01T09:05', name: '畑A' })
  const remove = async () => {
    await page.getByRole('button', { name: 'この記録を消す' }).click()
    await expect(page.getByText('まだ記録がありません')).toBeVisible()
  }
  await remove()
  await page.getByRole('button', { name: undo }).click()
  await expect(rows(page)).toContainText(['畑A'])
  await page.reload()
  await expect(rows(page)).toContainText(['畑A'])
  await rows(page).getByRole('link').first().click()
  await remove()
  await page.reload()
  await expect(page.getByText('まだ記録がありません')).toBeVisible()
})

test('names that look like code or formulas are only text', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>'
  await addPlot(page, hostile)
  await typeRecord(page, { when: '2026-04-01T09:05', name: '=cmd()', plot: hostile, note: hostile })
  await open(page, '/diag?view=history')
  await expect(rows(page)).toContainText([`=cmd()（${hostile}）`])
  await expect(page.locator('img')).toHaveCount(0)
})

test('the back button closes the form of a plot, and then leaves the list', async ({ page }) => {
  await open(page, '/diag')
  await page.getByRole('link', { name: '畑', exact: true }).click()
  const form = page.getByRole('dialog')
  for (const close of [
    () => page.goBack(),
    () => form.getByRole('button', { name: '閉じる' }).click(),
  ]) {
    await page.getByRole('button', { name: '畑を追加' }).click()
    await expect(form).toBeVisible()
    await close()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL('/diag?view=plots')
  }
  await page.goBack()
  await expect(page).toHaveURL('/diag')
})

test('a plot is changed, archived and removed, each with undo', async ({ page }) => {
  await addPlot(page, '北の畑')
  await page.getByRole('link', { name: '北の畑' }).click()
  await page.getByRole('button', { name: '北の畑を変更' }).click()
  await page.getByLabel('面積', { exact: true }).fill('ひろい')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('0より大きい数値を入力してください')).toBeVisible()
  await page.getByLabel('面積', { exact: true }).fill('２．５')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('button', { name: /面積 2\.5㎡/ })).toBeVisible()
  await page.getByRole('button', { name: undo }).click()
  await expect(page.getByRole('button', { name: /面積 未設定/ })).toBeVisible()
  await page.getByRole('button', { name: '一覧から隠す' }).click()
  await expect(page.getByText('隠した畑（1か所）')).toBeVisible()
  await page.getByRole('button', { name: undo }).click()
  await page.getByRole('link', { name: '北の畑' }).click()
  await page.getByRole('button', { name: '北の畑を消す' }).click()
  await expect(page.getByText('まだ畑がありません')).toBeVisible()
  await page.getByRole('button', { name: undo }).click()
  await expect(page.getByRole('heading', { name: '北の畑' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '北の畑' })).toBeVisible()
})

test('how a value between two levels was read stays in words, not one letter below the other', async ({
  page,
}) => {
  await page.clock.setFixedTime(await keepFinishedTest(page, ['庭']))
  await open(page, '/')
  await page.getByRole('link', { name: '記録を見る' }).click()
  await page.getByRole('link', { name: /庭/ }).first().click()
  const read = page.getByText('目で読んだ').first()
  const letter = await read.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const { height } = (await read.boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(letter * 4)
})

test('a test typed half is there again after leaving the page and after a reload, until it is saved or cleared', async ({
  page,
}) => {
  const form = '/diag?view=history&new=typed'
  const name = page.getByLabel('試料の名前')
  const left = page.getByText('前に途中まで入れた内容が残っています')
  await open(page, form)
  await expect(left).toBeHidden()
  await name.fill('北の畑')
  await page.getByLabel(/^pH/).selectOption('typed')
  await page.getByLabel('数値', { exact: true }).fill('6.3')
  await page.getByRole('link', { name: '一覧に戻る' }).first().click()
  await expect(page).toHaveURL(/view=history$/)
  await open(page, form)
  await expect(left).toBeVisible()
  await expect(name).toHaveValue('北の畑')

  await page.getByRole('button', { name: '消して、はじめから入れる' }).click()
  await expect(name).toHaveValue('')
  await expect(left).toBeHidden()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await page.reload()
  await expect(name).toHaveValue('北の畑')
  await expect(page.getByLabel('数値', { exact: true })).toHaveValue('6.3')

  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(/[?&]record=/)
  await page.getByRole('button', { name: undo }).click()
  await expect(name).toHaveValue('北の畑')

  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page).toHaveURL(/[?&]record=/)
  await open(page, form)
  await expect(name).toHaveValue('')
  await expect(left).toBeHidden()
})
