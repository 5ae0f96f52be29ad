// Runs the main journey in Firefox and WebKit, from the built app. Browsers are found, or installed on Debian; where one is not
// available, its journey counts as skipped. Firefox is controlled through WebSocket: Node 20 needs --experimental-websocket.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { journey } from '../e2e/smoke/journey.mjs'
import { startFirefox } from '../e2e/smoke/firefox.mjs'
import { startWebkit } from '../e2e/smoke/webkit.mjs'
import { isMain, projectRoot, runCommand } from './run-command.mjs'
import { readSite } from './server/site.mjs'
import { startStaticServer } from './server/static-server.mjs'

const reports = join(projectRoot, '.cache', 'reports')
// Only a fault takes so long.
const [startSeconds, journeySeconds] = [120, 480]
// As for journeys (playwright.config.ts): where the machine stalls, they are walked once more, and named.
const tries = process.env['CI'] ? 2 : 1

const folders = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/bin',
  '/usr/local/bin',
]
const program = (...names) =>
  names
    .flatMap((name) => folders().map((folder) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null

const browsers = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => program('firefox-esr', 'firefox'),
    start: startFirefox,
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: findWebkit,
    start: startWebkit,
  },
]

function findWebkit() {
  const driver = program('WebKitWebDriver')
  const browser = findMiniBrowser()
  const screen = process.env['DISPLAY'] ? null : program('Xvfb')
  const hasScreen = Boolean(process.env['DISPLAY']) || screen !== null
  return driver !== null && browser !== null && hasScreen ? { driver, browser, screen } : null
}

/** Not on the path: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser() {
  for (const base of ['/usr/lib', '/usr/libexec', '/usr/lib64']) {
    if (!existsSync(base)) continue
    const places = [base, ...readdirSync(base).map((name) => join(base, name))]
    for (const place of places) {
      for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
        const path = join(place, version, 'MiniBrowser')
        if (existsSync(path)) return path
      }
    }
  }
  return null
}

async function findOrInstall({ name, packages, find }) {
  const found = find()
  if (found !== null || process.platform !== 'linux' || program('apt-get') === null) return found
  console.log(`Installing ${packages.join(' and ')} for ${name} …`)
  const isRoot = process.getuid?.() === 0
  const [command, ...args] = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
  ]
  const options = { timeoutSeconds: 300 }
  await runCommand(command, [...args, 'update'], options)
  await runCommand(
    command,
    [...args, 'install', '-y', '--no-install-recommends', ...packages],
    options,
  )
  return find()
}

/** @returns {Promise<'passed' | 'flaky' | 'failed' | 'skipped'>} */
async function smoke(browser, address) {
  const found = await findOrInstall(browser)
  if (found === null) {
    console.log(`- ${browser.name}: skipped, since it is not here and could not be installed`)
    return 'skipped'
  }
  for (let count = 1; count <= tries; count += 1) {
    if (await passes(browser, found, address)) return count === 1 ? 'passed' : 'flaky'
  }
  return 'failed'
}

async function passes(browser, found, address) {
  const startedAt = performance.now()
  try {
    const session = await inTime(browser.start(found), startSeconds)
    try {
      await inTime(journey(session, address), journeySeconds)
    } finally {
      await session.close()
    }
    console.log(`✓ ${browser.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    console.error(`✗ ${browser.name}:`, error)
    return false
  }
}

async function inTime(work, seconds) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function smokeAll() {
  const site = readSite(join(projectRoot, 'dist'))
  const server = await startStaticServer(site, { port: 0, host: 'localhost' })
  const outcomes = []
  try {
    for (const browser of browsers) {
      const outcome = await smoke(browser, `http://localhost:${server.port}`)
      outcomes.push({ title: `smoke in ${browser.name}`, outcome })
    }
  } finally {
    await server.close()
  }
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'smoke.json'), JSON.stringify({ outcomes }) + '\n')
  return outcomes.every(({ outcome }) => outcome !== 'failed')
}

if (isMain(import.meta)) process.exit((await smokeAll()) ? 0 : 1)
