import { describe, expect, it } from 'vitest'

import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { planInput } from '#domain/run/plan-input.ts'
import { planOutput } from '#domain/run/plan-output.ts'
import { applyEvent } from '#domain/run/replay.ts'
import { startRun, type Run } from '#domain/run/run.ts'
import type { RunCommand } from '#domain/run/run-event.ts'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { stripSetup as setup } from '#testing/small-kit.ts'
import { endOf, timelineRows } from './timeline-rows.ts'

const start = instant(0)
const at = (time: number) => addSeconds(start, seconds(time))
const begun = startRun(setup, { id: '0', at: start, kind: 'started', setup })
const planOf = (run: Run, time: number) => {
  const found = buildInitialPlan(planInput(run, at(time), {}))
  return found.ok ? planOutput(run, at(time), found.value) : null
}
const applied = (run: Run, time: number, command: RunCommand) => {
  const next = applyEvent(run, { ...command, id: String(time), at: at(time) })
  if (!next.ok) throw new Error(next.reason)
  return next.value
}

describe('the timeline', () => {
  it('shows a lane for each sample with all that is planned', () => {
    const rows = timelineRows(begun, planOf(begun, 0), start, 'b')
    expect(rows.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['A', false],
      ['B', true],
    ])
    const blocks = rows.flatMap((row) => row.blocks)
    expect(blocks.some(({ isDone }) => isDone)).toBe(false)
    // Per sample: 2 steps in the soil lane; dip, wait, window and reading in each strip lane.
    expect(blocks).toHaveLength(2 * (2 + 2 * 4))
  })

  it('shows a window no shorter than the start of its reading', () => {
    const [row] = timelineRows(begun, planOf(begun, 0), start, null)
    const windows = row?.blocks.filter(({ kind }) => kind === 'window') ?? []
    const readings = row?.blocks.filter(({ kind }) => kind === 'read') ?? []
    expect(windows).toHaveLength(2)
    for (const [index, window] of windows.entries()) {
      expect(window.from).toBeLessThanOrEqual(readings[index]?.from ?? 0)
      expect(window.to).toBeGreaterThanOrEqual(readings[index]?.from ?? 0)
    }
  })

  it('draws what is done as it was, once', () => {
    const filled = applied(begun, 30, { kind: 'confirmed', sample: 'a', lane: 'soil', step: 0 })
    const shaken = applied(filled, 35, { kind: 'confirmed', sample: 'a', lane: 'soil', step: 1 })
    const [row] = timelineRows(shaken, planOf(shaken, 40), at(40), 'a')
    expect(row?.blocks.slice(0, 2)).toEqual([
      { from: start, to: at(30), kind: 'hands', isDone: true },
      { from: at(35), to: at(95), kind: 'hands', isDone: false },
    ])
  })

  it('leaves out a sample that was dropped, and ends with the last thing on it', () => {
    const dropped = applied(begun, 1, { kind: 'sample-dropped', sample: 'b' })
    const plan = planOf(dropped, 1)
    const rows = timelineRows(dropped, plan, at(1), null)
    expect(rows).toHaveLength(1)
    expect(endOf(rows, at(1))).toBeGreaterThanOrEqual(plan?.end ?? 0)
  })
})
