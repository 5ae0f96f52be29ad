// Serves the built app: `node scripts/serve.mjs [--port 3000] [--host localhost] [--dist dist]`.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isMain, projectRoot } from './run-command.mjs'
import { readSite } from './server/site.mjs'
import { startStaticServer } from './server/static-server.mjs'

/** @param {string[]} args flags override the environment (PORT, HOST), which overrides localhost:3000 */
async function serve(args) {
  const { port, host, dist } = readOptions(args)
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Problem(`There is no built app in ${dist}. Run "npm run build" first.`)
  }
  const site = readSite(dist)
  for (const warning of site.warnings) console.warn(warning)
  try {
    const server = await startStaticServer(site, { port, host })
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${server.port}`
    console.log(`土壌診断キット専用タイマー: ${address}  (Ctrl+C stops it)`)
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => void server.close().then(() => process.exit(0)))
    }
  } catch (error) {
    throw new Problem(explain(error, port, host))
  }
}

function readOptions(args) {
  const values = parsedFlags(args)
  const wanted = values.port ?? (process.env['PORT'] || '3000')
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new Problem(`"${wanted}" is no port. Give a number from 0 to 65535.`)
  }
  const host = values.host ?? (process.env['HOST'] || 'localhost')
  return { port, host, dist: resolve(projectRoot, values.dist ?? 'dist') }
}

/** @returns {{ port?: string, host?: string, dist?: string }} */
function parsedFlags(args) {
  const flag = /** @type {const} */ ({ type: 'string' })
  try {
    return parseArgs({ args, options: { port: flag, host: flag, dist: flag } }).values
  } catch (error) {
    throw new Problem(`${error.message}\nUsage: npm start -- [--port 3000] [--host localhost]`)
  }
}

function explain(error, port, host) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or choose another port: npm start -- --port ${port + 1}`
    case 'EACCES':
      return `This user may not use port ${port}. Choose one above 1023: npm start -- --port 3000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `"${host}" is no address of this machine. Try --host localhost, or --host 0.0.0.0 for the whole network.`
    default:
      throw error
  }
}

/** An error the user can fix: shown without a stack. */
class Problem extends Error {}

export async function serveOrExplain(args) {
  try {
    await serve(args)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (isMain(import.meta)) await serveOrExplain(process.argv.slice(2))
