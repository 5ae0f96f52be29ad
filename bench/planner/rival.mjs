import { seededRandom } from '#domain/plan/random.ts'

const epsilon = 1e-6

/**
 * An independent planner for comparison, which takes from ours only the initial plan: moves single pieces of work in the order, times
 * each order as early as possible, and delays work whose reading would be late otherwise. One worker, no vessels.
 * @returns {number} the shortest makespan found within the budget, in seconds
 */
export function improveOrder(problem, plan, budget, clock) {
  const ops = opsOf(problem)
  const random = seededRandom(problem.seed)
  const until = clock() + budget
  let order = plan.tasks.map((task) => ops.findIndex((op) => op.name === nameOf(task)))
  let length = plan.makespan
  let best = length
  while (clock() < until) {
    const next = moved(order, random)
    const found = lengthOf(ops, next, length * 1.002)
    if (found === null) continue
    order = next
    length = found
    best = Math.min(best, found)
  }
  return best
}

const nameOf = ({ job, chain, op }) => `${job} ${chain} ${op}`

function moved(order, random) {
  const next = [...order]
  const from = Math.floor(random() * next.length)
  const [op] = next.splice(from, 1)
  const by = Math.round((random() - 0.5) * 16)
  next.splice(Math.min(next.length, Math.max(0, from + by)), 0, op)
  return next
}

function opsOf({ jobs }) {
  const ops = []
  for (const job of jobs) {
    const lasts = new Map()
    for (const chain of job.chains) {
      let before = chain.after.map((id) => lasts.get(id)?.op ?? -1).filter((op) => op !== -1)
      let lag = Math.max(0, ...chain.after.map((id) => lasts.get(id)?.lag ?? 0))
      for (const op of chain.ops) {
        if (op.kind === 'wait') {
          lag += op.length
          continue
        }
        const maxDelay = (op.kind === 'read' ? op.window?.maxDelay : op.within) ?? Infinity
        ops.push({
          name: nameOf({ job: job.id, chain: chain.id, op: op.id }),
          processingTime: op.processingTime,
          before,
          lag,
          maxDelay,
        })
        before = [ops.length - 1]
        lag = 0
      }
      lasts.set(chain.id, { op: before[0] ?? -1, lag })
    }
  }
  return ops
}

/** Null where the order is infeasible, or takes `limit` or longer. */
function lengthOf(ops, order, limit) {
  const notBefore = new Float64Array(ops.length)
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const ends = new Float64Array(ops.length).fill(-1)
    let now = 0
    /** @type {{ step: number | undefined, by: number } | null} */
    let late = null
    for (const index of order) {
      const op = ops[index]
      let due = 0
      for (const before of op.before) {
        if (ends[before] < 0) return null
        due = Math.max(due, ends[before] + op.lag)
      }
      const start = Math.max(now, due, notBefore[index])
      if (start > due + op.maxDelay + epsilon) {
        late = { step: op.before[0], by: start - due - op.maxDelay }
        break
      }
      now = start + op.processingTime
      ends[index] = now
      if (now >= limit) return null
    }
    if (late === null) return now
    if (late.step === undefined) return null
    notBefore[late.step] =
      Math.max(notBefore[late.step], ends[late.step] - ops[late.step].processingTime) + late.by
  }
  return null
}
