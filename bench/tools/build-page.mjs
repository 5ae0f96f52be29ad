import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../scripts/build/precompress.mjs'
import { projectRoot } from '../../scripts/run-command.mjs'
import { securityHeaders } from '../../scripts/server/headers.mjs'
import { benchFolder, workFolder } from './places.mjs'

/** Pages under bench/ import the app's sources by the same names as the app does. */
const appSources = [{ find: /^#(?=[a-z]+\/)/, replacement: `${join(projectRoot, 'src')}/` }]

/** @type {import('vite').InlineConfig} */
const shared = { configFile: false, publicDir: false, logLevel: 'warn' }

/**
 * Builds bench/<name>/index.html as the app is built: same Vite, same targets, same compression, same headers.
 * @param {string} name
 * @param {{ inlineStyles?: boolean }} [needs] what the page needs beyond the app's own content security policy
 * @returns {Promise<string>} the built folder
 */
export async function buildPage(name, needs = {}) {
  const outDir = join(workFolder, name)
  await build({
    ...shared,
    root: join(benchFolder, name),
    base: '/',
    plugins: [react()],
    resolve: { alias: appSources },
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
    },
  })
  const headers = loosened(securityHeaders([]), needs)
  writeFileSync(join(outDir, 'headers.json'), JSON.stringify({ '/*': headers }))
  await precompress(outDir)
  return outDir
}

const policy = 'Content-Security-Policy'

const loosened = (headers, { inlineStyles = false }) => ({
  ...headers,
  ...(inlineStyles && {
    [policy]: headers[policy].replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  }),
})

/**
 * Bundles a script with the app's sources for Node.
 * @param {string} name of the folder and of the script in it
 * @returns {Promise<string>} the bundle
 */
export async function buildScript(name) {
  const outDir = join(workFolder, name)
  await build({
    ...shared,
    root: join(benchFolder, name),
    resolve: { alias: appSources },
    ssr: { noExternal: true },
    build: { ssr: `${name}.mjs`, outDir, emptyOutDir: true, minify: false },
  })
  return join(outDir, `${name}.js`)
}
