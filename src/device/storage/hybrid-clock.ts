/** Hybrid logical clock: follows the wall clock, never goes back, and distinguishes events of the same millisecond. */
export interface HybridClock {
  /** The next time stamp, greater than every one given out or observed before. */
  next(): string
  /** Advances the clock to a stamp from elsewhere (another tab, an earlier start), if that is later. */
  observe(clock: string): void
}

interface Stamp {
  readonly wall: number
  readonly counter: number
}

const highestCounter = 0xffff
const maxWallMs = 9_999_999_999_999
const pattern = /^(\d{13})-([\da-f]{4})-/u

/** `device` ends every stamp; `now` is the wall clock in milliseconds. */
export function createHybridClock(now: () => number, device: string): HybridClock {
  let last: Stamp = { wall: 0, counter: 0 }
  return {
    next() {
      last = after(last, Math.min(Math.max(Math.floor(now()), 0), maxWallMs))
      return formatStamp(last, device)
    },
    observe(clock) {
      const seen = parseStamp(clock)
      if (seen !== null && isLater(seen, last)) last = seen
    },
  }
}

function after(last: Stamp, wall: number): Stamp {
  if (wall > last.wall) return { wall, counter: 0 }
  if (last.counter < highestCounter) return { wall: last.wall, counter: last.counter + 1 }
  return { wall: last.wall + 1, counter: 0 }
}

const isLater = (one: Stamp, other: Stamp) =>
  one.wall === other.wall ? one.counter > other.counter : one.wall > other.wall

const formatStamp = ({ wall, counter }: Stamp, device: string) =>
  `${String(wall).padStart(13, '0')}-${counter.toString(16).padStart(4, '0')}-${device}`

function parseStamp(clock: string): Stamp | null {
  const found = pattern.exec(clock)
  if (found === null) return null
  const stamp = { wall: Number(found[1]), counter: Number.parseInt(found[2] ?? '', 16) }
  // A stamp from the year 2286 would leave no room for later ones.
  return stamp.wall < maxWallMs ? stamp : null
}
