import { describe, expect, it } from 'vitest'
import { addSeconds, seconds } from '#domain/units.ts'
import type { Instant, Seconds } from '#domain/units.ts'
import type { Alarm, AlarmState } from '#ports/alarm.ts'

export interface AlarmUnderTest {
  readonly alarm: Alarm
  readonly now: () => Instant
  readonly pass: (length: Seconds) => Promise<void>
  /** Onset times of sounds, in order. */
  readonly heard: () => Promise<readonly Instant[]>
  /** Largest deviation of a sound from its due time; more where the machine did not keep its loudspeaker supplied. */
  readonly maxErrorMs: () => number
}

/** Contract for every alarm with a volume above zero, on a phone that can make sound. */
export function alarmContract(make: () => Promise<AlarmUnderTest>) {
  const ready = async () => {
    const subject = await make()
    await subject.alarm.prepare()
    const start = subject.now()
    const at = (length: number) => addSeconds(start, seconds(length))
    /** For each sound heard, its deviation beyond what is allowed. */
    const misses = async (due: readonly Instant[]) =>
      (await subject.heard())
        .map((heard, index) => heard - (due[index] ?? 0))
        .map((error) => (Math.abs(error) <= subject.maxErrorMs() ? 0 : error))
    return { ...subject, at, misses }
  }

  describe('an alarm', () => {
    it('is locked until prepared inside a tap, and tells when it is ready', async () => {
      const { alarm } = await make()
      const states: AlarmState[] = []
      alarm.onState((state) => states.push(state))
      expect(alarm.state()).toBe('locked')
      await expect(alarm.prepare()).resolves.toBe('ready')
      expect(states).toEqual(['ready'])
    })

    it('rings each cue once, when it is due', async () => {
      const { alarm, at, pass, misses } = await ready()
      alarm.schedule([
        { id: 'one', at: at(0.5), sound: 'pip' },
        { id: 'two', at: at(1.25), sound: 'act' },
      ])
      await pass(seconds(2.5))
      expect(await misses([at(0.5), at(1.25)])).toEqual([0, 0])
    })

    it('rings once although the same plan is given again and again', async () => {
      const { alarm, at, pass, misses } = await ready()
      const plan = [{ id: 'one', at: at(0.6), sound: 'pip' }] as const
      for (const length of [0.25, 0.25, 0.25, 0.25]) {
        alarm.schedule(plan)
        // The waits must run one after the other.
        // oxlint-disable-next-line no-await-in-loop
        await pass(seconds(length))
      }
      await pass(seconds(0.5))
      expect(await misses([at(0.6)])).toEqual([0])
    })

    it('rings what was planned before it was prepared', async () => {
      const { alarm, now, pass, heard } = await make()
      alarm.schedule([{ id: 'one', at: addSeconds(now(), seconds(1)), sound: 'pip' }])
      await alarm.prepare()
      await pass(seconds(2))
      expect(await heard()).toHaveLength(1)
    })

    it('forgets cues that left the plan and follows those that moved', async () => {
      const { alarm, at, pass, misses } = await ready()
      alarm.schedule([
        { id: 'gone', at: at(0.7), sound: 'late' },
        { id: 'moved', at: at(0.8), sound: 'pip' },
      ])
      await pass(seconds(0.2))
      alarm.schedule([{ id: 'moved', at: at(1.2), sound: 'pip' }])
      await pass(seconds(1.8))
      expect(await misses([at(1.2)])).toEqual([0])
    })

    it('does not ring what is long past', async () => {
      const { alarm, at, pass, heard } = await ready()
      alarm.schedule([{ id: 'past', at: at(-5), sound: 'done' }])
      await pass(seconds(0.7))
      expect(await heard()).toEqual([])
    })

    it('is silent before it is prepared', async () => {
      const { alarm, now, pass, heard } = await make()
      alarm.schedule([{ id: 'one', at: addSeconds(now(), seconds(0.2)), sound: 'pip' }])
      alarm.play('act')
      await pass(seconds(0.6))
      expect(await heard()).toEqual([])
    })
  })
}
