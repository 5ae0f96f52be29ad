import lighthouse from 'lighthouse'
import { buildPage } from './tools/build-page.mjs'
import { startBrowser } from './tools/browser.mjs'
import { appFolder } from './tools/places.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'

const routes = ['/', '/ColorChart', '/diag', '/inspire', '/manual']
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** `devtools`: network and CPU are actually throttled. `simulate`: calculated from an unthrottled load; Lighthouse's default. */
const throttlings = ['devtools', 'simulate']
/** LCP of `/` as a multiple of the floor's. */
const lcpBars = { devtools: 0.5, simulate: 0.7 }

/** Lighthouse, mobile, all five routes of the built app, compared with the bare react-dom page. Runs are interleaved. */
export async function measure() {
  const sites = {
    app: await serveFolder(appFolder),
    floor: await serveFolder(await buildPage('floor')),
  }
  const subjects = [
    ...routes.map((route) => ({ name: route, address: sites.app.address + route })),
    { name: 'react-dom floor', address: sites.floor.address },
  ]
  const found = []
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const throttling of throttlings)
        for (const { name, address } of subjects)
          found.push({ name, throttling, ...(await auditTwice(address, throttling)) })
  } finally {
    await sites.app.close()
    await sites.floor.close()
  }
  return report(found)
}

/** A trace is occasionally lost; a second loss is an error. */
const auditTwice = (address, throttling) =>
  audit(address, throttling).catch(() => audit(address, throttling))

async function audit(address, throttlingMethod) {
  const browser = await startBrowser()
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    const options = {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: categories,
      throttlingMethod,
    }
    const { lhr } = await lighthouse(address, options)
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    return {
      scores: Object.fromEntries(categories.map((it) => [it, lhr.categories[it].score * 100])),
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      fcp: lhr.audits['first-contentful-paint'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      cls: lhr.audits['cumulative-layout-shift'].numericValue,
      faults: faultsOf(lhr),
    }
  } finally {
    await browser.close()
  }
}

/** Names of the audits that keep a page from 100, outside performance. */
const faultsOf = ({ categories: all, audits }) =>
  Object.values(all)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)

function report(found) {
  const names = [...routes, 'react-dom floor']
  const runsOf = (name, throttling) =>
    found.filter((it) => it.name === name && it.throttling === throttling)
  const middle = (runs, read) => median(runs.map(read))
  const lcp = (name, throttling) => middle(runsOf(name, throttling), (it) => it.lcp)
  const tables = throttlings.map((throttling) => ({
    title: `Lighthouse mobile, throttling "${throttling}", median of ${rounds}`,
    head: ['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    rows: names.map((name) => {
      const runs = runsOf(name, throttling)
      return [
        name,
        ...categories.map((category) => middle(runs, (it) => it.scores[category]).toFixed(0)),
        middle(runs, (it) => it.fcp).toFixed(0),
        middle(runs, (it) => it.lcp).toFixed(0),
        middle(runs, (it) => it.tbt).toFixed(0),
        middle(runs, (it) => it.cls).toFixed(3),
      ]
    }),
  }))
  const faults = new Set(
    found
      .filter((it) => it.name !== 'react-dom floor')
      .flatMap((it) => it.faults.map((fault) => `${it.name}: ${fault}`)),
  )
  return {
    tables,
    goals: throttlings.flatMap((throttling) => [
      scoreGoal('performance', ['performance'], throttling, runsOf, middle),
      scoreGoal(
        'accessibility, best practices and SEO',
        categories.slice(1),
        throttling,
        runsOf,
        middle,
      ),
      ratioGoal(lcp('/', throttling) / lcp('react-dom floor', throttling), throttling),
      blockingGoal(throttling, runsOf, middle),
    ]),
    notes: [
      'Every run in a fresh browser and profile; the pages take turns within a round. The served pages come from the same machine, so that server, browser and Lighthouse share its cores.',
      faults.size > 0
        ? `Audits below 100: ${[...faults].join('; ')}.`
        : 'No audit of accessibility, best practices or SEO failed.',
    ],
  }
}

function scoreGoal(what, names, throttling, runsOf, middle) {
  const scores = routes.flatMap((route) =>
    names.map((category) => [
      route,
      middle(runsOf(route, throttling), (it) => it.scores[category]),
    ]),
  )
  const [route, lowest] = scores.toSorted(([, one], [, other]) => one - other)[0]
  const least = what === 'performance' ? 99 : 100
  return {
    figure: `Lighthouse: ${what}, lowest of five routes (${throttling})`,
    goal: least === 100 ? '100' : `≥ ${least}`,
    found: lowest === 100 ? '100' : `${lowest.toFixed(0)} (${route})`,
    isMet: lowest >= least,
    source: 'issue',
  }
}

const ratioGoal = (ratio, throttling) => ({
  figure: `Lighthouse: LCP of \`/\` beside the react-dom floor (${throttling})`,
  goal: `≤ ${lcpBars[throttling]} ×`,
  found: `${ratio.toFixed(2)} ×`,
  isMet: ratio <= lcpBars[throttling],
  source: 'issue',
})

function blockingGoal(throttling, runsOf, middle) {
  const worst = Math.max(
    ...routes.map((route) => middle(runsOf(route, throttling), (it) => it.tbt)),
  )
  return {
    figure: `Lighthouse: total blocking time, worst of five routes (${throttling})`,
    goal: '≤ 50 ms',
    found: `${worst.toFixed(0)} ms`,
    isMet: worst <= 50,
    source: 'issue',
  }
}
