import { execFileSync, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { buildScript } from './tools/build-page.mjs'
import { median, quantile } from './tools/statistics.mjs'

/** Simulated tests of each kit, and of generated kits. */
const runs = 1000
const randomKits = 200
/** Tests whose page is reloaded about 60 times each. */
const reloadedTests = 24
/** How many times slower than this machine a weak phone is assumed to be. */
const weaker = 4

/** Measures the app's plans, made from kits as in the app, and simulates people who follow them. */
export async function measure() {
  const script = await buildScript('planner')
  const plans = JSON.parse(run(script, ['plans']))
  const random = (await onAllCores(script, 'random', randomKits)).flat()
  const reloaded = (await onAllCores(script, 'reload', reloadedTests)).flat()
  const bounds = JSON.parse(run(script, ['bounds']))
  const lives = joined(await onAllCores(script, 'live', runs))
  return {
    tables: [
      lengths(plans),
      times(plans),
      randomTable(random),
      boundsTable(bounds),
      ...lives.map(livesTable),
    ],
    goals: [
      ...lengthGoals(plans),
      ...randomGoals(random),
      ...reloadGoals(reloaded),
      ...timeGoals(plans),
      lostGoal(lives),
      ...lives.flatMap(lifeGoals),
    ],
    notes: [
      'Every problem is what `src/app/planning/planning.ts` hands to the planner for a new user, and every plan what `src/device/planning.worker.ts` sends back: built-in kits, times of the kit, default settings.',
      'Nominal best: the shortest plan known for people who are as exact as a clock, by our own search or by a rival (`bench/planner/rival.mjs`) that starts from it. Split: each of two people does half of the samples. Lower bound: the work by hand with its heads and tails, as if it might be interrupted (`src/domain/plan/lower-bound.ts`).',
      'Kits that nobody makes: lanes 1–4, waits 10 s–30 min, work 3–90 s, windows 3 s–5 min, 1–24 samples, by seed (`bench/planner/problems.mjs`). The rival starts from our order and searches ten times as long.',
      `Times are processor time of Node on this machine, without throttling; the goals are for a processor ${weaker} times slower, so a ${weaker}th of them is asked for.`,
      'Imagined people: each kind of step has its own pace, log-normal about the time of the kit, and every time scatters log-normally about that, both with sigma 0.3, or 0.5 for erratic people. Shaking and dipping are timed by the app and take their time exactly. Learned times are the median of nine earlier ones; with or without them, what was seen today counts at once, as in the app. The clairvoyant plan knows every time beforehand; where not even that reads everything in time, the test counts for late readings alone.',
      'A late reading is one begun after its window; where no leaflet names one, after the window that the app assumes. `next due first` is the rule of the app before it had a planner, without its look ahead.',
      'Reloads: みどりくん and the tube kit by turns, 2 to 12 samples, one person and two, each step between half and one and a half of its time, the page loaded anew in 3 % of all seconds.',
      'How soon a step must follow another (`startWithin`) is kept by every plan, the nominal ones and those of rivals included.',
    ],
  }
}

const run = (script, words) =>
  execFileSync(process.execPath, [script, ...words], { encoding: 'utf8', maxBuffer: 64 << 20 })

/** Runs a script in parts, one on each core, and collects what they print. */
function onAllCores(script, what, count) {
  const parts = availableParallelism()
  const share = Math.ceil(count / parts)
  return Promise.all(
    Array.from({ length: parts }, (_, part) =>
      runAside(script, [what, part * share, Math.min(count, (part + 1) * share)].map(String)),
    ),
  )
}

const joined = (found) =>
  found[0].map(({ kit, scatter }, place) => ({
    kit,
    scatter,
    runs: found.flatMap((it) => it[place].runs),
  }))

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

const over = (length, other) => (length / other).toFixed(3)

const lengths = (plans) => ({
  title: 'Makespan, seconds',
  head: [
    'kit',
    'samples',
    'lower bound',
    'nominal best',
    'first plan',
    'final plan',
    'over nominal',
    'one by one',
    'two people',
    'split',
  ],
  rows: plans.map((it) => [
    it.kit,
    it.samples,
    it.bound.value,
    it.nominal.toFixed(0),
    it.first.toFixed(0),
    it.final.toFixed(0),
    over(it.final, it.nominal),
    it.oneByOne.toFixed(0),
    it.two.toFixed(0),
    it.split.toFixed(0),
  ]),
})

const times = (plans) => ({
  title: 'Time to plan, milliseconds',
  head: ['kit', 'samples', 'first plan', 'whole search', 'plan anew'],
  rows: plans.map(({ kit, samples, milliseconds }) => [
    kit,
    samples,
    ...['first', 'final', 'replan'].map((name) => median(milliseconds[name]).toFixed(1)),
  ]),
})

const boundsTable = (bounds) => ({
  title: '24 samples: seconds a sample takes at least, whatever the planner (ADR 0014)',
  head: [
    'kit',
    'sigma',
    'late readings, %',
    'nominal',
    'pace unknown',
    'pace known',
    'late at the bar, %',
  ],
  rows: bounds.map((it) => [
    it.kit,
    it.sigma,
    100 * it.lateShare,
    it.nominal.toFixed(1),
    `${it.unknownPace.toFixed(1)} (${over(it.unknownPace, it.nominal)})`,
    `${it.knownPace.toFixed(1)} (${over(it.knownPace, it.nominal)})`,
    `≥ ${(100 * it.leastLate).toFixed(1)}`,
  ]),
})

const planned = (random) => random.filter(({ refused }) => refused === undefined)
const overRival = (random) => planned(random).map(({ ours, rival }) => ours / rival)

function randomTable(random) {
  const found = planned(random)
  const ratios = overRival(random)
  return {
    title: `${random.length} kits that nobody makes`,
    head: ['figure', 'found'],
    rows: [
      ['refused', random.length - found.length],
      ['flaws found by the checker', found.reduce((sum, { flaws }) => sum + flaws, 0)],
      ['nominal makespan over the best known, median', median(ratios).toFixed(3)],
      ['the same, p95', quantile(ratios, 0.95).toFixed(3)],
      ['the same, worst', Math.max(...ratios).toFixed(3)],
      ['shipped plans longer than one by one', found.filter(isLonger).length],
    ],
  }
}

const isLonger = (it) => (it.shipped ?? it.final) > it.oneByOne + 1e-6

function randomGoals(random) {
  const ratios = overRival(random)
  const worst = Math.max(...ratios)
  const flaws = planned(random).reduce((sum, it) => sum + it.flaws, 0)
  const refused = random.length - planned(random).length
  const longer = planned(random).filter(isLonger).length
  const about = `${random.length} random kits`
  return [
    goal(`flaws in plans, ${about}`, '0', `${flaws}`, flaws === 0),
    goal(`refused, ${about}`, '0', `${refused}`, refused === 0),
    goal(`makespan over best known, worst, ${about}`, '≤ 1.01', worst.toFixed(3), worst <= 1.01),
    goal(
      `makespan over best known, median, ${about}`,
      '1.000',
      median(ratios).toFixed(3),
      median(ratios) < 1.0005,
    ),
    goal(`longer than one by one, ${about}`, '0', `${longer}`, longer === 0),
  ]
}

const policies = [
  'planned, learned times',
  'planned, times of the kit',
  'next due first',
  'one by one',
]

const overOf = (lives, policy) =>
  lives.flatMap((it) => (it.clairvoyant === null ? [] : it[policy].makespan / it.clairvoyant))
const mean = (values) => values.reduce((sum, it) => sum + it, 0) / values.length

function lateOf(lives, policy) {
  const sum = (name) => lives.reduce((all, it) => all + (it[policy]?.[name] ?? 0), 0)
  return (100 * sum('late')) / sum('readings')
}

const lostOf = (lives, policy) => lives.filter((it) => it[policy] === null).length

const livesTable = ({ kit, scatter, runs: lives }) => ({
  title: `${lives.length} simulated tests of 12 samples, ${kit}, sigma ${scatter}`,
  head: [
    'who',
    'makespan over clairvoyant, mean',
    'p95',
    'late readings, %',
    'tests without a plan in the middle',
  ],
  rows: policies.map((policy) => [
    policy,
    mean(overOf(lives, policy)).toFixed(3),
    quantile(overOf(lives, policy), 0.95).toFixed(3),
    lateOf(lives, policy).toFixed(2),
    lostOf(lives, policy),
  ]),
})

function lengthGoals(plans) {
  const ratios = plans
    .filter(({ samples }) => samples >= 8)
    .map((it) => [it.final / it.nominal, `${it.kit}, ${it.samples} samples`])
  const [ratio, which] = ratios.toSorted(([one], [other]) => other - one)[0]
  const longer = plans.filter((it) => it.two > Math.min(it.final, it.split) + 1e-6)
  return [
    goal(
      'shipped plan over nominal best, 8 samples or more, worst',
      '≤ 1.03',
      `${ratio.toFixed(3)} (${which})`,
      ratio <= 1.03,
    ),
    goal(
      'two people longer than one, or than each with half of the samples',
      '0',
      `${longer.length} of ${plans.length}`,
      longer.length === 0,
    ),
  ]
}

function reloadGoals(tests) {
  const reloads = tests.reduce((sum, it) => sum + it.reloads, 0)
  const changed = tests.reduce((sum, it) => sum + it.differences.length, 0)
  return [
    goal(
      'another card, or an end moved by more than 5 s, after a reload',
      '0',
      `${changed} of ${reloads} in ${tests.length} tests`,
      changed === 0 && tests.every((it) => it.isComplete),
    ),
  ]
}

function timeGoals(plans) {
  const large = plans.filter(({ samples }) => samples >= 8)
  const slowest = (name) => Math.max(...large.map(({ milliseconds }) => median(milliseconds[name])))
  const limits = { first: 30, final: 500, replan: 50 }
  const names = { first: 'first plan', final: 'whole search', replan: 'plan anew' }
  return Object.entries(limits).map(([name, limit]) => {
    const most = limit / weaker
    return goal(
      `${names[name]}, 8 to 24 samples, a ${weaker}th of ${limit} ms`,
      `≤ ${most} ms`,
      `${slowest(name).toFixed(1)} ms`,
      slowest(name) <= most,
    )
  })
}

/** By sigma: largest share of late readings in percent, and largest ratio of length to a clairvoyant plan's. */
const lifeLimits = { 0.3: { late: 1, over: 1.05 }, 0.5: { late: 3, over: 1.1 } }

/** The figures of the goals: with learned times; with those of the kit. */
const plannedPolicies = policies.slice(0, 2)

function lostGoal(lives) {
  const lost = lives.flatMap(({ runs: each }) =>
    plannedPolicies.map((policy) => lostOf(each, policy)),
  )
  const sum = lost.reduce((all, it) => all + it, 0)
  return goal('simulated tests without a plan in the middle', '0', `${sum}`, sum === 0)
}

function lifeGoals({ kit, scatter, runs: lives }) {
  const most = lifeLimits[scatter]
  const late = plannedPolicies.map((policy) => lateOf(lives, policy))
  const ratios = plannedPolicies.map((policy) => mean(overOf(lives, policy)))
  const about = `${kit}, sigma ${scatter}`
  return [
    goal(
      `late readings, ${about}`,
      `≤ ${most.late} %`,
      `${late.map((it) => it.toFixed(2)).join('; ')} %`,
      Math.max(...late) <= most.late,
    ),
    goal(
      `makespan over clairvoyant, ${about}`,
      `≤ ${most.over}`,
      ratios.map((it) => it.toFixed(3)).join('; '),
      Math.max(...ratios) <= most.over,
    ),
  ]
}

const goal = (figure, limit, found, isMet) => ({
  figure: `planner: ${figure}`,
  goal: limit,
  found,
  isMet,
  source: 'issue',
})
