import { expectAccessible, expectAllAccessible } from './support/axe.ts'
import { walkThroughKept } from './support/kept-screens.ts'
import { holdTime } from './support/run-screen.ts'
import { pageScreens, walkThroughTest } from './support/screens.ts'
import { open, test } from './support/site.ts'

test.use({ serviceWorkers: 'block' })

for (const { name, reach } of pageScreens) {
  test(`axe finds nothing on "${name}" in three themes`, async ({ page }) => {
    await reach(page)
    await expectAllAccessible(page, name)
  })
}

test('axe finds nothing from the first step of a test to its results, in three themes', async ({
  page,
}) => {
  await walkThroughTest(page, async (screen) => {
    // Axe waits by timers of the page.
    await page.clock.resume()
    await expectAccessible(page, screen)
    await holdTime(page)
  })
})

test('axe finds nothing where things are kept and corrected, in three themes', async ({ page }) => {
  test.slow()
  await walkThroughKept(page, (screen) => expectAllAccessible(page, screen))
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
