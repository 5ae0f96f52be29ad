import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { begin, openTimer, phOnly, playUntil } from './support/run-play.ts'
import { changeBy, pass, sceneOf } from './support/run-screen.ts'
import { expect, open, test } from './support/site.ts'

async function addFields(page: Page, fields: readonly (readonly [farmer: string, name: string])[]) {
  await open(page, '/diag?view=plots')
  for (const [at, [farmer, name]] of fields.entries()) {
    // The farmer is requested once one has been named.
    const add = at === 0 ? 'ほかの人の畑を登録' : '畑を追加'
    await page.getByRole('button', { name: add, exact: true }).click()
    await page.getByLabel('畑の名前', { exact: true }).fill(name)
    await page.getByLabel('生産者').fill(farmer)
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByRole('link', { name: farmer })).toBeVisible()
  }
}

const labels = (page: Page) => page.getByRole('main').getByRole('article').getByRole('article')

test('labels fit the sheets that shops sell, and each names its sample when it is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await addFields(page, [
    ['山田', '西1号'],
    ['佐藤', '西1号'],
  ])
  await page.getByRole('link', { name: '袋のラベルを作る' }).click()
  await expect(labels(page)).toHaveCount(2)
  await expect(labels(page).getByRole('img')).toHaveCount(2)
  await expectAccessible(page, 'labels')
  const photoOf = async (farmer: string) => {
    const code = labels(page).filter({ hasText: farmer }).getByRole('img')
    await expect(code).toHaveAttribute('aria-label', /QRコード/)
    return page.screenshot({ clip: await around(code) })
  }
  const [sato, yamada] = [await photoOf('佐藤'), await photoOf('山田')]

  // Skips the three used labels of a sheet.
  for (let count = 0; count < 3; count += 1) {
    await page.getByRole('button', { name: '使った面の数を増やす' }).click()
  }
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const [, boxes] = [
    await expect(labels(page)).toHaveCount(2),
    await labels(page).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map((side) => Math.round((side / 96) * 254) / 10)
      }),
    ),
  ]
  // In millimeters: the fourth place of three columns is the first of the second row.
  expect(boxes).toEqual([
    [6, 46.8, 66, 33.9],
    [72, 46.8, 66, 33.9],
  ])
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await openTimer(page)
  await page.getByRole('button', { name: '名前' }).click()
  await readLabel(page, sato)
  await expect(page.getByLabel('1番目の試料の名前')).toHaveValue('佐藤 西1号')
  await readLabel(page, yamada)
  await expect(page.getByLabel('2番目の試料の名前')).toHaveValue('山田 西1号')

  // A bag that was scanned before: its sample comes to the front, and may be measured again.
  await readLabel(page, sato)
  await expect(page.getByText('「佐藤 西1号」は、1番目に入っています。')).toBeInViewport()
  await expect(page.getByLabel('1番目の試料の名前')).toBeFocused()
  await page.getByRole('button', { name: '同じ畑をもう1点測る' }).click()
  await expect(page.getByLabel('3番目の試料の名前')).toHaveValue('佐藤 西1号')
  await expect(page.getByText('1番目に入っています')).toHaveCount(0)
  await page.getByRole('button', { name: '決定' }).click()

  // During the test, the scanned bag's sample comes first.
  await page.getByRole('button', { name: 'はじめる' }).click()
  const current = page.getByRole('button', { name: /^佐藤 西1号|試料の一覧/ })
  await current.first().click()
  await readLabel(page, yamada)
  await expect(page.getByRole('button', { name: /^山田 西1号/ }).first()).toBeVisible()
})

test('the label of a bag selects its sample while it waits, and while another is read', async ({
  page,
}) => {
  await page.clock.install()
  await addFields(page, [
    ['山田', '西1号'],
    ['佐藤', '西1号'],
  ])
  await page.getByRole('link', { name: '袋のラベルを作る' }).click()
  await expect(labels(page)).toHaveCount(2)
  const photoOf = async (farmer: string) => {
    const code = labels(page).filter({ hasText: farmer }).getByRole('img')
    await code.scrollIntoViewIfNeeded()
    return page.screenshot({ clip: await around(code) })
  }
  const [sato, yamada] = [await photoOf('佐藤'), await photoOf('山田')]
  await openTimer(page)
  await page.getByRole('button', { name: '名前' }).click()
  await readLabel(page, sato)
  await readLabel(page, yamada)
  await page.getByRole('button', { name: '決定' }).click()
  await begin(page, phOnly)
  const samples = page.getByRole('dialog', { name: '試料の一覧' })
  const scan = async (label: Buffer) => {
    await page
      .locator('header button')
      .filter({ has: page.locator('strong') })
      .click()
    await readLabel(page, label)
  }

  // Nothing can be done before its color has developed: its row shows until when.
  await playUntil(
    page,
    ({ sample, title, status }) =>
      sample === '佐藤 西1号' && title === '試験紙Nを浸す' && status === 'busy',
  )
  await changeBy(page, () => pass(page, 4))
  await scan(sato)
  const waiting = samples.getByRole('listitem').and(page.locator('[aria-current=true]'))
  await expect(waiting).toContainText(
    /「佐藤 西1号」は、\d\d:\d\d:\d\dまで待ちます（試験紙Nの色が出るのを待つ）。/,
  )
  await expect(waiting.getByLabel('試料の名前')).toHaveValue('佐藤 西1号')
  await expect(waiting).toBeFocused()
  await expect(waiting.getByRole('note')).toBeInViewport()
  await expectAccessible(page, 'a sample that waits')
  await samples.getByRole('button', { name: '閉じる' }).click()

  await playUntil(page, ({ sample, question }) => sample === '佐藤 西1号' && question !== '')
  await scan(yamada)
  await expect(samples).toBeHidden()
  expect(await sceneOf(page)).toMatchObject({ sample: '山田 西1号', status: 'ready' })
  await scan(sato)
  await expect(samples).toBeHidden()
  expect((await sceneOf(page)).question).toMatch(/^pH/)
})

test('a field is measured from its page, and by the label that a phone opens', async ({ page }) => {
  await openTimer(page)
  await addFields(page, [['山田', '西1号']])
  await page.getByRole('link', { name: /^山田/ }).click()
  await page.getByRole('article').getByRole('link', { name: /西1号/ }).click()
  await page.getByRole('link', { name: 'この畑の土を測る' }).click()
  await expect(page.getByText('山田 西1号')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByText('山田 西1号')).toBeVisible()

  await open(page, '/?plot=of-another-phone')
  await expect(page.getByText('この端末に登録のない畑のラベルです')).toBeVisible()
  await expect(page.getByText('山田 西1号')).toBeVisible()
})

async function readLabel(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: 'ラベルを読む' }).click()
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '写真から読む' }).click()
  await (await picking).setFiles({ name: 'label.png', mimeType: 'image/png', buffer })
}

/** A code with the quiet zone that readers need. */
async function around(code: ReturnType<Page['getByRole']>) {
  const box = await code.boundingBox()
  if (box === null) throw new Error('no code')
  const { x, y, width, height } = box
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 }
}
