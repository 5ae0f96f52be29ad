import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from './tools/browser.mjs'
import { appFolder, workFolder } from './tools/places.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'

const rounds = 9
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const noNetwork = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 }

/** Time from navigation to a responsive button: offline from the service worker, compared with an empty cache and a network. */
export async function measure() {
  const profile = join(workFolder, 'profile')
  rmSync(profile, { recursive: true, force: true })
  mkdirSync(profile, { recursive: true })
  let site = await serveFolder(appFolder)
  const { address, port } = site
  /** @type {Record<'offline' | 'network' | 'slow', object[]>} */
  const found = { offline: [], network: [], slow: [] }
  try {
    await visitOnce(profile, address)
    for (let round = 0; round < rounds; round += 1) {
      await site.close()
      found.offline.push(await start(address, { userDataDir: profile, conditions: noNetwork }))
      site = await serveFolder(appFolder, { port })
      found.network.push(await start(address, {}))
      found.slow.push(await start(address, { conditions: slow4g }))
    }
  } finally {
    await site.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return report(found)
}

/** The first visit, up to the moment when the app works offline. */
async function visitOnce(userDataDir, address) {
  const browser = await startBrowser({ userDataDir })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  } finally {
    await browser.close()
  }
}

/**
 * Opens the app in a newly started browser.
 * @param {string} address
 * @param {{ userDataDir?: string, conditions?: object }} setting
 */
async function start(address, { userDataDir, conditions }) {
  const browser = await startBrowser(userDataDir === undefined ? {} : { userDataDir })
  try {
    const page = await browser.newPage()
    if (conditions) {
      const session = await page.createCDPSession()
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', conditions)
    }
    await page.evaluateOnNewDocument(watchForAnswer)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(() => window.answeredAt !== undefined, { timeout: 60_000 })
    return await page.evaluate(() => ({
      interactive: window.answeredAt,
      firstText: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      fromWorker: performance
        .getEntriesByType('navigation')
        .some((one) => Reflect.get(one, 'workerStart') > 0),
    }))
  } finally {
    await browser.close()
  }
}

/** Runs in the page: taps "one sample more" until the number changes. Stored data must not change it before. */
function watchForAnswer() {
  localStorage.clear()
  let before
  const look = () => {
    const count = document.querySelector('main fieldset output')
    const more = document.querySelector('main fieldset output + *')
    if (count !== null) {
      before ??= count.textContent
      if (count.textContent !== before) {
        window.answeredAt = performance.now()
        return
      }
      more?.click()
    }
    setTimeout(look, 0)
  }
  look()
}

function report({ offline, network, slow }) {
  const middle = (runs, key) => median(runs.map((run) => run[key]))
  const row = (name, runs) => [
    name,
    runs.length,
    middle(runs, 'firstText').toFixed(0),
    middle(runs, 'interactive').toFixed(0),
  ]
  const ratio = (runs) => middle(offline, 'interactive') / middle(runs, 'interactive')
  const goal = (figure, runs, isOwn) => ({
    figure,
    goal: isOwn,
    found: `${ratio(runs).toFixed(2)} ×`,
    isMet: ratio(runs) <= Number.parseFloat(isOwn.slice(2)),
    source: 'own',
  })
  return {
    tables: [
      {
        title: 'Cold start of `/`, milliseconds from navigation, medians',
        head: ['way', 'runs', 'first text', 'button answers'],
        rows: [
          row('offline, from the service worker (server stopped)', offline),
          row('network, same machine, empty cache', network),
          row('network, slow 4G, empty cache', slow),
        ],
      },
    ],
    goals: [
      goal('offline start beside the network of the same machine', network, '≤ 1.5 ×'),
      goal('offline start beside slow 4G', slow, '≤ 0.5 ×'),
    ],
    notes: [
      'Every run is a browser just started. The button for one sample more is tapped until the number changes.',
      `Served by the service worker: ${offline.filter(({ fromWorker }) => fromWorker).length} of ${offline.length} offline starts.`,
    ],
  }
}
