/** The bar at the top edge, as a state machine driven by a clock in milliseconds. */
export type Progress =
  | { readonly kind: 'hidden' }
  /** Work has begun; short work never shows a bar. */
  | { readonly kind: 'waiting'; readonly since: number }
  | { readonly kind: 'running'; readonly since: number }
  | { readonly kind: 'ended'; readonly since: number; readonly failed: boolean }

// Source: docs/facts/first-app.md
const throttleMs = 200
const durationMs = 5000
const lingerMs = 500

export const hidden: Progress = { kind: 'hidden' }

export function start(progress: Progress, now: number): Progress {
  const isBusy = progress.kind === 'waiting' || progress.kind === 'running'
  return isBusy ? progress : { kind: 'waiting', since: now }
}

export function finish(progress: Progress, now: number): Progress {
  if (progress.kind === 'waiting') return hidden
  return progress.kind === 'running' ? { kind: 'ended', since: now, failed: false } : progress
}

/** A failure is shown even when the work was too short for a bar. */
export const fail = (now: number): Progress => ({ kind: 'ended', since: now, failed: true })

/** State of the bar at `now`. */
export function progressAt(progress: Progress, now: number): Progress {
  if (progress.kind === 'waiting' && now - progress.since >= throttleMs) {
    return { kind: 'running', since: progress.since + throttleMs }
  }
  return progress.kind === 'ended' && now - progress.since >= lingerMs ? hidden : progress
}

/** How much of the bar is filled, 0 to 100. */
export function percent(progress: Progress, now: number): number {
  if (progress.kind === 'ended') return 100
  if (progress.kind !== 'running') return 0
  return Math.min(100, Math.max(0, ((now - progress.since) / durationMs) * 100))
}
