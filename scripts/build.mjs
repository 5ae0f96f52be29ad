// `npm run build`: builds the app as a folder of static files in dist/.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chunksOf, preloadsOf } from './build/preloads.mjs'
import { fillPage } from './build/fill-page.mjs'
import { precompress } from './build/precompress.mjs'
import { isMain, projectRoot } from './run-command.mjs'
import { writeHostingFiles } from './server/hosting-files.mjs'

process.env['NODE_ENV'] = 'production'

const maxPrecachedFiles = 90

const dist = join(projectRoot, 'dist')

/** Bundles for the browser; returns the modules of each output file. */
async function buildClient(vite) {
  return chunksOf(projectRoot, await vite.build({ root: projectRoot, logLevel: 'warn' }))
}

/** Bundles the same pages for Node and imports them. */
async function buildPrerender(vite) {
  const outDir = join(projectRoot, '.cache', 'prerender')
  await vite.build({
    root: projectRoot,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

const readStyle = (address) => readFileSync(join(dist, address), 'utf8').trim()

async function writePages({ render, paths }, chunks) {
  const template = readFileSync(join(dist, 'index.html'), 'utf8')
  const deviceHead = readFileSync(join(projectRoot, 'scripts/assets/head-links.html'), 'utf8')
  for (const path of [...paths, '/404']) {
    const page = await render(path)
    const html = fillPage(template, readStyle, {
      ...page,
      deviceHead,
      preloads: preloadsOf(chunks, page.modules),
      nextPreloads: preloadsOf(chunks, page.nextModules, page.modules),
    })
    writeFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), html)
  }
}

export async function build() {
  const vite = await import('vite')
  const chunks = await buildClient(vite)
  await writePages(await buildPrerender(vite), chunks)
  // Read as Vite does: from the environment and from `.env` files.
  writeHostingFiles(dist, vite.loadEnv('production', projectRoot))
  const { buildServiceWorker } = await import('./build-service-worker.mjs')
  const { files } = await buildServiceWorker({ dist })
  if (files > maxPrecachedFiles) {
    console.warn(
      `${files} files to keep offline, each a request: see scripts/build/chunk-groups.ts`,
    )
  }
  await precompress(dist)
}

if (isMain(import.meta)) await build()
