import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isComplete, type Run } from '#domain/run/run.ts'
import { isDone } from '#domain/run/track.ts'
import { playErratically } from '#testing/planning/play-erratically.ts'
import { tightKit } from '#testing/planning/tight-kit.ts'

const isDeep = process.env['DEEP_TESTS'] === '1'

/** In each of these the usual search finds nothing at some point of the test. */
const seeds = [80, 88, 136]

const anyTest = fc.record({
  seed: fc.nat(),
  samples: fc.integer({ min: 1, max: 6 }),
  people: fc.constantFrom(1 as const, 2 as const),
  vessels: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
})

/** Readings still to be taken. */
const openReadings = ({ samples }: Run) =>
  samples.flatMap(({ id, dropped, lanes }) =>
    dropped
      ? []
      : lanes.flatMap(({ lane, track }) =>
          isDone(track)
            ? []
            : track.steps.flatMap((step, index) => {
                const at = 'step' in track.state ? track.state.step : 0
                return step.kind === 'read' && index >= at ? `${id} ${lane.id} ${index}` : []
              }),
        ),
  )

/** What went wrong: no plan, or a plan that lacks a reading. */
const flawsOf = (moments: ReturnType<typeof playErratically>) =>
  moments.flatMap(({ run, plan, infeasibility }) => {
    if (isComplete(run)) return []
    const planned = new Set(
      plan?.steps.map(({ sample, lane, step }) => `${sample} ${lane} ${step}`) ?? [],
    )
    const forgotten = openReadings(run).filter((reading) => !planned.has(reading))
    return infeasibility === null ? forgotten : infeasibility.kind
  })

describe('a test in progress', () => {
  it('never loses its plan, whatever is tapped at any time', () => {
    fc.assert(
      fc.property(anyTest, (test) => {
        const kit = tightKit(test.seed)
        expect(flawsOf(playErratically({ ...test, kit }))).toEqual([])
      }),
      { numRuns: isDeep ? 600 : 20 },
    )
    for (const seed of seeds) {
      const test = { seed, samples: 6, people: 1, vessels: null, kit: tightKit(seed) } as const
      expect(flawsOf(playErratically(test))).toEqual([])
    }
  }, 300_000)
})
