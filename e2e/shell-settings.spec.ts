import type { Page } from '@playwright/test'
import { expect, open, test } from './support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '設定' })

async function openSettings(page: Page) {
  await open(page)
  await page.getByRole('button', { name: '設定' }).click()
  await expect(dialog(page)).toBeVisible()
}

const looks = [
  { name: 'dark', choice: '夜', theme: 'dark', page: 'rgb(21, 18, 15)' },
  {
    name: 'sunlight',
    choice: '日なた',
    theme: 'sunlight',
    page: 'rgb(255, 255, 255)',
  },
  {
    name: 'of the system',
    choice: '自動',
    theme: 'dark',
    page: 'rgb(21, 18, 15)',
  },
  { name: 'light', choice: '昼', theme: 'light', page: 'rgb(247, 243, 236)' },
] as const

test('S20 a theme is stored and applied before the first paint after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const look of looks) {
    await openSettings(page)
    await dialog(page).getByRole('radio', { name: look.choice }).check()
    await expect(page.locator('body'), look.name).toHaveCSS('background-color', look.page)
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', look.page)

    // No app code runs: only the page itself and its inline script remain.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
    await page.reload()
    await expect(page.locator('body'), look.name).toHaveCSS('background-color', look.page)
    await page.unrouteAll()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
    await expect(page.locator('body'), look.name).toHaveCSS('background-color', look.page)
  }
})

test('the theme of the system follows it while the page is open, in every part', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openSettings(page)
  await dialog(page).getByRole('radio', { name: '自動' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dialog(page).getByRole('radio', { name: '自動' })).toBeChecked()
})

test('the text size is stored and applied before the first paint', async ({ page }) => {
  await openSettings(page)
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(await size()).toBe(17)
  await dialog(page).getByRole('radio', { name: '特大' }).check()
  await expect.poll(size).toBe(24)
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.reload()
  expect(await size()).toBe(24)
})

test('sound, voice and vibration can be tried out', async ({ page }) => {
  await page.addInitScript(() => {
    const tried: string[] = []
    Reflect.set(window, 'tried', tried)
    navigator.vibrate = () => tried.push('vibration') > 0
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function play(...when) {
      if (this.buffer !== null && this.buffer.duration > 0.05) tried.push('sound')
      start.apply(this, when)
    }
  })
  await openSettings(page)
  await dialog(page).getByRole('button', { name: '試す：音を鳴らす' }).click()
  await dialog(page).getByRole('button', { name: '試す：振動させる' }).click()
  const tried = () => page.evaluate((): unknown => Reflect.get(window, 'tried'))
  await expect.poll(tried).toEqual(expect.arrayContaining(['sound', 'vibration']))
  // Chromium has no voices here: the dialog reports that instead of offering a button that does nothing.
  const voice = dialog(page).getByRole('button', { name: '試す：声を聞く' })
  if (await voice.isDisabled()) {
    await expect(dialog(page).getByText('日本語の声が、この端末にありません')).toBeVisible()
  }
  await dialog(page).getByRole('switch', { name: '音', exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: '試す：音を鳴らす' })).toBeDisabled()
})

test('what is off stays off after a reload', async ({ page }) => {
  await openSettings(page)
  const sound = dialog(page).getByRole('switch', { name: '音', exact: true })
  await sound.click()
  await page.reload()
  await openSettings(page)
  await expect(sound).not.toBeChecked()
})

test('storage, version and language are shown', async ({ page }) => {
  await openSettings(page)
  await expect(dialog(page).getByText('この端末の2か所に保存')).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/[\d.]+\u00a0MB/)
      .first(),
  ).toBeVisible()
  await expect(dialog(page).getByText(/バージョン \d+\.\d+\.\d+/)).toBeVisible()
  await expect(dialog(page).getByText('日本語', { exact: true })).toBeVisible()
})

test('the dialog closes with its button and with Escape, and gives the focus back', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: '設定' })
  await openSettings(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await dialog(page).getByRole('button', { name: '閉じる' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})
