import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { open } from './site.ts'

/** A kit with every kind of step, done in seconds. */
const kitText = readFileSync(join(import.meta.dirname, 'short-kit.json'), 'utf8')
const shortKitName = '短いキット'

/** Duration of its steps that end by themselves. */
export const shortKitSeconds = { shake: 2, react: 3 }

export const useShortKit = (page: Page, site = '') =>
  useKitOfFile(page, kitText, shortKitName, site)

/** Imports a kit through the library and chooses it; ends on `/`. */
export async function useKitOfFile(
  page: Page,
  text: string,
  name: string,
  site = '',
): Promise<void> {
  await open(page, `${site}/?view=kits`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルから取り込む' }).click()
  const buffer = Buffer.from(text)
  await (await chooser).setFiles({ name: 'kit.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: `このキットを使う：${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  // It would cover the button that starts the test.
  await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
}

export const stepCard = (page: Page) => page.getByTestId('step-card')

/** From the setup screen to the first step. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^はじめる/ }).click()
  await expect(stepCard(page)).toHaveAttribute('data-status', 'ready')
}

/** From its first step to the wait for its color. */
export async function playToReaction(page: Page): Promise<void> {
  for (const name of ['できた', 'はじめる', '液が澄みました']) {
    const act = page.locator('main').getByRole('button', { name })
    await act.waitFor()
    // A tap right after the card has changed is taken for a slip.
    await expect(async () => {
      if ((await act.count()) === 0) return
      await act.click({ timeout: 3000 })
      await expect(act).toHaveCount(0, { timeout: 700 })
    }).toPass()
  }
}
