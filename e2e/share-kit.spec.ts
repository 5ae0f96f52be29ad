import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { useShortKit } from './support/short-kit.ts'
import { expect, open, test } from './support/site.ts'

const site = '/?view=kits'

const expectAccessibleDialog = (page: Page) => expectNoViolations(page, 'dialog', 'dialog')

test('a kit goes from one phone to another by link', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await useShortKit(page)
  await open(page, `${site}&give=e2e-short`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QRコード$/ })).toBeVisible()
  await expectAccessibleDialog(page)
  await dialog.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(page.getByText('リンクをコピーしました')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await (await browser.newContext()).newPage()
  await open(other, link)
  const arrived = other.getByRole('dialog')
  await expect(arrived.getByRole('heading', { name: '短いキット' })).toBeVisible()
  await expectAccessibleDialog(other)
  await arrived.getByRole('button', { name: 'このキットを追加する' }).click()
  await expect(other.getByText(/を取り込みました/)).toBeVisible()

  await other.goto('about:blank')
  await open(other, link)
  await expect(arrived.getByText('このキットは、もうあります。')).toBeInViewport()
  await expectAccessibleDialog(other)
  await arrived.getByRole('button', { name: 'このキットを使う' }).click()
  await expect(other.getByRole('region', { name: 'キット' })).toContainText('短いキット')
})

test('a link that was cut off says so, and adds nothing', async ({ page }) => {
  await open(page, `${site}#kit=1.abc`)
  await expect(page.getByText('リンクが途中で切れているか、壊れています')).toBeVisible()
  await expect(page.getByText('何も追加していません。')).toBeVisible()
  await expectAccessibleDialog(page)
})

test('why a file was not imported is in sight where it was asked for', async ({ page }) => {
  await useShortKit(page)
  await open(page, site)
  const chooser = page.waitForEvent('filechooser')
  const asked = page.getByRole('button', { name: 'ファイルから取り込む' })
  await asked.evaluate((it) => it.scrollIntoView({ block: 'start' }))
  await asked.click()
  const buffer = Buffer.from('{"schema":1}')
  await (await chooser).setFiles({ name: 'kit.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('取り込めませんでした', { exact: true })).toBeInViewport()
})
