import type { Instant } from '#domain/units.ts'

/**
 * The app's own time line. While the page is visible it follows the monotonic clock, so a change of the
 * phone's clock does not move it; after sleep it follows the wall clock, so slept time counts.
 */
export interface Clock {
  now(): Instant
  /** Milliseconds to add to an Instant to get the phone's wall clock, for showing hh:mm:ss. */
  wallOffset(): number
  /** Called several times a second while visible, as often as the browser allows while hidden, and at once on waking. */
  onTick(listener: () => void): Unsubscribe
  onChange(listener: (change: ClockChange) => void): Unsubscribe
  /** Continues a time line stored before a reload. `lastSeen` is its latest known Instant. */
  resume(kept: { wallOffset: number; lastSeen: Instant }): void
  /** Resolves an `ambiguous` change: time goes on from the chosen Instant. */
  resolve(now: Instant): void
}

export type ClockChange =
  /** The page slept; time moved on. */
  | { readonly kind: 'slept'; readonly from: Instant; readonly to: Instant }
  /** The phone's clock was changed while the page was running; the time line did not move. */
  | { readonly kind: 'turned'; readonly wallOffset: number }
  /** The wall clock went back while the app was closed: the true time is one of these, or between them. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly [Instant, Instant] }

export type Unsubscribe = () => void
