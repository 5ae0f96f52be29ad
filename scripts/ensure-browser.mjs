// Finds or installs a Chromium for the tests, and stores its path in .cache/browser.json.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, projectRoot, runCommand } from './run-command.mjs'

const cacheFolder = join(projectRoot, '.cache')
const noteFile = join(cacheFolder, 'browser.json')

/** Flags for every Chromium started by tests: no sandbox (containers run as root), no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the browser for the tests: CHROMIUM_PATH, then the stored path, then the usual places.
 * @returns {string | null}
 */
export function findBrowser() {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  const noted = notedBrowser()
  if (noted) return noted
  return usualPlaces.find(isWorkingBrowser) ?? null
}

const headlessShell = '/usr/lib/chromium/chromium-headless-shell'

/**
 * Finds Chromium's headless shell for journeys: the same engine for two thirds of the processor time. Where it is missing, the
 * full browser is used.
 * @returns {string | null}
 */
export function findHeadlessShell() {
  if (process.env['CHROMIUM_PATH'] || !existsSync(headlessShell)) return findBrowser()
  return headlessShell
}

function notedBrowser() {
  if (!existsSync(noteFile)) return null
  const { path } = JSON.parse(readFileSync(noteFile, 'utf8'))
  return existsSync(path) ? path : null
}

/** Runs the candidate to get its version, because Ubuntu's /usr/bin/chromium-browser only redirects to a snap. */
function isWorkingBrowser(path) {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch (error) {
    console.warn(
      `${path} does not start (${error.code ?? `exit ${error.status}`}); looking further.`,
    )
    return false
  }
}

/** @returns {Promise<string | null>} the path, or null after printing what went wrong */
export async function ensureBrowser() {
  const asked = process.env['CHROMIUM_PATH']
  if (asked && !isWorkingBrowser(asked)) {
    console.error(`CHROMIUM_PATH is ${asked}, but no browser starts from there.`)
    return null
  }
  const path =
    findBrowser() ?? (await playwrightBrowser()) ?? (await fromDebian()) ?? (await fromPlaywright())
  if (!path) {
    console.error('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH.')
    return null
  }
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(noteFile, JSON.stringify({ path }, null, 2) + '\n')
  await ensureJapaneseFonts()
  return path
}

/** Installs Debian's separate package; without it the journeys only take longer. */
export async function ensureHeadlessShell() {
  if (findBrowser() !== '/usr/bin/chromium' || existsSync(headlessShell) || !isDebian()) return
  console.log('Installing the headless shell of Chromium with apt …')
  if (!(await aptInstall(['chromium-headless-shell'], 90))) {
    console.warn('It could not be installed: the journeys run in the whole browser.')
  }
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return isWorkingBrowser(path) ? path : null
}

async function fromDebian() {
  if (!isDebian()) return null
  console.log('Installing Chromium with apt …')
  return (await aptInstall(['chromium', 'fonts-noto-cjk']))
    ? (usualPlaces.find(isWorkingBrowser) ?? null)
    : null
}

async function fromPlaywright() {
  console.log("Downloading Playwright's Chromium …")
  const maySetUpSystem = process.platform === 'linux' && process.getuid?.() === 0
  const args = ['install', ...(maySetUpSystem ? ['--with-deps'] : []), 'chromium']
  return (await runCommand('playwright', args, { timeoutSeconds: 600 })) === 0
    ? playwrightBrowser()
    : null
}

/** Without these fonts pages still work, but screenshots show boxes and widths are wrong, so a failure is only reported. */
async function ensureJapaneseFonts() {
  if (process.platform !== 'linux' || hasJapaneseFonts()) return
  if (isDebianLike() && (await aptInstall(['fonts-noto-cjk', 'fontconfig']))) return
  console.warn('No Japanese font is installed: text in test browsers may show as boxes.')
}

function hasJapaneseFonts() {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== ''
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

async function aptInstall(packages, timeoutSeconds = 400) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  const [command = 'env', ...args] = apt
  const options = { timeoutSeconds }
  const updated = await runCommand(command, [...args, 'update'], options)
  if (updated !== 0) console.warn('apt-get update failed; trying with the package lists at hand.')
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  return (await runCommand(command, [...args, ...install], options)) === 0
}

const osRelease = () =>
  existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
/** Ubuntu's chromium package is a snap, which containers cannot run; Playwright's download is used there. */
const isDebian = () => /^ID=("?)(debian|raspbian)\1$/m.test(osRelease())
const isDebianLike = () => isDebian() || /^ID_LIKE=.*debian/m.test(osRelease())

if (isMain(import.meta)) {
  const path = await ensureBrowser()
  if (path) console.log(`Tests use ${path}`)
  else process.exitCode = 1
}
