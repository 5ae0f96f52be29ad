import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pageScreens, walkThroughTest } from './support/screens.ts'
import { expect, open, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect.soft(inWords(violations), name).toEqual([])
  // Themes change colors alone.
  for (const theme of ['dark', 'sunlight']) {
    await setTheme(page, theme)
    const colors = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect.soft(inWords(colors.violations), `${name}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const inWords = (violations: Violations) =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 160)).join(' | ')}`,
  )

/** Colors fade from one theme into the other, so they are made to jump. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((it) => {
    document.documentElement.dataset['theme'] = it
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)

/** As high as its content: a bar that sticks to the bottom covers nothing then. */
async function stretch(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 360, height: Math.max(640, height + 200) })
}

for (const { name, reach } of pageScreens) {
  test(`axe finds nothing on "${name}" in three themes`, async ({ page }) => {
    await reach(page)
    await stretch(page)
    await expectAccessible(page, name)
  })
}

test('axe finds nothing from the first step of a test to its results, in three themes', async ({
  page,
}) => {
  await walkThroughTest(page, (screen) => expectAccessible(page, screen))
})

test('axe finds nothing on the page that is not there', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/nothing')
  await expectAccessible(page, 'not found')
})

test('axe finds nothing on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await open(page)
  await expectAccessible(page, 'wide')
})
