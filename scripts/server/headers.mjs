import { createHash } from 'node:crypto'

/** Browser features this app never uses; see permissionsPolicy. */
const refusedFeatures = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissionsPolicy = [
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...refusedFeatures.map((feature) => `${feature}=()`),
].join(', ')

/**
 * The origin of the configured sharing server; null for none. Same rule as src/device/http-client.ts.
 * @param {Record<string, string | undefined>} settings
 * @returns {string | null}
 */
export function serverOrigin({ VITE_BROWSER_BASE_URL, VITE_BASE_URL }) {
  const address = VITE_BROWSER_BASE_URL || VITE_BASE_URL || ''
  // A path without a host is on our own origin.
  if (address === '' || /^\/(?!\/)/.test(address)) return null
  const { protocol, origin, username, password } = new URL(address)
  // Browsers do not fetch from a URL with credentials.
  if (/^https?:$/.test(protocol) && username + password === '') return origin
  throw new Error(`${address} is no address of a web server.`)
}

/**
 * The headers of every response, here and on any other host.
 * @param {string[]} hashes of inline scripts: CSP sources such as `sha256-…`, without quotes
 * @param {string[]} styleHashes of inline stylesheets
 * @param {string | null} server the only other origin that may be contacted; see `serverOrigin`
 * @returns {Record<string, string>}
 */
export function securityHeaders(hashes, styleHashes = [], server = null) {
  const allow = (inline) => ["'self'", ...inline.map((hash) => `'${hash}'`)].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${allow(hashes)}`,
    `style-src ${allow(styleHashes)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    server === null ? "connect-src 'self'" : `connect-src 'self' ${server}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * The CSP hashes of a page's inline scripts. Data blocks (JSON and the like) never run and need none.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, attributes, source] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
    const runs = /^(|module|text\/javascript)$/i.test(type)
    if (!runs || /\bsrc\s*=/i.test(attributes)) continue
    hashes.add(hashOf(source))
  }
  return [...hashes]
}

/**
 * The CSP hashes of a page's inline stylesheets.
 * @param {string} html
 * @returns {string[]}
 */
export const inlineStyleHashes = (html) => [
  ...new Set(
    [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, source]) => hashOf(source)),
  ),
]

const hashOf = (source) => `sha256-${createHash('sha256').update(source).digest('base64')}`

export const cacheForever = 'public, max-age=31536000, immutable'
export const cacheNever = 'no-cache'
const cacheAnHour = 'public, max-age=3600'

/**
 * How long a browser may use a file without revalidating it.
 * @param {string} path of a file in the built folder, such as `/assets/main-Bx81kQ2z.js`
 */
export function cacheControl(path) {
  if (/^\/assets\/.*-[\w-]{8}\.\w+$/.test(path)) return cacheForever
  if (/\.(html|webmanifest)$/.test(path) || path === '/service-worker.js') return cacheNever
  return cacheAnHour
}
