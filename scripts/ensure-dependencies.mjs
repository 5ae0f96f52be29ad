// Installs the dependencies in package-lock.json unless they are already there. Needs only Node and npm.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isMain, projectRoot, runCommand } from './run-command.mjs'

const oldestNode = [20, 19]

/** @returns {Promise<boolean>} whether everything is installed */
export async function ensureDependencies() {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(`Node ${oldestNode.join('.')} or later is needed; this is ${process.version}.`)
    return false
  }
  const lock = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')
  if (isInstalled(projectRoot, lock)) return true

  console.log('Installing dependencies from package-lock.json …')
  if (!(await installFrom(lock))) {
    console.error('The dependencies could not be installed (see above). Is the network there?')
    return false
  }
  writeFileSync(stampFile(projectRoot), fingerprint(lock))
  return true
}

/**
 * `npm ci` rejects a lockfile without an entry for every optional package of every system, and a lockfile written behind a mirror
 * that lacks some packages has none for these. `npm install` uses the same lockfile and accepts that; what it installed is then
 * compared with the lockfile, so that nothing else gets in.
 */
async function installFrom(lock) {
  // --include=dev: the build tools are needed even if NODE_ENV is production.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await runCommand('npm', ['ci', ...flags], { timeoutSeconds: 600 })) === 0) return true
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8')
  if (!isLockOf(manifest, lock)) {
    console.error(
      'package-lock.json is not the one of package.json. Run "npm install" and commit it.',
    )
    return false
  }
  console.log('Trying npm install by the same lockfile …')
  const code = await runCommand('npm', ['install', '--no-save', ...flags], { timeoutSeconds: 600 })
  return code === 0 && isInstalled(projectRoot, lock)
}

/**
 * Whether the lockfile was written for these dependencies.
 * @param {string} manifest the text of package.json
 * @param {string} lock the text of package-lock.json
 */
export function isLockOf(manifest, lock) {
  const { dependencies, devDependencies } = JSON.parse(manifest)
  const root = JSON.parse(lock).packages['']
  return (
    isDeepStrictEqual(dependencies, root.dependencies) &&
    isDeepStrictEqual(devDependencies, root.devDependencies)
  )
}

/** @param {string} version such as `20.19.0` */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

/**
 * Whether the stamp of the last install matches, or a separate `npm ci` left the same packages.
 * @param {string} root
 * @param {string} lock the text of package-lock.json
 */
export function isInstalled(root, lock) {
  const stamp = stampFile(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(lock)) return true
  const hiddenLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hiddenLock)) return false
  if (!holdsAll(JSON.parse(lock).packages, JSON.parse(readFileSync(hiddenLock, 'utf8')).packages)) {
    return false
  }
  writeFileSync(stamp, fingerprint(lock))
  return true
}

/** npm's list of installed packages omits optional packages for other systems. */
function holdsAll(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === entry.version : Boolean(entry.optional)
  })
}

const stampFile = (root) => join(root, 'node_modules', '.installed-from-lock')

const fingerprint = (lock) => createHash('sha256').update(lock).digest('hex')

if (isMain(import.meta) && !(await ensureDependencies())) process.exitCode = 1
