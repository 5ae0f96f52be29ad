import type { NotificationPermission, Notifier } from '#ports/notification.ts'

export interface FakeMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
}

export interface FakeNotifier extends Notifier {
  hide(): void
  reveal(): void
  /** Messages currently on the lock screen, one per tag. */
  shown(): readonly FakeMessage[]
  /** All messages ever shown. */
  history(): readonly FakeMessage[]
}

export function fakeNotifier(
  options: {
    readonly permission?: NotificationPermission
    readonly answer?: NotificationPermission
  } = {},
): FakeNotifier {
  let permission = options.permission ?? 'ask'
  let isHidden = false
  const shown = new Map<string, FakeMessage>()
  const history: FakeMessage[] = []
  return {
    permission: () => permission,
    ask: async () => {
      if (permission === 'ask') permission = options.answer ?? 'granted'
      return permission
    },
    notifyIfHidden(message) {
      if (!isHidden || permission !== 'granted') return
      shown.set(message.tag, message)
      history.push(message)
    },
    clear: (tag) => void shown.delete(tag),
    hide: () => void (isHidden = true),
    reveal: () => void (isHidden = false),
    shown: () => Array.from(shown.values()),
    history: () => history,
  }
}
