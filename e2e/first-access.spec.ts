import { expectAllAccessible } from './support/axe.ts'
import { expect, open, test } from './support/site.ts'

test('axe finds no fault with a practice', async ({ page }) => {
  await open(page, '/?view=first&step=practice')
  await page.getByRole('button', { name: '練習する' }).click()
  await expect(page.getByTestId('step-card')).toBeVisible()
  await expectAllAccessible(page, 'practice')
})

test('the kit is found by keyboard alone', async ({ page }) => {
  await open(page, '/?view=first&step=kit&help=contents')
  await expect(page.getByRole('heading', { name: '箱を見て答えてください' })).toBeFocused()
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: '箱や試薬の文字は、どれですか' })).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'メーカーはどこですか' })).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'このキットのようです' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: '音を確かめる' })).toBeFocused()
})
