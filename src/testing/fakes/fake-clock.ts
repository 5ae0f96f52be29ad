import { addSeconds, secondsBetween, instant, minutes, seconds } from '#domain/units.ts'
import type { Instant, Seconds } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeClock extends Clock {
  /** Lets time pass while the page runs, with a tick at least every second (coarser beyond two hours at once). */
  pass(length: Seconds, options?: { readonly step?: Seconds }): void
  /** Lets the phone sleep for this long: one `slept` change, one tick at the end. */
  jump(length: Seconds): void
  /** Sets the phone's clock forward, or back when negative, while the page is visible. */
  turn(length: Seconds): void
  /** Sets the wall clock back by this much while the app was closed. Time continues from the later candidate. */
  ambiguous(back: Seconds): void
  /** Called on every move of the time line before its tick, for fakes that depend on this clock. */
  onMove(listener: (move: FakeMove) => void): () => void
}

export interface FakeMove {
  readonly from: Instant
  readonly to: Instant
  readonly how: 'passed' | 'slept' | 'set'
}

/** 2026-04-01 09:00 in Japan. */
export const fakeStart = instant(1_775_001_600_000)

/** A time line moved only by the test. `wall` is the phone's wall-clock time at the start. */
export function fakeClock(
  options: { readonly start?: Instant; readonly wall?: number } = {},
): FakeClock {
  let now = options.start ?? fakeStart
  let offset = (options.wall ?? now) - now
  const ticks = listeners<[]>()
  const changes = listeners<[ClockChange]>()
  const moves = listeners<[FakeMove]>()

  const moveTo = (to: Instant, how: FakeMove['how']) => {
    const from = now
    now = to
    moves.tell({ from, to, how })
  }
  const setTo = (to: Instant, wall: number) => {
    moveTo(to, 'set')
    offset = wall - to
  }
  const startOver = (candidates: readonly [Instant, Instant], wall: number) => {
    setTo(candidates[1], wall)
    changes.tell({ kind: 'ambiguous', candidates })
    ticks.tell()
  }

  return {
    now: () => now,
    wallOffset: () => offset,
    onTick: ticks.add,
    onChange: changes.add,
    onMove: moves.add,
    resume(kept) {
      const wall = now + offset
      const counted = instant(wall - kept.wallOffset)
      if (counted < kept.lastSeen) startOver([counted, kept.lastSeen], wall)
      else setTo(counted, wall)
    },
    resolve(chosen) {
      setTo(chosen, now + offset)
      ticks.tell()
    },
    pass(length, { step } = {}) {
      const end = addSeconds(now, length)
      for (let left = length; left > 0; left = secondsBetween(now, end)) {
        moveTo(addSeconds(now, seconds(Math.min(left, step ?? usualStep(left)))), 'passed')
        ticks.tell()
      }
    },
    jump(length) {
      const from = now
      moveTo(addSeconds(now, length), 'slept')
      changes.tell({ kind: 'slept', from, to: now })
      ticks.tell()
    },
    turn(length) {
      offset += length * 1000
      changes.tell({ kind: 'turned', wallOffset: offset })
    },
    ambiguous(back) {
      startOver([addSeconds(now, seconds(0 - back)), now], now + offset - back * 1000)
    },
  }
}

const usualStep = (left: Seconds) => (left > minutes(120) ? 10 : 1)
