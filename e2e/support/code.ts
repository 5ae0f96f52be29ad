import type { Page } from '@playwright/test'

/** Replaces the module of a page, to cause what a correct build never does. */
export async function replacePage(page: Page, chunk: string, code: string): Promise<void> {
  await page.route(`**/assets/${chunk}-page-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
}
