import { canRinse, dispatchOf, isReadyWithoutDeadline, withTimeBuffer } from './dispatches.ts'
import { nextDue, nextReading } from './next-due.ts'
import { applyDispatch, needsVessel, opAt, rinseIndex, type Dispatch } from './play.ts'
import { createSafety, type Safety } from './safety.ts'
import { isEmpty, type SearchState } from './search-state.ts'

/** Plays one op after the other until one cannot be done. Which reading comes next is decided again: the order only says when to read. */
export function followOrder(state: SearchState, ops: readonly number[]): readonly Dispatch[] {
  const safety = createSafety(state.model)
  const played: Dispatch[] = []
  const doIt = (dispatch: Dispatch) => {
    applyDispatch(state, dispatch)
    played.push(dispatch)
  }
  let readAhead = 0
  const read = () => {
    for (let isRead = false; !isRead;) {
      const next = dueOrReading(state, safety, played.length === 0)
      if (next === null) return
      doIt(next)
      isRead = opAt(state, next.op).kind === 'read'
    }
  }
  for (const op of ops) {
    if (op !== rinseIndex && opAt(state, op).kind === 'read') {
      if (readAhead > 0) readAhead -= 1
      else read()
      continue
    }
    while (!isBehind(state, op)) {
      const isNow = played.length === 0
      const due = nextSafely(state, safety, isNow)
      const dispatch = begin(state, op, safety, isNow)
      if (dispatch !== null && (due === null || isWorth(state, dispatch, due))) {
        doIt(dispatch)
        if (dispatch.op === op) break
      } else {
        if (due === null) return played
        doIt(due)
        if (opAt(state, due.op).kind === 'read') readAhead += 1
      }
    }
  }
  return played
}

/** The next due work, delayed as far as necessary. */
function nextSafely(state: SearchState, safety: Safety, isNow: boolean): Dispatch | null {
  const due = nextDue(state)
  if (due === null || opAt(state, due.op).kind === 'read') return due
  return withTimeBuffer(state, due, safety, isNow) ?? due
}

/** The next reading where it harms no other due work; otherwise that work. */
function dueOrReading(state: SearchState, safety: Safety, isNow: boolean): Dispatch | null {
  const due = nextSafely(state, safety, isNow)
  if (due === null || opAt(state, due.op).kind === 'read') return due
  const reading = nextReading(state)
  const safe = reading && withTimeBuffer(state, reading, safety, isNow)
  return safe !== null && safe.start === reading?.start ? safe : due
}

/** Whether it begins before the due work would end, and waiting for that would cost more than the lateness risked. */
function isWorth(state: SearchState, { op, by, start, risk = 0 }: Dispatch, due: Dispatch) {
  if (isReadyWithoutDeadline(state, due)) return false
  if (op === due.op) return true
  const wait = due.start + opAt(state, due.op).processingTime - start
  return by === due.by ? wait > risk * state.model.problem.margin.latenessPenaltySeconds : true
}

const isBehind = (state: SearchState, op: number) =>
  op === rinseIndex ? !canRinse(state) : state.at[opAt(state, op).chain] !== op

/** The op, or the rinse it waits for; null where that cannot begin without harm. */
function begin(state: SearchState, op: number, safety: Safety, isNow: boolean): Dispatch | null {
  const lacksVessel =
    op !== rinseIndex && needsVessel(state, opAt(state, op).job) && isEmpty(state.clean)
  if (lacksVessel && !canRinse(state)) return null
  if (op !== rinseIndex && (state.blockers[opAt(state, op).chain] ?? 0) > 0) return null
  return withTimeBuffer(state, dispatchOf(state, lacksVessel ? rinseIndex : op), safety, isNow)
}
