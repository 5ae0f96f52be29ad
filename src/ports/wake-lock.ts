export type WakeLockState = 'off' | 'held' | 'waiting' | 'unavailable'

/** Keeps the screen on. Remembers what is wanted and asks again whenever the page becomes visible. */
export interface WakeLock {
  want(on: boolean): void
  state(): WakeLockState
  onState(listener: (state: WakeLockState) => void): () => void
}
