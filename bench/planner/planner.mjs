// Runs in its own Node (see ../planner.mjs). `plans`: lengths and times of plans; `live <from> <to>` and `untimed <from> <to>`: simulated tests. Prints JSON.
import { createSolver } from '#domain/plan/create-solver.ts'
import { usualMargin } from '#domain/plan/margin.ts'
import { oneByOne } from '#domain/plan/one-by-one.ts'
import { replan } from '#domain/plan/replan.ts'
import { modelNames, problemOf } from './models.mjs'
import { randomRestarts } from './rivals.mjs'
import { simulate } from './simulate.mjs'

const sampleCounts = [2, 4, 8, 12, 24]
const repeats = 5
const budget = 100

const [what, ...more] = process.argv.slice(2)
/** Milliseconds of this process: others on the machine do not count. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const print = (found) => process.stdout.write(JSON.stringify(found))
if (what === 'plans')
  print(modelNames.flatMap((model) => sampleCounts.map((count) => planned(model, count))))
else {
  const isTimed = what === 'live'
  const [from, to] = more.map(Number)
  print(modelNames.map((model) => ({ model, isTimed, runs: simulate(model, isTimed, from, to) })))
}

/** Every figure of as many runs as there are seeds; the first of all warms the code up. */
function planned(model, samples) {
  solve(problemOf(model, samples))
  const runs = Array.from({ length: repeats }, (_, index) =>
    solve(problemOf(model, samples, index + 1)),
  )
  const problem = problemOf(model, samples)
  return {
    model,
    samples,
    bound: runs[0].bound,
    oneByOne: valueOf(oneByOne(problem)),
    random: randomRestarts(problem, budget, clock).makespan,
    first: runs.map((run) => run.first),
    final: runs.map((run) => run.final),
    milliseconds: {
      first: runs.map((run) => run.firstAfter),
      final: runs.map((run) => run.finalAfter),
      replan: runs.map((run) => run.replanned),
    },
  }
}

/** The best plan after `budget` milliseconds, and when it was found. */
function solve(problem) {
  const start = clock()
  const solver = valueOf(createSolver(problem))
  const first = solver.best()
  const firstAfter = clock() - start
  let [final, finalAfter] = [first, firstAfter]
  while (clock() - start < budget && solver.step(1)) {
    const { makespan } = solver.best()
    if (makespan < final.makespan) [final, finalAfter] = [solver.best(), clock() - start]
  }
  return {
    bound: first.lowerBound,
    first: first.makespan,
    firstAfter,
    final: final.makespan,
    finalAfter,
    replanned: replanTime(problem, final),
  }
}

/** The whole plan once more, as after the first tap: the longest there is. */
function replanTime(problem, plan) {
  const live = { ...problem, margin: usualMargin, running: { busyUntil: [0], committed: [] } }
  const start = clock()
  valueOf(replan(live, plan))
  return clock() - start
}

function valueOf(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.reason))
  return result.value
}
