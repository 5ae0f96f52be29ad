import { expect, it } from 'vitest'
import { audioTimeAt } from './audio-time.ts'

const stamp = (contextTime: number, performanceTime: number) => ({
  getOutputTimestamp: () => ({ contextTime, performanceTime }),
})

it('uses the time stamp of what leaves the loudspeaker', () => {
  expect(audioTimeAt({ currentTime: 2.05, ...stamp(2, 9000) }, 10_000, 9010)).toBeCloseTo(3, 9)
})

it('falls back on the rendering clock less the latency when there is no time stamp', () => {
  expect(audioTimeAt({ currentTime: 2, outputLatency: 0.02 }, 10_000, 9000)).toBeCloseTo(2.98, 9)
  expect(audioTimeAt({ currentTime: 2 }, 10_000, 9000)).toBeCloseTo(3, 9)
})

it.each([
  ['zeros', 0, 0],
  ['a clock that stood still for a minute', 2, 9000 - 60_000],
  ['a time of day', 2, 1_775_001_600_000],
])('does not believe %s', (_, contextTime, performanceTime) => {
  const source = { currentTime: 2, ...stamp(contextTime, performanceTime) }
  expect(audioTimeAt(source, 10_000, 9000)).toBeCloseTo(3, 9)
})
