import { expect, test as base, type BrowserContext } from '@playwright/test'
import { ownPhone, type Phone, type PhoneOptions } from './run-phone.ts'

export interface Complaints {
  /** Monitors the console and the uncaught errors of another context. */
  readonly watch: (context: BrowserContext) => void
  /** Allows errors that a journey itself provokes: a stopped server, refused storage. */
  readonly allow: (pattern: RegExp) => void
}

interface Fixtures {
  readonly complaints: Complaints
  /** A browser with its own profile on disk, which can be killed and restarted. */
  readonly phone: Phone
  readonly phoneBrowser: PhoneOptions['phoneBrowser']
  /** Whether the phone's user has blocked all site storage. */
  readonly isStorageDenied: boolean
  readonly phoneServiceWorkers: PhoneOptions['phoneServiceWorkers']
}

/** Playwright's test, which also fails if a page logs to the console or throws. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      // Logged by the driver because of a setting in playwright.config.ts.
      const allowed = [/^Service Worker registration blocked by Playwright/]
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          heard.push(`${message.text()} (${message.location().url})`)
        })
        watched.on('weberror', (error) => heard.push(String(error.error())))
      }
      watch(context)
      await use({ watch, allow: (pattern) => void allowed.push(pattern) })
      expect(
        heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'complaints of the browser',
      ).toEqual([])
    },
    { auto: true },
  ],
  isStorageDenied: [false, { option: true }],
  phoneBrowser: ['headless shell', { option: true }],
  phoneServiceWorkers: ['allow', { option: true }],
  phone: async (
    { baseURL, complaints, isStorageDenied, phoneBrowser, phoneServiceWorkers },
    use,
  ) => {
    const onStart = complaints.watch
    const phone = ownPhone({
      baseURL,
      isStorageDenied,
      phoneBrowser,
      phoneServiceWorkers,
      onStart,
    })
    await use(phone)
    await phone.throwAway()
  },
})

export { expect }
