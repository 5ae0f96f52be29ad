import { buildPage } from './tools/build-page.mjs'
import { startBrowser } from './tools/browser.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'
import { onsetErrors, slipOf } from './alarm/onset-errors.mjs'

/** Whole seconds from `from` to `to`, `step` apart. */
const everySecond = (from, to, step) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

const conditions = [
  { name: 'idle', delays: everySecond(2, 60, 2) },
  { name: 'main thread blocked 500 ms of every second', delays: everySecond(2, 60, 2), isBlocked: true },
  // Far apart: a page that has just been heard is not slowed down.
  { name: 'tab hidden 2 min', delays: everySecond(15, 120, 15), isHidden: true },
]

const goal = 20

/** How far from its due time a sound begins, ours beside a timer that counts seconds, both at the same time. */
export async function measure() {
  const site = await serveFolder(await buildPage('alarm'))
  const browser = await startBrowser()
  try {
    const found = []
    for (const condition of conditions) {
      const [ours, naive] = await Promise.all(
        ['ours', 'naive'].map((kind) => listen(browser, site.address, kind, condition)),
      )
      found.push({ condition, ours, naive })
    }
    return report(found)
  } finally {
    await browser.close()
    await site.close()
  }
}

async function listen(browser, address, kind, condition) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.goto(`${address}/?kind=${kind}`)
  await page.evaluate((task) => (window.task = task), {
    delays: condition.delays,
    isBlocked: condition.isBlocked ?? false,
  })
  await page.click('#begin')
  await page.waitForFunction(() => document.title === 'running', { timeout: 60_000, polling: 100 })
  if (condition.isHidden) await (await context.newPage()).bringToFront()
  await wait((condition.delays.at(-1) + 3) * 1000)
  const result = await page.evaluate(() => window.result())
  await context.close()
  return { ...result, errors: onsetErrors(result) }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function report(found) {
  const both = found.flatMap(({ condition, ours, naive }) => [
    { condition, who: 'ours', heard: ours },
    { condition, who: 'setInterval', heard: naive },
  ])
  return {
    tables: [
      {
        title: 'Alarm onset at the loudspeaker against the due time, milliseconds',
        head: ['condition', 'timer', 'heard', 'median', 'worst', 'audio clock slip'],
        rows: both.map(({ condition, who, heard }) => [
          condition.name,
          who,
          `${heard.errors.length} of ${heard.dues.length}`,
          heard.errors.length > 0 ? median(heard.errors.map(Math.abs)).toFixed(1) : 'none',
          heard.errors.length > 0 ? worst(heard).toFixed(1) : 'none',
          slipOf(heard).toFixed(1),
        ]),
      },
    ],
    goals: found.map(({ condition, ours }) => ({
      figure: `alarm onset, worst, ${condition.name}`,
      goal: `≤ ${goal} ms`,
      found: `${worst(ours).toFixed(1)} ms`,
      isMet: ours.errors.length === ours.dues.length && worst(ours) <= goal,
      source: condition.isHidden ? 'own' : 'issue',
    })),
    notes: [
      'Beginnings are found in the rendered samples by an AudioWorklet; its frames are put on the wall clock by the moments the loudspeaker asked for them (`Date.now()` in the worklet, median of 2 s), plus the latency of the loudspeaker that Chromium names (the same for both). Exact to about 2 ms.',
      'Both timers run at the same time, each in its own page and process. Audio clock slip: how far the clock of the loudspeaker itself jumped during the run, because the machine could not keep it fed.',
      hiddenNote(found),
    ],
  }
}

const worst = ({ errors }) => Math.max(...errors.map(Math.abs))

/** What "hidden" really was in this browser. */
function hiddenNote(found) {
  const hidden = found.find(({ condition }) => condition.isHidden)
  const states = [hidden.ours, hidden.naive].map(({ visibility }) => visibility.at(-1).state)
  const gaps = [hidden.ours, hidden.naive].map(({ ticks }) =>
    median(ticks.slice(20).map((tick, index) => tick - ticks[index + 19])),
  )
  return `Tab hidden: a second tab was brought to the front of the same window; \`document.visibilityState\` then said ${states.join(' and ')} (ours, setInterval), and a timer of 100 ms came every ${gaps.map((gap) => gap.toFixed(0)).join(' and ')} ms (median).`
}
