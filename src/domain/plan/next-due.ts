import type { SearchState } from './search-state.ts'
import type { Role } from './plan-problem.ts'
import { earliestStart, latestStart, opAt, rinseIndex, type Dispatch } from './play.ts'

/** The due work to do next if nothing else were done: the most urgent, unless another fits in before it. Null when none is left. */
export function nextDue(state: SearchState): Dispatch | null {
  if (state.dueCount === 0) return null
  const chain = state.due[0] ?? 0
  const op = state.at[chain] ?? -1
  const by = workerFor(state, op)
  const urgent = { op, by, start: earliestStart(state, op, by) }
  const until = latestStart(state, chain)
  const before = urgent.start > (state.free[by] ?? 0) ? fittingIn(state, urgent, until) : null
  return before ?? lateAfter(state, urgent, until) ?? urgent
}

/** The first due work that would be late after the urgent one, while the urgent one is in time after it. */
function lateAfter(state: SearchState, urgent: Dispatch, until: number): Dispatch | null {
  const end = urgent.start + opAt(state, urgent.op).processingTime
  for (let place = 1; place < state.dueCount; place += 1) {
    const chain = state.due[place] ?? 0
    if (latestStart(state, chain) >= end) return null
    const op = state.at[chain] ?? -1
    const by = workerFor(state, op)
    const start = earliestStart(state, op, by)
    const isFirst =
      start <= latestStart(state, chain) && start + opAt(state, op).processingTime <= until
    if (by === urgent.by && isFirst) return { op, by, start }
  }
  return null
}

/** The due work that can begin soonest and ends before the urgent one must begin. */
function fittingIn(state: SearchState, urgent: Dispatch, until: number): Dispatch | null {
  let first: Dispatch | null = null
  let soonest = urgent.start
  for (let place = 1; place < state.dueCount; place += 1) {
    const chain = state.due[place] ?? 0
    const op = state.at[chain] ?? -1
    const by = workerFor(state, op)
    const start = earliestStart(state, op, by)
    if (start >= soonest) continue
    if (by === urgent.by && start + opAt(state, op).processingTime > until) continue
    first = { op, by, start }
    soonest = start
  }
  return first
}

/** The worker who does an op: the one assigned, or the one who is free first. */
export function workerFor(state: SearchState, op: number): Role {
  if (state.model.problem.workerCount === 1) return 0
  const role = op === rinseIndex ? state.model.problem.vessels?.role : opAt(state, op).role
  return role ?? ((state.free[1] ?? 0) < (state.free[0] ?? 0) ? 1 : 0)
}

/** The most urgent reading, ignoring other due work. */
export function nextReading(state: SearchState): Dispatch | null {
  for (let place = 0; place < state.dueCount; place += 1) {
    const op = state.at[state.due[place] ?? 0] ?? -1
    if (opAt(state, op).kind === 'read')
      return { op, by: workerFor(state, op), start: earliestStart(state, op, workerFor(state, op)) }
  }
  return null
}
