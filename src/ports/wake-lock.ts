/** `waiting`: the page is hidden, or the answer is on its way. `refused`: the browser will not, low battery for one. */
export type WakeLockState = 'off' | 'held' | 'waiting' | 'refused' | 'unavailable'

/** Keeps the screen on. Remembers what is wanted and asks again whenever the page becomes visible. */
export interface WakeLock {
  want(on: boolean): void
  state(): WakeLockState
  onState(listener: (state: WakeLockState) => void): () => void
}
