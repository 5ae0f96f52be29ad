import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations on the current page, in its current theme.
 * @param name in words, for the report
 * @param within a selector, to check only a part of the page
 */
export async function expectNoViolations(page: Page, name: string, within?: string) {
  // The progress bar remains over a loaded page for half a second.
  await expect(page.locator('progress[data-failed=false]')).toHaveCount(0)
  expect.soft(await violationsOn(page, rules, within), name).toEqual([])
}

/** The same in three themes. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name)
  // Themes change colors only.
  for (const theme of ['dark', 'sunlight']) {
    await setTheme(page, theme)
    expect.soft(await violationsOn(page, ['color-contrast']), `${name}, ${theme}`).toEqual([])
  }
  await setTheme(page, 'light')
}

/**
 * Runs the rules, or those with these tags, in the page itself: there are no frames. Its script is sent once per document. Colors in
 * transition are those at its end.
 */
async function violationsOn(page: Page, runOnly: readonly string[], within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Only violations are read, so axe need not describe each element that passed.
  const options: RunOptions = { runOnly: [...runOnly], resultTypes: ['violations'] }
  return page.evaluate(
    async ([place, it]) => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish()
      }
      const found = await window.axe?.run(place ?? document, it)
      if (found === undefined) throw new Error('axe is not in the page.')
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [within, options] as const,
  )
}

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
  // Where a part fills every height the bar still lies over what follows it, except at the end.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectAccessible(page, name)
  await page.setViewportSize({ width: 360, height: 640 })
}
