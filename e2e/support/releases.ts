import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'

const project = join(import.meta.dirname, '..', '..')

/** A separate server whose site can be replaced by another build, or become unreachable. */
export interface Host {
  readonly address: string
  /** Puts another version of the app online, as an upload to a host would. */
  release(version: string): Promise<void>
  /** Stops responding to anything. */
  goDown(): Promise<void>
  close(): Promise<void>
}

export async function startHost(version: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'soil-kit-releases-'))
  let { process: server, port } = await serve(await makeRelease(folder, version), 0)
  return {
    address: `http://localhost:${String(port)}`,
    async release(next) {
      const dist = await makeRelease(folder, next)
      await stop(server)
      ;({ process: server, port } = await serve(dist, port))
    },
    goDown: () => stop(server),
    async close() {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The build as it would be with different code: pages show their version, and code files have other names. */
async function makeRelease(folder: string, version: string): Promise<string> {
  const dist = join(folder, version)
  cpSync(join(project, 'dist'), dist, { recursive: true })
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((it) => /\.(br|gz)$/.test(it))) rmSync(join(dist, name))
  const code = files.filter((it) => /^assets\/.*-[\w-]{8}\.js$/.test(it))
  const renamed = new Map(code.map((name) => [basename(name), otherName(name, version)]))
  for (const name of files.filter((it) => /\.(html|js)$/.test(it))) {
    const text = readFileSync(join(dist, name), 'utf8')
      .replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (found) => renamed.get(found) ?? found)
      .replace('<html ', `<html data-release="${version}" `)
    writeFileSync(join(dist, name), text)
  }
  for (const name of code)
    renameSync(join(dist, name), join(dist, 'assets', otherName(name, version)))
  await run([
    '--input-type=module',
    '--eval',
    `import { buildServiceWorker } from ${JSON.stringify(join(project, 'scripts/build-service-worker.mjs'))}
     await buildServiceWorker({ dist: ${JSON.stringify(dist)} })`,
  ])
  return dist
}

/** `assets/index-D1X17GBn.js` → `index-v2X17GBn.js` */
const otherName = (file: string, version: string) =>
  basename(file).replace(/..(?=.{6}\.js$)/, version)

async function run(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: project })
  const [code]: unknown[] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed`)
}

async function serve(dist: string, port: number) {
  const script = join(project, 'scripts/serve.mjs')
  const child = spawn(process.execPath, [script, '--dist', dist, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of child.stdout) {
    const printedPort = /localhost:(\d+)/.exec(String(line))?.[1]
    if (printedPort !== undefined) {
      child.stdout.resume()
      return { process: child, port: Number(printedPort) }
    }
  }
  throw new Error('the server ended before it listened')
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGKILL')
  await exit
}

/** Waits until the service worker has cached everything and controls this page. */
export async function takenIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const isDone = () =>
      active?.state === 'activated' && navigator.serviceWorker.controller !== null
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** Makes the browser check for a newer version, and waits until it is there. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.waiting?.state !== 'installed') {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

export const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release')
