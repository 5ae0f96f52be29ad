import { describe, expect, it } from 'vitest'

import { addSeconds, secondsBetween, seconds } from '#domain/units.ts'
import { playRun } from '#testing/planning/play-run.ts'
import { handsOn, kitOf, reaction, read, settle, stripKit, timed } from '#testing/small-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { RunSetup } from './run-event.ts'
import type { Run } from './run.ts'

const setupOf = (kit: Kit, count: number, more: Partial<RunSetup> = {}): RunSetup => ({
  id: 'run',
  kit,
  analytes: kit.analytes.map(({ id }) => id),
  samples: Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: '' })),
  wallOffset: 0,
  ...more,
})

const lateness = ({ readings }: Run) =>
  readings.map(({ dueAt, readAt }) => secondsBetween(dueAt, readAt))

describe('a run done as the plan says', () => {
  it.each([1, 2, 3, 8, 12, 24])('of %i samples ends no later than the plan said', (count) => {
    const { firstPlan, end } = playRun(setupOf(stripKit, count))
    if (firstPlan === null) throw new Error('no plan')
    // Everyone kept to the planned pace, so a new plan must not end later.
    expect(end).toBeLessThanOrEqual(addSeconds(firstPlan.end, seconds(5)))
  })

  it.each([1, 2, 6, 12])('of %i samples begins no reading after its window', (count) => {
    const { run } = playRun(setupOf(stripKit, count))
    expect(run.readings).toHaveLength(3 * count)
    // The reading takes 10 s itself; its window of 10 s is for its start.
    expect(Math.max(...lateness(run))).toBeLessThanOrEqual(20)
  })

  it('ends with settling liquids and unknown lengths', () => {
    const kit = kitOf(
      handsOn('fill'),
      timed('shake', null),
      settle('stand', 600),
      reaction('wait', null),
      read('look', ['n'], null),
    )
    expect(playRun(setupOf(kit, 4)).run.readings).toHaveLength(4)
  })

  it('is much shorter than one sample after the other', () => {
    const alone = playRun(setupOf(stripKit, 1)).end
    const together = playRun(setupOf(stripKit, 8)).end
    expect(together).toBeLessThan(0.9 * 8 * alone)
  })

  const tubeKit = kitOf(handsOn('fill', 20), reaction('wait', 120), read('look', ['n']))

  it('plans a rinse for each sample beyond the number of tubes', () => {
    const { firstPlan } = playRun(setupOf(tubeKit, 4, { vessels: 2 }))
    expect(firstPlan?.rinses).toHaveLength(2)
    expect(seconds(firstPlan?.steps.length ?? 0)).toBe(4 * 3)
  })

  it.each([4, 8, 12, 24])('of %i samples in 3 tubes ends no later than planned either', (count) => {
    const { firstPlan, run, end } = playRun(setupOf(tubeKit, count, { vessels: 3 }))
    if (firstPlan === null) throw new Error('no plan')
    expect(end).toBeLessThanOrEqual(addSeconds(firstPlan.end, seconds(5)))
    expect(Math.max(...lateness(run))).toBeLessThanOrEqual(20)
  })

  it('leaves time to wash a returned tube before the next sample uses it', () => {
    const { run } = playRun(setupOf(tubeKit, 9, { vessels: 3 }))
    const tracks = run.samples.map(({ lanes }) => lanes[0]?.track.past ?? [])
    const begun = tracks.map((past) => (past[0]?.to ?? 0) - 20_000).toSorted((a, b) => a - b)
    const free = tracks.map((past) => past.at(-1)?.to ?? 0).toSorted((a, b) => a - b)
    for (const [nth, at] of begun.slice(3).entries())
      expect(at).toBeGreaterThanOrEqual((free[nth] ?? 0) + 30_000)
  })

  it("is planned with today's pace as soon as somebody is slower", () => {
    const slow = playRun(setupOf(stripKit, 6), ({ step }) => (step.kind === 'read' ? 1.6 : 1))
    expect(Math.max(...lateness(slow.run))).toBeLessThanOrEqual(10 + 16)
  })
})
