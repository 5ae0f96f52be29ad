import { expect, test } from 'vitest'
import {
  advanceTimer,
  fallsSilentAt,
  isCounting,
  isTimerLength,
  ringsAt,
  signalsOfTimer,
  startTimer,
} from './free-timer.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'

const start = instant(1_000_000)
const timer = startTimer('t', 'tea', seconds(90), start)

test.each([
  [0.5, false],
  [1, true],
  [86_400, true],
  [86_401, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  [-5, false],
])('a timer of %d seconds can be set: %s', (length, isPossible) => {
  expect(isTimerLength(length)).toBe(isPossible)
})

test('a timer counts until its end, however often it is updated', () => {
  expect(ringsAt(timer)).toBe(addSeconds(start, seconds(90)))
  expect(isCounting(timer)).toBe(true)
  const later = advanceTimer(timer, addSeconds(start, seconds(89)))
  expect(isCounting(later)).toBe(true)
  expect(advanceTimer(later, addSeconds(start, seconds(89)))).toBe(later)
  const ended = advanceTimer(later, addSeconds(start, seconds(90)))
  expect(isCounting(ended)).toBe(false)
  expect(ended).toMatchObject({ id: 't', name: 'tea', length: 90, startedAt: start })
})

test('it rings every two seconds for half a minute, and says its name once', () => {
  const signals = signalsOfTimer(timer)
  const end = ringsAt(timer)
  expect(signals.map(({ at }) => (at - end) / 1000)).toEqual(
    Array.from({ length: 16 }, (_, index) => index * 2),
  )
  expect(new Set(signals.map(({ id }) => id)).size).toBe(16)
  expect(new Set(signals.map(({ sound }) => sound))).toEqual(new Set(['read']))
  expect(signals.map(({ phrase }) => phrase).filter((phrase) => phrase !== null)).toEqual([
    { kind: 'time-up', name: 'tea' },
  ])
  expect(signals[0]?.phrase).toEqual({ kind: 'time-up', name: 'tea' })
  expect(fallsSilentAt(timer)).toBe(addSeconds(start, seconds(122)))
})
