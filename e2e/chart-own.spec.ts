import { readFileSync } from 'node:fs'
import { expectAllAccessible, expectNoViolations } from './support/axe.ts'
import { makeChart, photographed } from './support/own-chart.ts'
import { phPhoto } from './support/painted-photo.ts'
import { begin, choose, openTimer, phOnly, playUntil } from './support/run-play.ts'
import { passGuard } from './support/run-screen.ts'
import { expect, open, test } from './support/site.ts'
import { smallTargets } from './support/small-targets.ts'

test("one's own photograph becomes the chart, stays after a reload, and comes back after being deleted", async ({
  page,
}) => {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph')
  await page.getByRole('button', { name: '自分の色見本' }).click()
  await makeChart(page, '台所の窓')
  await expect(photographed(page)).toHaveCount(4)

  await page.reload()
  await expect(photographed(page)).toHaveCount(4)
  await expect(photographed(page).first().locator('image')).toHaveAttribute('href', /^blob:/)

  await page.getByRole('button', { name: /^消す: 台所の窓/ }).click()
  await expect(photographed(page)).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(photographed(page)).toHaveCount(4)
})

test("in a test, one's own photographs stand at the reading, with the levels the kit does not know", async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/ColorChart?kit=midorikun&analyte=ph&tool=own')
  await makeChart(page, '窓', '7')
  await openTimer(page)
  await begin(page, phOnly)
  await playUntil(page, ({ question }) => question.startsWith('pH'))
  const levels = page.getByTestId('answers').locator('ol > li button')
  // Half levels show two photographs at once.
  const own = levels.filter({ has: page.locator('image'), hasNotText: '中間' })
  await expect(own).toHaveText([/^5\.0/, /^5\.5/, /^6\.0/, /^6\.5/, /^7\.0/])
  await expect(own.last().locator('image')).toHaveAttribute('href', /^blob:/)
  expect(await levels.count()).toBe(8)
  await expect(page.getByRole('link', { name: '大きな比色表' })).toBeVisible()
  expect(await smallTargets(page, 64, 'main :not(header) >')).toEqual([])
  await expectNoViolations(page, 'answers', '[data-testid=answers]')

  await passGuard(page)
  await choose(page, { tap: /^7/ })
  await expect(page.getByRole('heading', { name: /点、測れました/ })).toBeVisible()
  const result = page.getByRole('main').getByRole('button', { name: /pH/ })
  await expect(result).toContainText('7')
  // A level of the kit is identified by its position, and can be chosen instead.
  await result.click()
  await passGuard(page)
  await page.getByRole('dialog').getByRole('button', { name: /^6\.5/ }).click()
  await expect(result).toContainText('6.5')
})

test('charts go to a file with their kit and come back from it', async ({ page }) => {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph&tool=own')
  await makeChart(page, '窓')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'キットと色見本をファイルに保存' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: /^消す: 窓/ }).click()
  await expect(photographed(page)).toHaveCount(0)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルから取り込む' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'x.chart.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  })
  await expect(page.getByText('色見本1件を取り込みました。')).toBeVisible()
  await expect(photographed(page)).toHaveCount(4)
})

test('the gaps between photographed levels are shown for every kind of color vision', async ({
  page,
}) => {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph&tool=own')
  await makeChart(page, '窓')
  await page.getByRole('button', { name: '閉じる', exact: true }).click()
  await page.getByRole('button', { name: '色の見分けやすさ' }).click()
  const gaps = page.getByRole('region', { name: '色の見分けやすさ' })
  await expect(gaps.getByRole('figure')).toHaveCount(4)
  await expect(gaps.getByRole('figure', { name: '緑が弱い（D型）' })).toBeVisible()
  // Four kinds of color vision, three edges each.
  await expect(gaps.getByRole('listitem').filter({ hasText: /^.+と.+: .*\d+\.\d/ })).toHaveCount(12)
})

test('a chart is renamed, and the renaming undone', async ({ page }) => {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph&tool=own')
  await makeChart(page, '窓')
  await page.getByRole('button', { name: /^名前を変更: 窓/ }).click()
  const name = page.getByRole('textbox', { name: '名前（場所や箱の年など）' })
  await expect(name).toBeVisible()
  await expectNoViolations(page, 'renaming a chart')
  await name.fill('北の窓・3箱目')
  await page.keyboard.press('Enter')
  await expect(page.getByText('名前を「北の窓・3箱目」に変更しました。')).toBeVisible()
  const shown = page.getByRole('combobox', { name: '表示する色' })
  await expect(shown.getByRole('option', { name: /^北の窓・3箱目/ })).toBeAttached()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(shown.getByRole('option', { name: /^窓（/ })).toBeAttached()
})

test('a chart is marked by keyboard alone, and axe finds nothing meanwhile', async ({ page }) => {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph&tool=own')
  await page.getByRole('button', { name: '写真から作る' }).click()
  await page.locator('dialog input[type=file]').setInputFiles(phPhoto())
  await expect(page.getByText('4段階が見つかりました')).toBeVisible()
  const board = page.getByRole('button', { name: '枠を置く写真' })
  await board.focus()
  await expect(page.getByText('選んだ枠は、矢印キーでも動かせます')).toBeVisible()
  await page.keyboard.press('Enter')
  const place = page
    .getByRole('group', { name: '「白い紙」の位置を細かく合わせる' })
    .getByRole('status')
  await expect(place).toHaveText('「白い紙」は、左から50%、上から50%の所です。')
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown')
  await expect(place).toHaveText('「白い紙」は、左から82%、上から71%の所です。')
  await expectNoViolations(page, 'marking a chart')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(photographed(page)).toHaveCount(4)
  await expect(page.getByText('白の基準なし（目で比べる専用）')).toBeHidden()
})

const tools = [
  ['/ColorChart?kit=midorikun&analyte=ph&tool=own', '自分の色見本'],
  ['/ColorChart?kit=midorikun&analyte=ph&tool=gaps', '色の見分けやすさ'],
  ['/ColorChart?kit=packtest-no3&tool=amounts', '土・畑あたりの量に換算'],
  ['/ColorChart?kit=npk-tube&analyte=k&tool=figure', '黒い図形のカード'],
  ['/ColorChart?kit=npk-tube&analyte=k&tool=card', '撮影カード'],
] as const

test('axe finds nothing in any tool, in three themes', async ({ page }) => {
  for (const [address, region] of tools) {
    await open(page, address)
    await expect(page.getByRole('region', { name: region })).toBeVisible()
    await expectAllAccessible(page, region)
  }
})
