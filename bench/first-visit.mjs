import { buildPage } from './tools/build-page.mjs'
import { startBrowser } from './tools/browser.mjs'
import { appFolder } from './tools/places.mjs'
import { kilobytes } from './tools/report.mjs'
import { serveFolder } from './tools/serve-folder.mjs'

const kinds = ['HTML', 'JS', 'CSS', 'font', 'image', 'other']
/** The app registers its service worker two seconds after `load`. */
const quiet = 1500
const settled = 3000

/** Bytes transferred on the first visit to `/`, compared with a bare react-dom page and the same small page with MUI. */
export async function measure() {
  const folders = {
    app: appFolder,
    floor: await buildPage('floor'),
    // Emotion injects its styles into the page, which our own policy forbids.
    MUI: await buildPage('mui', { inlineStyles: true }),
  }
  const visits = {}
  for (const [name, folder] of Object.entries(folders)) visits[name] = await visit(folder)
  return report(visits)
}

async function visit(folder) {
  const site = await serveFolder(folder)
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const seen = await watch(page)
    await page.goto(site.address, { waitUntil: 'load' })
    await wait(quiet)
    const first = site.answers.map(received)
    const overTheWire = seen.bytes()
    await untilSettled(site)
    const all = site.answers.map(received)
    const byPage = seen.paths()
    const later = all.slice(first.length).filter(({ path }) => byPage.has(path))
    return { first, overTheWire, later, all }
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Records the page's own requests (not the service worker's) and their size with headers, as Chromium reports it. */
async function watch(page) {
  const session = await page.createCDPSession()
  let bytes = 0
  const paths = new Set()
  session.on('Network.requestWillBeSent', ({ request }) => paths.add(new URL(request.url).pathname))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  return { bytes: () => bytes, paths: () => paths }
}

async function untilSettled(site) {
  let count
  do {
    count = site.answers.length
    await wait(settled)
  } while (site.answers.length > count)
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const received = ({ path, type, body }) => ({ path, kind: kindOf(type), body })

function kindOf(type) {
  if (type.startsWith('text/html')) return 'HTML'
  if (type.startsWith('text/javascript')) return 'JS'
  if (type.startsWith('text/css')) return 'CSS'
  if (type.startsWith('font/')) return 'font'
  return type.startsWith('image/') ? 'image' : 'other'
}

const sum = (answers, kind) =>
  answers
    .filter((answer) => kind === undefined || answer.kind === kind)
    .reduce((total, { body }) => total + body, 0)

function report(visits) {
  const js = (name) => sum(visits[name].first, 'JS')
  return {
    tables: [
      table('until loaded and quiet, before prefetch and service worker', visits, 'first'),
      table('until everything has ended, with prefetch and the whole precache', visits, 'all'),
    ],
    goals: [
      goal('JS of `/` beside react-dom', js('app') / js('floor'), '≤ 1.75 ×', (it) => it <= 1.75),
      goal('JS of `/` beside MUI', js('app') / js('MUI'), '< 0.75 ×', (it) => it < 0.75),
    ],
    notes: [
      'kB = 1000 bytes of body, brotli 11 where it is text; headers apart in the last column, since HTTP/1.1 sends the whole content security policy with every answer and HTTP/2 hardly at all.',
      'Service worker and prefetch are counted in the second table only: they start two seconds after `load`, on purpose.',
      `Of that, the page itself fetches ${kilobytes(sum(visits.app.later, 'JS'))} kB of JS in ${visits.app.later.filter(({ kind }) => kind === 'JS').length} files when it has come to rest (devices, storage, the engine of a test); with them the JS of \`/\` is ${((js('app') + sum(visits.app.later, 'JS')) / js('floor')).toFixed(2)} × react-dom and ${((js('app') + sum(visits.app.later, 'JS')) / js('MUI')).toFixed(2)} × MUI. The rest is the precache of all five routes.`,
      "The MUI page needs `style-src 'unsafe-inline'`, which the app does without.",
    ],
  }
}

const goal = (figure, ratio, text, isMet) => ({
  figure,
  goal: text,
  found: `${ratio.toFixed(2)} ×`,
  isMet: isMet(ratio),
  source: 'issue',
})

const table = (when, visits, part) => ({
  title: `First visit to \`/\`, kB ${when}`,
  head: ['page', 'requests', ...kinds, 'all', ...(part === 'first' ? ['with headers'] : [])],
  rows: Object.entries(visits).map(([name, visited]) => [
    name,
    visited[part].length,
    ...kinds.map((kind) => kilobytes(sum(visited[part], kind))),
    kilobytes(sum(visited[part])),
    ...(part === 'first' ? [kilobytes(visited.overTheWire)] : []),
  ]),
})
