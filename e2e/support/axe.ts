import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations on the current page, in its current theme.
 * @param name in words, for the report
 * @param within a selector, to check only a part of the page
 */
export async function expectNoViolations(page: Page, name: string, within?: string) {
  // The progress bar remains over a loaded page for half a second.
  await expect(page.locator('progress[data-failed=false]')).toHaveCount(0)
  const builder = within === undefined ? axe(page) : axe(page).include(within)
  const { violations } = await builder.withTags(rules).analyze()
  expect.soft(inWords(violations), name).toEqual([])
}

/** The same in three themes. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name)
  // Themes change colors only.
  for (const theme of ['dark', 'sunlight']) {
    await setTheme(page, theme)
    const colors = await axe(page).withRules(['color-contrast']).analyze()
    expect.soft(inWords(colors.violations), `${name}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}

/** Within the page only: there are no frames, and without this every analysis opens another tab to aggregate them. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const inWords = (violations: Violations) =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.html.slice(0, 160)).join(' | ')}`,
  )

/** Disables the color transitions between themes. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((it) => {
    document.documentElement.dataset['theme'] = it
    for (const animation of document.getAnimations()) animation.finish()
  }, theme)

/** The same for a whole page: as high as its content, so that a bar stuck to the bottom covers nothing. */
export async function expectAllAccessible(page: Page, name: string): Promise<void> {
  // Parts of a page that load later make it higher than first measured.
  await page.waitForLoadState('networkidle')
  // Twice at most: some parts fill whatever height they get.
  for (const _ of ['first', 'again']) {
    // oxlint-disable-next-line no-await-in-loop -- the second look is at what the first has made
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width: 360, height: Math.max(640, height + 200) })
  }
  await expectAccessible(page, name)
  await page.setViewportSize({ width: 360, height: 640 })
}
