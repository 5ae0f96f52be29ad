import { describe, expect, it } from 'vitest'
import { addSeconds, minutes, seconds } from '#domain/units.ts'
import { alarmContract } from '#testing/contracts/alarm-contract.ts'
import { fakeAlarm } from './fake-alarm.ts'
import { fakeClock } from './fake-clock.ts'

alarmContract(async () => {
  const clock = fakeClock()
  const alarm = fakeAlarm({ clock })
  return {
    alarm,
    now: () => clock.now(),
    pass: async (length) => clock.pass(length),
    heard: async () => alarm.heard().map(({ at }) => at),
    maxErrorMs: () => 0,
  }
})

describe('the fake alarm', () => {
  it('does not ring while the phone sleeps', () => {
    const clock = fakeClock()
    const alarm = fakeAlarm({ clock })
    void alarm.prepare()
    alarm.schedule([{ id: 'one', at: addSeconds(clock.now(), minutes(1)), sound: 'read' }])
    clock.jump(minutes(3))
    clock.pass(seconds(10))
    expect(alarm.heard()).toEqual([])
  })

  it('rings at the due time although the clock moves in coarse steps', async () => {
    const clock = fakeClock()
    const alarm = fakeAlarm({ clock })
    await alarm.prepare()
    const due = addSeconds(clock.now(), seconds(61.25))
    alarm.schedule([{ id: 'one', at: due, sound: 'read' }])
    clock.pass(minutes(5), { step: minutes(1) })
    expect(alarm.heard()).toEqual([{ id: 'one', sound: 'read', due, at: due }])
  })

  it('stays silent where there is no sound', async () => {
    const clock = fakeClock()
    const alarm = fakeAlarm({ clock, unlocks: 'unavailable' })
    await expect(alarm.prepare()).resolves.toBe('unavailable')
    alarm.play('act')
    expect(alarm.played()).toEqual([])
  })
})
