import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  cacheForever,
  cacheNever,
  inlineScriptHashes,
  inlineStyleHashes,
  securityHeaders,
  serverOrigin,
} from './headers.mjs'

/**
 * Writes the configuration for hosts into a built folder: `headers.json` (our own server), `_headers` (Netlify,
 * Cloudflare Pages), `_headers.nginx` and `_headers.caddy` (to be included; see docs/hosting.md). Call it once all HTML files exist,
 * because the CSP contains the hashes of their inline scripts and stylesheets.
 * @param {string} folder
 * @param {Record<string, string | undefined>} settings of the build: `VITE_BROWSER_BASE_URL`, `VITE_BASE_URL`
 */
export function writeHostingFiles(folder, settings = {}) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const htmls = pages.map((name) => readFileSync(join(folder, name), 'utf8'))
  const hashes = new Set(htmls.flatMap(inlineScriptHashes))
  const styleHashes = new Set(htmls.flatMap(inlineStyleHashes))
  const everywhere = securityHeaders([...hashes], [...styleHashes], serverOrigin(settings))
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ '/*': everywhere }, null, 2) + '\n')
  writeFileSync(join(folder, '_headers'), headersFile(everywhere, pages))
  writeFileSync(join(folder, '_headers.nginx'), nginxHeaders(everywhere))
  writeFileSync(join(folder, '_headers.caddy'), caddyHeaders(everywhere))
}

/** `always`: otherwise nginx omits headers from its error pages. */
const nginxHeaders = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')

const caddyHeaders = (headers) =>
  `header {\n${Object.entries(headers)
    .map(([name, value]) => `\t${name} "${value}"\n`)
    .join('')}}\n`

/**
 * Cloudflare joins the values of a header set by two rules, so no path may match two Cache-Control rules.
 * @param {Record<string, string>} everywhere
 * @param {string[]} pages file names such as `ColorChart.html`
 */
export function headersFile(everywhere, pages) {
  const routes = pages
    .filter((name) => name !== '404.html')
    .map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`))
  const rules = {
    '/*': everywhere,
    '/assets/*': { 'Cache-Control': cacheForever },
    '/service-worker.js': { 'Cache-Control': cacheNever },
    '/manifest.webmanifest': { 'Cache-Control': cacheNever },
    ...Object.fromEntries(routes.map((route) => [route, { 'Cache-Control': cacheNever }])),
  }
  return Object.entries(rules)
    .map(([path, headers]) => [path, ...headerLines(headers)].join('\n'))
    .join('\n\n')
    .concat('\n')
}

const headerLines = (headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
