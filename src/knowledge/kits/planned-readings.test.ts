import { describe, expect, it } from 'vitest'

import type { Kit } from '#domain/kit/kit.ts'
import { createSolver } from '#domain/plan/create-solver.ts'
import type { Plan } from '#domain/plan/plan.ts'
import type { PlanProblem } from '#domain/plan/plan-problem.ts'
import { assumedWindow } from '#domain/run/assumed-window.ts'
import { planInput } from '#domain/run/plan-input.ts'
import type { RunSetup } from '#domain/run/run-event.ts'
import { startRun } from '#domain/run/run.ts'
import { durationOf } from '#domain/run/track.ts'
import { instant, seconds } from '#domain/units.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { handsOn, kitOf, reaction, read, stripKit } from '#testing/small-kit.ts'
import { builtInKits } from './catalog.ts'

const setupOf = (kit: Kit, samples: number): RunSetup => ({
  id: 'run',
  kit,
  analytes: kit.analytes.map(({ id }) => id),
  samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
  wallOffset: 0,
})

function problemOf(setup: RunSetup): PlanProblem {
  const start = { id: '0', at: instant(0), kind: 'started', setup } as const
  return { ...planInput(startRun(setup, start), instant(0), {}), running: null }
}

function solverFor(setup: RunSetup) {
  const solver = createSolver(problemOf(setup))
  if (!solver.ok) throw new Error(JSON.stringify(solver.reason))
  return solver.value
}

/** Delay between the due time of each reading and its start, in every sample. */
function latenessIn(kit: Kit, { tasks, waits }: Plan) {
  return tasks.flatMap((task) => {
    if (task.kind !== 'read') return []
    const steps = kit.lanes.find(({ id }) => id === task.chain)?.steps ?? []
    const before = steps[steps.findIndex(({ id }) => id === task.op) - 1]
    const ended = [...tasks, ...waits].find(
      (done) =>
        'op' in done &&
        done.job === task.job &&
        done.chain === task.chain &&
        done.op === before?.id,
    )
    if (before === undefined || ended === undefined) throw new Error(`nothing before ${task.op}`)
    const allowed = assumedWindow(durationOf(before) ?? seconds(0))
    return [{ op: task.op, late: task.start - ended.end, allowed }]
  })
}

describe('readings with an unknown window', () => {
  it('are taken to count 10 s after a minute, and 30 s after ten', () => {
    expect(assumedWindow(seconds(60))).toBe(10)
    expect(assumedWindow(seconds(600))).toBe(30)
  })

  it.each(
    builtInKits.flatMap((kit) =>
      [1, 2, 3, 5, 8, 12, 17, 24].map((samples) => ({ id: kit.id, kit, samples })),
    ),
  )(
    'of $samples samples with $id are not planned later than that, and what must follow soon does',
    async ({ kit: builtIn, samples }) => {
      const kit = await builtIn.load()
      const solver = solverFor(setupOf(kit, samples))
      for (const tries of [0, 4]) {
        solver.step(tries)
        const plan = solver.best()
        const planned = latenessIn(kit, plan)
        expect(planned.filter(({ late, allowed }) => late > allowed + 1e-6)).toEqual([])
        expect(flawsOf(problemOf(setupOf(kit, samples)), plan)).toEqual([])
        expect(plan.late).toEqual([])
      }
    },
  )

  it('of みどりくん: no strip is dipped into mud that has stood for longer than a minute', async () => {
    const kit = await builtInKits.find(({ id }) => id === 'midorikun')?.load()
    if (kit === undefined) throw new Error('no kit')
    const { tasks } = solverFor(setupOf(kit, 6)).best()
    const shaken = new Map(
      tasks.map((task) => ('op' in task && task.op === 'shake' ? [task.job, task.end] : ['', 0])),
    )
    const stood = tasks.flatMap((task) =>
      'op' in task && task.op.endsWith('-dip')
        ? [task.start - (shaken.get(task.job) ?? -Infinity)]
        : [],
    )
    expect(stood).toHaveLength(12)
    expect(Math.max(...stood)).toBeLessThanOrEqual(60 + 1e-6)
    expect(Math.min(...stood)).toBeGreaterThanOrEqual(0)
  })

  it('are planned without a window that no plan keeps, and the others keep theirs', () => {
    const [analyte] = stripKit.analytes
    if (analyte === undefined) throw new Error('no analyte')
    const lane = (id: string, wait: number, after: readonly string[]) => ({
      id,
      name: id,
      after,
      steps: [
        ...(id === 'c' ? [handsOn('drop-c')] : []),
        reaction(`wait-${id}`, wait),
        { ...read(`read-${id}`, [id], null), hands: seconds(20) },
      ],
    })
    const kit: Kit = {
      ...stripKit,
      analytes: ['a', 'b', 'c'].map((id) => ({ ...analyte, id })),
      lanes: [
        { id: 'soil', name: 'soil', after: [], steps: [handsOn('fill', 20)] },
        lane('a', 60, ['soil']),
        lane('b', 60, ['soil']),
        lane('c', 300, ['soil']),
      ],
    }
    const late = latenessIn(kit, solverFor(setupOf(kit, 4)).best()).filter(
      (reading) => reading.late > reading.allowed,
    )
    expect(late.length).toBeGreaterThan(0)
    expect(late.map(({ op }) => op)).not.toContain('read-c')
  })

  it('get no end that the screen could show', () => {
    const kit = kitOf(handsOn('fill'), reaction('wait', 60), read('look', ['n'], null))
    const { tasks } = solverFor(setupOf(kit, 2)).best()
    expect(tasks.flatMap((task) => (task.kind === 'read' ? [task.window] : []))).toEqual([
      null,
      null,
    ])
  })
})
