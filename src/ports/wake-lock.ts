/** `waiting`: the page is hidden, or the answer is pending. `refused`: the browser declines, for example on low battery. */
export type WakeLockState = 'off' | 'held' | 'waiting' | 'refused' | 'unavailable'

/** Keeps the screen on. Remembers the request and repeats it whenever the page becomes visible. */
export interface WakeLock {
  want(on: boolean): void
  state(): WakeLockState
  onState(listener: (state: WakeLockState) => void): () => void
}
