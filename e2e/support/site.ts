import { test as base, type ConsoleMessage, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface SiteFixtures {
  /** Patterns of console errors that this test may cause. Any other fails it. */
  readonly expectedErrors: RegExp[]
}

/**
 * Playwright's `test`, which also fails if any page of the context logs an error or throws one.
 * Use `expectedErrors.push(/…/)` for what a test provokes.
 */
export const test = base.extend<SiteFixtures>({
  actionTimeout: 40_000,
  expectedErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(inWords(message))
      })
      context.on('weberror', (failure) => complaints.push(inFull(failure.error())))
      await use(expected)
      const unexpected = complaints.filter((text) => !expected.some((it) => it.test(text)))
      base.expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

/** A file that fails to load has no stack. */
const inFull = ({ stack, message }: Error) =>
  stack === undefined || stack === '' ? message : stack

function inWords(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location()
  return `${message.text()} (${url}:${String(lineNumber)})`
}

interface Route {
  readonly path: string
  readonly title: string
  readonly heading: string
}

export const appName = '土壌診断キット専用タイマー'

/** The five pages, with the text that identifies each. */
export const routes: readonly Route[] = [
  { path: '/', title: appName, heading: appName },
  { path: '/ColorChart', title: `比色表（カラーチャート） | ${appName}`, heading: '比色表' },
  { path: '/diag', title: `診断 | ${appName}`, heading: '診断' },
  { path: '/inspire', title: `土づくりのヒント | ${appName}`, heading: 'ヒント' },
  { path: '/manual', title: `使い方 | ${appName}`, heading: '使い方' },
]

/**
 * Waits until the app has taken over the page and handles events: the frame sets its size last. Taps on the prerendered page wait for that
 * too.
 */
export const hydrated = (page: Page) => page.locator('[data-size][data-immersive]').waitFor()

/** Opens as a user who chose みどりくん before, unless another kit was chosen. Without a kit no test can be started. */
export const ownKit = (page: Page) =>
  page.addInitScript(() => {
    const key = 'soil-kit-timer:kit'
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '"midorikun"')
    } catch {
      // In a journey without storage, the kit is chosen by hand.
    }
  })

/** Opens an address of the app, ready for taps. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Counts document loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
