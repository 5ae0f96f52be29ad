import type { SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import type { WorkerRole } from './plan-problem.ts'

/** Work of one class: how long its sample goes on after it at least, and who does it; null: any hands. */
interface OperationClass {
  readonly index: number
  readonly rest: number
  readonly role: WorkerRole | null
}

/**
 * When everything can be over at the earliest, from some state on. Whichever pieces of work have the longest to go after them, the
 * last of these cannot be done before all of them are. Source: the one-machine bound of Carlier (1982), without release times.
 */
export const createBound = (model: Model) => createBoundBy(model, operationClassesOf(model))

/** The same, going by the work by hand alone: when the busiest pair of hands can be done. */
export const handsSumOf = (state: SearchState) =>
  createBoundBy(
    state.model,
    operationClassesOf(state.model).map((operationClass) => ({ ...operationClass, rest: 0 })),
  )({ ...state, bound: 0 })

function createBoundBy(
  model: Model,
  operationClasses: readonly OperationClass[],
): (state: SearchState) => number {
  if (model.problem.hands === 1)
    return (state) => boundFor(state, operationClasses, state.free[0] ?? 0, 1)
  const of = (role: WorkerRole) =>
    operationClasses.filter((operationClass) => operationClass.role === role)
  const [first, second] = [of(0), of(1)]
  return (state) => {
    const [one = 0, other = 0] = state.free
    const both = boundFor(state, operationClasses, (one + other) / 2, 2)
    return Math.max(both, boundFor(state, first, one, 1), boundFor(state, second, other, 1))
  }
}

function boundFor(
  state: SearchState,
  operationClasses: readonly OperationClass[],
  from: number,
  hands: number,
): number {
  let time = from
  let bound = state.bound
  for (const { index, rest } of operationClasses) {
    if (state.left[index] === 0) continue
    time += (state.load[index] ?? 0) / hands
    if (time + rest > bound) bound = time + rest
  }
  return bound
}

/** Longest rest first. */
function operationClassesOf(model: Model): readonly OperationClass[] {
  const { vessels } = model.problem
  const operationClasses = new Map<number, OperationClass>()
  for (const { kind, operationClass, rest, role } of model.ops) {
    if (kind === 'wait') continue
    const least = Math.min(rest, operationClasses.get(operationClass)?.rest ?? Infinity)
    operationClasses.set(operationClass, { index: operationClass, rest: least, role })
  }
  const index = model.operationClasses - 1
  if (vessels !== null) operationClasses.set(index, { index, rest: 0, role: vessels.role ?? null })
  return [...operationClasses.values()].toSorted((one, other) => other.rest - one.rest)
}
