import type { SearchState } from './search-state.ts'
import type { Model } from './model.ts'
import type { Role } from './plan-problem.ts'

/** Work of one class: least time its sample goes on after it, and the worker who does it; null: either. */
interface OperationClass {
  readonly index: number
  readonly tail: number
  readonly role: Role | null
}

/**
 * Earliest end of everything from some state on. Of the work with the longest tails, the last piece cannot end before all of it
 * is done. Source: the one-machine bound of Carlier (1982), without release times.
 */
export function createBound(model: Model): (state: SearchState) => number {
  const operationClasses = operationClassesOf(model)
  if (model.problem.workerCount === 1)
    return (state) => boundFor(state, operationClasses, state.free[0] ?? 0)
  const of = (role: Role) =>
    operationClasses.filter((operationClass) => operationClass.role === role)
  const [first, second] = [of(0), of(1)]
  return (state) => {
    const [one = 0, other = 0] = state.free
    return Math.max(
      boundFor(state, operationClasses, one, other),
      boundFor(state, first, one),
      boundFor(state, second, other),
    )
  }
}

/** Earliest end of so many seconds of work, by workers who are free at the given times. */
export function endOfWork(work: number, one: number, other = Infinity): number {
  const from = Math.min(one, other)
  return from + Math.min(work, (work + Math.max(one, other) - from) / 2)
}

function boundFor(
  state: SearchState,
  operationClasses: readonly OperationClass[],
  one: number,
  other = Infinity,
): number {
  let work = 0
  let bound = state.bound
  for (const { index, tail } of operationClasses) {
    if (state.left[index] === 0) continue
    work += state.load[index] ?? 0
    bound = Math.max(bound, endOfWork(work, one, other) + tail)
  }
  return bound
}

/** Returns the classes of operations, longest tail first. */
function operationClassesOf(model: Model): readonly OperationClass[] {
  const { vessels } = model.problem
  const operationClasses = new Map<number, OperationClass>()
  for (const { kind, operationClass, tail, role } of model.ops) {
    if (kind === 'wait') continue
    const least = Math.min(tail, operationClasses.get(operationClass)?.tail ?? Infinity)
    operationClasses.set(operationClass, { index: operationClass, tail: least, role })
  }
  const index = model.operationClasses - 1
  if (vessels !== null) operationClasses.set(index, { index, tail: 0, role: vessels.role ?? null })
  return [...operationClasses.values()].toSorted((one, other) => other.tail - one.tail)
}
