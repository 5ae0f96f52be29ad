import type { Page } from '@playwright/test'
import { begin, finish, openTimer, phOnly, playToTheEnd } from './support/run-play.ts'
import { leaveAlone } from './support/run-screen.ts'
import { expect, test } from './support/run-test.ts'

declare global {
  interface Window {
    prompted: number
  }
}

/** The event with which Chromium offers installation to a page, before any of our code runs. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.addInitScript((answer) => {
    window.prompted = 0
    window.addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(event, {
        prompt: async () => void (window.prompted += 1),
        userChoice: Promise.resolve({ outcome: answer }),
      })
      window.dispatchEvent(event)
    })
  }, outcome)

const hint = (page: Page) => page.getByRole('region', { name: 'ホーム画面に追加しますか' })

async function keepTest(page: Page) {
  await begin(page, phOnly)
  await playToTheEnd(page)
  // Decided while the results are shown.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('soil-kit-timer:install')))
    .not.toBeNull()
  await finish(page)
  await leaveAlone(page)
}

test('installation is offered after the first saved test, and not again after it is declined', async ({
  page,
}) => {
  await page.clock.install()
  await offerInstall(page, 'dismissed')
  await openTimer(page)
  await leaveAlone(page)
  await expect(hint(page)).toHaveCount(0)
  await keepTest(page)
  const no = page.getByRole('button', { name: 'あとで' })
  // Right after the test it is visible without scrolling, and does not displace the way to the next test.
  await expect(hint(page)).toBeInViewport()
  await expect(no).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^はじめる/ })).toBeInViewport({ ratio: 1 })
  await no.click()
  await expect(hint(page)).toHaveCount(0)
  await page.reload()
  await openTimer(page)
  await leaveAlone(page)
  await expect(page.getByRole('heading', { name: /^前回/ })).toBeVisible()
  await expect(hint(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.prompted)).toBe(0)
})

test('one tap asks the browser to install', async ({ page }) => {
  await page.clock.install()
  await offerInstall(page, 'accepted')
  await openTimer(page)
  await keepTest(page)
  await page.getByRole('button', { name: '追加する' }).click()
  await expect(hint(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.prompted)).toBe(1)
})

test('an iPhone is shown the way through its share menu', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true }),
  )
  await openTimer(page)
  await keepTest(page)
  await expect(hint(page).getByRole('img')).toHaveCount(2)
  await hint(page).getByRole('button', { name: '閉じる' }).click()
  await expect(hint(page)).toHaveCount(0)
})
