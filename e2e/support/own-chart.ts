import { expect, type Page } from '@playwright/test'
import { phPhoto, phPlaces } from './painted-photo.ts'
import { open } from './site.ts'

/** Opens the color chart of a kit. Until the kit is loaded, the chosen kit's chart is shown. */
export async function openChart(page: Page, kit: string, more = '') {
  await open(page, `/ColorChart?kit=${kit}&${more}`)
  await expect(page.locator(`[data-kit="${kit}"]`)).toBeVisible()
}

/** Taps the photograph in a dialog at fractions of its width and height. */
export async function tapPhoto(page: Page, [across, down]: readonly [number, number]) {
  const board = page.getByRole('button', { name: '枠を置く写真' })
  await board.scrollIntoViewIfNeeded()
  const box = await board.boundingBox()
  if (box === null) throw new Error('no photograph in sight')
  await board.click({ position: { x: across * box.width, y: down * box.height } })
}

/**
 * Creates a chart of four pH levels, with white paper, when 「自分の色見本」 is open. `more`: a level that the kit does not
 * have, marked where the sample is.
 */
export async function makeChart(page: Page, name: string, more?: string) {
  await page.getByRole('button', { name: '写真から作る' }).click()
  await page.locator('dialog input[type=file]').setInputFiles(phPhoto())
  await expect(page.getByText('4段階が見つかりました')).toBeVisible()
  await expect(page.getByText('写真に「白い紙」があれば、タップしてください。')).toBeVisible()
  await tapPhoto(page, phPlaces.white)
  if (more !== undefined) {
    await page.getByRole('textbox', { name: '段階を追加' }).fill(more)
    await page.getByRole('button', { name: '追加', exact: true }).click()
    const levels = page.getByRole('list', { name: '合わせる所' })
    await levels.getByRole('button', { name: `${more}.0 まだ` }).click()
    await tapPhoto(page, phPlaces.sample)
  }
  await page.getByRole('textbox', { name: '名前（場所や箱の年など）' }).fill(name)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(new RegExp(`「${name}.*」を保存しました。`))).toBeVisible()
}

/** The levels that show the user's own photographs. */
export const photographed = (page: Page) =>
  page.locator('[role="tabpanel"]:not([inert]) ol > li').filter({ hasText: '自分の写真' })
