import type { Locator, Page } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { walkThroughKept } from './support/kept-screens.ts'
import { holdTime } from './support/run-screen.ts'
import { firstScreens, pageScreens, walkThroughTest } from './support/screens.ts'
import { expectAccessible } from './support/axe.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, open, ownKit, routes, test } from './support/site.ts'

/* Opens every screen once and checks everything that must hold on any screen: see support/inspect.ts. */

test.use({ viewport: { width: 360, height: 640 } })

for (const { name, reach, act } of [...pageScreens, ...firstScreens]) {
  test(`nothing is amiss on "${name}"`, async ({ page }) => {
    // Combines what used to be three tests of each screen.
    test.slow()
    await reach(page)
    await inspect(page, name, { act: act?.(page) })
  })
}

/** The required action on each screen of the short test: the one button, or the lowest of the answers. */
const asked: Readonly<Record<string, (page: Page) => Locator>> = {
  ready: (page) => page.getByRole('button', { name: /^できた/ }),
  settling: (page) => page.getByRole('button', { name: '液が澄みました' }),
  reading: (page) => page.getByTestId('answers').locator('ol > li button').last(),
}

/** The area tapped during a test: everything but the line above the step. */
const hands = Object.fromEntries(
  ['ready', 'busy', 'settling', 'reacting', 'reading'].map((screen) => [
    screen,
    'main :not(header) >',
  ]),
)

test('nothing is amiss from the first step of a test to its results', async ({ page }) => {
  test.slow()
  const seen: string[] = []
  await walkThroughTest(page, async (screen) => {
    await inspect(page, screen, {
      act: asked[screen]?.(page),
      hands: hands[screen],
      sticks: screen === 'ready' || screen === 'settling',
      around: async (check) => {
        // Axe waits with the page's timers.
        await page.clock.resume()
        await check()
        await holdTime(page)
      },
    })
    seen.push(screen)
  })
  expect(seen).toEqual(expect.arrayContaining(['ready', 'settling', 'reading', 'results']))
})

test('nothing is amiss where data is stored and corrected', async ({ page }) => {
  test.slow()
  await walkThroughKept(page, async (screen) => inspect(page, screen))
})

test('nothing is amiss on the not-found page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await open(page, '/nothing')
  await inspect(page, 'not found', { act: page.getByRole('link', { name: 'Go back to home' }) })
})

for (const size of [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`axe finds nothing at ${String(size.width)} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await ownKit(page)
    await open(page)
    await expect(page.getByRole('button', { name: 'はじめる' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, `home, ${String(size.width)}`)
  })
}

test.describe('before the scripts are here', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is at least 48 px', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path)
      expect.soft(await smallTargets(page, 48), path).toEqual([])
    }
  })
})
