import type { Page } from '@playwright/test'

/**
 * Shows or hides the tab. Under automation Chromium reports every tab as visible, so the page is notified by the
 * same property and event that a browser uses.
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
