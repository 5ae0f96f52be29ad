import type { Plan, PlannedTask } from '#domain/plan/plan.ts'
import type { OpKey, PlanChain, PlanJob, PlanOp, PlanProblem } from '#domain/plan/plan-problem.ts'
import { seconds, type Seconds } from '#domain/units.ts'

/** Outcome of a plan carried out by people who are slower or faster than planned. */
export interface Outcome {
  readonly makespan: number
  readonly readings: number
  readonly late: number
}

/** Plans the remaining work; `previous` is null the first time. */
export type Replan = (problem: PlanProblem, previous: Plan | null) => Plan

/** Expected duration of an op, based on how long the same step took before. */
export type EstimateDuration = (
  op: Exclude<PlanOp, { kind: 'wait' }>,
  seen: readonly number[],
) => { processingTime: Seconds; sharedBias?: number }

const toleranceSeconds = 1e-9

interface BegunTask {
  readonly task: PlannedTask
  readonly since: number
  readonly until: number
}

interface ChainProgress {
  readonly chain: PlanChain
  readonly job: PlanJob
  /** Number of completed ops. */
  at: number
  /** End of the last completed op; null when there is none. */
  since: number | null
}

/**
 * Simulates a run: does what the plan says is next and replans after each op until nothing is left. Rinsing is not simulated, so
 * there must be enough vessels.
 * @param actualSeconds actual duration of an op
 */
export function simulateExecution(
  problem: PlanProblem,
  replan: Replan,
  actualSeconds: (op: PlanOp, key: OpKey) => number,
  estimateDuration: EstimateDuration = ({ processingTime }) => ({ processingTime }),
): Outcome {
  const allProgress = problem.jobs.flatMap((job) =>
    job.chains.map((chain): ChainProgress => ({
      job,
      chain,
      at: 0,
      since: chain.since ?? (chain.after.length === 0 ? seconds(0) : null),
    })),
  )
  const outcome = { makespan: 0, readings: 0, late: 0 }
  const begun: (BegunTask | null)[] = [null, null]
  const seen = new Map<string, number[]>()
  const asExpected = (chain: string, op: PlanOp): PlanOp =>
    op.kind === 'wait'
      ? op
      : { ...op, ...estimateDuration(op, seen.get(`${chain} ${op.id}`) ?? []) }
  let plan: Plan | null = null
  let now = 0
  for (;;) {
    plan = replan(remainder(problem, allProgress, begun, now, asExpected), plan)
    if (plan.tasks.length === 0 && begun.every((it) => it === null))
      return { ...outcome, makespan: Math.max(outcome.makespan, now + plan.makespan) }
    advance(plan, now)
  }

  /** Advances until an op ends or, with one worker only, is due to begin. */
  function advance({ tasks }: Plan, zero: number) {
    for (let isOver = false; !isOver;) {
      let next = Infinity
      for (const by of [0, 1] as const) {
        const task = begun[by] === null ? tasks.find((it) => it.by === by) : undefined
        if (task === undefined) continue
        if (zero + task.start > now + toleranceSeconds) next = Math.min(next, zero + task.start)
        else begun[by] = begin(task, zero)
      }
      now = Math.min(next, ...begun.map((it) => it?.until ?? Infinity))
      isOver =
        problem.workerCount === 2 ||
        begun.some((it) => it !== null && it.until <= now + toleranceSeconds)
    }
    for (const by of [0, 1] as const) end(by)
  }

  function begin(task: PlannedTask, zero: number): BegunTask {
    if (task.kind === 'rinse') throw new Error('no rinsing here')
    const progress = progressOf(task)
    const op = progress.chain.ops.find(({ id }) => id === task.op)
    if (op === undefined) throw new Error('unknown op')
    progress.at = progress.chain.ops.indexOf(op)
    if (op.kind === 'read') {
      outcome.readings += 1
      if (task.window !== null && now > zero + task.window.until + 1e-6) outcome.late += 1
    }
    return { task, since: now, until: now + actualSeconds(op, task) }
  }

  function end(by: 0 | 1) {
    const it = begun[by] ?? null
    if (it === null || it.until > now + toleranceSeconds || it.task.kind === 'rinse') return
    const progress = progressOf(it.task)
    const name = `${it.task.chain} ${it.task.op}`
    seen.set(name, [...(seen.get(name) ?? []), it.until - it.since])
    progress.at += 1
    progress.since = it.until
    begun[by] = null
    outcome.makespan = Math.max(outcome.makespan, it.until)
  }

  function progressOf({ job, chain }: Pick<OpKey, 'job' | 'chain'>): ChainProgress {
    const progress = allProgress.find((it) => it.job.id === job && it.chain.id === chain)
    if (progress === undefined) throw new Error('unknown chain')
    return progress
  }
}

/** The remaining problem, with zero as the current time. */
function remainder(
  problem: PlanProblem,
  allProgress: readonly ChainProgress[],
  begun: readonly (BegunTask | null)[],
  now: number,
  asExpected: (chain: string, op: PlanOp) => PlanOp,
): PlanProblem {
  const busy = begun.map((it) => (it === null ? 0 : Math.max(0, endAsPlanned(it) - now)))
  const chainOf = ({ job, chain, at, since }: ChainProgress): PlanChain => {
    const by = begun.findIndex(
      (it) => it?.task.kind !== 'rinse' && it?.task.job === job.id && it.task.chain === chain.id,
    )
    const then = by === -1 ? (since === null ? null : since - now) : (busy[by] ?? 0)
    const { since: _, ...rest } = chain
    return {
      ...rest,
      ...(then !== null && { since: seconds(then) }),
      ops: chain.ops.slice(by === -1 ? at : at + 1).map((op) => asExpected(chain.id, op)),
    }
  }
  const jobOf = (job: PlanJob): PlanJob => ({
    ...job,
    ...(allProgress.some((progress) => progress.job === job && progress.at > 0) && {
      vessel: 'held' as const,
    }),
    chains: allProgress.filter((progress) => progress.job === job).map(chainOf),
  })
  const running = { busyUntil: busy.map(seconds), committed: [] }
  const jobs = problem.jobs.map(jobOf).filter(isLeft)
  return { ...problem, jobs, running }
}

const isLeft = ({ chains }: PlanJob) =>
  chains.some(({ ops, since = 0 }) => ops.length > 0 || since > 0)

const endAsPlanned = ({ task, since }: BegunTask) => since + (task.end - task.start)
