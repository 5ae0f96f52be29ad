import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { chartPhoto, chartPlaces } from './support/painted-photo.ts'
import { photographed } from './support/own-chart.ts'
import { expect, open, test } from './support/site.ts'

const address = '/ColorChart?kit=midorikun&analyte=no3n'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'カラーチャートの登録' })

/** Counts the taps from here on; those on the number pad are counted separately. */
function tapsOn(page: Page) {
  let taps = 0
  return {
    count: () => taps,
    tap: async (name: string | RegExp) => {
      taps += 1
      await page.getByRole('button', { name }).click()
    },
    photo: async ([across, down]: readonly [number, number]) => {
      taps += 1
      const box = await page.getByTestId('chart-photo').boundingBox()
      if (box === null) throw new Error('no photograph in sight')
      await page.mouse.click(box.x + across * box.width, box.y + down * box.height)
    },
    file: async (file: ReturnType<typeof chartPhoto>) => {
      taps += 1
      await page.locator('dialog input[type=file]').setInputFiles(file)
    },
  }
}

const pad = (page: Page) => page.getByRole('group', { name: '数値' })

async function type(page: Page, number: string) {
  for (const key of number) {
    await pad(page).getByRole('button', { name: key, exact: true }).click()
  }
}

/** Types the numbers of all four analytes; those of pH are prefilled, because the kit knows four levels. */
async function typeNumbers(page: Page, unit?: string) {
  await page.getByRole('button', { name: '次の項目' }).click()
  if (unit !== undefined) await page.getByLabel('単位').selectOption(unit)
  for (const [line, numbers] of [
    ['0', '5', '10', '20'],
    ['0', '5', '10', '20'],
    ['0', '10', '20', '5〜7'],
  ].entries()) {
    for (const [at, number] of numbers.entries()) {
      if (number === '5〜7') {
        await type(page, '5')
        await pad(page).getByRole('button', { name: '〜（範囲）' }).click()
        await type(page, '7')
      } else await type(page, number)
      const isLast = line === 2 && at === 3
      if (!isLast) await page.getByRole('button', { name: /^次の/ }).click()
    }
  }
  await page.getByRole('button', { name: '登録する' }).click()
}

test("the kit's own chart is registered from one photograph, in at most 6 taps besides the numbers", async ({
  page,
}) => {
  await open(page, address)
  const taps = tapsOn(page)
  const shown = page.getByRole('tabpanel', { name: '硝酸態窒素' })
  await shown.getByRole('link', { name: '撮って登録' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoViolations(page, 'camera', 'dialog')
  await taps.file(chartPhoto())
  await expect(page.getByRole('heading', { name: '16色が見つかりました' })).toBeVisible()
  await expectNoViolations(page, 'fields', 'dialog')
  await taps.tap('枠は合っています')
  await expectNoViolations(page, 'numbers', 'dialog')
  await typeNumbers(page)
  await expect(page.getByRole('heading', { name: 'カラーチャートを登録しました' })).toBeVisible()
  await expectNoViolations(page, 'done', 'dialog')
  await taps.tap('この色で読む')
  expect(taps.count()).toBeLessThanOrEqual(6)

  await expect(dialog(page)).toBeHidden()
  await expect(photographed(page)).toHaveCount(4)
  await expect(photographed(page).nth(1)).toContainText('5')
  await page.reload()
  await expect(photographed(page)).toHaveCount(4)
  // The paper around the fields served as white: the camera may compare with it.
  await page.getByRole('button', { name: '自分の色見本' }).click()
  await expect(page.getByText('4段階', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'カリ（水溶性）' }).click()
  await expect(photographed(page)).toHaveCount(4)
  await expect(photographed(page).filter({ hasText: '5〜7' })).toContainText('6')
})

test('where no field is found four taps on the corners set them all, still in 6 taps', async ({
  page,
}) => {
  await open(page, `${address}&tool=register`)
  const taps = tapsOn(page)
  await taps.file(chartPhoto({ isHidden: true }))
  await expect(page.getByRole('heading', { name: '四すみの色をタップ（1つ目）' })).toBeVisible()
  for (const corner of chartPlaces) await taps.photo(corner)
  await expect(page.getByRole('heading', { name: '16色が見つかりました' })).toBeVisible()
  await taps.tap('枠は合っています')
  expect(taps.count()).toBeLessThanOrEqual(6)
  await typeNumbers(page)
  await expect(page.getByRole('heading', { name: 'カラーチャートを登録しました' })).toBeVisible()
})

test('a box with a different printed unit is read, stored and judged in that unit', async ({
  page,
}) => {
  await open(page, `${address}&tool=register`)
  await page.locator('dialog input[type=file]').setInputFiles(chartPhoto())
  await page.getByRole('button', { name: '枠は合っています' }).click()
  // Opened and chosen: two taps; five with the photograph, the frames and the end.
  await typeNumbers(page, 'mg/L')
  await expect(page.getByRole('heading', { name: 'カラーチャートを登録しました' })).toBeVisible()
  await expectNoViolations(page, 'done', 'dialog')
  await page.getByRole('button', { name: 'この色で読む' }).click()
  await expect(page.getByRole('tabpanel', { name: '硝酸態窒素' })).toContainText('NO3-N mg/L')
  // The following lines come from the same box.
  await page.getByRole('tab', { name: 'カリ（水溶性）' }).click()
  await expect(page.getByRole('tabpanel', { name: 'カリ（水溶性）' })).toContainText('mg/L')

  // A new lot: unit and numbers are prefilled, and only reviewed.
  await open(page, `${address}&tool=register`)
  await page.locator('dialog input[type=file]').setInputFiles(chartPhoto())
  await page.getByRole('button', { name: '枠は合っています' }).click()
  await page.getByRole('button', { name: '次の項目' }).click()
  await expect(page.getByLabel('単位')).toHaveValue('mg/L')
  await expect(page.getByRole('button', { name: '3番目の色 10 mg/L' })).toBeVisible()
  for (let line = 0; line < 2; line += 1) {
    await page.getByRole('button', { name: '次の項目' }).click()
  }
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('button', { name: 'この色で読む' }).click()
  await expect(photographed(page)).toHaveCount(4)
  await expect(page.getByRole('tabpanel', { name: '硝酸態窒素' })).toContainText('NO3-N mg/L')
})

test('a frame can be dragged or moved by keys, and typed numbers can be changed', async ({
  page,
}) => {
  await open(page, `${address}&tool=register`)
  await page.locator('dialog input[type=file]').setInputFiles(chartPhoto())
  const frame = page.getByRole('slider', { name: '上から1段目、左から1番目の色の枠' })
  const before = await frame.boundingBox()
  if (before === null) throw new Error('no frame')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.mouse.move(before.x + before.width / 2 + 30, before.y + before.height / 2, {
    steps: 4,
  })
  await page.mouse.up()
  await expect.poll(async () => (await frame.boundingBox())?.x).toBeGreaterThan(before.x + 20)
  await frame.focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await frame.boundingBox())?.x).toBeLessThan(before.x + 30)

  await page.getByRole('button', { name: '枠は合っています' }).click()
  await typeNumbers(page)
  await page.getByRole('button', { name: '数値を変更' }).click()
  // Each analyte is reviewed once more.
  for (let line = 0; line < 3; line += 1) {
    await page.getByRole('button', { name: '次の項目' }).click()
  }
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('button', { name: 'この色で読む' }).click()
  // Replaced by the second registration, not duplicated.
  await page.getByRole('button', { name: '自分の色見本' }).click()
  await expect(page.getByText('4段階', { exact: true })).toHaveCount(1)
})
