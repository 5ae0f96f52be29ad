const plainText = 'text/plain; charset=utf-8'

/**
 * What the server says to one request; nothing here touches the network or the disk.
 * Every route answers under its own exact path. `/diag/` and `/diag.html` are sent on to `/diag` (308), as Netlify
 * and Cloudflare Pages do; any other path that looks like a page gets the app's 404 page, a missing file a line of text.
 * One byte range of a file is answered (RFC 9110, 14); of several the whole file is sent, as the standard allows.
 * @param {import('./site.mjs').Site} site
 * @param {{ method: string, url: string, headers: Record<string, string | string[] | undefined> }} request
 * @returns {{ status: number, headers: Record<string, string>, body: import('node:buffer').Buffer }}
 */
export function answer(site, { method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') {
    return text(site, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' })
  }
  const [address = ''] = url.split(/[?#]/, 1)
  const path = decoded(address)
  if (path === null) return missing(site, '/', headers)

  const redirected = routeBehind(site, path)
  if (redirected) {
    const location = redirected + url.slice(address.length)
    return text(site, 308, `Moved to ${redirected}`, { Location: location })
  }
  const file =
    site.files.get(path) ?? (hasNoPage.has(path) ? undefined : site.files.get(pageOf(path)))
  if (file) return send(site, 200, file, headers)

  return missing(site, path, headers)
}

function missing(site, path, headers) {
  const page = site.files.get('/404.html')
  if (isFilePath(path) || !page) return text(site, 404, 'There is no such file.')
  return send(site, 404, page, headers)
}

/** `/%` names nothing that is here, as it stands. */
function decoded(address) {
  if (!address.startsWith('/')) return null
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}

/** Names of HTML files that are no routes. */
const hasNoPage = new Set(['/index', '/404'])

const pageOf = (path) => (path === '/' ? '/index.html' : `${path}.html`)

/** The route an odd spelling means: `/diag/` and `/diag.html` mean `/diag`. */
function routeBehind(site, path) {
  if (path === '/index.html') return '/'
  const route = path.replace(/(\/|\.html)$/, '')
  const isSpelledOddly = route !== path && !['', '/'].includes(route) && !hasNoPage.has(route)
  return isSpelledOddly && site.files.has(pageOf(route)) ? encodeURI(route) : null
}

const isFilePath = (path) => path.startsWith('/assets/') || /\.[^/]*$/.test(path)

function send(site, status, file, requestHeaders) {
  const accepted = acceptedEncodings(String(requestHeaders['accept-encoding'] ?? ''))
  const variant = file.variants.find(({ encoding }) => !encoding || accepted.has(encoding))
  const headers = {
    ...site.headers,
    'Content-Type': file.type,
    'Cache-Control': status === 200 ? file.cache : 'no-cache',
    ETag: variant.etag,
    Vary: 'Accept-Encoding',
  }
  if (status === 200) headers['Accept-Ranges'] = 'bytes'
  if (status === 200 && isKnown(requestHeaders['if-none-match'], variant.etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) }
  }
  if (variant.encoding) headers['Content-Encoding'] = variant.encoding
  const { length } = variant.body
  const range = status === 200 ? rangeAsked(requestHeaders, variant.etag, length) : null
  if (range === 'unsatisfiable') {
    return text(site, 416, 'There are no such bytes.', { 'Content-Range': `bytes */${length}` })
  }
  const body = range ? variant.body.subarray(range.from, range.to + 1) : variant.body
  if (range) headers['Content-Range'] = `bytes ${range.from}-${range.to}/${length}`
  headers['Content-Length'] = String(body.length)
  return { status: range ? 206 : status, headers, body }
}

function isKnown(header, etag) {
  const known = String(header ?? '').trim()
  return known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
}

/**
 * @returns {{ from: number, to: number } | 'unsatisfiable' | null} both ends included; null: the whole file is meant
 */
function rangeAsked({ range, 'if-range': unchanged }, etag, length) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(String(range ?? '').trim()) ?? []
  if (first === '' && last === '') return null
  if (unchanged !== undefined && unchanged !== etag) return null
  if (first === '') {
    const count = Math.min(Number(last), length)
    return count === 0 ? 'unsatisfiable' : { from: length - count, to: length - 1 }
  }
  const from = Number(first)
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  // A range that ends before it begins is no range at all; one behind the end cannot be given.
  if (last !== '' && Number(last) < from) return null
  return from >= length ? 'unsatisfiable' : { from, to }
}

/** The encodings a client takes: `br;q=0` is a refusal. */
function acceptedEncodings(header) {
  const accepted = new Set()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((word) => word.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (!isRefused) accepted.add(coding)
  }
  return accepted
}

function text(site, status, sentence, more = {}) {
  const body = Buffer.from(`${sentence}\n`)
  const headers = {
    ...site.headers,
    'Content-Type': plainText,
    'Cache-Control': 'no-cache',
    'Content-Length': String(body.length),
    ...more,
  }
  return { status, headers, body }
}
