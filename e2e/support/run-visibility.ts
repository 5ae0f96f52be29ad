import type { Page } from '@playwright/test'

/**
 * Another tab comes to the front, or goes. A driven Chromium calls every tab visible, so the page is told by the
 * same property and event a browser uses.
 */
export const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
