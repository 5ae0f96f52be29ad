import { firstOf, putIn, type Board } from './board.ts'
import type { ModelOp } from './model.ts'

import type { Role } from './plan-problem.ts'

/** One thing done next: an op by its index, or `rinse`. */
export interface Move {
  readonly op: number
  readonly by: Role
  readonly start: number
}

/** Stands for an op where a vessel is rinsed. */
export const rinse = -1

export const opAt = ({ model }: Board, index: number): ModelOp => {
  const op = model.ops[index]
  if (op === undefined) throw new Error(`no op ${index}`)
  return op
}

/** When it can begin at the earliest, windows aside. */
export function earliest(board: Board, op: number, by: Role): number {
  const free = board.free[by] ?? 0
  if (op === rinse) return Math.max(free, firstOf(board.dirty))
  const { chain, early, job } = opAt(board, op)
  return Math.max(free, (board.ready[chain] ?? 0) - early, vesselFor(board, job))
}

const vesselFor = (board: Board, job: number) =>
  needsVessel(board, job) ? firstOf(board.clean) : (board.vesselAt[job] ?? 0)

export const needsVessel = (board: Board, job: number) =>
  board.model.problem.vessels !== null && board.holds[job] === 0

/** Does it, and all that follows by itself. */
export function play(board: Board, { op, by, start }: Move) {
  const sort = sortOf(board, op)
  board.left[sort] = (board.left[sort] ?? 0) - 1
  board.load[sort] = (board.load[sort] ?? 0) - takesOf(board, op)
  board.tasks -= 1
  if (op === rinse) playRinse(board, by, start)
  else playOp(board, opAt(board, op), by, start)
}

function playRinse(board: Board, by: Role, start: number) {
  const { vessels, margin } = board.model.problem
  const takes = vessels?.rinse ?? 0
  board.dirty.head += 1
  putIn(board.clean, start + takes)
  board.doubt[by] = (board.doubt[by] ?? 0) + (takes * margin.spread) ** 2
  board.free[by] = start + takes
}

function playOp(board: Board, op: ModelOp, by: Role, start: number) {
  if (board.holds[op.job] === 0) beginJob(board, op.job)
  if (op.kind === 'read') removeDue(board, op.chain)
  const end = start + op.takes
  board.doubt[by] = (board.doubt[by] ?? 0) + op.doubt
  board.drift[by] = (board.drift[by] ?? 0) + op.drift
  board.free[by] = end
  if (end + op.rest > board.bound) board.bound = end + op.rest
  if (op.freesVessel) release(board, op.job, end)
  arrive(board, op.chain, op.next, end)
}

function beginJob(board: Board, job: number) {
  board.waiting -= 1
  if (needsVessel(board, job)) {
    board.vesselAt[job] = firstOf(board.clean)
    board.clean.head += 1
  }
  board.holds[job] = 1
}

/** A chain comes to an op at a time; waits pass by themselves. */
export function arrive(board: Board, chain: number, index: number, time: number) {
  let now = time
  let next = index
  while (next !== -1) {
    const op = opAt(board, next)
    if (op.kind !== 'wait') break
    now += op.takes
    if (op.freesVessel) release(board, op.job, now)
    next = op.next
  }
  board.at[chain] = next
  board.ready[chain] = now
  if (next === -1) finish(board, chain, now)
  else if (opAt(board, next).kind === 'read') insertDue(board, chain)
}

function finish(board: Board, chain: number, time: number) {
  if (time > board.bound) board.bound = time
  const it = board.model.chains[chain]
  if (it === undefined) return
  if (board.model.jobs[it.job]?.freers === 0) release(board, it.job, time)
  for (const opened of it.opens) open(board, opened, time)
}

function open(board: Board, chain: number, time: number) {
  if (time > (board.ready[chain] ?? 0)) board.ready[chain] = time
  const left = (board.blockers[chain] ?? 0) - 1
  board.blockers[chain] = left
  if (left === 0)
    arrive(board, chain, board.model.chains[chain]?.first ?? -1, board.ready[chain] ?? 0)
}

/** One of the ends that a vessel waits for; after the last of them it is given back. */
function release(board: Board, job: number, time: number) {
  if (board.holds[job] === 2) return
  const freedAt = Math.max(board.freedAt[job] ?? 0, time)
  const left = (board.keepers[job] ?? 0) - 1
  board.freedAt[job] = freedAt
  board.keepers[job] = left
  if (left > 0) return
  board.holds[job] = 2
  if (board.model.problem.vessels !== null) putIn(board.dirty, freedAt)
}

/** The latest start of the reading that a chain has come to. */
export function latest(board: Board, chain: number): number {
  const index = board.at[chain] ?? -1
  const merciful = board.model.mercy[index] ?? 0
  return Math.max((board.ready[chain] ?? 0) + opAt(board, index).late, merciful)
}

function insertDue(board: Board, chain: number) {
  const end = latest(board, chain)
  let place = board.dueCount
  while (place > 0 && latest(board, board.due[place - 1] ?? 0) > end) {
    board.due[place] = board.due[place - 1] ?? 0
    place -= 1
  }
  board.due[place] = chain
  board.dueCount += 1
}

function removeDue(board: Board, chain: number) {
  const place = board.due.indexOf(chain)
  board.due.copyWithin(place, place + 1, board.dueCount)
  board.dueCount -= 1
}

const takesOf = (board: Board, op: number) =>
  op === rinse ? (board.model.problem.vessels?.rinse ?? 0) : opAt(board, op).takes

const sortOf = (board: Board, op: number) =>
  op === rinse ? board.model.sorts - 1 : opAt(board, op).sort
