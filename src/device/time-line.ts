import { instant } from '#domain/units.ts'
import type { Instant } from '#domain/units.ts'
import type { ClockChange } from '#ports/clock.ts'

/** The phone's two clocks at one moment, in milliseconds, and whether the page is visible. */
export interface Observation {
  readonly wall: number
  readonly monotonic: number
  readonly isVisible: boolean
}

/** The app's time as of the last accepted observation. */
export interface TimeLine {
  readonly now: Instant
  /** The monotonic clock at `now`. */
  readonly monotonic: number
  readonly wallOffset: number
  readonly wasVisible: boolean
}

export interface Observed {
  readonly line: TimeLine
  readonly change: ClockChange | null
}

/** Differences between the two clocks up to this are slewing or rounding and are ignored. */
export const toleranceMs = 1500
/** Largest rate at which a system slews its wall clock: 500 ppm. Source: adjtimex(2), ntpd. */
const maxSlewRate = 0.0005

export const startTimeLine = ({ wall, monotonic, isVisible }: Observation): TimeLine => ({
  now: instant(wall),
  monotonic,
  wallOffset: 0,
  wasVisible: isVisible,
})

export const nowOn = (line: TimeLine, monotonic: number) =>
  instant(line.now + Math.max(0, monotonic - line.monotonic))

/** Compares the clocks. Between two observations of a visible page the monotonic clock is right; otherwise the device may have slept. */
export function observe(line: TimeLine, seen: Observation): Observed {
  const counted = nowOn(line, seen.monotonic)
  const ahead = seen.wall - line.wallOffset - counted
  const isWatched = line.wasVisible && seen.isVisible
  return isWatched ? watched(counted, ahead, seen) : unwatched(line, counted, ahead, seen)
}

function watched(counted: Instant, ahead: number, seen: Observation): Observed {
  const line = lineAt(counted, seen)
  const isTurned = Math.abs(ahead) > toleranceMs
  return { line, change: isTurned ? { kind: 'turned', wallOffset: line.wallOffset } : null }
}

function unwatched(line: TimeLine, counted: Instant, ahead: number, seen: Observation): Observed {
  if (ahead > 0) {
    const to = instant(counted + ahead)
    const change = { kind: 'slept', from: counted, to } as const
    return { line: lineAt(to, seen), change: ahead > toleranceMs ? change : null }
  }
  if (ahead < -toleranceMs - maxSlewRate * (counted - line.now))
    return startedOver(instant(counted + ahead), counted, seen)
  return {
    line: seen.isVisible ? lineAt(counted, seen) : { ...line, wasVisible: false },
    change: null,
  }
}

/** Resumes a time line kept before a reload by the wall clock, but never earlier than it was last seen. */
export function resumeTimeLine(
  kept: { readonly wallOffset: number; readonly lastSeen: Instant },
  seen: Observation,
): Observed {
  const counted = instant(seen.wall - kept.wallOffset)
  if (counted >= kept.lastSeen) return { line: lineAt(counted, seen), change: null }
  if (counted >= kept.lastSeen - toleranceMs)
    return { line: lineAt(kept.lastSeen, seen), change: null }
  return startedOver(counted, kept.lastSeen, seen)
}

export const setTimeLine = (now: Instant, seen: Observation) => lineAt(now, seen)

/** Continues from the later candidate until the user decides: a test may be taken for older than it is, never for younger. */
const startedOver = (earlier: Instant, later: Instant, seen: Observation): Observed => ({
  line: lineAt(later, seen),
  change: { kind: 'ambiguous', candidates: [earlier, later] },
})

const lineAt = (now: Instant, { wall, monotonic, isVisible }: Observation): TimeLine => ({
  now,
  monotonic,
  wallOffset: wall - now,
  wasVisible: isVisible,
})
