import type { WakeLock, WakeLockState } from '#ports/wake-lock.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeWakeLock extends WakeLock {
  isWanted(): boolean
  /** The browser releases the lock, as it does when the page is hidden. */
  lose(): void
  /** The page is visible again. */
  comeBack(): void
}

export function fakeWakeLock(options: { readonly isMissing?: boolean } = {}): FakeWakeLock {
  let isWanted = false
  let state: WakeLockState = options.isMissing === true ? 'unavailable' : 'off'
  const states = listeners<[WakeLockState]>()
  const become = (next: WakeLockState) => {
    if (options.isMissing === true || next === state) return
    state = next
    states.tell(next)
  }
  return {
    want(on) {
      isWanted = on
      become(on ? 'held' : 'off')
    },
    state: () => state,
    onState: states.add,
    isWanted: () => isWanted,
    lose: () => become(isWanted ? 'waiting' : 'off'),
    comeBack: () => become(isWanted ? 'held' : 'off'),
  }
}
