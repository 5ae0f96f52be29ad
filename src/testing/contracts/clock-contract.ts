import { describe, expect, it } from 'vitest'
import { instant } from '#domain/units.ts'
import type { Seconds } from '#domain/units.ts'
import { seconds } from '#domain/units.ts'
import type { Clock, ClockChange } from '#ports/clock.ts'

export interface ClockUnderTest {
  readonly clock: Clock
  /** Wall-clock time of the phone. */
  wall(): number
  pass(length: Seconds): void
  /** The page is hidden and the phone sleeps for this long; then the page is visible again. */
  sleep(length: Seconds): void
  /** The phone's clock is set while the page is visible. */
  turn(length: Seconds): void
  /** The phone's clock is set back by this much while the page is hidden. */
  turnBackHidden(length: Seconds): void
}

/** Contract for every clock. One millisecond of rounding is allowed. */
export function clockContract(make: () => ClockUnderTest) {
  const made = () => {
    const subject = make()
    const changes: ClockChange[] = []
    let ticks = 0
    subject.clock.onChange((change) => changes.push(change))
    subject.clock.onTick(() => (ticks += 1))
    return { ...subject, changes, ticks: () => ticks, start: subject.clock.now() }
  }
  const passed = ({ clock, start }: ReturnType<typeof made>) => clock.now() - start

  describe('a clock', () => {
    it('moves with time, ticking', () => {
      const tested = made()
      tested.pass(seconds(90))
      expect(passed(tested)).toBeCloseTo(90_000, 0)
      expect(tested.ticks()).toBeGreaterThan(0)
      expect(tested.changes).toEqual([])
    })

    it('counts slept time and says so', () => {
      const tested = made()
      tested.sleep(seconds(180))
      expect(passed(tested)).toBeCloseTo(180_000, 0)
      expect(tested.changes.map(({ kind }) => kind)).toEqual(['slept'])
      expect(tested.ticks()).toBeGreaterThan(0)
    })

    it.each([3600, -3600])('stays when the phone is turned by %d s while visible', (by) => {
      const tested = made()
      tested.turn(seconds(by))
      expect(passed(tested)).toBeCloseTo(0, 0)
      expect(tested.changes.map(({ kind }) => kind)).toEqual(['turned'])
      expect(tested.clock.now() + tested.clock.wallOffset()).toBeCloseTo(tested.wall(), 0)
    })

    it('asks when the phone went back unwatched, and goes on from the answer', () => {
      const tested = made()
      tested.turnBackHidden(seconds(3600))
      const [change] = tested.changes
      expect(change).toMatchObject({ kind: 'ambiguous' })
      const candidates = change?.kind === 'ambiguous' ? change.candidates : [instant(0), instant(0)]
      expect(candidates[1] - candidates[0]).toBeCloseTo(3_600_000, 0)
      expect(tested.clock.now()).toBeCloseTo(candidates[1] ?? 0, 0)
      tested.clock.resolve(candidates[0] ?? instant(0))
      expect(tested.clock.now()).toBeCloseTo(candidates[0] ?? 0, 0)
      expect(tested.clock.now() + tested.clock.wallOffset()).toBeCloseTo(tested.wall(), 0)
    })

    it('continues a time line kept before a reload', () => {
      const tested = made()
      const lastSeen = instant(tested.wall() - 90_000 - 5000)
      tested.clock.resume({ wallOffset: 5000, lastSeen })
      expect(tested.clock.now() - lastSeen).toBeCloseTo(90_000, 0)
      expect(tested.clock.wallOffset()).toBeCloseTo(5000, 0)
      expect(tested.changes).toEqual([])
    })

    it('asks when a kept time line ends in the future', () => {
      const tested = made()
      const lastSeen = instant(tested.wall() + 600_000)
      tested.clock.resume({ wallOffset: 0, lastSeen })
      expect(tested.clock.now()).toBeCloseTo(lastSeen, 0)
      expect(tested.changes.map(({ kind }) => kind)).toEqual(['ambiguous'])
    })

    it('no longer tells those who left', () => {
      const tested = made()
      let ticks = 0
      const leave = tested.clock.onTick(() => (ticks += 1))
      leave()
      tested.pass(seconds(5))
      expect(ticks).toBe(0)
    })
  })
}
