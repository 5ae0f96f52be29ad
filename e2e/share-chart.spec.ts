import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { makeChart, photographed } from './support/own-chart.ts'
import { expect, open, test } from './support/site.ts'

const ownColors = '/ColorChart?kit=midorikun&analyte=ph&tool=own'

const expectAccessibleDialog = (page: Page) => expectNoViolations(page, 'dialog', 'dialog')

test('a photographed chart goes from one phone to another by link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, ownColors)
  await makeChart(page, '台所の窓')
  await page.getByRole('button', { name: /^共有: 台所の窓/ }).click()
  const dialog = page.getByRole('dialog', { name: '台所の窓を共有' })
  await expect(dialog.getByRole('img', { name: '台所の窓のQRコード' })).toBeVisible()
  await expect(dialog.getByText('写真は入りません。')).toBeVisible()
  await expectAccessibleDialog(page)
  await dialog.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(page.getByText('リンクをコピーしました')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // One code that any camera reads.
  expect(link.length).toBeLessThan(1273)

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  const arrived = other.getByRole('dialog', { name: '色見本を受け取る' })
  await expect(arrived.getByRole('heading', { name: /^台所の窓/ })).toBeVisible()
  await expect(arrived.getByRole('listitem')).toHaveText(['5.0', '5.5', '6.0', '6.5'])
  await expectAccessibleDialog(other)
  await arrived.getByRole('button', { name: 'この色見本を保存' }).click()
  await expect(other.getByText('色見本を保存しました。')).toBeVisible()
  await expect(photographed(other)).toHaveCount(4)
  await other.reload()
  await expect(photographed(other)).toHaveCount(4)
})

test('the code on one screen is read from a photograph of it', async ({ page, browser }) => {
  await open(page, ownColors)
  await makeChart(page, '窓')
  await page.getByRole('button', { name: /^共有: 窓/ }).click()
  const code = page.getByRole('img', { name: '窓のQRコード' })
  await expect(code).toBeVisible()
  const photo = await code.screenshot()

  const other = await (await browser.newContext()).newPage()
  await open(other, new URL(ownColors, page.url()).href)
  await other.getByRole('button', { name: 'QRコードを読む' }).click()
  await other
    .getByRole('dialog', { name: 'QRコードを読む' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: photo })
  const arrived = other.getByRole('dialog', { name: '色見本を受け取る' })
  await expect(arrived.getByRole('heading', { name: /^窓/ })).toBeVisible()
  await arrived.getByRole('button', { name: '保存しない' }).click()
  await expect(arrived).toBeHidden()
  await expect(photographed(other)).toHaveCount(0)
})

const linkOf = (payload: unknown) =>
  `/ColorChart#chart=1.${deflateRawSync(JSON.stringify(payload)).toString('base64url')}`

const elsewhere = {
  schema: 1,
  id: 'c',
  kit: 'far-away',
  analyte: 'ph',
  name: '',
  takenAt: 0,
  hasWhite: false,
  photo: null,
  patches: [{ value: 5, word: '', rgb: [0.5, 0.4, 0.1], place: [0, 0, 0.1, 0.1], photo: null }],
}

const refused = [
  ['/ColorChart#chart=1.abc', 'リンクが途中で切れているか、壊れています'],
  ['/ColorChart#chart=2.abc', '新しいバージョンのアプリで作られたリンクです'],
  [`/ColorChart#chart=1.${'a'.repeat(200_001)}`, 'リンクが大きすぎます'],
  [linkOf({ kitName: '', chart: {} }), '色見本として使えない内容です'],
  [
    linkOf({ kitName: 'となりのキット', chart: elsewhere }),
    'キット「となりのキット」がこの端末にありません',
  ],
] as const

test('a link that cannot be received says why, and keeps nothing', async ({ page }) => {
  for (const [address, title] of refused) {
    // Otherwise only the fragment would change.
    await page.goto('about:blank')
    await open(page, address)
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByText('何も追加していません。')).toBeVisible()
    await expectAccessibleDialog(page)
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
