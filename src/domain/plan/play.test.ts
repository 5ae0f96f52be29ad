import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyProblem } from '#testing/planning/any-problem.ts'
import { createBound } from './bound.ts'
import { choicesOf } from './dispatches.ts'
import { prepareProblem } from './prepare-problem.ts'
import { afterDispatch, applyDispatch } from './play.ts'
import { copyState, emptyState } from './search-state.ts'

describe('the outlook after a dispatch', () => {
  it('is what the dispatch leads to, or better, and leaves the state as it was', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat(), (problem, pick) => {
        const prepared = prepareProblem(problem)
        fc.pre(prepared.ok)
        const { model, state } = prepared.value
        const boundOf = createBound(model)
        const played = emptyState(model)
        while (state.tasks > 0) {
          const { certain, open, last } = choicesOf(state)
          const choices = [certain, ...open, last].filter((choice) => choice !== null)
          const dispatch = choices[pick % choices.length]
          if (dispatch === undefined) return
          const { bound } = state
          copyState(state, played)
          applyDispatch(played, dispatch)
          const outlook = afterDispatch(state, dispatch, (at) => {
            expect([at.tasks, ...at.left]).toEqual([played.tasks, ...played.left])
            return boundOf(at)
          })
          expect(outlook).toBeLessThanOrEqual(boundOf(played) + 1e-9)
          expect(outlook).toBeGreaterThanOrEqual(boundOf(state) - 1e-9)
          expect(state.bound).toBe(bound)
          applyDispatch(state, dispatch)
          expect([state.tasks, state.bound]).toEqual([played.tasks, played.bound])
          expect(state.memory.join()).toBe(played.memory.join())
        }
      }),
      { numRuns: 30 },
    )
  })
})
