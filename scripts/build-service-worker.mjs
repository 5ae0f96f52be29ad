import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** Used by the system at installation, or only by the browser itself, so not cached for offline use. */
const notKept = [
  /^apple-splash\//,
  /^screenshots\//,
  /^icons\/(?!icon-192\.png)/,
  /^favicon\.ico$/,
  /^service-worker\.js$/,
  /\.(?:map|br|gz|txt|xml)$/,
  /^headers\.json$/,
  /(?:^|\/)[._]/,
]

/** Named by content hash, so the file never changes. */
const isHashed = (path) => /^assets\/.*-[\w-]{8}\.\w+$/.test(path)

/**
 * Writes `<dist>/service-worker.js`: src/service-worker.ts with the list of everything the build needs offline.
 * The list identifies a build, so this is the last step of a build.
 */
export async function buildServiceWorker({ dist }) {
  const files = await filesToKeep(dist)
  const buildFiles = { build: digest(JSON.stringify(files)), files }
  const code = await bundle(buildFiles)
  await writeFile(join(dist, 'service-worker.js'), code)
  return { build: buildFiles.build, files: files.length, bytes: Buffer.byteLength(code) }
}

async function filesToKeep(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(dist, '/').length).replaceAll('\\', '/'),
    )
    .filter((path) => !notKept.some((pattern) => pattern.test(path)))
    .toSorted()
  // A page is cached with its headers, so new headers make it a new version.
  const headers = await readFile(join(dist, 'headers.json')).catch(() => '')
  return Promise.all(
    paths.map(async (path) => ({
      url: addressOf(path),
      revision: isHashed(path)
        ? null
        : digest(await readFile(join(dist, path)), path.endsWith('.html') ? headers : ''),
    })),
  )
}

/** URL of a file. Pages are requested by their route, because not every host serves the file name. */
function addressOf(path) {
  if (path === 'index.html') return '/'
  return `/${path === '404.html' ? path : path.replace(/\.html$/, '')}`
}

function digest(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

async function bundle(buildFiles) {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_FILES: JSON.stringify(buildFiles) },
    build: {
      write: false,
      minify: true,
      // One classic script: the oldest supported phones have no module workers.
      lib: { entry: join(root, 'src/service-worker.ts'), formats: ['iife'], name: 'serviceWorker' },
    },
  })
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunks.length !== 1)
    throw new Error(`expected one file, got ${chunks.map((chunk) => chunk.fileName).join(', ')}`)
  const [chunk] = chunks
  if (chunk?.type !== 'chunk') throw new Error('expected a script')
  return chunk.code
}
