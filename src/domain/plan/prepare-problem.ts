import { epsilon } from './epsilon.ts'
import { orderDueWork } from '#domain/plan/order/reorder.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { seconds } from '#domain/units.ts'
import { delayUntilHarmless, dispatchOf } from './dispatches.ts'
import { createDueWorkSimulation, type LatenessCheck } from './due-work-simulation.ts'
import { initialState } from './initial-state.ts'
import { modelOf } from './model.ts'
import { nextDue } from './next-due.ts'
import type { OpKey, PlanJob, PlanProblem } from './plan-problem.ts'
import type { PlanFailure } from './plan.ts'
import { applyDispatch, type Dispatch, latestStart, needsVessel, opAt, rinseIndex } from './play.ts'
import type { PreparedProblem } from './prepared-problem.ts'
import { createSafety } from './safety.ts'
import { copyState, emptyState, isEmpty, type SearchState } from './search-state.ts'

export function prepareProblem(problem: PlanProblem): Result<PreparedProblem, PlanFailure> {
  const circular = circularChain(problem)
  if (circular !== null) return failed(circular)
  if (problem.vessels?.count === 0 && problem.jobs.some((job) => job.vessel === undefined))
    return failed({ kind: 'no-vessel' })
  const model = modelOf(problem)
  const state = initialState(model)
  const dispatches = (problem.running?.committed ?? []).flatMap((key) => commit(state, key))
  const prepared = { model, state, dispatches, committed: dispatches.length, committedState: state }
  const collision = findCollision(state)
  if (collision === null) return ok(prepared)
  const due = orderDueWork(prepared)
  if (due !== null) return ok(withSettledOrder(prepared, due))
  if (problem.running === null) return failed(collision)
  allowUnavoidableLateness(state)
  return ok(prepared)
}

/** Fixes the order of due work where the usual order would make some of it late. */
function withSettledOrder(prepared: PreparedProblem, due: readonly Dispatch[]): PreparedProblem {
  const state = emptyState(prepared.model)
  copyState(prepared.state, state)
  for (const dispatch of due) applyDispatch(state, dispatch)
  return { ...prepared, state, dispatches: [...prepared.dispatches, ...due] }
}

function circularChain({ jobs }: PlanProblem): PlanFailure | null {
  for (const job of jobs) {
    const chain = firstOfCircle(job)
    if (chain !== null) return { kind: 'circular', job: job.id, chain }
  }
  return null
}

function firstOfCircle({ chains }: PlanJob): string | null {
  let rest = chains
  while (rest.length > 0) {
    const waiting = rest.filter(({ after }) => rest.some(({ id }) => after.includes(id)))
    if (waiting.length === rest.length) return rest[0]?.id ?? null
    rest = waiting
  }
  return null
}

/** Plays a committed op first, at its earliest harmless start, or at once if there is none. Empty if it cannot begin. */
function commit(state: SearchState, key: OpKey): readonly Dispatch[] {
  const op = state.model.ops.find((it) => sameOp(it.key, key))
  if (op === undefined || op.kind === 'wait' || state.at[op.chain] !== op.index) return []
  if ((state.blockers[op.chain] ?? 0) > 0) return []
  if (needsVessel(state, op.job) && isEmpty(state.clean)) return []
  const wanted = dispatchOf(state, op.index)
  const safety = createSafety(state.model)
  safety.setState(state, 0, true)
  const dispatch = delayUntilHarmless(wanted, safety) ?? wanted
  applyDispatch(state, dispatch)
  return [dispatch]
}

const sameOp = (one: OpKey, other: OpKey) =>
  one.job === other.job && one.chain === other.chain && one.op === other.op

/** Allows such work to be as late as it would be if only due work were done. */
function allowUnavoidableLateness(state: SearchState) {
  const played = emptyState(state.model)
  copyState(state, played)
  for (let next = nextDue(played); next !== null; next = nextDue(played)) {
    const { chain } = opAt(played, next.op)
    if (next.op !== rinseIndex && next.start > latestStart(played, chain))
      state.model.latestStartAllowance[next.op] = next.start
    applyDispatch(played, next)
  }
}

/** The first two readings that collide when only due work is done; null when none do. */
function findCollision(state: SearchState): PlanFailure | null {
  const played = emptyState(state.model)
  copyState(state, played)
  if (createDueWorkSimulation(state.model).run(played, lateness) === 0) return null
  copyState(state, played)
  let first: Dispatch | null = null
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
