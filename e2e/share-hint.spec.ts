import { expectNoViolations } from './support/axe.ts'
import { expect, open, test } from './support/site.ts'

test('a card is copied as a link that leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/inspire?card=lawn')
  await page.getByRole('button', { name: /を共有$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, 'sharing a hint')
  await dialog.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(page.getByText('リンクをコピーしました')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?card=lawn')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /芝は/ })).toBeVisible()
})

test('a card becomes a picture that can be saved', async ({ page }) => {
  await open(page, '/inspire?card=lawn')
  await page.getByRole('button', { name: /を共有$/ }).click()
  await page.getByRole('button', { name: '画像を作る' }).click()
  const picture = page.getByRole('img', { name: /の画像$/ })
  await expect(picture).toBeVisible()
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  await expect(picture).toHaveJSProperty('naturalHeight', 1350)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '画像を保存' }).click()
  expect((await download).suggestedFilename()).toBe('hint-lawn.png')
})

test('where the phone has a share sheet it is offered first', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator, 'share', async (what: ShareData) => {
      document.title = `${what.title ?? ''} ${what.url ?? ''}`
    })
  })
  await open(page, '/inspire?card=lawn')
  await page.getByRole('button', { name: /を共有$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'LINEなどで送る', exact: true })
    .click()
  await expect(page).toHaveTitle(/芝は.*card=lawn$/)
})
