import type { PlanProblem } from '#domain/plan/plan-problem.ts'

interface Op {
  readonly job: number
  readonly processingTime: number
  /** Indices of the hands-on ops that must precede it, the last of its lane or of the lanes before; `lag`: wait after their end. */
  readonly before: readonly number[]
  readonly lag: number
  /** Longest delay after that. */
  readonly maxDelay: number
  /** Shortest time from its end to the end of its sample. */
  readonly rest: number
  /** The same op of the previous sample: identical samples are begun in order. */
  readonly twin: number
}

/**
 * Searches every order of the work of one worker for a plan shorter than `limit`, each with its earliest start times; a step is
 * delayed where its reading would be late otherwise. For a few samples only.
 */
export function isThereShorter(problem: PlanProblem, limit: number): boolean {
  const ops = opsOf(problem)
  const order: number[] = []
  const used = ops.map(() => false)
  return goOn()

  function goOn(): boolean {
    const times = timesOf(ops, order, limit)
    if (times === null || boundOf(ops, order, used, times) >= limit) return false
    if (order.length === ops.length) return true
    for (const [index, op] of ops.entries()) {
      const isReady = !used[index] && op.before.every((it) => used[it])
      if (!isReady || (op.twin !== -1 && !used[op.twin])) continue
      used[index] = true
      order.push(index)
      if (goOn()) return true
      order.pop()
      used[index] = false
    }
    return false
  }
}

function opsOf({ jobs }: PlanProblem): readonly Op[] {
  const ops: Op[] = []
  const size =
    jobs[0]?.chains.flatMap((chain) => chain.ops).filter(({ kind }) => kind !== 'wait').length ?? 0
  for (const [job, { chains }] of jobs.entries()) {
    const lasts = new Map<string, { last: number; lag: number }>()
    for (const chain of chains) {
      let before = chain.after.flatMap((id) => lasts.get(id)?.last ?? [])
      let lag = 0
      for (const [at, op] of chain.ops.entries()) {
        if (op.kind === 'wait') {
          lag += op.length
          continue
        }
        const later = chain.ops.slice(at + 1)
        const isFirst = chain.after.length === 0 && at === 0
        ops.push({
          job,
          processingTime: op.processingTime,
          before,
          lag,
          maxDelay: (op.kind === 'read' ? op.window?.maxDelay : op.within) ?? Infinity,
          rest:
            later.reduce(
              (sum, it) => sum + (it.kind === 'wait' ? it.length : it.processingTime),
              0,
            ) +
            (isFirst
              ? Math.max(
                  0,
                  ...chains
                    .filter(({ after }) => after.includes(chain.id))
                    .map((it) =>
                      it.ops.reduce(
                        (sum, o) => sum + (o.kind === 'wait' ? o.length : o.processingTime),
                        0,
                      ),
                    ),
                )
              : 0),
          twin: job > 0 ? ops.length - size : -1,
        })
        before = [ops.length - 1]
        lag = 0
      }
      lasts.set(chain.id, { last: before[0] ?? -1, lag })
    }
  }
  return ops
}

/** Earliest starts for this order; null when some reading is late however long its step is delayed. */
function timesOf(
  ops: readonly Op[],
  order: readonly number[],
  limit: number,
): Map<number, number> | null {
  const notBefore = new Map<number, number>()
  for (;;) {
    const starts = new Map<number, number>()
    let now = 0
    let late = null
    for (const index of order) {
      const op = ops[index]
      if (op === undefined) return null
      const due = Math.max(
        0,
        ...op.before.map((it) => (starts.get(it) ?? 0) + (ops[it]?.processingTime ?? 0) + op.lag),
      )
      const start = Math.max(now, due, notBefore.get(index) ?? 0)
      if (start > due + op.maxDelay + 1e-9) {
        late = { step: op.before[0] ?? -1, by: start - due - op.maxDelay }
        break
      }
      starts.set(index, start)
      now = start + op.processingTime
      if (now >= limit) return null
    }
    if (late === null) return starts
    notBefore.set(late.step, (starts.get(late.step) ?? 0) + late.by)
  }
}

function boundOf(
  ops: readonly Op[],
  order: readonly number[],
  used: readonly boolean[],
  starts: ReadonlyMap<number, number>,
): number {
  let now = 0
  let bound = 0
  for (const index of order) {
    const op = ops[index]
    now = (starts.get(index) ?? 0) + (op?.processingTime ?? 0)
    bound = Math.max(bound, now + (op?.rest ?? 0))
  }
  const left = ops
    .filter((_, index) => !used[index])
    .toSorted((one, other) => other.rest - one.rest)
  for (const { processingTime, rest } of left) {
    now += processingTime
    bound = Math.max(bound, now + rest)
  }
  return bound
}
