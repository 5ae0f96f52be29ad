import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockContract } from '#testing/contracts/clock-contract.ts'
import { setVisible } from '#testing/page-visibility.ts'
import { browserClock } from './browser-clock.ts'

const startWall = 1_775_001_600_000

/** The real adapter with two clocks set by the test, and the browser's real events. */
function phone() {
  let wall = startWall
  let monotonic = 1000
  const clock = browserClock({ wall: () => wall, monotonic: () => monotonic })
  const look = () => window.dispatchEvent(new Event('focus'))
  return {
    clock,
    wall: () => wall,
    pass(length: number) {
      wall += length * 1000
      monotonic += length * 1000
      look()
    },
    sleep(length: number) {
      setVisible(false)
      wall += length * 1000
      setVisible(true)
    },
    turn(length: number) {
      wall += length * 1000
      look()
    },
    turnBackHidden(length: number) {
      setVisible(false)
      wall -= length * 1000
      setVisible(true)
    },
  }
}

afterEach(() => void vi.restoreAllMocks())

clockContract(phone)

describe('the clock of a browser', () => {
  it('follows the phone and ticks several times a second by itself', async () => {
    const clock = browserClock()
    let ticks = 0
    clock.onTick(() => (ticks += 1))
    const before = Date.now()
    const start = clock.now()
    const began = performance.now()
    expect(start).toBeGreaterThanOrEqual(before - 1)
    expect(start).toBeLessThanOrEqual(Date.now() + 1)
    await expect.poll(() => ticks).toBeGreaterThanOrEqual(4)
    const passed = performance.now() - began
    expect(Math.abs(clock.now() - start - passed)).toBeLessThan(100)
  })

  it('counts the time spent in the back-forward cache', () => {
    let wall = startWall
    const clock = browserClock({ wall: () => wall, monotonic: () => 1000 })
    const kinds: string[] = []
    clock.onChange(({ kind }) => kinds.push(kind))
    wall += 60_000
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(kinds).toEqual(['slept'])
    expect(clock.now()).toBe(startWall + 60_000)
  })
})
