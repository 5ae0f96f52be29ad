import type { OpKey, PlanChain, PlanJob, PlanOp, PlanProblem, Role } from './plan-problem.ts'

/** The problem with ids replaced by indices, as the search uses it. */
export interface Model {
  readonly problem: PlanProblem
  readonly ops: readonly ModelOp[]
  readonly chains: readonly ModelChain[]
  readonly jobs: readonly ModelJob[]
  /** Number of operation classes; the last one is rinsing. */
  readonly operationClasses: number
  /** By op: latest start allowed to due work that cannot be in time any more; otherwise -Infinity. */
  readonly latestStartAllowance: Float64Array
}

export interface ModelOp {
  readonly index: number
  readonly key: OpKey
  readonly kind: PlanOp['kind']
  /** Processing time in seconds. */
  readonly processingTime: number
  /** Variance of the processing time (scatter), and its standard deviation shared with all work like it. */
  readonly variance: number
  readonly sharedBias: number
  readonly role: Role | null
  /** Allowed delay of its start after its due time, in seconds. */
  readonly maxDelay: number
  /** Has a due time: a reading, or work that must follow its predecessor soon. */
  readonly isDue: boolean
  /** The manual work that follows it, in its chain or in one it opens, has a due time. */
  readonly leadsToDue: boolean
  /** Its window is assumed, not known. */
  readonly assumed: boolean
  readonly chain: number
  readonly job: number
  /** Index of the next op of its chain; -1 at the end. */
  readonly next: number
  readonly freesVessel: boolean
  /** The same for one step of all samples, which are interchangeable; -1 for waits. */
  readonly operationClass: number
  /** Least time from its end to the end of the job, in seconds. */
  readonly tail: number
}

export interface ModelChain {
  readonly job: number
  /** Index of its first op; -1 when it has none. */
  readonly first: number
  /** Chains that must be done before it. */
  readonly after: readonly number[]
  readonly opens: readonly number[]
  /** Earliest start; -Infinity where only `after` decides. */
  readonly from: number
}

export interface ModelJob {
  readonly vessel: PlanJob['vessel']
  /** Number of ops marked as freeing the vessel; 0: it is free at the end of all chains. */
  readonly freers: number
  readonly chains: number
}

export function modelOf(problem: PlanProblem): Model {
  const ops: ModelOp[] = []
  const chains: ModelChain[] = []
  const numberOf = numbering()
  const jobs = problem.jobs.map((job, index): ModelJob => {
    const firstChain = chains.length
    const own = chainsOf(job, index, firstChain)
    const tails = tailsOf(job, own, firstChain)
    for (const [place, chain] of own.entries()) {
      const first = job.chains[place]?.ops.length === 0 ? -1 : ops.length
      chains.push({ ...chain, first })
      const at = { chain: firstChain + place, job: index, tail: tails[place] ?? 0 }
      addOps(problem, job, place, at, ops, numberOf)
    }
    return {
      vessel: job.vessel,
      freers: job.chains.flatMap((chain) => chain.ops).filter((op) => op.freesVessel).length,
      chains: job.chains.length,
    }
  })
  const latestStartAllowance = new Float64Array(ops.length).fill(-Infinity)
  return {
    problem,
    ops,
    chains,
    jobs,
    operationClasses: numberOf.count() + 1,
    latestStartAllowance,
  }
}

type Unplaced = Omit<ModelChain, 'first'>

function chainsOf({ chains }: PlanJob, job: number, base: number): Unplaced[] {
  const placesOf = (isOne: (chain: PlanChain) => boolean) =>
    chains.flatMap((it, place) => (isOne(it) ? base + place : []))
  return chains.map(({ id, after, since }) => {
    const before = after.length === 0 ? [] : placesOf((it) => after.includes(it.id))
    return {
      job,
      after: before,
      opens: placesOf((it) => it.after.includes(id)),
      from: since ?? (before.length > 0 ? -Infinity : 0),
    }
  })
}

/** By chain: least time from its end to the end of the job, in seconds. */
function tailsOf({ chains }: PlanJob, own: readonly Unplaced[], base: number): readonly number[] {
  const tails: (number | undefined)[] = chains.map(() => undefined)
  const tailOf = (place: number): number => {
    const known = tails[place]
    if (known !== undefined) return known
    let longest = 0
    for (const next of own[place]?.opens ?? [])
      longest = Math.max(longest, lengthOf(chains[next - base]?.ops ?? []) + tailOf(next - base))
    tails[place] = longest
    return longest
  }
  return chains.map((_, place) => tailOf(place))
}

const lengthOf = (ops: readonly PlanOp[]) =>
  ops.reduce((sum, op) => sum + (op.kind === 'wait' ? op.length : op.processingTime), 0)

function addOps(
  { margin }: PlanProblem,
  job: PlanJob,
  place: number,
  at: Pick<ModelOp, 'chain' | 'job' | 'tail'>,
  ops: ModelOp[],
  numberOf: Numbering,
) {
  const { id = '', ops: own = [] } = job.chains[place] ?? {}
  let left = lengthOf(own)
  for (const [index, op] of own.entries()) {
    const isWait = op.kind === 'wait'
    const isSure = isWait || op.exact === true || margin.spread === 0
    const processingTime = isWait ? op.length : op.processingTime
    const window = op.kind === 'read' ? op.window : null
    left -= processingTime
    ops.push({
      index: ops.length,
      key: { job: job.id, chain: id, op: op.id },
      kind: op.kind,
      processingTime,
      variance: isSure ? 0 : (processingTime * margin.spread) ** 2,
      sharedBias: isSure ? 0 : processingTime * (op.sharedBias ?? 0),
      role: isWait ? null : (op.role ?? null),
      maxDelay: window?.maxDelay ?? withinOf(op),
      isDue: isDue(op),
      leadsToDue: leadsToDue(job, place, index),
      assumed: window?.assumed === true,
      chain: at.chain,
      job: at.job,
      next: index === own.length - 1 ? -1 : ops.length + 1,
      freesVessel: op.freesVessel ?? false,
      operationClass: isWait ? -1 : numberOf.operationClass(id, op.id, op.role),
      tail: left + at.tail,
    })
  }
}

const withinOf = (op: PlanOp) => (op.kind === 'hands' ? (op.within ?? Infinity) : Infinity)

const isDue = (op: PlanOp) => op.kind === 'read' || withinOf(op) < Infinity

function leadsToDue({ chains }: PlanJob, place: number, index: number): boolean {
  const next = chains[place]?.ops.slice(index + 1).find(({ kind }) => kind !== 'wait')
  if (next !== undefined) return isDue(next)
  const id = chains[place]?.id ?? ''
  return chains.some(({ after, ops }) => {
    const first = ops.find(({ kind }) => kind !== 'wait')
    return after.includes(id) && first !== undefined && isDue(first)
  })
}

interface Numbering {
  readonly operationClass: (chain: string, op: string, role: Role | undefined) => number
  readonly count: () => number
}

function numbering(): Numbering {
  const numbers = new Map<string, number>()
  return {
    operationClass: (chain, op, role) => {
      const name = `${chain}/${op}/${role ?? ''}`
      const known = numbers.get(name) ?? numbers.size
      numbers.set(name, known)
      return known
    },
    count: () => numbers.size,
  }
}
