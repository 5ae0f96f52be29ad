import { seededRandom } from '#domain/plan/random.ts'
import { replan } from '#domain/plan/replan.ts'
import { updateExpectedTime } from '#domain/run/pace-of-run.ts'
import { simulateExecution } from '#testing/planning/simulate-execution.ts'
import { nominal, problemOf, withToldWindows } from './problems.mjs'
import { nextDueFirst, oneAfterTheOther } from './rivals.mjs'

export const samples = 12
const timesRemembered = 9

/**
 * Simulates people testing 12 samples. What the app times takes exactly its time. Manual work takes a log-normal time about the
 * person's own pace, which for each kind of step is itself log-normal about the kit's time, both with sigma `scatter`.
 */
export const simulate = (kit, from, to, { search, scatter }) =>
  Array.from({ length: to - from }, (_, index) =>
    oneRun(withToldWindows(problemOf(kit, samples)), from + index + 1, { search, scatter }),
  )

/** The same people: the problem with their mean times, and the length of the plan made for their true ones, if there is any. */
export const peopleOf = (kit, from, to, { search, scatter }) =>
  Array.from({ length: to - from }, (_, index) => {
    const problem = withToldWindows(problemOf(kit, samples))
    const person = personFrom(from + index + 1, scatter)
    const truth = timesOf(problem, person)
    return {
      clairvoyant: lengthOf(
        search(nominal(withTimes(problem, (_op, key) => truth.get(nameOf(key))))),
      ),
      problem: withTimes(problem, person.mean),
    }
  })

function oneRun(problem, seed, { search, scatter }) {
  const planOrReplan = planOrReplanBy(search)
  const person = personFrom(seed, scatter)
  const truth = timesOf(problem, person)
  const takes = (_op, key) => truth.get(nameOf(key))
  const learned = withTimes(problem, (op, key) => person.learned(op, key))
  return {
    clairvoyant: lengthOf(search(nominal(withTimes(problem, takes)))),
    'planned, learned times': runTest(learned, planOrReplan, takes, expected(timesRemembered)),
    'planned, times of the kit': runTest(problem, planOrReplan, takes, expected(1)),
    'next due first': nextDueFirst(problem, takes),
    'one by one': oneAfterTheOther(problem, takes),
  }
}

/** Null where the planner found no plan in the middle of the test. */
function runTest(problem, planOrReplan, takes, expects) {
  try {
    return simulateExecution(problem, planOrReplan, takes, expects)
  } catch (error) {
    if (error instanceof NoPlan) return null
    throw error
  }
}

class NoPlan extends Error {}

/** As in the app: the best plan of the setup, then a new plan after every step. */
const planOrReplanBy = (search) => (problem, previous) =>
  previous === null ? valueOf(search(problem)).plan : valueOf(replan(problem, previous))

/** As in the app: today's pace counts from the first step on. */
const expected = (rest) => (op, seen) =>
  op.exact
    ? { processingTime: op.processingTime }
    : updateExpectedTime(op.processingTime, rest, seen)

/** A person with their own pace and scatter; `learned` is the median of earlier times of the same step, `mean` the true mean. */
function personFrom(seed, scatter) {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const paces = new Map()
  const operationClassOf = (op, key) => `${key.chain} ${op.id}`
  const once = (op, key) => {
    if (op.exact) return op.processingTime
    const operationClass = operationClassOf(op, key)
    if (!paces.has(operationClass)) paces.set(operationClass, Math.exp(scatter * normal()))
    return op.processingTime * paces.get(operationClass) * Math.exp(scatter * normal())
  }
  const mean = (op, key) =>
    op.exact
      ? op.processingTime
      : op.processingTime * paces.get(operationClassOf(op, key)) * Math.exp(scatter ** 2 / 2)
  const medians = new Map()
  const learned = (op, key) => {
    const operationClass = operationClassOf(op, key)
    if (!medians.has(operationClass))
      medians.set(
        operationClass,
        medianTime(() => once(op, key)),
      )
    return medians.get(operationClass)
  }
  return { once, learned, mean }
}

const medianTime = (once) =>
  Array.from({ length: timesRemembered }, once).toSorted((a, b) => a - b)[timesRemembered >> 1]

const nameOf = ({ job, chain, op }) => `${job} ${chain} ${op}`

function timesOf(problem, person) {
  const truth = new Map()
  withTimes(problem, (op, key) => {
    const time = person.once(op, key)
    truth.set(nameOf(key), time)
    return time
  })
  return truth
}

const withTimes = (problem, timeOf) =>
  withOps(problem, (op, key) =>
    op.kind === 'wait' ? op : { ...op, processingTime: timeOf(op, key) },
  )

const withOps = (problem, change) => ({
  ...problem,
  jobs: problem.jobs.map((job) => ({
    ...job,
    chains: job.chains.map((chain) => ({
      ...chain,
      ops: chain.ops.map((op) => change(op, { job: job.id, chain: chain.id, op: op.id })),
    })),
  })),
})

/** Null where even somebody who knows all times beforehand cannot read everything in time. */
const lengthOf = (result) => (result.ok ? result.value.plan.makespan : null)

function valueOf(result) {
  if (!result.ok) throw new NoPlan(JSON.stringify(result.reason))
  return result.value
}
