import { expect, it } from 'vitest'
import { alarmStatus } from './alarm-status.ts'

const signals = {
  ringsHere: true,
  alarm: 'ready',
  alarmElsewhere: null,
  wakeLock: 'held',
  available: { sound: true, voice: true, vibration: false },
} as const
const settings = { sound: true, volume: 0.8, voice: true, vibration: true }

it('rings where sound is on and ready and the screen is kept on', () => {
  expect(alarmStatus(signals, settings)).toEqual({ kind: 'rings' })
})

it.each(['refused', 'unavailable'] as const)(
  'rings only while the screen is on where the browser does not keep it on (%s)',
  (wakeLock) => {
    expect(alarmStatus({ ...signals, wakeLock }, settings)).toEqual({
      kind: 'rings-while-screen-on',
    })
  },
)

it.each([
  [{ alarm: 'locked' }, {}, 'locked'],
  [{ alarm: 'interrupted' }, {}, 'interrupted'],
  [{ alarm: 'unavailable' }, {}, 'unavailable'],
  [{}, { sound: false }, 'switched-off'],
  [{}, { volume: 0 }, 'volume-zero'],
  // The user's own choice is reported before what a tap would fix.
  [{ alarm: 'locked' }, { sound: false }, 'switched-off'],
] as const)('is silent with %j and %j, and says why: %s', (known, chosen, reason) => {
  expect(alarmStatus({ ...signals, ...known }, { ...settings, ...chosen })).toEqual({
    kind: 'silent',
    reason,
    isElsewhere: false,
    remaining: ['voice'],
  })
})

it('does not count channels that are off or that the device lacks', () => {
  const status = alarmStatus(signals, { ...settings, sound: false, voice: false })
  expect(status).toMatchObject({ remaining: [] })
})

it('ignores its own sound in a tab that only shows what another one rings', () => {
  const shown = { ...signals, ringsHere: false, alarm: 'locked' } as const
  expect(alarmStatus(shown, settings)).toEqual({ kind: 'rings-in-other-tab' })
})

it.each([
  [{ alarmElsewhere: 'locked' }, {}, 'locked'],
  [{ alarmElsewhere: 'interrupted' }, {}, 'interrupted'],
  [{ alarmElsewhere: 'ready' }, { volume: 0 }, 'volume-zero'],
  [{}, { sound: false }, 'switched-off'],
] as const)(
  'says of a tab that rings for this one when it will not: %j, %j',
  (known, chosen, reason) => {
    const shown = { ...signals, ringsHere: false, ...known }
    expect(alarmStatus(shown, { ...settings, ...chosen })).toMatchObject({
      kind: 'silent',
      reason,
      isElsewhere: true,
    })
  },
)
