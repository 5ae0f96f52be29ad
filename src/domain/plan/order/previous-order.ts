import { epsilon } from '#domain/plan/epsilon.ts'
import type { Schedule } from '#domain/plan/beam.ts'
import { canRinse } from '#domain/plan/dispatches.ts'
import type { Role } from '#domain/plan/plan-problem.ts'
import {
  applyDispatch,
  type Dispatch,
  earliestStart,
  needsVessel,
  opAt,
  rinseIndex,
} from '#domain/plan/play.ts'
import type { PreparedProblem } from '#domain/plan/prepared-problem.ts'
import { copyState, emptyState, isEmpty, type SearchState } from '#domain/plan/search-state.ts'
import { orderModelOf } from './order-model.ts'

const maxRounds = 100

/** A piece of work, or a rinse, and who did it in the previous plan. */
export interface PreviousTask {
  readonly op: number
  readonly by: Role
}

/**
 * Schedules the work of two people, or with few vessels, in exactly the order of a previous plan: each piece as early as possible, and
 * delayed where what follows it would be late. It keeps no buffer. Null where something would be late, or something is new.
 */
export function scheduleInPreviousOrder(
  prepared: PreparedProblem,
  previous: readonly PreviousTask[],
): Schedule | null {
  const { model, committed, committedState } = prepared
  const settled = prepared.dispatches.slice(0, committed)
  const begun = new Set(settled.map(({ op }) => op))
  const tasks = previous.filter(({ op }) => !begun.has(op))
  const { root } = orderModelOf(model)
  const notBefore = new Map<number, number>()
  const state = emptyState(model)
  for (let rounds = 0; rounds < maxRounds; rounds += 1) {
    copyState(committedState, state)
    const played = new Map<number, number>()
    const dispatches: Dispatch[] = []
    let isLate = false
    for (const { op, by } of tasks) {
      if (!canBegin(state, op)) return null
      const start = Math.max(earliestStart(state, op, by), notBefore.get(op) ?? 0)
      const late = latenessOf(state, op, start)
      if (late > epsilon) {
        const leader = root[op] ?? -1
        const begin = played.get(leader)
        if (begin === undefined) return null
        notBefore.set(leader, begin + late)
        isLate = true
        break
      }
      const dispatch = { op, by, start }
      applyDispatch(state, dispatch)
      dispatches.push(dispatch)
      played.set(op, start)
    }
    if (isLate) continue
    if (state.tasks > 0) return null
    return { dispatches: [...settled, ...dispatches], makespan: state.bound, cost: state.bound }
  }
  return null
}

function canBegin(state: SearchState, op: number): boolean {
  if (op === rinseIndex) return canRinse(state)
  const { chain, job } = opAt(state, op)
  return (
    state.at[chain] === op &&
    state.blockers[chain] === 0 &&
    !(needsVessel(state, job) && isEmpty(state.clean))
  )
}

/** How much later than its limit it begins, whatever was allowed. */
function latenessOf(state: SearchState, op: number, start: number): number {
  if (op === rinseIndex) return 0
  const { isDue, chain, maxDelay } = opAt(state, op)
  return isDue ? start - (state.ready[chain] ?? 0) - maxDelay : 0
}
