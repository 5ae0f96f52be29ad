import { describe, expect, it } from 'vitest'

import { updateExpectedTime } from './pace-of-run.ts'

describe('the expected time of a step', () => {
  it('is the usual time before it was observed today', () => {
    expect(updateExpectedTime(20, 9, []).processingTime).toBe(20)
  })

  it("moves towards today's observations, the faster the fewer are behind the usual time", () => {
    const fromKit = updateExpectedTime(20, 1, [40, 40, 40]).processingTime
    const fromHabit = updateExpectedTime(20, 9, [40, 40, 40]).processingTime
    expect(fromKit).toBeGreaterThan(30)
    expect(fromHabit).toBeGreaterThan(20)
    expect(fromHabit).toBeLessThan(fromKit)
  })

  it('does not follow a single outlier', () => {
    expect(updateExpectedTime(20, 1, [20, 20, 80]).processingTime).toBe(20)
  })

  it('is more certain the more often the step was observed', () => {
    const biases = [
      updateExpectedTime(20, 1, []),
      updateExpectedTime(20, 1, [20]),
      updateExpectedTime(20, 9, [20]),
    ]
    const [first = 0, second = 0, third = 0] = biases.map(({ sharedBias }) => sharedBias)
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(third)
  })
})
