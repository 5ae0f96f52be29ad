import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyProblem } from '#testing/planning/any-problem.ts'
import { seconds } from '#domain/units.ts'
import { delayUntilHarmless, dispatchesOf, firstOfEachClass } from './dispatches.ts'
import { bufferLevels, defaultMargin } from './margin.ts'
import { prepareProblem } from './prepare-problem.ts'
import type { HandsOp, PlanChain, PlanJob, ReadOp } from './plan-problem.ts'
import { applyDispatch } from './play.ts'
import { createSafety } from './safety.ts'

const fill: HandsOp = { kind: 'hands', id: 'fill', processingTime: seconds(20) }
const read = (late: number, more: Partial<ReadOp> = {}): ReadOp => ({
  kind: 'read',
  id: 'read',
  processingTime: seconds(20),
  window: { maxDelay: seconds(late) },
  ...more,
})

const jobOf = (id: string, chain: Omit<PlanChain, 'id' | 'after'>): PlanJob => ({
  id,
  chains: [{ id: 'lane', after: [], ...chain }],
})
/** A reaction under way, to be read at a given time. */
const running = (id: string, due: number, op: ReadOp): PlanJob =>
  jobOf(id, { since: seconds(0), ops: [{ kind: 'wait', id: 'wait', length: seconds(due) }, op] })
/** A reaction to be begun now. */
const toFill = (first: HandsOp, length: number, op: ReadOp): PlanJob =>
  jobOf('new', { ops: [first, { kind: 'wait', id: 'wait', length: seconds(length) }, op] })

/** How late some reading would be if the filling, or this work of the first job, were done now. */
function harmOf(jobs: readonly PlanJob[], work = 'fill'): number {
  const prepared = prepareProblem({
    jobs,
    workerCount: 1,
    vessels: null,
    running: { busyUntil: [seconds(0)], committed: [] },
    margin: defaultMargin,
    seed: 1,
  })
  if (!prepared.ok) throw new Error(prepared.reason.kind)
  const { model, state } = prepared.value
  const safety = createSafety(model)
  const [full] = bufferLevels(defaultMargin)
  safety.setState(state, full.robustnessFactor, true)
  const op = model.ops.findIndex(({ key }) => key.op === work)
  return safety.harm({ op, by: 0, start: 0 })
}

describe('whether a dispatch is safe', () => {
  it('leaves a buffer for people who are slower than planned', () => {
    const slow = running('a', 25, read(10))
    expect(harmOf([slow, toFill(fill, 600, read(30))])).toBeGreaterThan(0)
    expect(harmOf([slow, toFill({ ...fill, exact: true }, 600, read(30))])).toBe(0)
  })

  it('considers that a step done faster than planned brings its reading forward', () => {
    const other = running('a', 100, read(10, { exact: true }))
    const close = (first: HandsOp) => harmOf([other, toFill(first, 95, read(10))])
    expect(close(fill)).toBeGreaterThan(0)
    expect(close({ ...fill, exact: true })).toBe(0)
  })

  it('considers that what follows at once begins later after slow work', () => {
    const other = running('a', 40, read(8, { exact: true }))
    const shake: HandsOp = {
      kind: 'hands',
      id: 'shake',
      processingTime: seconds(10),
      exact: true,
      within: seconds(60),
    }
    const filled = (first: HandsOp) => harmOf([other, jobOf('new', { ops: [first, shake] })])
    expect(filled(fill)).toBeGreaterThan(0)
    expect(filled({ ...fill, exact: true })).toBe(0)
  })

  it('counts nothing for a reading that lacks its buffer whatever is done first', () => {
    const jobs = [running('a', 1, read(10)), running('b', 1, read(22))]
    expect(harmOf(jobs, 'read')).toBe(0)
    // The filling makes both later.
    expect(harmOf([...jobs, toFill({ ...fill, exact: true }, 600, read(60))])).toBeGreaterThan(0)
  })

  it('adds up shared bias, where scatter averages out', () => {
    const inARow = (more: Partial<ReadOp>) =>
      harmOf([
        ...[100, 120, 140, 160].map((due) => running(`at ${due}`, due, read(60, more))),
        toFill({ ...fill, exact: true }, 155, read(60, more)),
      ])
    expect(inARow({})).toBe(0)
    expect(inARow({ sharedBias: 0.3 })).toBeGreaterThan(0)
  })

  it('is never so after a delay where the most urgent due work cannot wait', () => {
    let known = 0
    fc.assert(
      fc.property(anyProblem, fc.infiniteStream(fc.nat()), (problem, choices) => {
        const prepared = prepareProblem({ ...problem, margin: defaultMargin })
        if (!prepared.ok) return
        const { model, state } = prepared.value
        const safety = createSafety(model)
        for (let left = 12; left > 0; left -= 1) {
          for (const { robustnessFactor } of bufferLevels(defaultMargin)) {
            safety.setState(state, robustnessFactor, false)
            const hopeless = firstOfEachClass(state).filter(safety.isTooLong)
            known += hopeless.length
            for (const dispatch of hopeless) {
              expect(delayUntilHarmless(dispatch, safety)).toBeNull()
              for (let delay = 0; delay < 200; delay += 20)
                expect(safety.harm({ ...dispatch, start: dispatch.start + delay })).toBeGreaterThan(
                  0,
                )
            }
          }
          const next = dispatchesOf(state, safety)
          const chosen = next[(choices.next().value ?? 0) % Math.max(1, next.length)]
          if (chosen === undefined) return
          applyDispatch(state, chosen)
        }
      }),
      { numRuns: 300 },
    )
    expect(known).toBeGreaterThan(100)
  })
})
