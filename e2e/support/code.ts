import { expect, type Page } from '@playwright/test'

/** One change to the built code, such as a page that throws. */
export interface Change {
  readonly from: RegExp
  readonly to: string
}

/**
 * Changes what the server hands out, to bring about what a sound build never does.
 * @returns the end of it: waits for what is still being handed out, and checks that every change found its place
 */
export async function changeCode(
  page: Page,
  changes: readonly Change[],
): Promise<() => Promise<void>> {
  const made = new Set<Change>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const change of changes) {
      if (!change.from.test(body)) continue
      body = body.replace(change.from, change.to)
      made.add(change)
    }
    // Kept by the browser, it would come back after the end of the change.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, body, headers })
  })
  return async () => {
    await page.unrouteAll({ behavior: 'wait' })
    expect([...made], 'changes that found their place').toHaveLength(changes.length)
  }
}

/** Replaces the module of a page. */
export async function replacePage(page: Page, chunk: string, code: string): Promise<void> {
  await page.route(`**/assets/${chunk}-page-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
}
