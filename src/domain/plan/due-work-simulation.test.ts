import { expect, test } from 'vitest'
import { momentsOfMaximum } from './due-work-simulation.ts'

/** By adding up slices of the normal distribution. */
function summedMoments(due: number, free: number, deviation: number) {
  const width = 0.001
  let [share, mean, square] = [0, 0, 0]
  for (let z = -8; z <= 8; z += width) {
    const density = Math.exp((-z * z) / 2)
    const start = Math.max(due, free + z * deviation)
    share += density
    mean += density * start
    square += density * start ** 2
  }
  mean /= share
  return { mean, deviation: Math.sqrt(Math.max(0, square / share - mean ** 2)) }
}

test.each([
  [100, 100, 10],
  [100, 90, 10],
  [100, 110, 10],
  [100, 75, 10],
  [100, 125, 10],
  [0, -4, 2],
  [60, 64, 0.5],
  // Beyond what is expected to happen, one of the two is certain.
  [100, 60, 10],
  [100, 140, 10],
])(
  'work due at %d s by somebody free at %d ± %d s begins, and varies, as the later of both',
  (due, free, deviation) => {
    const found = momentsOfMaximum(due, free, deviation)
    const summed = summedMoments(due, free, deviation)
    expect(Math.abs(found.mean - summed.mean)).toBeLessThan(0.002 * deviation)
    expect(Math.abs(found.deviation - summed.deviation)).toBeLessThan(0.02 * deviation)
  },
)
