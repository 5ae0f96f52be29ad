import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, findBrowser, findHeadlessShell } from '../../scripts/ensure-browser.mjs'

export interface Phone {
  /** Starts the browser on its profile, as after a tap on its icon; its clocks are controlled and set to `at`, or left alone. */
  start(at?: number | 'untouched'): Promise<Page>
  /** All open pages; throws when the browser is not running. */
  context(): BrowserContext
  /** SIGKILL of the browser's process: nothing is flushed, no prompt appears. */
  kill(): Promise<void>
  throwAway(): Promise<void>
}

export interface PhoneOptions {
  readonly baseURL: string | undefined
  readonly isStorageDenied: boolean
  /** The full browser is needed for sound, and to deny storage. */
  readonly phoneBrowser: 'headless shell' | 'full'
  /** `block`: nothing is cached for offline use, which takes seconds on a busy machine. */
  readonly phoneServiceWorkers: 'allow' | 'block'
  readonly onStart: (context: BrowserContext) => void
}

export function ownPhone({ baseURL, isStorageDenied, onStart, ...options }: PhoneOptions): Phone {
  const profile = mkdtempSync(join(tmpdir(), 'soil-kit-timer-'))
  const isFull = options.phoneBrowser === 'full' || isStorageDenied
  const browser = isFull ? findBrowser() : findHeadlessShell()
  let context: BrowserContext | null = null
  let pid = 0
  if (isStorageDenied) denyStorage(profile)

  return {
    async start(at) {
      context = await chromium.launchPersistentContext(profile, {
        ...(browser !== null && { executablePath: browser }),
        ...(baseURL !== undefined && { baseURL }),
        args: chromiumFlags,
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        serviceWorkers: options.phoneServiceWorkers,
      })
      onStart(context)
      // Determined now: the kill follows at once.
      pid = await pidOf(context)
      if (at !== 'untouched') await context.clock.install(at === undefined ? {} : { time: at })
      return context.pages()[0] ?? context.newPage()
    },
    context() {
      if (context === null) throw new Error('The browser does not run.')
      return context
    },
    async kill() {
      if (context === null) return
      const killed = context
      context = null
      const closed = new Promise((resolve) => killed.once('close', resolve))
      process.kill(pid, 'SIGKILL')
      await closed
    },
    async throwAway() {
      try {
        await context?.close()
      } finally {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** The setting "block all cookies", which denies all web storage. */
function denyStorage(profile: string) {
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  mkdirSync(join(profile, 'Default'))
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
}

async function pidOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const found = processInfo.find(({ type }) => type === 'browser')
  if (found === undefined) throw new Error('The browser does not name its process.')
  return found.id
}
