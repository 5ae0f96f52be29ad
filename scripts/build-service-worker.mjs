import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** Fetched by the system at installation, or only ever by the browser itself: of no use without the network. */
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

/** Named by their content, hence the same for ever. */
const isHashed = (path) => /^assets\/.*-[\w-]{8}\.\w+$/.test(path)

/**
 * Writes `<dist>/service-worker.js`: src/service-worker.ts with the list of everything the build needs offline.
 * The list is what tells one build from another, so this is the last step of a build.
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
  // A page is kept with its headers, so new headers make it a new page.
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

/** Pages are asked for by their route; hosts answer to it, but not all of them to the name of the file. */
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
      // One classic script: module workers are younger than the phones this runs on.
      lib: { entry: join(root, 'src/service-worker.ts'), formats: ['iife'], name: 'serviceWorker' },
    },
  })
  const chunks = [output].flat().flatMap((result) => result.output)
  if (chunks.length !== 1)
    throw new Error(`expected one file, got ${chunks.map((chunk) => chunk.fileName).join(', ')}`)
  return chunks[0].code
}
