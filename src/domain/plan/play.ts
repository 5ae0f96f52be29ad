import { peek, enqueue, type SearchState } from './search-state.ts'
import type { ModelOp } from './model.ts'

import type { Role } from './plan-problem.ts'

/** A decision on what is done next: an op by its index, or `rinse`. */
export interface Dispatch {
  readonly op: number
  readonly by: Role
  readonly start: number
  /** How likely it makes something late; 0 when omitted. */
  readonly risk?: number
}

/** Index that stands for rinsing a vessel. */
export const rinseIndex = -1

export const opAt = ({ model }: SearchState, index: number): ModelOp => {
  const op = model.ops[index]
  if (op === undefined) throw new Error(`no op ${index}`)
  return op
}

/** Earliest start of an op by a worker; the latest start is not checked. */
export function earliestStart(state: SearchState, op: number, by: Role): number {
  const free = state.free[by] ?? 0
  if (op === rinseIndex) return Math.max(free, peek(state.dirty))
  const { chain, job } = opAt(state, op)
  const ready = Math.max(state.ready[chain] ?? 0, state.delayedUntil[chain] ?? 0)
  return Math.max(free, ready, vesselFor(state, job))
}

const vesselFor = (state: SearchState, job: number) =>
  needsVessel(state, job) ? peek(state.clean) : (state.vesselAt[job] ?? 0)

export const needsVessel = (state: SearchState, job: number) =>
  state.model.problem.vessels !== null && state.holds[job] === 0

/** Applies a dispatch, and everything that follows from it without a decision. */
export function applyDispatch(state: SearchState, { op, by, start, risk = 0 }: Dispatch) {
  state.risk += risk
  takeWork(state, op)
  if (op === rinseIndex) playRinse(state, by, start)
  else playOp(state, opAt(state, op), by, start)
}

/** Computes what depends only on the work left, on the workers and on the bound, as if a dispatch had been applied. */
export function afterDispatch(
  state: SearchState,
  { op, by, start }: Dispatch,
  valueOf: (state: SearchState) => number,
): number {
  const { bound, tasks } = state
  const free = state.free[by] ?? 0
  const operationClass = operationClassOf(state, op)
  const load = state.load[operationClass] ?? 0
  takeWork(state, op)
  const end = start + processingTimeOf(state, op)
  state.free[by] = end
  if (op !== rinseIndex) state.bound = Math.max(bound, end + opAt(state, op).tail)
  const value = valueOf(state)
  state.bound = bound
  state.tasks = tasks
  state.free[by] = free
  state.load[operationClass] = load
  state.left[operationClass] = (state.left[operationClass] ?? 0) + 1
  return value
}

function takeWork(state: SearchState, op: number) {
  const operationClass = operationClassOf(state, op)
  state.left[operationClass] = (state.left[operationClass] ?? 0) - 1
  state.load[operationClass] = (state.load[operationClass] ?? 0) - processingTimeOf(state, op)
  state.tasks -= 1
}

function playRinse(state: SearchState, by: Role, start: number) {
  const { vessels, margin } = state.model.problem
  const processingTime = vessels?.rinse ?? 0
  state.dirty.head += 1
  enqueue(state.clean, start + processingTime)
  state.variance[by] = (state.variance[by] ?? 0) + (processingTime * margin.spread) ** 2
  state.free[by] = start + processingTime
}

function playOp(state: SearchState, op: ModelOp, by: Role, start: number) {
  if (state.holds[op.job] === 0) beginJob(state, op.job)
  if (op.isDue) removeDue(state, op.chain)
  const end = start + op.processingTime
  state.variance[by] = (state.variance[by] ?? 0) + op.variance
  state.sharedBias[by] = (state.sharedBias[by] ?? 0) + op.sharedBias
  state.free[by] = end
  state.delayedUntil[op.chain] = -Infinity
  if (end + op.tail > state.bound) state.bound = end + op.tail
  if (op.freesVessel) release(state, op.job, end)
  advanceChain(state, op.chain, op.next, end)
}

function beginJob(state: SearchState, job: number) {
  state.waiting -= 1
  if (needsVessel(state, job)) {
    state.vesselAt[job] = peek(state.clean)
    state.clean.head += 1
  }
  state.holds[job] = 1
}

/** Moves a chain on to an op at a time, passing over waits. */
export function advanceChain(state: SearchState, chain: number, index: number, time: number) {
  let now = time
  let next = index
  while (next !== -1) {
    const op = opAt(state, next)
    if (op.kind !== 'wait') break
    now += op.processingTime
    if (op.freesVessel) release(state, op.job, now)
    next = op.next
  }
  state.at[chain] = next
  state.ready[chain] = now
  if (next === -1) finish(state, chain, now)
  else if (opAt(state, next).isDue) insertDue(state, chain)
}

function finish(state: SearchState, chain: number, time: number) {
  if (time > state.bound) state.bound = time
  const it = state.model.chains[chain]
  if (it === undefined) return
  if (state.model.jobs[it.job]?.freers === 0) release(state, it.job, time)
  for (const opened of it.opens) open(state, opened, time)
}

function open(state: SearchState, chain: number, time: number) {
  if (time > (state.ready[chain] ?? 0)) state.ready[chain] = time
  const left = (state.blockers[chain] ?? 0) - 1
  state.blockers[chain] = left
  if (left === 0)
    advanceChain(state, chain, state.model.chains[chain]?.first ?? -1, state.ready[chain] ?? 0)
}

/** Counts one of the ends that a vessel waits for; returns the vessel after the last. */
function release(state: SearchState, job: number, time: number) {
  if (state.holds[job] === 2) return
  const freedAt = Math.max(state.freedAt[job] ?? 0, time)
  const left = (state.keepers[job] ?? 0) - 1
  state.freedAt[job] = freedAt
  state.keepers[job] = left
  if (left > 0) return
  state.holds[job] = 2
  if (state.model.problem.vessels !== null) enqueue(state.dirty, freedAt)
}

/** Latest start of the reading, or other due work, that is next in a chain. */
export function latestStart(state: SearchState, chain: number): number {
  const index = state.at[chain] ?? -1
  const allowance = state.model.latestStartAllowance[index] ?? 0
  return Math.max((state.ready[chain] ?? 0) + opAt(state, index).maxDelay, allowance)
}

function insertDue(state: SearchState, chain: number) {
  const end = latestStart(state, chain)
  let place = state.dueCount
  while (place > 0 && latestStart(state, state.due[place - 1] ?? 0) > end) {
    state.due[place] = state.due[place - 1] ?? 0
    place -= 1
  }
  state.due[place] = chain
  state.dueCount += 1
}

function removeDue(state: SearchState, chain: number) {
  const { due } = state
  state.dueCount -= 1
  let place = 0
  while (place < state.dueCount && due[place] !== chain) place += 1
  // Five or so at most: faster than copyWithin.
  for (; place < state.dueCount; place += 1) due[place] = due[place + 1] ?? 0
}

const processingTimeOf = (state: SearchState, op: number) =>
  op === rinseIndex ? (state.model.problem.vessels?.rinse ?? 0) : opAt(state, op).processingTime

const operationClassOf = (state: SearchState, op: number) =>
  op === rinseIndex ? state.model.operationClasses - 1 : opAt(state, op).operationClass
