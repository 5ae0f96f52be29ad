import { afterEach, describe, expect, it, vi } from 'vitest'
import { notifierContract } from '#testing/contracts/notifier-contract.ts'
import { setVisible } from '#testing/page-visibility.ts'
import { systemNotifier } from './system-notifier.ts'

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

/** Headless browsers refuse notifications, so permission and service worker are simulated; the page's events are real. */
function phone(answer: NotificationPermission = 'granted') {
  const shown = new Map<string, { title: string; close: () => void }>()
  const permission = { permission: 'default', requestPermission: async () => answer }
  permission.requestPermission = async () => {
    permission.permission = answer
    return answer
  }
  const registration = {
    showNotification: async (title: string, { tag = '' }: NotificationOptions) =>
      void shown.set(tag, { title, close: () => void shown.delete(tag) }),
    getNotifications: async ({ tag = '' }) => [shown.get(tag)].filter((one) => one !== undefined),
  }
  vi.stubGlobal('Notification', permission)
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration) },
    configurable: true,
  })
  return { registration, shown: async () => Array.from(shown.values(), ({ title }) => title) }
}

notifierContract(async () => ({
  ...phone(),
  notifier: systemNotifier(),
  hide: () => setVisible(false),
  reveal: () => setVisible(true),
}))

describe('the notifier of a browser', () => {
  it('tells a refusal', async () => {
    phone('denied')
    expect(await systemNotifier().ask()).toBe('denied')
  })

  it('stays quiet where showing throws', async () => {
    const { registration } = phone()
    const notifier = systemNotifier()
    await notifier.ask()
    const show = vi.spyOn(registration, 'showNotification').mockRejectedValue(new TypeError('no'))
    setVisible(false)
    notifier.notifyIfHidden({ title: 'one', body: '', tag: 'read' })
    await expect.poll(() => show).toHaveBeenCalledOnce()
  })

  it('is unavailable where the browser has none', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification')
    Reflect.deleteProperty(globalThis, 'Notification')
    const notifier = systemNotifier()
    expect(notifier.permission()).toBe('unavailable')
    expect(await notifier.ask()).toBe('unavailable')
    notifier.notifyIfHidden({ title: 'one', body: '', tag: 'read' })
    notifier.clear('read')
    if (own !== undefined) Object.defineProperty(globalThis, 'Notification', own)
  })
})
