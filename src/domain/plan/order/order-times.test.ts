import { describe, expect, it } from 'vitest'
import { defaultMargin } from '#domain/plan/margin.ts'
import { modelOf } from '#domain/plan/model.ts'
import type { PlanChain, PlanOp } from '#domain/plan/plan-problem.ts'
import { seconds } from '#domain/units.ts'
import { orderModelOf } from './order-model.ts'
import { createOrderTimes } from './order-times.ts'

const work = (id: string, processingTime: number): PlanOp => ({
  kind: 'hands',
  id,
  processingTime: seconds(processingTime),
})
const wait = (length: number): PlanOp => ({
  kind: 'wait',
  id: `wait ${length}`,
  length: seconds(length),
})
const read = (id: string, late: number): PlanOp => ({
  kind: 'read',
  id,
  processingTime: seconds(1),
  exact: true,
  window: { maxDelay: seconds(late) },
})

/** Each lane is a sample of its own, those under way from zero on. Returns start and risk of each piece of work, by name. */
function timesOf(
  lanes: readonly (readonly PlanOp[])[],
  underWay: readonly PlanOp[],
  order: readonly string[],
) {
  const jobOf = (chain: Omit<PlanChain, 'id' | 'after'>, at: number) => ({
    id: `${at}`,
    chains: [{ id: 'lane', after: [], ...chain }],
  })
  const model = modelOf({
    jobs: [{ since: seconds(0), ops: underWay }, ...lanes.map((ops) => ({ ops }))].map(jobOf),
    workerCount: 1,
    vessels: null,
    running: { busyUntil: [seconds(0)], committed: [] },
    margin: defaultMargin,
    seed: 1,
  })
  const times = createOrderTimes(orderModelOf(model), { free: 0, fixed: [], margin: defaultMargin })
  const placeOf = (name: string) => model.ops.findIndex(({ key }) => key.op === name)
  expect(times.costOf(Int16Array.from(order, placeOf))).toBeLessThan(Infinity)
  return (name: string) => ({
    start: times.starts[placeOf(name)],
    risk: times.risks[placeOf(name)],
  })
}

describe('the buffer of work in an order', () => {
  const dip = work('dip', 60)
  const ownReading = read('own', 5)

  it('is not needed for a reading that is delayed by as much as the work it follows', () => {
    const at = timesOf([[dip, wait(10), ownReading]], [], ['dip', 'own'])
    expect(at('own')).toEqual({ start: 70, risk: 0 })
  })

  it('of another reading counts that slowness in full, however long the work waits for its own reading', () => {
    const lane = [dip, wait(10), ownReading]
    const riskWith = (late: number) =>
      timesOf([lane], [wait(90), read('other', late)], ['dip', 'own', 'other'])('other').risk
    // Three and a half deviations of 18 s after 71 s.
    expect(riskWith(45)).toBe(0)
    expect(riskWith(40)).toBeGreaterThan(0)
  })

  it('of a reading counts slowness before work that may wait, less what that work and the gap before it absorb', () => {
    const quick: PlanOp = { kind: 'hands', id: 'quick', processingTime: seconds(20), exact: true }
    const lanes = [[dip], [quick, wait(10), ownReading]]
    const order = ['dip', 'quick', 'own', 'other']
    const riskWith = (late: number) =>
      timesOf(lanes, [wait(100), read('other', late)], order)('other').risk
    // The dip may end at 60 + 3.5 · 18 = 123 s. `quick` may then be postponed, so it absorbs 20 s.
    expect(riskWith(30)).toBe(0)
    expect(riskWith(5)).toBeGreaterThan(0)
    expect(timesOf(lanes, [wait(100), read('other', 5)], order)('own')).toEqual({
      start: 90,
      risk: 0,
    })
  })

  it('is given up only by the work for which it cannot be had', () => {
    const lanes = [
      [dip, wait(10), ownReading],
      [work('first', 5), wait(200), read('tight', 8)],
      [work('second', 5), wait(300), read('wide', 60)],
    ]
    const order = ['first', 'second', 'dip', 'own', 'other', 'tight', 'wide']
    const at = timesOf(lanes, [wait(90), read('other', 40)], order)
    expect(at('other').risk).toBeGreaterThan(0)
    expect(at('tight').risk).toBe(0)
    expect(at('wide').risk).toBe(0)
  })
})
