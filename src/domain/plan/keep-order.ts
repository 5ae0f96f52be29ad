import { createBeam, type Schedule } from './beam.ts'
import { copyState, emptyState, isEmpty, type SearchState } from './search-state.ts'
import { createBound } from './bound.ts'
import { canRinse, delayed, isReadingOverdue, dispatchOf } from './dispatches.ts'
import { nextReading } from './next-reading.ts'
import type { Opening } from './opening.ts'
import type { Plan } from './plan.ts'
import type { OpKey } from './plan-problem.ts'
import { needsVessel, opAt, play, rinse, type Dispatch } from './play.ts'
import { createSafety, type Safety } from './safety.ts'

/** The work that is left, in the order of an earlier plan as far as that harms no reading. What is new comes last. Null where that leads nowhere. */
export function keepOrder(
  { model, state, dispatches }: Opening,
  previous: Plan,
  rinsed: number,
): Schedule | null {
  const played = emptyState(model)
  copyState(state, played)
  const kept = follow(played, opsOf(played, previous, rinsed))
  const rest = createBeam(played, kept.length === 0).follow({
    width: 1,
    scoreOf: (at) => at.bound,
    boundOf: createBound(model),
    limit: Infinity,
  })
  return (
    rest && { dispatches: [...dispatches, ...kept, ...rest.dispatches], makespan: rest.makespan }
  )
}

/** Steps that are over are known by their names. Rinses have none: of these the first were begun. */
function opsOf({ model }: SearchState, { tasks }: Plan, rinsed: number): readonly number[] {
  const begun = tasks.filter(({ kind }) => kind === 'rinse').slice(0, rinsed)
  const places = new Map(model.ops.map(({ key, index }) => [nameOf(key), index]))
  return tasks.flatMap((task) => {
    if (task.kind === 'rinse') return begun.includes(task) ? [] : rinse
    return places.get(nameOf(task)) ?? []
  })
}

const nameOf = ({ job, chain, op }: OpKey) => `${job}\n${chain}\n${op}`

/** Plays one op after the other, until one cannot be done. Which reading is next is decided anew: the order only says when to read. */
function follow(state: SearchState, ops: readonly number[]): readonly Dispatch[] {
  const safety = createSafety(state.model)
  const played: Dispatch[] = []
  const doIt = (dispatch: Dispatch) => {
    play(state, dispatch)
    played.push(dispatch)
  }
  let readAhead = 0
  for (const op of ops) {
    if (op !== rinse && opAt(state, op).kind === 'read') {
      const reading = nextReading(state)
      if (readAhead > 0) readAhead -= 1
      else if (reading !== null) doIt(reading)
      continue
    }
    while (!isBehind(state, op)) {
      const reading = nextReading(state)
      const dispatch = begin(state, op, safety, played.length === 0)
      if (dispatch !== null && (reading === null || isBefore(state, dispatch, reading))) {
        doIt(dispatch)
        if (dispatch.op === op) break
      } else {
        if (reading === null) return played
        doIt(reading)
        readAhead += 1
      }
    }
  }
  return played
}

const isBefore = (state: SearchState, dispatch: Dispatch, reading: Dispatch) =>
  !isReadingOverdue(state, reading) &&
  (dispatch.by !== reading.by || dispatch.start < reading.start + opAt(state, reading.op).takes)

const isBehind = (state: SearchState, op: number) =>
  op === rinse ? !canRinse(state) : state.at[opAt(state, op).chain] !== op

/** The op, or the rinsing that it waits for; null where that cannot be begun without harm. */
function begin(state: SearchState, op: number, safety: Safety, isNow: boolean): Dispatch | null {
  const lacksVessel =
    op !== rinse && needsVessel(state, opAt(state, op).job) && isEmpty(state.clean)
  if (lacksVessel && !canRinse(state)) return null
  if (op !== rinse && (state.blockers[opAt(state, op).chain] ?? 0) > 0) return null
  safety.look(state, state.model.problem.margin.care, isNow)
  return delayed(dispatchOf(state, lacksVessel ? rinse : op), safety)
}
