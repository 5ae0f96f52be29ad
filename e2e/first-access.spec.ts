import { expectAllAccessible } from './support/axe.ts'
import { expect, open, test } from './support/site.ts'
import { smallTargets } from './support/small-targets.ts'

test.use({ serviceWorkers: 'block' })

const screens = [
  ['the choice of a kit', '/?view=first'],
  ['the first question', '/?view=first&step=kit&help=contents'],
  ['a kit found', '/?view=first&step=kit&help=x&contents=tubes&letters=n-p-k&maker=american'],
  ['several kits found', '/?view=first&step=kit&help=x&contents=unsure&letters=no3&maker=unsure'],
  ['no kit found', '/?view=first&step=kit&help=x&contents=other&letters=other&maker=other'],
  ['the sound', '/?view=first&step=sound'],
  ['the practice', '/?view=first&step=practice'],
] as const

for (const [name, address] of screens) {
  test(`axe and thumbs find no fault with ${name}`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    expect(await smallTargets(page, 48)).toEqual([])
    await expectAllAccessible(page, name)
    await page.setViewportSize({ width: 320, height: 640 })
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overhang).toBeLessThanOrEqual(0)
  })
}

test('axe and thumbs find no fault with the welcome on the first screen', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('region', { name: 'はじめての方へ' })).toBeVisible()
  await expectAllAccessible(page, 'welcome')
})

test('axe finds no fault with silence, a practice, and its end', async ({ page }) => {
  await open(page, '/?view=first&step=sound')
  await page.getByRole('button', { name: '鳴らしてみる' }).click()
  await page.getByRole('button', { name: '聞こえない' }).click()
  await expectAllAccessible(page, 'silence')
  await page.getByRole('button', { name: 'つぎへ' }).click()
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
  await expect(
    page.getByRole('heading', { name: '箱や試薬に、どの文字がありますか？' }),
  ).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: '作った会社は、どこですか？' })).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'このキットのようです' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: '音を確かめる' })).toBeFocused()
})
