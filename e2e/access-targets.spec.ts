import { walkThroughKept } from './support/kept-screens.ts'
import { pageScreens, walkThroughTest } from './support/screens.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, routes, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

/** Where the hands are during a test: all but the line above the step. */
const stepPlaces: Readonly<Record<string, string>> = {
  ready: 'main :not(header) >',
  settling: 'main :not(header) >',
}

for (const { name, reach } of pageScreens) {
  test(`everything on "${name}" is at least 48 px in both directions`, async ({ page }) => {
    await reach(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await smallTargets(page, 48)).toEqual([])
  })
}

test('what is tapped in a test is at least 64 px high, everything else 48', async ({ page }) => {
  await walkThroughTest(page, async (screen) => {
    expect.soft(await smallTargets(page, 48), screen).toEqual([])
    const hands = screen === 'reading' ? '[data-testid="answers"] ol' : stepPlaces[screen]
    if (hands !== undefined) expect.soft(await smallTargets(page, 64, hands), screen).toEqual([])
    if (screen === 'ready') {
      const box = await page.getByRole('button', { name: /^できた/ }).boundingBox()
      expect(box?.height).toBeGreaterThan(150)
      expect(box?.width).toBeGreaterThan(300)
    }
  })
})

test('where things are kept and corrected, everything is at least 48 px', async ({ page }) => {
  await walkThroughKept(page, async (screen) => {
    expect.soft(await smallTargets(page, 48), screen).toEqual([])
  })
})

test.describe('before the scripts are here', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of routes) {
    test(`everything on ${path} is at least 48 px`, async ({ page }) => {
      await page.goto(path)
      expect(await smallTargets(page, 48)).toEqual([])
    })
  }
})
