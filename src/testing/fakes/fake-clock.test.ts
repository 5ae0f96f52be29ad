import { describe, expect, it } from 'vitest'
import { hours, minutes, seconds } from '#domain/units.ts'
import { clockContract } from '#testing/contracts/clock-contract.ts'
import { fakeStart, fakeClock } from './fake-clock.ts'

clockContract(() => {
  const clock = fakeClock()
  return {
    clock,
    wall: () => clock.now() + clock.wallOffset(),
    pass: (length) => clock.pass(length),
    sleep: (length) => clock.jump(length),
    turn: (length) => clock.turn(length),
    turnBackHidden: (length) => clock.ambiguous(length),
  }
})

describe('the fake clock', () => {
  it('ticks every second, so that nothing short is skipped', () => {
    const clock = fakeClock()
    const seen: number[] = []
    clock.onTick(() => seen.push(clock.now() - fakeStart))
    clock.pass(seconds(2.5))
    expect(seen).toEqual([1000, 2000, 2500])
  })

  it('passes a day quickly, slowing down for its last two hours', () => {
    const clock = fakeClock()
    let ticks = 0
    clock.onTick(() => (ticks += 1))
    clock.pass(hours(24))
    expect(ticks).toBeLessThan(20_000)
    expect(clock.now() - fakeStart).toBe(86_400_000)
  })

  it('takes the step it is given', () => {
    const clock = fakeClock()
    let ticks = 0
    clock.onTick(() => (ticks += 1))
    clock.pass(minutes(1), { step: seconds(0.2) })
    expect(ticks).toBe(300)
  })
})
