import { buildPage } from './tools/build-page.mjs'
import { startBrowser } from './tools/browser.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median, quantile } from './tools/statistics.mjs'

const writes = 1000

/** Time from a tap until it is stored: our event log (journal, then database) compared with a plain put. */
export async function measure() {
  const site = await serveFolder(await buildPage('storage'))
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(site.address)
    await page.waitForFunction(() => 'measure' in window)
    return report(await page.evaluate((count) => window.measure(count), writes))
  } finally {
    await browser.close()
    await site.close()
  }
}

function report({ first, times, read, health }) {
  const row = (name, list) => [
    name,
    list.length,
    ...[median(list), quantile(list, 0.99), Math.max(...list)].map((it) => it.toFixed(1)),
  ]
  const ratio = median(times.ours) / median(times.plain)
  const slow = quantile(times.ours, 0.99)
  return {
    tables: [
      {
        title: 'Keeping one event, milliseconds',
        head: ['way', 'writes', 'p50', 'p99', 'worst'],
        rows: [
          row('event log: OPFS journal, then IndexedDB', times.ours),
          row('plain idb put', times.plain),
        ],
      },
    ],
    goals: [
      {
        figure: 'storage: append, p50, beside plain idb',
        goal: '≤ 2 ×',
        found: `${ratio.toFixed(2)} ×`,
        isMet: ratio <= 2,
        source: 'own',
      },
      {
        figure: 'storage: append, p99 (a tap must not feel slow)',
        goal: '≤ 50 ms',
        found: `${slow.toFixed(1)} ms`,
        isMet: slow <= 50,
        source: 'own',
      },
    ],
    notes: [
      `The log said \`${health.kept}\` (durable: journal and database both took every event). The very first append, with worker, journal and database being opened: ${first.toFixed(0)} ms. Reading all ${times.ours.length + 1} events of the stream back: ${read.toFixed(0)} ms.`,
    ],
  }
}
