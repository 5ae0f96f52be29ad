import { copyState, emptyState, type SearchState } from './search-state.ts'
import { nextDue } from './next-due.ts'
import type { PlanFailure } from './plan.ts'
import { latest, opAt, play, rinse, type Dispatch } from './play.ts'
import { createRehearsal, type Judge } from './rehearsal.ts'
import { seconds } from '#domain/units.ts'

const epsilon = 1e-6

/** The first two readings that collide when only due work is done; null when none do. */
export function conflictFrom(state: SearchState, after: Dispatch | null): PlanFailure | null {
  const played = emptyState(state.model)
  copyState(state, played)
  if (createRehearsal(state.model).through(played, lateness) === 0) return null
  copyState(state, played)
  let first = after
  for (let next = nextDue(played); next !== null; next = nextDue(played)) {
    const { key, chain } = opAt(played, next.op)
    const short = next.start - latest(played, chain)
    if (short > epsilon)
      return {
        kind: 'readings-collide',
        first: first === null || first.op === rinse ? key : opAt(played, first.op).key,
        second: key,
        short: seconds(short),
      }
    play(played, next)
    first = next
  }
  return null
}

const lateness: Judge = (state, { chain, start }) => Math.max(0, start - latest(state, chain))
