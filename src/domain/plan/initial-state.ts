import { emptyState, type SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import { advanceChain } from './play.ts'

/** The state at zero. */
export function initialState(model: Model): SearchState {
  const state = emptyState(model)
  state.free.set(model.problem.running?.busyUntil ?? [])
  state.delayedUntil.fill(-Infinity)
  for (const [index, chain] of model.chains.entries()) {
    state.blockers[index] = chain.after.length
    state.ready[index] = chain.from
    if (chain.first === -1) state.at[index] = -1
    else state.at[index] = chain.first
  }
  countWork(state)
  layOutVessels(state)
  for (const [index, chain] of model.chains.entries())
    if (chain.after.length === 0) advanceChain(state, index, chain.first, chain.from)
  return state
}

function countWork(state: SearchState) {
  for (const op of state.model.ops) {
    if (op.kind === 'wait') continue
    state.left[op.operationClass] = (state.left[op.operationClass] ?? 0) + 1
    state.load[op.operationClass] = (state.load[op.operationClass] ?? 0) + op.processingTime
    state.tasks += 1
    const from = state.model.chains[op.chain]?.from ?? 0
    state.bound = Math.max(state.bound, from + op.processingTime + op.tail)
  }
}

function layOutVessels(state: SearchState) {
  const { jobs, problem } = state.model
  for (const [index, job] of jobs.entries()) {
    state.holds[index] = job.vessel === undefined ? 0 : job.vessel === 'held' ? 1 : 2
    state.keepers[index] = job.freers > 0 ? job.freers : job.chains
    if (job.vessel === undefined) state.waiting += 1
  }
  const { vessels } = problem
  if (vessels === null) return
  const clean = cleanAtStart(state.model)
  state.clean.tail = clean
  // With more being rinsed than can be free, the user took the first ones before they were recorded as clean.
  const rinsing = (vessels.rinsing ?? []).toSorted((one, other) => one - other)
  const left = rinsing.slice(Math.max(0, rinsing.length - clean))
  state.clean.times.set(left, clean - left.length)
  state.dirty.tail = vessels.dirty ?? 0
  const rinses = rinseCountOf(state.model)
  state.left[state.model.operationClasses - 1] = rinses
  state.load[state.model.operationClasses - 1] = rinses * vessels.rinse
  state.tasks += rinses
}

const cleanAtStart = ({ jobs, problem: { vessels } }: Model) => {
  const held = jobs.filter((job) => job.vessel === 'held').length
  return Math.max(0, (vessels?.count ?? 0) - held - (vessels?.dirty ?? 0))
}

/** Number of rinses needed for the jobs not begun. */
export function rinseCountOf(model: Model): number {
  if (model.problem.vessels === null) return 0
  const waiting = model.jobs.filter(({ vessel }) => vessel === undefined).length
  return Math.max(0, waiting - cleanAtStart(model))
}
