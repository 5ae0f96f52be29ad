import { copyState, emptyState, type SearchState } from './search-state.ts'
import { nextDue } from './next-due.ts'
import type { PlanFailure } from './plan.ts'
import { latestStart, opAt, applyDispatch, rinseIndex, type Dispatch } from './play.ts'
import { createDueWorkSimulation, type LatenessCheck } from './due-work-simulation.ts'
import { seconds } from '#domain/units.ts'

const epsilon = 1e-6

/** The first two readings that collide when only due work is done; null when none do. */
export function findConflict(state: SearchState, after: Dispatch | null): PlanFailure | null {
  const played = emptyState(state.model)
  copyState(state, played)
  if (createDueWorkSimulation(state.model).run(played, lateness) === 0) return null
  copyState(state, played)
  let first = after
  for (let next = nextDue(played); next !== null; next = nextDue(played)) {
    const { key, chain } = opAt(played, next.op)
    const short = next.start - latestStart(played, chain)
    if (short > epsilon)
      return {
        kind: 'readings-collide',
        first: first === null || first.op === rinseIndex ? key : opAt(played, first.op).key,
        second: key,
        short: seconds(short),
      }
    applyDispatch(played, next)
    first = next
  }
  return null
}

const lateness: LatenessCheck = (state, { chain, start }) =>
  Math.max(0, start - latestStart(state, chain))
