import type { WakeLock, WakeLockState } from '#ports/wake-lock.ts'
import { listeners } from '#ports/listeners.ts'
import { attemptAsync } from './attempt.ts'

/** Screen wake lock. The browser releases it when the page is hidden, so it is requested again when the page returns. */
export function screenWakeLock(): WakeLock {
  const isPossible = 'wakeLock' in navigator
  let state: WakeLockState = isPossible ? 'off' : 'unavailable'
  let isWanted = false
  let held: WakeLockSentinel | null = null
  let asking: Promise<void> | null = null
  const states = listeners<[WakeLockState]>()

  const become = (next: WakeLockState) => {
    if (next === state) return
    state = next
    states.tell(next)
  }
  const lost = (sentinel: WakeLockSentinel) => {
    if (held !== sentinel) return
    held = null
    if (isWanted) become('waiting')
  }
  const ask = async () => {
    const sentinel = await attemptAsync(() => navigator.wakeLock.request('screen'))
    if (sentinel === undefined) {
      if (!isWanted) return become('off')
      return become(document.visibilityState === 'visible' ? 'refused' : 'waiting')
    }
    held = sentinel
    sentinel.addEventListener('release', () => lost(sentinel))
    if (isWanted) become('held')
    else await letGo()
  }
  const letGo = async () => {
    const sentinel = held
    held = null
    become('off')
    await attemptAsync(() => sentinel?.release())
  }
  const hold = () => {
    if (!isPossible || !isWanted || held !== null || asking !== null) return
    if (document.visibilityState !== 'visible') return become('waiting')
    asking = ask().finally(() => {
      asking = null
    })
  }

  document.addEventListener('visibilitychange', hold)

  return {
    want(on) {
      isWanted = on
      if (!isPossible) return
      if (on) hold()
      else void letGo()
    },
    state: () => state,
    onState: states.add,
  }
}
