import type { Page } from '@playwright/test'
import { openChart } from './support/own-chart.ts'
import { expect, open, test } from './support/site.ts'

test.describe('/ColorChart', () => {
  const bands = (page: Page) => page.locator('[role="tabpanel"]:not([inert]) button[aria-expanded]')

  test('a level grows at a tap, is in the address, and shrinks at the next', async ({ page }) => {
    await openChart(page, 'npk-tube', 'analyte=k')
    const band = bands(page).nth(1)
    const before = (await band.boundingBox())?.height ?? 0
    await band.click()
    await expect(band).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(/level=1/)
    await expect.poll(async () => (await band.boundingBox())?.height).toBeGreaterThan(before * 1.2)
    await expect(band).toBeInViewport()
    await band.click()
    await expect(page).not.toHaveURL(/level/)
  })

  test('opened directly with kit, analyte and level it shows just these', async ({ page }) => {
    await openChart(page, 'npk-tube', 'analyte=k&level=1')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/カリ/)
    await expect(bands(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(bands(page).nth(1)).toBeInViewport()
  })

  test('a missing level is ignored; a missing kit or item leads to the not-found page', async ({
    page,
  }) => {
    await open(page, '/ColorChart?kit=midorikun&analyte=ph&level=99')
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(0)
    for (const wrong of ['kit=nobody', 'kit=midorikun&analyte=gold']) {
      await open(page, `/ColorChart?${wrong}`)
      await expect(page.getByText('This page could not be found')).toBeVisible()
    }
  })

  test('a swipe and the arrow keys lead to the next chart', async ({ page }) => {
    await openChart(page, 'npk-tube')
    const tabs = page.getByRole('tab')
    const second = (await tabs.nth(1).textContent()) ?? ''
    const third = (await tabs.nth(2).textContent()) ?? ''
    await page
      .getByRole('tabpanel')
      .first()
      .evaluate((panel) => {
        panel.parentElement?.scrollTo({ left: panel.clientWidth, behavior: 'instant' })
      })
    const selected = page.getByRole('tab', { selected: true })
    await expect(selected).toHaveText(second)
    await expect(page).toHaveURL(/analyte=/)
    await selected.focus()
    await page.keyboard.press('ArrowRight')
    await expect(selected).toHaveText(third)
    await expect(selected).toBeFocused()
  })

  test('each level tells its value and where it comes from, never by color alone', async ({
    page,
  }) => {
    await openChart(page, 'npk-tube', 'analyte=p')
    await expect(bands(page)).toHaveCount(3)
    for (const band of await bands(page).all()) await expect(band).toHaveText(/\S+/)
    const panel = page.getByRole('tabpanel', { name: 'リン酸' })
    await expect(panel.getByText('紙のカラーチャートが基準です')).toBeVisible()
  })
})

test.describe('/manual', () => {
  test('another kit shows its own steps', async ({ page }) => {
    await open(page, '/manual?chapter=steps')
    const steps = page.locator('[id^="step-"]')
    const before = await steps.allTextContents()
    await page.getByRole('combobox').selectOption('npk-tube')
    await expect(page).toHaveURL('/manual?chapter=steps&kit=npk-tube')
    await expect(steps.first()).not.toHaveText(before[0] ?? '')
  })
})

test.describe('/inspire', () => {
  test('ticks survive a reload, and clearing them can be undone', async ({ page }) => {
    await open(page, '/inspire?view=sampling')
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await page.reload()
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(1)).not.toBeChecked()
    await expect(boxes.nth(2)).toBeChecked()
    await page.getByRole('button', { name: 'チェックをすべて消す' }).click()
    await expect(boxes.nth(0)).not.toBeChecked()
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect(boxes.nth(2)).toBeChecked()
    await page.reload()
    await expect(boxes.nth(2)).toBeChecked()
  })
})

test.describe('/diag?view=history', () => {
  test('with no test stored it says so and leads to the timer', async ({ page }) => {
    await open(page, '/diag?view=history')
    await expect(page.getByText('まだ記録がありません')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'タイマーで測る' }).click()
    await expect(page).toHaveURL('/')
  })
})
