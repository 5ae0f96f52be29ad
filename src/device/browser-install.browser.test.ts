import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { holdInstallOffer } from './browser-install-offer.ts'
import { browserInstall } from './browser-install.ts'

/** Dispatches the event that Chromium sends to an installable page. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<void>>(async () => undefined)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) })
  window.dispatchEvent(event)
  return { prompt, event }
}

const pretendApple = (standalone: boolean) =>
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })

beforeAll(() => holdInstallOffer())
afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'))

it('keeps an offer made before anybody asked, and the own bar of the browser away', async () => {
  const { event, prompt } = offer('accepted')
  expect(event.defaultPrevented).toBe(true)
  const install = browserInstall()
  expect(install.way()).toBe('prompt')
  expect(await install.ask()).toBe(true)
  expect(prompt).toHaveBeenCalledOnce()
})

it('makes an offer once only', async () => {
  const install = browserInstall()
  offer('dismissed')
  expect(await install.ask()).toBe(false)
  expect(install.way()).toBeNull()
  expect(await install.ask()).toBe(false)
})

it('tells when an offer comes, and when the app is installed', () => {
  const install = browserInstall()
  const ways: unknown[] = []
  install.onChange(() => ways.push(install.way()))
  offer('accepted')
  window.dispatchEvent(new Event('appinstalled'))
  expect(ways).toEqual(['prompt', null])
})

it('knows the share menu of iPhone and iPad, and when it was used', async () => {
  offer('dismissed')
  await browserInstall().ask()
  pretendApple(false)
  expect(browserInstall().way()).toBe('share-menu')
  pretendApple(true)
  expect(browserInstall().way()).toBeNull()
})

it('takes an offer that breaks for a no', async () => {
  const install = browserInstall()
  window.dispatchEvent(new Event('beforeinstallprompt'))
  expect(await install.ask()).toBe(false)
})
