import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expect, open, test } from './support/site.ts'

const site = '/?view=kits'

const expectAccessibleDialog = (page: Page) => expectNoViolations(page, 'dialog', 'dialog')

test('a kit goes from one phone to another by link', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${site}&give=nitrate-strip`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QRコード$/ })).toBeVisible()
  await expectAccessibleDialog(page)
  await dialog.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(page.getByText('リンクをコピーしました')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await (await browser.newContext()).newPage()
  const arrival = new URL(link)
  await other.goto(new URL(site, arrival).href + arrival.hash)
  const arrived = other.getByRole('dialog')
  await expect(arrived.getByRole('heading', { name: /硝酸試験紙/ })).toBeVisible()
  await expectAccessibleDialog(other)
  await arrived.getByRole('button', { name: 'このキットを追加する' }).click()
  await expect(other.getByText(/を取り込みました/)).toBeVisible()
  await expect(
    other.getByRole('heading', { name: '硝酸試験紙（RQフレックス）', level: 3 }),
  ).toHaveCount(2)
})

test('a link that was cut off says so, and adds nothing', async ({ page }) => {
  await open(page, `${site}#kit=1.abc`)
  await expect(page.getByText('リンクが途中で切れているか、壊れています')).toBeVisible()
  await expect(page.getByText('何も追加していません。')).toBeVisible()
  await expectAccessibleDialog(page)
})
