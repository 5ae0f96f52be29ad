import type { Plan, PlannedTask } from '#domain/plan/plan.ts'
import type { OpKey, PlanJob, PlanProblem } from '#domain/plan/plan-problem.ts'

const grain = 1e-6

/** Lists everything wrong with a plan, checked against the problem alone. */
export function flawsOf(problem: PlanProblem, plan: Plan): string[] {
  const tasks = new Map(plan.tasks.flatMap((it) => (it.kind === 'rinse' ? [] : [[name(it), it]])))
  const late = new Set(plan.late.map(name))
  const walks = problem.jobs.map((job) => walk(problem, job, tasks, late))
  const ends = [...walks.flatMap(({ end }) => end), ...plan.tasks.map(({ end }) => end)]
  const longest = Math.max(0, ...ends)
  return [
    ...walks.flatMap(({ flaws }) => flaws),
    ...overlaps(problem, plan.tasks),
    ...vesselFlaws(problem, plan, tasks),
    ...(Math.abs(longest - plan.makespan) > grain
      ? [`ends at ${longest}, not ${plan.makespan}`]
      : []),
    ...(plan.makespan < plan.lowerBound.value - grain ? ['shorter than its lower bound'] : []),
  ]
}

const name = ({ job, chain, op }: OpKey) => `${job} ${chain} ${op}`

function walk(
  { workerCount }: PlanProblem,
  job: PlanJob,
  tasks: ReadonlyMap<string, PlannedTask>,
  late: ReadonlySet<string>,
) {
  const flaws: string[] = []
  const ends = new Map<string, number>()
  const endOf = (id: string): number => {
    const known = ends.get(id)
    const chain = job.chains.find((it) => it.id === id)
    if (known !== undefined || chain === undefined) return known ?? -Infinity
    let now = Math.max(chain.since ?? 0, ...chain.after.map(endOf))
    for (const op of chain.ops) {
      if (op.kind === 'wait') {
        now += op.length
        continue
      }
      const key = name({ job: job.id, chain: id, op: op.id })
      const task = tasks.get(key)
      if (task === undefined) return (flaws.push(`${key} is missing`), now)
      const window = op.kind === 'read' ? op.window : null
      if (task.start < now - grain) flaws.push(`${key} at ${task.start}, not before ${now}`)
      const within = op.kind === 'hands' ? op.within : undefined
      const isLate = task.start > now + (window?.maxDelay ?? within ?? Infinity) + grain
      if (isLate !== late.has(key)) flaws.push(`${key} is ${isLate ? '' : 'not '}late`)
      if (Math.abs(task.end - task.start - op.processingTime) > grain)
        flaws.push(`${key} takes other time`)
      if (workerCount === 2 && op.role !== undefined && op.role !== task.by)
        flaws.push(`${key} by another`)
      now = task.end
    }
    ends.set(id, now)
    return now
  }
  const end = job.chains.map(({ id }) => endOf(id))
  return { flaws, end }
}

function overlaps({ running, workerCount }: PlanProblem, tasks: readonly PlannedTask[]): string[] {
  return ([0, 1] as const).flatMap((by) => {
    const own = tasks.filter((task) => task.by === by)
    if (by === 1 && workerCount === 1 && own.length > 0) return ['there is no second pair of hands']
    let free = running?.busyUntil[by] ?? 0
    return own
      .toSorted((one, other) => one.start - other.start)
      .flatMap((task) => {
        const flaw = task.start < free - grain ? [`overlap of ${by} at ${task.start}`] : []
        free = task.end
        return flaw
      })
  })
}

/** Every job needs a clean vessel when it begins. */
function vesselFlaws(
  { vessels, jobs }: PlanProblem,
  { tasks }: Plan,
  byName: ReadonlyMap<string, PlannedTask>,
): string[] {
  if (vessels === null) return []
  const held = jobs.filter((job) => job.vessel === 'held').length
  const rinsing = vessels.rinsing ?? []
  let clean = vessels.count - held - (vessels.dirty ?? 0) - rinsing.length
  let dirty = vessels.dirty ?? 0
  const changes = [
    ...rinsing.map((at) => ({ at, order: 2, what: 'clean' })),
    ...jobs
      .filter((job) => job.vessel === undefined)
      .map((job) => ({ at: beginOf(job, tasks), order: 3, what: 'taken' })),
    ...jobs
      .filter((job) => job.vessel !== 'returned')
      .map((job) => ({ at: freedAt(job, byName), order: 0, what: 'freed' })),
    ...tasks
      .filter(({ kind }) => kind === 'rinse')
      .flatMap(({ start, end }) => [
        { at: start, order: 1, what: 'rinsing' },
        { at: end, order: 2, what: 'clean' },
      ]),
  ].toSorted((one, other) =>
    Math.abs(one.at - other.at) < grain ? one.order - other.order : one.at - other.at,
  )
  return changes.flatMap(({ at, what }) => {
    if (what === 'freed') dirty += 1
    if (what === 'rinsing') dirty -= 1
    if (what === 'clean') clean += 1
    if (what === 'taken') clean -= 1
    return dirty < 0 || clean < 0 ? [`no vessel ${what} at ${at}`] : []
  })
}

const beginOf = (job: PlanJob, tasks: readonly PlannedTask[]) =>
  Math.min(...tasks.flatMap((it) => (it.kind !== 'rinse' && it.job === job.id ? [it.start] : [])))

/** Time at which a job releases its vessel, including waits at the end of a chain. */
function freedAt(job: PlanJob, tasks: ReadonlyMap<string, PlannedTask>): number {
  const early = job.chains.some(({ ops }) => ops.some((op) => op.freesVessel))
  const ends = job.chains.flatMap((chain) => {
    let now = chain.since ?? 0
    return chain.ops.flatMap((op) => {
      const task = tasks.get(name({ job: job.id, chain: chain.id, op: op.id }))
      now = op.kind === 'wait' ? now + op.length : (task?.end ?? 0)
      return !early || op.freesVessel ? [now] : []
    })
  })
  return Math.max(0, ...ends)
}
