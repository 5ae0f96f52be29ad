import { execFileSync, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { buildScript } from './tools/build-page.mjs'
import { median, quantile } from './tools/statistics.mjs'

const runs = 1000
/** Beside them, for people whose shaking and dipping nothing times. */
const untimedRuns = 100
/** How much slower a weak phone is taken to be than this machine. */
const weaker = 4

/** Plans for 2 to 24 samples of two model kits, and imagined people who live by them. */
export async function measure() {
  const script = await buildScript('planner')
  const plans = JSON.parse(run(script, ['plans']))
  const lives = [
    ...(await simulations(script, 'live', runs)),
    ...(await simulations(script, 'untimed', untimedRuns)),
  ]
  return {
    tables: [lengths(plans), times(plans), ...lives.map(livesTable)],
    goals: [
      ...plans.flatMap(lengthGoals),
      ...timeGoals(plans),
      ...lives.filter(({ isTimed }) => isTimed).flatMap(lifeGoals),
    ],
    notes: [
      'Lower bound: the larger of the hands-on sum and the longest single chain. The rival draws random orders for as long as the planner plans, and pays no heed to windows. Median of five seeds.',
      `Times are processor time of Node on this machine, without throttling; the goals are for a processor ${weaker} times slower, so a ${weaker}th of them is asked for.`,
      'Imagined people: each kind of step has its own pace, log-normal about the time of the kit (sigma 30 %), and every time scatters log-normally about that (sigma 30 %). Shaking and dipping are timed by the app and take their time exactly; in the tables that say so they scatter as well, as if nothing timed them: harsher, and without a goal. Learned times are the median of nine earlier ones; with or without them, what was seen today counts at once, as in the app. The clairvoyant plan knows every time beforehand.',
      'A late reading is one begun after its window. `next due first` is the rule of the app before it had a planner, without its look ahead.',
    ],
  }
}

const run = (script, words) =>
  execFileSync(process.execPath, [script, ...words], { encoding: 'utf8', maxBuffer: 64 << 20 })

/** All simulated tests, a part of them on each core. */
async function simulations(script, what, count) {
  const parts = availableParallelism()
  const share = Math.ceil(count / parts)
  const found = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      runAside(script, [what, part * share, Math.min(count, (part + 1) * share)].map(String)),
    ),
  )
  return found[0].map(({ model, isTimed }, place) => ({
    model,
    isTimed,
    runs: found.flatMap((it) => it[place].runs),
  }))
}

function runAside(script, words) {
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(JSON.parse(output))
        : reject(new Error(`the simulation ended with ${code}`)),
    )
  })
}

const ratio = (length, { bound }) => (length / bound.value).toFixed(3)

const lengths = (plans) => ({
  title: 'Makespan over the lower bound',
  head: [
    'kit',
    'samples',
    'hands, s',
    'chain, s',
    'first plan',
    'final plan',
    'random orders',
    'one by one',
  ],
  rows: plans.map((it) => [
    it.model,
    it.samples,
    it.bound.handsSum,
    it.bound.longestChain,
    ratio(median(it.first), it),
    ratio(median(it.final), it),
    ratio(it.random, it),
    ratio(it.oneByOne, it),
  ]),
})

const times = (plans) => ({
  title: 'Time to plan, milliseconds',
  head: ['kit', 'samples', 'first plan', 'final plan found after', 'plan anew'],
  rows: plans.map(({ model, samples, milliseconds }) => [
    model,
    samples,
    ...['first', 'final', 'replan'].map((name) => median(milliseconds[name]).toFixed(1)),
  ]),
})

const policies = [
  'planned, learned times',
  'planned, times of the kit',
  'next due first',
  'one by one',
]

const overOf = (lives, policy) => lives.map((it) => it[policy].makespan / it.clairvoyant)
const mean = (values) => values.reduce((sum, it) => sum + it, 0) / values.length

function lateOf(lives, policy) {
  const sum = (name) => lives.reduce((all, it) => all + it[policy][name], 0)
  return (100 * sum('late')) / sum('readings')
}

const livesTable = ({ model, isTimed, runs: lives }) => ({
  title: `${lives.length} simulated tests of 12 samples, ${model}, ${isTimed ? 'timed steps exact' : 'timed steps scatter too'}`,
  head: ['who', 'makespan over clairvoyant, mean', 'p95', 'late readings, %'],
  rows: policies.map((policy) => [
    policy,
    mean(overOf(lives, policy)).toFixed(3),
    quantile(overOf(lives, policy), 0.95).toFixed(3),
    lateOf(lives, policy).toFixed(2),
  ]),
})

/** Upper bounds on the ratio, by kit and number of samples. */
const goalsByModel = {
  'strips N + PK': { 2: 1.12, 4: 1.12, 8: 1.05, 12: 1.05, 24: 1.05 },
  'tubes N, P, K': { 12: 1.05, 24: 1.05 },
}

function lengthGoals(it) {
  const most = goalsByModel[it.model][it.samples]
  if (most === undefined) return []
  const found = median(it.final) / it.bound.value
  return [
    goal(
      `makespan over lower bound, ${it.model}, ${it.samples} samples`,
      `≤ ${most}`,
      found.toFixed(3),
      found <= most,
    ),
  ]
}

function timeGoals(plans) {
  const large = plans.filter(({ samples }) => samples >= 12)
  const slowest = (name) => Math.max(...large.map(({ milliseconds }) => median(milliseconds[name])))
  const limits = { first: 30, final: 500, replan: 50 }
  const names = { first: 'first plan', final: 'final plan', replan: 'plan anew' }
  return Object.entries(limits).map(([name, limit]) => {
    const most = limit / weaker
    return goal(
      `${names[name]}, 12 and 24 samples, a ${weaker}th of ${limit} ms`,
      `≤ ${most} ms`,
      `${slowest(name).toFixed(1)} ms`,
      slowest(name) <= most,
    )
  })
}

function lifeGoals({ model, runs: lives }) {
  return policies.slice(0, 2).flatMap((policy) => {
    const late = lateOf(lives, policy)
    const over = mean(overOf(lives, policy))
    const about = `${policy}, ${model}`
    return [
      goal(`late readings, ${about}`, '≤ 1 %', `${late.toFixed(2)} %`, late <= 1),
      goal(`makespan over clairvoyant, ${about}`, '≤ 1.15', over.toFixed(3), over <= 1.15),
    ]
  })
}

const goal = (figure, limit, found, isMet) => ({
  figure,
  goal: limit,
  found,
  isMet,
  source: 'issue',
})
