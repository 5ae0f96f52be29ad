import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing on what is shown, in the theme that it is shown in.
 * @param name in words, for the report
 * @param within a selector, where the rest of the page is not meant
 */
export async function expectNoViolations(page: Page, name: string, within?: string) {
  // For half a second more the bar of a page that has come is drawn over it.
  await expect(page.locator('progress[data-failed=false]')).toHaveCount(0)
  const builder = within === undefined ? axe(page) : axe(page).include(within)
  const { violations } = await builder.withTags(rules).analyze()
  expect.soft(inWords(violations), name).toEqual([])
}

/** The same in three themes. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name)
  // Themes change colors alone.
  for (const theme of ['dark', 'sunlight']) {
    await setTheme(page, theme)
    const colors = await axe(page).withRules(['color-contrast']).analyze()
    expect.soft(inWords(colors.violations), `${name}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}

/** Within the page alone: there are no frames, and without this every analysis opens a tab of its own to add them up. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

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

/** The same for a whole page: as high as its content, since a bar that sticks to the bottom covers nothing then. */
export async function expectAllAccessible(page: Page, name: string): Promise<void> {
  // Parts of a page that come later make it higher than it was when it was measured.
  await page.waitForLoadState('networkidle')
  // Twice at most: some fill whatever height they are given.
  for (const _ of ['first', 'again']) {
    // oxlint-disable-next-line no-await-in-loop -- the second look is at what the first has made
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width: 360, height: Math.max(640, height + 200) })
  }
  await expectAccessible(page, name)
  await page.setViewportSize({ width: 360, height: 640 })
}
