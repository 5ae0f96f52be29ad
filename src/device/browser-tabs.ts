import type { Tabs } from '#ports/tabs.ts'
import { listeners } from '#ports/listeners.ts'
import { attempt, attemptAsync } from './attempt.ts'

const defaultLock = 'run-owner'
const channelSuffix = 'tabs'
const newsPrefix = 'news: '
/** Time for other tabs to answer that they are busy. */
const answerTimeoutMs = 150

/** A Web Lock decides which tab owns the run; a channel asks which tabs are busy. Without them each tab acts as if it were alone. */
export function browserTabs(options: { readonly lock?: string } = {}): Tabs {
  const lock = options.lock ?? defaultLock
  const ownership = lockOwnership(lock)
  const channel = attempt(() => new BroadcastChannel(`${lock} ${channelSuffix}`))
  const answers = listeners<[]>()
  const announced = listeners<[string]>()
  let isBusy = false
  let announcement: string | null = null

  const send = (message: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    attempt(() => channel?.postMessage(message))
  }

  channel?.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
    if (message === 'busy?' && isBusy) send('busy')
    if (message === 'busy') answers.tell()
    if (message === 'news?' && announcement !== null && ownership.isOwner()) tellNews(announcement)
    if (typeof message === 'string' && message.startsWith(newsPrefix)) {
      announced.tell(message.slice(newsPrefix.length))
    }
  })
  const tellNews = (news: string) => send(newsPrefix + news)
  ownership.onOwner((isOwner) => {
    if (!isOwner) send('news?')
    else if (announcement !== null) tellNews(announcement)
  })
  const askOthers = () =>
    new Promise<boolean>((resolve) => {
      const settle = (isOtherBusy: boolean) => {
        leave()
        clearTimeout(timer)
        resolve(isOtherBusy)
      }
      const leave = answers.add(() => settle(true))
      const timer = setTimeout(() => settle(false), answerTimeoutMs)
      send('busy?')
    })

  return {
    ...ownership,
    announce(news) {
      announcement = news
      if (ownership.isOwner()) tellNews(news)
    },
    onAnnounced: announced.add,
    setBusy: (busy) => void (isBusy = busy),
    isAnyBusy: async () => isBusy || (channel !== undefined && (await askOthers())),
  }
}

/** Owner until the browser reports that another tab is: a single tab must not wait for the lock. */
function lockOwnership(name: string): Pick<Tabs, 'isOwner' | 'onOwner' | 'takeOver'> {
  const locks = 'locks' in navigator ? navigator.locks : null
  const owners = listeners<[boolean]>()
  let isOwner = true

  const become = (next: boolean) => {
    if (next === isOwner) return
    isOwner = next
    owners.tell(next)
  }
  /** Holds the lock until this tab closes; resolves with how that ended. */
  const hold = async (options: LockOptions, onGranted: () => void = () => undefined) => {
    let wasGranted = false
    const end = await attemptAsync(() =>
      locks?.request(name, options, (lock) => {
        if (lock === null) return 'taken' as const
        wasGranted = true
        become(true)
        onGranted()
        return new Promise<never>(() => undefined)
      }),
    )
    return end ?? (wasGranted ? 'stolen' : 'refused')
  }
  /** Owns the lock, or queues for it until the other tab closes. */
  const live = async (options: LockOptions): Promise<void> => {
    if ((await hold(options)) === 'refused') return
    become(false)
    await live({})
  }
  const steal = async (onGranted: () => void) => {
    if ((await hold({ steal: true }, onGranted)) === 'stolen') become(false)
    else onGranted()
  }
  void live({ ifAvailable: true })

  return {
    isOwner: () => isOwner,
    onOwner: owners.add,
    takeOver: () =>
      new Promise((resolve) => {
        if (isOwner) resolve()
        else void steal(resolve)
      }),
  }
}
