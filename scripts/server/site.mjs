import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { cacheControl, securityHeaders } from './headers.mjs'

const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Files for the host rather than browsers, and the compressed variants, which are served only by content negotiation. */
const isPrivate = (path) =>
  path === '/headers.json' ||
  /^\/_[^/]*$/.test(path) ||
  /\.(br|gz)$/.test(path) ||
  (/\/\./.test(path) && !path.startsWith('/.well-known/'))

/**
 * @typedef {{ body: Buffer, encoding: 'br' | 'gzip' | null, etag: string }} Variant
 * @typedef {{ type: string, cache: string, variants: Variant[] }} SiteFile variants: best compression first, plain last
 * @typedef {{ files: Map<string, SiteFile>, headers: Record<string, string>, warnings: string[] }} Site
 */

/**
 * Reads a whole built folder into memory. It is a few megabytes; a copy in memory cannot be partly replaced by a later build,
 * cannot be escaped by a crafted path, and cannot fail while being sent.
 * @param {string} folder
 * @returns {Site}
 */
export function readSite(folder) {
  const bodies = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file))
  }
  const files = new Map()
  for (const path of bodies.keys()) if (!isPrivate(path)) files.set(path, siteFile(path, bodies))
  return { files, ...headersOf(bodies.get('/headers.json')) }
}

function siteFile(path, bodies) {
  const variants = [
    { body: bodies.get(`${path}.br`), encoding: 'br' },
    { body: bodies.get(`${path}.gz`), encoding: 'gzip' },
    { body: bodies.get(path), encoding: null },
  ]
  return {
    type: contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
    cache: cacheControl(path),
    variants: variants
      .filter(({ body }) => body !== undefined)
      .map((variant) => ({ ...variant, etag: etagOf(variant.body) })),
  }
}

const etagOf = (body) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function headersOf(json) {
  const everywhere = json && JSON.parse(json.toString('utf8'))['/*']
  if (everywhere) return { headers: everywhere, warnings: [] }
  return {
    headers: securityHeaders([]),
    warnings: ['headers.json is missing: inline scripts will be refused. Build again.'],
  }
}
