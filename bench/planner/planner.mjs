// Runs in its own Node process (see ../planner.mjs) and prints JSON. `plans`: lengths and times of plans; `random <from> <to>`: generated
// kits, with a rival; `live <from> <to> [kit] [sigma]`: simulated tests, of all or of one kit; `bounds`: least cost of a time buffer;
// `reload <from> <to>`: tests in which the page is reloaded. `people <from> <to>`: least length for simulated people of known paces.
import { createSolver } from '#domain/plan/create-solver.ts'
import { buildInitialPlan } from '#domain/plan/create-solver.ts'
import { replan } from '#domain/plan/replan.ts'
import { flawsOf } from '#testing/planning/check-plan.ts'
import { playReloaded } from '#testing/planning/play-reloaded.ts'
import { builtIn, loadWorker, nominal, problemOf, randomTest } from './problems.mjs'
import { improveOrder } from './rival.mjs'
import { peopleBound, roomBound, stripBound } from './room-bound.mjs'
import { peopleOf, samples as simulated, simulate } from './simulate.mjs'

/** Built-in kits, and numbers of samples. */
const tests = [
  ...[2, 4, 8, 12, 24].map((samples) => ['midorikun', samples]),
  ['nitrate-strip', 12],
  ['npk-tube', 8],
]
const repeats = 5
/** Ratio of the rival's search time to ours. */
const rivalTimeRatio = 10

const [what, ...more] = process.argv.slice(2)
/** Milliseconds of CPU time of this process: others on the machine do not count. */
const clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const [from, to] = more.slice(0, 2).map(Number)
const [, , onlyKit, onlySigma] = more
const search = await loadWorker()
const found = []
if (what === 'plans') for (const [kit, samples] of tests) found.push(await planned(kit, samples))
else if (what === 'random')
  for (let seed = from; seed < to; seed += 1) found.push(rivaled(seed + 1))
else if (what === 'bounds') found.push(...(await bounds()))
else if (what === 'people') found.push(...(await boundsOfPeople()))
else if (what === 'reload')
  for (let seed = from; seed < to; seed += 1) found.push(await reloaded(seed))
else
  for (const kit of onlyKit ? [onlyKit] : ['midorikun', 'npk-tube'])
    for (const scatter of onlySigma ? [Number(onlySigma)] : [0.3, 0.5])
      found.push({
        kit,
        scatter,
        runs: simulate(await builtIn(kit), from, to, { search, scatter }),
      })
process.stdout.write(JSON.stringify(found))

async function planned(id, samples) {
  const kit = await builtIn(id)
  const problem = problemOf(kit, samples)
  best(problem)
  const { plan, sequentialLength } = best(problem)
  const exact = nominal(problem)
  const nominalPlan = best(exact).plan
  const rival = improveOrder(exact, nominalPlan, 2000, clock)
  const milliseconds = timesOf(problem, plan)
  return {
    kit: id,
    samples,
    bound: plan.lowerBound,
    first: valueOf(buildInitialPlan(problem)).makespan,
    final: plan.makespan,
    oneByOne: sequentialLength,
    nominal: Math.min(nominalPlan.makespan, rival),
    two: best(problemOf(kit, samples, 2)).plan.makespan,
    split: best(problemOf(kit, Math.ceil(samples / 2))).plan.makespan,
    flaws: flawsOf(problem, plan).length,
    milliseconds,
  }
}

function timesOf(problem, plan) {
  /** @type {Record<'first' | 'final' | 'replan', number[]>} */
  const times = { first: [], final: [], replan: [] }
  for (let turn = 0; turn < repeats; turn += 1) {
    times.first.push(lasting(() => buildInitialPlan(problem)))
    times.final.push(lasting(() => best(problem)))
    const running = { busyUntil: [0], committed: [] }
    times.replan.push(lasting(() => replan({ ...problem, running }, plan)))
  }
  return times
}

function lasting(work) {
  const start = clock()
  work()
  return clock() - start
}

function rivaled(seed) {
  const { kit, samples } = randomTest(seed)
  const problem = problemOf(kit, samples)
  const exact = nominal(problem)
  const solver = createSolver(exact)
  if (!solver.ok) return { seed, refused: solver.reason.kind }
  let ours
  const took = lasting(() => (ours = best(exact).plan))
  const shipped = best(problem)
  return {
    seed,
    samples,
    ours: ours.makespan,
    rival: improveOrder(exact, ours, took * rivalTimeRatio, clock),
    shipped: shipped.plan.makespan,
    oneByOne: shipped.sequentialLength,
    flaws: flawsOf(exact, ours).length + flawsOf(problem, shipped.plan).length,
  }
}

/** For each sigma, of pace and of scatter alike: bounds for people of unknown pace, and for people whose known pace is the kit's. */
async function bounds() {
  const samples = 24
  const rows = []
  for (const { kit, boundOf } of [
    { kit: 'midorikun', boundOf: roomBound },
    { kit: 'nitrate-strip', boundOf: stripBound },
  ]) {
    const problem = problemOf(await builtIn(kit), samples)
    const nominalSample = best(nominal(problem)).plan.makespan / samples
    for (const [sigma, lateShare] of [
      [0.3, 0.01],
      [0.5, 0.03],
    ])
      rows.push({
        kit,
        sigma,
        lateShare,
        nominal: nominalSample,
        unknownPace: boundOf(problem, Math.sqrt(Math.log(1 + 2 * sigma ** 2)), lateShare),
        knownPace: boundOf(problem, sigma, lateShare),
        leastLate: leastLate((share) => boundOf(problem, sigma, share) / nominalSample, sigma),
      })
  }
  return rows
}

async function boundsOfPeople() {
  const kit = await builtIn('midorikun')
  return [
    { scatter: 0.3, shares: [0.01, 0.02, 0.03] },
    { scatter: 0.5, shares: [0.01, 0.02, 0.03, 0.05] },
  ].flatMap(({ scatter, shares }) => {
    const all = peopleOf(kit, from, to, { search, scatter })
    return shares.map((lateShare) => ({
      scatter,
      lateShare,
      overClairvoyant: peopleBound(all, simulated, scatter, lateShare),
    }))
  })
}

/** The smallest share of late readings at which a plan of the allowed length is not excluded. */
function leastLate(overFor, sigma) {
  const most = sigma === 0.3 ? 1.05 : 1.1
  for (let share = 0; ; share += 0.001) if (overFor(share) <= most) return share
}

/** Kits in turn, for one person and for two. */
async function reloaded(seed) {
  const kit = await builtIn(seed % 2 === 0 ? 'midorikun' : 'npk-tube')
  const people = seed % 4 < 2 ? 1 : 2
  return playReloaded({ seed: seed + 1, kit, samples: 2 + (seed % 11), people })
}

/** Runs the app's search during setup to its end. */
function best(problem) {
  return valueOf(search(problem))
}

function valueOf(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.reason))
  return result.value
}
