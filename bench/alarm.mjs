import { buildPage } from './tools/build-page.mjs'
import { startBrowser } from './tools/browser.mjs'
import { serveFolder } from './tools/serve-folder.mjs'
import { median } from './tools/statistics.mjs'
import { onsetErrors, slipOf } from './alarm/onset-errors.mjs'

/** Whole seconds from `from` to `to`, at intervals of `step`. */
const everySecond = (from, to, step) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

const conditions = [
  { name: 'idle', delays: everySecond(2, 60, 2) },
  {
    name: 'main thread blocked 500 ms of every second',
    delays: everySecond(2, 60, 2),
    isBlocked: true,
  },
  // Long intervals: a page that has just played a sound is not throttled. Hence also more pages, to get more sounds.
  { name: 'tab hidden 2 min', delays: everySecond(30, 120, 30), isHidden: true, copies: 3 },
]

const goal = 20

/** Deviation of each sound from its due time: ours compared with a timer that counts seconds, both at the same time. */
export async function measure() {
  const site = await serveFolder(await buildPage('alarm'))
  const browser = await startBrowser()
  try {
    const found = []
    for (const condition of conditions) {
      const [ours, naive] = await Promise.all(
        ['ours', 'naive'].map((kind) => listenToAll(browser, site.address, kind, condition)),
      )
      found.push({ condition, ours, naive })
    }
    return report(found)
  } finally {
    await browser.close()
    await site.close()
  }
}

async function listenToAll(browser, address, kind, condition) {
  const copies = Array.from({ length: condition.copies ?? 1 }, (_, index) => index)
  const pages = await Promise.all(
    copies.map(async (copy) => {
      await wait(copy * 300)
      return listen(browser, address, kind, condition)
    }),
  )
  return {
    pages,
    due: pages.reduce((sum, { dues }) => sum + dues.length, 0),
    errors: pages.flatMap(({ errors }) => errors),
    slip: Math.max(...pages.map(slipOf)),
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
          `${heard.errors.length} of ${heard.due}`,
          heard.errors.length > 0 ? median(heard.errors.map(Math.abs)).toFixed(1) : 'none',
          heard.errors.length > 0 ? worst(heard).toFixed(1) : 'none',
          heard.slip.toFixed(1),
        ]),
      },
    ],
    goals: found.map(({ condition, ours }) => ({
      figure: `alarm onset, worst, ${condition.name}`,
      goal: `≤ ${goal} ms`,
      found: `${worst(ours).toFixed(1)} ms`,
      isMet: ours.errors.length === ours.due && worst(ours) <= goal,
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

/** Describes what "hidden" meant in this browser. */
function hiddenNote(found) {
  const { ours, naive } = found.find(({ condition }) => condition.isHidden)
  const pages = [...ours.pages, ...naive.pages]
  const hidden = pages.filter(({ visibility }) => visibility.at(-1).state === 'hidden').length
  return `Tab hidden: a second tab was brought to the front of the same window; \`document.visibilityState\` then said "hidden" in ${hidden} of ${pages.length} pages. Chromium let the page's timers come only once a second for ${slowedShare(ours)} % (ours) and ${slowedShare(naive)} % (setInterval) of that time; for some seconds after a sound it does not slow a page down.`
}

/** Percentage of the time in which a timer of 100 ms was late by most of a second. */
function slowedShare({ pages }) {
  const gaps = pages.flatMap(({ ticks }) =>
    ticks.slice(1).map((tick, index) => tick - ticks[index]),
  )
  const sum = (list) => list.reduce((total, gap) => total + gap, 0)
  return Math.round((100 * sum(gaps.filter((gap) => gap > 800))) / sum(gaps))
}
