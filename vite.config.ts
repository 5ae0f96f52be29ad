import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { createChunkGroups } from './scripts/build/chunk-groups.ts'

const root = import.meta.dirname

/** Scripts small enough to be inlined in every page. scripts/server/hosting-files.mjs puts their hash into the CSP. */
function inlineScripts(...names: string[]): Plugin {
  const sources = names.map((name) => readFileSync(`${root}/src/${name}`, 'utf8')).join('\n')
  const { code } = minifySync('inline.js', sources)
  return {
    name: 'inline-scripts',
    transformIndexHtml: (html) =>
      html.replace('<!--inline-scripts-->', () => `<script>${code.trim()}</script>`),
  }
}

/** `npm run dev` serves index.html without scripts/build.mjs: an empty page, rendered in the browser, and no service worker. */
function devPage(): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('<!--page-body-->', '<div id="root"></div>')
        .replace(/<script src="\/register-service-worker.js".*<\/script>/, ''),
  }
}

const { version }: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** Changes with anything that a verdict on the soil depends on, and only then. */
function rulesHash() {
  const hash = createHash('sha256')
  for (const folder of ['domain', 'knowledge'].map((name) => `${root}/src/${name}`)) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).toSorted())
      hash.update(readFileSync(`${folder}/${file}`))
  }
  return hash.digest('hex').slice(0, 8)
}

/** Few requests, each with only what its pages need. A module matched by two groups goes to the one of higher priority. */
const fewFiles = [
  { name: 'main', tags: ['$initial' as const], priority: 103 },
  // The texts around every page, what formats all texts, and the smallest modules used by most pages.
  {
    name: 'frame',
    test: /\/(locales\/(loaders-of-files|ja\/(shell|ui|updates|voice))|domain\/(kit\/kit|diagnosis\/own\/own-key))\./,
    priority: 103,
  },
  {
    name: 'home',
    test: /\/(pages\/timer\/(timer-page|first\/welcome.*)|locales\/ja\/timer)\./,
    priority: 102,
  },
  // The first screen shows a scene, but no drawing of a step.
  {
    name: 'scenes',
    test: /\/ui\/drawings\/(all-scenes|scene-shapes|painted|drawing-shape|parts)\./,
    priority: 102,
  },
  // Kit parsing, and the parts of fields and records used by both the engine and a diagnosis.
  {
    name: 'kit-parsing',
    test: /\/(domain\/(kit|run)\/|valibot\/|domain\/(plot\/plot|record\/content-name)\.)/,
    minShareCount: 2,
    priority: 102,
  },
  // Modules that do much work when loaded, for pages that draw a curve.
  { name: 'curves', test: /\/node_modules\/d3-/, priority: 101 },
  ...createChunkGroups(root),
]

const routerForProduction = {
  find: /^react-router$/,
  replacement: `${root}/node_modules/react-router/dist/production/index.mjs`,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  plugins: [
    react({ jsxImportSource: '#furigana' }),
    inlineScripts('theme-boot.js', 'early-tap.js', 'load-scripts.js'),
    devPage(),
  ],
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_RULES_HASH': JSON.stringify(rulesHash()),
  },
  // Without this alias react-router resolves to its development build, which logs warnings.
  resolve: { alias: command === 'build' ? [routerForProduction] : [] },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild === true ? true : { groups: fewFiles },
      },
    },
  },
  ssr: { noExternal: true },
  // Not the pages of the benchmarks, whose dependencies are installed apart.
  optimizeDeps: { entries: 'index.html' },
}))
