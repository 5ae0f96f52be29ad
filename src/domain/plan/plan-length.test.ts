import { describe, expect, it } from 'vitest'
import { planInput } from '#domain/run/plan-input.ts'
import { startRun } from '#domain/run/run.ts'
import { instant, secondsBetween } from '#domain/units.ts'
import { playRun, setupOf } from '#testing/planning/play-run.ts'
import { tightKit } from '#testing/planning/tight-kit.ts'
import { createSolver } from './create-solver.ts'
import { defaultMargin } from './margin.ts'
import type { Plan } from './plan.ts'
import { noMargin } from './plan-problem.ts'

/** Seconds, with what the expected late readings are worth. */
const costOf = ({ makespan, expectedLate }: Plan) =>
  makespan + defaultMargin.latenessPenaltySeconds * expectedLate
const rounding = 0.1

describe('a plan of a kit whose readings easily conflict costs no more than the one known', () => {
  // Kit, samples, people, tubes; what the first plan costs, the best after four more tries, and that in a better order.
  it.each([
    [1, 3, 1, null, 415.4, 396.2, 381.3],
    [2, 4, 1, null, 378, 369.8, 355],
    [4, 2, 1, null, 310, 310, 190],
    [13, 3, 1, null, 357, 343, 343],
    [14, 4, 1, null, 273, 273, 273],
    [21, 3, 1, 1, 627, 627, 627],
    [23, 5, 1, null, 335.7, 275.7, 253.3],
    [27, 5, 1, 2, 743, 743, 743],
    [28, 2, 1, null, 254, 235, 212],
    [30, 4, 2, 2, 833, 764, 764],
    [32, 2, 1, null, 349.4, 256.5, 253],
    [35, 5, 2, null, 240, 219, 216],
    [36, 2, 1, 1, 2154, 2154, 2154],
    [37, 3, 1, null, 636, 616.9, 616.9],
    [39, 5, 1, 2, 845, 820.8, 820.8],
    [41, 3, 1, null, 583, 583, 523],
    [42, 4, 1, 2, 495, 474, 474],
    [43, 5, 1, null, 4235, 4181, 4181],
    [45, 3, 2, 1, 672, 672, 672],
    [47, 5, 1, null, 326.7, 311, 291.8],
    [48, 2, 1, 1, 560, 560, 560],
    [49, 3, 1, null, 271, 255, 255],
    [53, 3, 1, null, 510.8, 510.8, 503.3],
    [54, 4, 1, 2, 594.7, 543.1, 543.1],
    [57, 3, 1, 1, 381, 381, 381],
    [58, 4, 1, null, 557.3, 539.3, 539.3],
  ] as const)(
    'kit %i, %i samples, %i people, %s tubes: %d s at once, then %d and %d',
    (seed, samples, people, vessels, ...best) => {
      const setup = setupOf(tightKit(seed), samples, people, vessels)
      const run = startRun(setup, { id: '0', at: instant(0), kind: 'started', setup })
      const margin = seed % 7 === 0 && { margin: noMargin }
      const solver = createSolver({ ...planInput(run, instant(0), {}), running: null, ...margin })
      if (!solver.ok) throw new Error(solver.reason.kind)
      const costs = [costOf(solver.value.best())]
      solver.value.step(4)
      costs.push(costOf(solver.value.best()))
      solver.value.reorder(4000)
      costs.push(costOf(solver.value.best()))
      for (const [place, cost] of costs.entries())
        expect(cost).toBeLessThanOrEqual((best[place] ?? 0) + rounding)
    },
  )
})

describe('a test done at an uneven pace', () => {
  // Kit, samples, tubes; when it ends at the latest, and how many seconds after their windows its readings were taken, all together.
  it.each([
    [1, 3, null, 376.4, 0],
    [2, 4, null, 368.5, 0],
    [7, 4, null, 329.2, 0],
    [8, 3, 2, 290.7, 0],
    [10, 2, null, 337.5, 0],
    [16, 3, 2, 364.9, 2.2],
    [17, 4, null, 267.7, 0],
    [20, 2, 1, 685.9, 0],
    [22, 4, null, 168.4, 0],
    [23, 4, null, 191.9, 0],
    [32, 2, null, 255.9, 0],
    [36, 2, 1, 542.2, 0],
    [54, 3, 2, 396.4, 1.8],
  ] as const)(
    'with kit %i, %i samples and %s tubes ends within %d s, its readings %d s late in all',
    (seed, samples, vessels, longest, latest) => {
      const paces = [0.7, 1.4, 1, 1.2]
      const { end, run } = playRun(
        setupOf(tightKit(seed), samples, 1, vessels),
        ({ sample, stepIndex }) => paces[(Number(sample.slice(1)) + stepIndex) % 4] ?? 1,
      )
      const late = run.readings.map(({ dueAt, readAt, analyte }) => {
        const step = run.kit.lanes
          .flatMap(({ steps }) => steps)
          .find((one) => one.kind === 'read' && one.analytes.includes(analyte))
        const within = step?.kind === 'read' ? (step.readWithin.value ?? 0) + step.hands : 0
        return Math.max(0, secondsBetween(dueAt, readAt) - within)
      })
      expect(secondsBetween(instant(0), end)).toBeLessThanOrEqual(longest + rounding)
      expect(late.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(latest + rounding)
    },
  )
})
