import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { csvFile, openFile, takeOver } from './support/records-files.ts'
import { openTimer } from './support/run-play.ts'
import { expect, open, test } from './support/site.ts'

const farmers = ['山田', '佐藤', '鈴木', '渡辺']

/** Imports twenty-four fields of four farmers, as named in a laboratory's table. */
async function bringFields(page: Page) {
  const rows = farmers.flatMap((farmer, at) =>
    [1, 2, 3, 4, 5, 6].map((field) => `2026041${at},${farmer},${field}号,6.${field}`),
  )
  await openFile(page, csvFile(['採取日,生産者名,ほ場名,pH(H2O)', ...rows].join('\r\n')))
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
}

/** A field of 90 m by 111 m beside another, in the ministry's file format. */
const parcels = [0, 1].map((at) => ({
  type: 'Feature',
  properties: { land_type: at === 0 ? '100' : '200' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [140.1 + at * 0.002, 36.1],
        [140.101 + at * 0.002, 36.1],
        [140.101 + at * 0.002, 36.101],
        [140.1 + at * 0.002, 36.101],
        [140.1 + at * 0.002, 36.1],
      ],
    ],
  },
}))

test('an advisor finds a farmer in kana, renames them, hides and restores their fields, and draws the outline of one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await bringFields(page)
  await open(page, '/diag?view=plots')
  const search = page.getByRole('searchbox', { name: '畑を検索' })
  await search.fill('やまだ')
  const rows = page.getByRole('link', { name: /か所$/ })
  await expect(rows).toHaveText([/山田/])
  await rows.press('Enter')
  await page.getByRole('button', { name: '山田を変更' }).press('Enter')
  await page.getByLabel('生産者', { exact: true }).fill('山田農園')
  await page.getByLabel('生産者の読みがな').fill('やまだのうえん')
  await page.getByLabel('部会・地区').fill('高原部会')
  await page.getByRole('button', { name: '保存する' }).press('Enter')
  await expect(page.getByText('畑6か所を変更しました')).toBeVisible()
  await expect(page.getByRole('heading', { name: '山田農園' })).toBeVisible()
  await search.fill('')
  await page.getByRole('button', { name: '高原部会' }).click()
  await expect(rows).toHaveText([/山田農園/])
  await expect(page.getByRole('heading', { name: 'や', exact: true })).toBeVisible()
  await expectAccessible(page, 'farmers and fields')

  await page.getByRole('button', { name: '畑をすべて一覧から隠す' }).press('Enter')
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).press('Enter')
  await expect(rows).toHaveText([/6か所/])

  // By the keyboard: four corners as numbers.
  await page.getByRole('link', { name: /1号/ }).first().press('Enter')
  await page.getByRole('button', { name: /畑の形/ }).press('Enter')
  await page.getByText('数値で入力').click()
  for (let corner = 0; corner < 4; corner += 1) {
    await page.getByRole('button', { name: '角を追加' }).press('Enter')
  }
  await page.getByLabel('角2の東（m）').fill('30')
  await page.getByLabel('角3の東（m）').fill('30')
  await page.getByLabel('角3の北（m）').fill('40')
  await page.getByLabel('角4の北（m）').fill('40')
  await expect(page.getByText('約12a（1200㎡）')).toBeVisible()
  await page.getByRole('button', { name: '保存する' }).press('Enter')
  await expect(page.getByRole('button', { name: /面積\s*12a/ })).toBeVisible()

  // From a file: the second of its parcels.
  await page.getByRole('button', { name: /畑の形/ }).click()
  await page.getByRole('radio', { name: 'ファイルから' }).press('Space')
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルを開く' }).click()
  const buffer = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: parcels }))
  await (await picking).setFiles({ name: 'fude.geojson', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: '区画2・畑' }).click()
  await expect(page.getByText(/約100a（99\d\d㎡）|約9\d(\.\d)?a（99\d\d㎡）/)).toBeVisible()
  await expectAccessible(page, 'outline from a file')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('button', { name: /畑の形 99\d\d㎡/ })).toBeVisible()
  // The area was set before: it stays.
  await expect(page.getByRole('button', { name: /面積\s*12a/ })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } })

  test('twenty-four samples are chosen from fields with a few taps', async ({ page }) => {
    await bringFields(page)
    await openTimer(page)
    await page.getByRole('button', { name: '名前' }).tap()
    await page.getByRole('button', { name: '畑をまとめて選ぶ' }).tap()
    const sheet = page.getByRole('dialog', { name: '畑から選ぶ' })
    await sheet.getByRole('searchbox').fill('すずき')
    await sheet.getByRole('button', { name: '6か所をすべて選ぶ' }).tap()
    await sheet.getByRole('searchbox').fill('')
    await sheet.getByRole('button', { name: '18か所をすべて選ぶ' }).tap()
    await sheet.getByRole('button', { name: 'この24か所にする' }).tap()
    await expect(page.getByLabel('24番目の試料の名前')).not.toHaveValue('')
    await expect(page.getByLabel('1番目の試料の名前', { exact: true })).toHaveValue('鈴木 1号')
    await page.getByRole('button', { name: '決定' }).tap()

    // All fields of a farmer, from the farmer's page.
    await open(page, '/diag?view=plots&farmer=佐藤')
    await page.getByRole('link', { name: '6点を測る' }).tap()
    await expect(page.getByText('佐藤 6号')).toBeVisible()
  })
})
