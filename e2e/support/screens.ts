import { expect, type Page } from '@playwright/test'
import { open } from './site.ts'
import { begin, stepCard, useShortKit } from './short-kit.ts'

/** What has just appeared does not hear a tap (src/pages/timer/run/use-guard.ts). */
const guard = 400

/** Taps the one huge button of a step. */
export async function tapStep(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(button).toBeVisible()
  await page.waitForTimeout(guard)
  await button.click()
}

const doing = (page: Page, kind: string) =>
  expect(stepCard(page)).toHaveAttribute('data-doing', kind)

type Visit = (screen: string) => Promise<void>

/** A whole test with the short kit, stopping at every kind of screen. */
export async function walkThroughTest(page: Page, visit: Visit): Promise<void> {
  await useShortKit(page)
  await begin(page)
  await visit('ready')
  await visitDialog(page, 'やめる', () => visit('leaving'))
  await visitDialog(page, /試料1/, () => visit('samples'))
  await tapStep(page, 'できた')
  await tapStep(page, 'はじめる')
  await doing(page, 'busy')
  await visit('busy')
  await doing(page, 'settling')
  await visit('settling')
  await tapStep(page, '澄んだ')
  await doing(page, 'reacting')
  await visit('reacting')
  await doing(page, 'read')
  await visit('reading')
  await tapLevel(page, '6')
  await expect(page.getByRole('heading', { name: '測定が終わりました' })).toBeVisible()
  await visit('results')
  await visitDialog(page, /pH/, () => visit('correcting'))
}

async function visitDialog(page: Page, button: string | RegExp, visit: () => Promise<void>) {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function tapLevel(page: Page, value: string): Promise<void> {
  await page.waitForTimeout(guard)
  await page.getByTestId('answers').getByRole('button', { name: value, exact: true }).click()
}

interface Screen {
  readonly name: string
  readonly reach: (page: Page) => Promise<void>
}

const at = (path: string) => async (page: Page) => {
  await open(page, path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

const then =
  (reach: (page: Page) => Promise<void>, button: string | RegExp) => async (page: Page) => {
    await reach(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

/** The pages as they are opened, nothing kept. */
export const pageScreens: readonly Screen[] = [
  { name: 'setup', reach: at('/') },
  { name: 'color chart', reach: at('/ColorChart') },
  { name: 'color chart, a level', reach: at('/ColorChart?kit=npk-tube&analyte=k&level=1') },
  { name: 'diagnosis', reach: at('/diag') },
  { name: 'hints', reach: at('/inspire') },
  { name: 'manual', reach: at('/manual') },
  { name: 'kit library', reach: at('/?view=kits') },
  { name: 'kit editor', reach: at('/?view=kit&kit=midorikun') },
  { name: 'free timers', reach: at('/?view=timers') },
  { name: 'settings', reach: then(at('/'), '設定') },
]
