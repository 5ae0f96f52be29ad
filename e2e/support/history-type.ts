import { expect, type Page } from '@playwright/test'
import { open } from './site.ts'

interface Typed {
  readonly when: string
  readonly name?: string
  readonly plot?: string
  readonly ph?: string
  readonly note?: string
}

/** Adds a test by hand, as the user does, and stays on its page. */
export async function typeRecord(page: Page, { when, name, plot, ph, note }: Typed): Promise<void> {
  await open(page, '/diag?view=history&new=typed')
  await page.getByLabel('測った日時').fill(when)
  if (name !== undefined) await page.getByLabel('試料の名前').fill(name)
  if (plot !== undefined) await page.getByLabel('畑', { exact: true }).selectOption(plot)
  await page.getByLabel(/^pH/).selectOption('typed')
  await page.getByLabel('数値', { exact: true }).fill(ph ?? '6')
  if (note !== undefined) await page.getByLabel('メモ').fill(note)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('記録を保存しました')).toBeVisible()
  await expect(page).toHaveURL(/[?&]record=/)
}

export async function addPlot(page: Page, name: string): Promise<void> {
  await open(page, '/diag?view=plots')
  await page.getByRole('button', { name: '畑を追加' }).click()
  await page.getByLabel('畑の名前', { exact: true }).fill(name)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** The tests in the list; the page itself is an article too. */
export const rows = (page: Page) => page.locator('article article')
