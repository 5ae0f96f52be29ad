import type { PlanFailure } from './plan.ts'
import type { OpKey, PlanOp, PlanProblem } from './plan-problem.ts'
import type { Result } from '#domain/result.ts'

type IsOf = (chain: string, op: string) => boolean

/** Solves a problem; if that fails, again without assumed windows: those of the readings that collide, else all. */
export function solveWithRelaxation<Found>(
  problem: PlanProblem,
  solve: (problem: PlanProblem) => Result<Found, PlanFailure>,
): Result<Found, PlanFailure> {
  const found = solve(problem)
  if (found.ok) return found
  const { reason } = found
  const colliding = reason.kind === 'readings-collide' ? [reason.first, reason.second] : []
  const freer = without(problem, isIn(colliding)) ?? without(problem, () => true)
  return freer === null ? found : solveWithRelaxation(freer, solve)
}

const isIn =
  (keys: readonly OpKey[]): IsOf =>
  (chain, op) =>
    keys.some((key) => key.chain === chain && key.op === op)

/** The problem without the assumed windows of the chosen readings; null where none is assumed. */
function without(problem: PlanProblem, isOne: IsOf): PlanProblem | null {
  let isAny = false
  const free = (chain: string, op: PlanOp): PlanOp => {
    if (op.kind !== 'read' || op.window?.assumed !== true || !isOne(chain, op.id)) return op
    isAny = true
    return { ...op, window: null }
  }
  const jobs = problem.jobs.map((job) => ({
    ...job,
    chains: job.chains.map((chain) => ({
      ...chain,
      ops: chain.ops.map((op) => free(chain.id, op)),
    })),
  }))
  return isAny ? { ...problem, jobs } : null
}
