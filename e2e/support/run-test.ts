import { expect, test as base, type BrowserContext } from '@playwright/test'
import { ownPhone, type Phone } from './run-phone.ts'

export interface Complaints {
  /** Listens to the console and the uncaught errors of another context. */
  readonly watch: (context: BrowserContext) => void
  /** What a journey itself brings about: a server that is gone, storage that refuses. */
  readonly allow: (pattern: RegExp) => void
}

interface Fixtures {
  readonly complaints: Complaints
  /** A whole browser of its own on a profile on the disk, which can be killed and started again. */
  readonly phone: Phone
  /** Whether the phone's user has forbidden sites to keep anything. */
  readonly isStorageDenied: boolean
  readonly phoneServiceWorkers: 'allow' | 'block'
}

/** Playwright's test, failing where any page of it complained in the console or threw. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      // Said by the driver, of what playwright.config.ts asks of it.
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
  phoneServiceWorkers: ['allow', { option: true }],
  phone: async ({ baseURL, complaints, isStorageDenied, phoneServiceWorkers }, use) => {
    const onStart = complaints.watch
    const phone = ownPhone({ baseURL, isStorageDenied, phoneServiceWorkers, onStart })
    await use(phone)
    await phone.throwAway()
  },
})

export { expect }
