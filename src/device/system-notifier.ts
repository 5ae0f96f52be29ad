import type { NotificationPermission, Notifier } from '#ports/notification.ts'
import { attempt, attemptAsync } from './attempt.ts'

/** Time for the service worker to become ready. */
const readyTimeoutMs = 3000

/** Notifications through the service worker, the only way that phones allow. */
export function systemNotifier(): Notifier {
  const isPossible = 'Notification' in globalThis && 'serviceWorker' in navigator
  const permission = (): NotificationPermission => {
    if (!isPossible) return 'unavailable'
    const granted = attempt(() => Notification.permission)
    return granted === undefined ? 'unavailable' : granted === 'default' ? 'ask' : granted
  }
  const registration = () => attemptAsync(() => navigator.serviceWorker.ready, readyTimeoutMs)

  const show = async (title: string, options: NotificationOptions) => {
    const worker = await registration()
    if (document.visibilityState === 'hidden')
      await attemptAsync(() => worker?.showNotification(title, options))
  }
  const close = async (tag: string) => {
    const worker = await registration()
    const shown = await attemptAsync(() => worker?.getNotifications({ tag }))
    for (const notification of shown ?? []) notification.close()
  }

  return {
    permission,
    ask: async () => {
      if (permission() === 'ask') await attemptAsync(() => Notification.requestPermission())
      return permission()
    },
    notifyIfHidden({ title, body, tag }) {
      if (permission() !== 'granted' || document.visibilityState !== 'hidden') return
      void show(title, { body, tag, icon: '/icons/icon-192.png' })
    },
    clear(tag) {
      if (permission() === 'granted') void close(tag)
    },
  }
}
