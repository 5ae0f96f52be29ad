import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { openChart, tapPhoto } from './support/own-chart.ts'
import { phPhoto, phPlaces, twoPadsPhoto, twoPadsPlaces } from './support/painted-photo.ts'
import { expect, open, test } from './support/site.ts'

async function startReading(page: Page) {
  await open(page, '/ColorChart?kit=midorikun&analyte=ph')
  await page.getByRole('button', { name: 'カメラで比べる' }).click()
  await expect(page.getByRole('dialog', { name: 'カメラで比べる：pH（酸性度）' })).toBeVisible()
}

async function pick(page: Page) {
  await page.locator('dialog input[type=file]').setInputFiles(phPhoto())
  await expect(page.getByText('4段階が見つかりました')).toBeVisible()
}

const tapSample = (page: Page) => tapPhoto(page, phPlaces.sample)

test('one photograph with chart and sample gives a range, two neighbors and a proposal', async ({
  page,
}) => {
  await startReading(page)
  await pick(page)
  await expect(page.getByText('写真の「試料」をタップしてください。')).toBeVisible()
  await tapSample(page)
  await expect(page.getByRole('heading', { name: /^およそ/ })).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: '試料の色' })).toContainText('6')
  const use = page.getByRole('button', { name: 'これにする' })
  await expect(use).toHaveAccessibleDescription('「6.0」を選びます')
  await use.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // Nothing is recorded here: the level is opened.
  await expect(page).toHaveURL(/level=2/)
})

test('a strip of two pads is matched with both together', async ({ page }) => {
  await startReading(page)
  await page.locator('dialog input[type=file]').setInputFiles(twoPadsPhoto())
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await expect(page.getByText('4段階が見つかりました')).toBeVisible()
  await expectNoViolations(page, 'two pads')
  const [first, second] = twoPadsPlaces
  await tapPhoto(page, first)
  await expect(page.getByText('写真の「試料の2番目」をタップしてください。')).toBeVisible()
  await tapPhoto(page, second)
  await expect(page.getByRole('heading', { name: /^およそ/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'これにする' })).toHaveAccessibleDescription(
    '「6.0」を選びます',
  )
})

test('reading by eye is always one tap away, and nothing is sent anywhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const isHere = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url())
    if (!isHere || request.method() !== 'GET') elsewhere.push(request.url())
  })
  await startReading(page)
  await pick(page)
  await page.getByRole('button', { name: '目で読む' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(elsewhere).toEqual([])
})

/** Our own card as it is printed, lying on a table, with a milky tube over the right half of its black figure. */
async function cardPhoto(page: Page, milk: number) {
  await openChart(page, 'npk-tube', 'analyte=k&tool=card')
  const card = page.getByRole('img', { name: '印刷プレビュー' })
  const source = (await card.getAttribute('src')) ?? ''
  const table = await page.context().newPage()
  await table.setViewportSize({ width: 800, height: 600 })
  // Position of the tube on the card, as fractions of its 148 × 105 mm.
  await table.setContent(`
    <body style="margin:0;background:#8a7a66">
      <div style="position:absolute;left:60px;top:60px;width:680px;transform:rotate(2deg);filter:brightness(0.85)">
        <img src="${source}" style="display:block;width:100%">
        <div style="position:absolute;left:71%;top:24%;width:11%;height:54%;
          background:rgb(235 235 232 / ${milk})"></div>
      </div>
    </body>`)
  await table.getByRole('img').evaluate((image: HTMLImageElement) => image.decode())
  const buffer = await table.screenshot()
  await table.close()
  return { name: 'card.png', mimeType: 'image/png', buffer }
}

test('turbidity is read from our own card without marking, as an experiment', async ({ page }) => {
  const photo = await cardPhoto(page, 0.4)
  await page.getByRole('button', { name: '閉じる', exact: true }).click()
  await page.getByRole('button', { name: 'カメラで比べる' }).click()
  await expect(page.getByText('試験的な機能です。')).toBeVisible()
  await page.locator('dialog input[type=file]').setInputFiles(photo)
  await expect(page.getByText('撮影カードが見つかりました。')).toBeVisible()
  await page.getByRole('button', { name: '色を比べる' }).click()
  await expect(page.getByText(/黒い図形の見え方：\d+%/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'これにする' })).toBeVisible()
})

test('a file that is not a photograph is refused in plain words', async ({ page }) => {
  await startReading(page)
  await page.locator('dialog input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a photograph'),
  })
  await expect(page.getByText('この写真は開けません')).toBeVisible()
})

test('axe finds nothing while boxes are placed, nor in the estimate', async ({ page }) => {
  await startReading(page)
  await expectNoViolations(page, 'choosing')
  await pick(page)
  await expectNoViolations(page, 'placing')
  await tapSample(page)
  await expect(page.getByRole('heading', { name: /^およそ/ })).toBeVisible()
  await expectNoViolations(page, 'opinion')
})
