import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '#domain/units.ts'
import {
  nowOn,
  observe,
  resumeTimeLine,
  setTimeLine,
  startTimeLine,
  toleranceMs,
} from './time-line.ts'
import type { Observation, TimeLine } from './time-line.ts'

const startWall = 1_775_001_600_000
const start = (): TimeLine => startTimeLine({ wall: startWall, monotonic: 50, isVisible: true })

/** Both clocks after `passed` milliseconds, with the wall clock changed by `turned`. */
const after = (passed: number, turned = 0, isVisible = true): Observation => ({
  wall: startWall + passed + turned,
  monotonic: 50 + passed,
  isVisible,
})

const hidden = (line: TimeLine, at: number, turned = 0) =>
  observe(line, after(at, turned, false)).line

describe('the time line', () => {
  it('starts at the wall clock and follows the monotonic clock', () => {
    expect(nowOn(start(), 50)).toBe(startWall)
    expect(nowOn(start(), 1050)).toBe(startWall + 1000)
  })

  it.each([3_600_000, -3_600_000])(
    'does not move when the clock is turned by %d while visible',
    (turned) => {
      const { line, change } = observe(start(), after(200, turned))
      expect(change).toEqual({ kind: 'turned', wallOffset: turned })
      expect(nowOn(line, 250)).toBe(startWall + 200)
      expect(observe(line, after(400, turned)).change).toBeNull()
    },
  )

  it('counts the time the hidden page slept', () => {
    const away = hidden(start(), 1000)
    const { line, change } = observe(away, {
      wall: startWall + 181_000,
      monotonic: 1250,
      isVisible: true,
    })
    expect(change).toEqual({ kind: 'slept', from: startWall + 1200, to: startWall + 181_000 })
    expect(nowOn(line, 1250)).toBe(startWall + 181_000)
    expect(line.wallOffset).toBe(0)
  })

  it('adds up many short naps of a hidden page', () => {
    let line = hidden(start(), 1000)
    let monotonic = 1050
    for (let nap = 1; nap <= 100; nap += 1) {
      monotonic += 100
      line = observe(line, {
        wall: startWall + 1000 + nap * 1000,
        monotonic,
        isVisible: false,
      }).line
    }
    expect(nowOn(line, monotonic)).toBe(startWall + 101_000)
  })

  it('offers two times when the clock went back while the app was closed, and goes on from the later', () => {
    const away = hidden(start(), 1000)
    const { line, change } = observe(away, after(61_000, -3_600_000))
    expect(change).toEqual({
      kind: 'ambiguous',
      candidates: [startWall + 61_000 - 3_600_000, startWall + 61_000],
    })
    expect(nowOn(line, 50 + 61_000)).toBe(startWall + 61_000)
    expect(line.wallOffset).toBe(-3_600_000)
  })

  it('absorbs slow slewing of the wall clock, watched or not', () => {
    let line = start()
    for (let at = 200; at <= 3_600_000; at += 200) {
      const seen = observe(line, after(at, -at * 0.0005))
      expect(seen.change).toBeNull()
      line = seen.line
    }
    expect(nowOn(line, 50 + 3_600_000)).toBe(startWall + 3_600_000)
    const away = hidden(start(), 1000)
    expect(observe(away, after(7_200_000, -3000)).change).toBeNull()
  })

  it('goes on by the wall clock after a reload', () => {
    const kept = { wallOffset: 3_600_000, lastSeen: instant(startWall) }
    const { line, change } = resumeTimeLine(kept, after(0, 3_600_000 + 90_000))
    expect(change).toBeNull()
    expect(nowOn(line, 50)).toBe(startWall + 90_000)
    expect(line.wallOffset).toBe(3_600_000)
  })

  it('never goes on from before it was last seen', () => {
    const kept = { wallOffset: 0, lastSeen: instant(startWall + 60_000) }
    const { line, change } = resumeTimeLine(kept, after(0))
    expect(change).toEqual({ kind: 'ambiguous', candidates: [startWall, startWall + 60_000] })
    expect(nowOn(line, 50)).toBe(startWall + 60_000)
  })

  it('goes on from the chosen time once settled', () => {
    const line = setTimeLine(instant(startWall - 5000), after(1000))
    expect(nowOn(line, 1050)).toBe(startWall - 5000)
    expect(line.wallOffset).toBe(6000)
  })
})

const steps = fc.array(
  fc.record({
    awake: fc.integer({ min: 0, max: 100_000 }),
    asleep: fc.integer({ min: 0, max: 10_000_000 }),
    turned: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    isVisible: fc.boolean(),
  }),
)

describe('whatever happens', () => {
  it('time never goes back, and instant plus offset is the wall clock', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let line = start()
        let seen = after(0)
        for (const { awake, asleep, turned, isVisible } of list) {
          const before = nowOn(line, seen.monotonic)
          seen = {
            wall: seen.wall + awake + asleep + turned,
            monotonic: seen.monotonic + awake,
            isVisible,
          }
          line = observe(line, seen).line
          const now = nowOn(line, seen.monotonic)
          expect(now).toBeGreaterThanOrEqual(before + awake)
          expect(isVisible ? now + line.wallOffset : seen.wall).toBe(seen.wall)
        }
      }),
    )
  })

  it('a visible page measures exactly what the monotonic clock measures', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let line = start()
        let seen = after(0)
        let passed = 0
        for (const { awake, turned } of list) {
          passed += awake
          seen = { wall: seen.wall + awake + turned, monotonic: 50 + passed, isVisible: true }
          line = observe(line, seen).line
        }
        expect(nowOn(line, seen.monotonic)).toBe(startWall + passed)
      }),
    )
  })

  it('a phone whose clock is left alone is never more than the tolerance behind it', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let line = start()
        let seen = after(0)
        for (const { awake, asleep } of list) {
          const isVisible = asleep === 0
          const wall = seen.wall + awake + asleep
          seen = { wall, monotonic: seen.monotonic + awake, isVisible }
          if (!isVisible) line = { ...line, wasVisible: false }
          line = observe(line, seen).line
          expect(seen.wall - nowOn(line, seen.monotonic)).toBeLessThanOrEqual(toleranceMs)
        }
      }),
    )
  })
})
