const plainText = 'text/plain; charset=utf-8'

/**
 * Computes the response to one request; does not access the network or the disk.
 * Every route is served under its exact path. `/diag/` and `/diag.html` redirect to `/diag` (308), as Netlify
 * and Cloudflare Pages do; any other path that looks like a page gets the app's 404 page, a missing file a line of text.
 * @param {import('./site.mjs').Site} site
 * @param {{ method: string, url: string, headers: Record<string, string | string[] | undefined> }} request
 * @returns {{ status: number, headers: Record<string, string>, body: import('node:buffer').Buffer }}
 */
export function answer(site, { method, url, headers }) {
  if (method !== 'GET' && method !== 'HEAD') {
    return text(site, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' })
  }
  // A proxy may send the whole URL. Source: RFC 9112, 3.2.2.
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/').split(/[?#]/, 1)
  const path = decoded(address)
  if (path === null) return text(site, 400, 'This address cannot be read.')

  const redirected = routeBehind(site, path)
  if (redirected) {
    const location = redirected + url.slice(url.search(/[?#]|$/))
    return text(site, 308, `Moved to ${redirected}`, { Location: location })
  }
  const file =
    site.files.get(path) ?? (hasNoPage.has(path) ? undefined : site.files.get(pageOf(path)))
  if (file) {
    // The standard defines ranges for GET only.
    return send(site, 200, file, method === 'GET' ? headers : { ...headers, range: undefined })
  }

  const missingPage = site.files.get('/404.html')
  if (isFilePath(path) || !missingPage) return text(site, 404, 'There is no such file.')
  return send(site, 404, missingPage, headers)
}

/** An undecodable path such as `/%` is returned unchanged; it matches nothing. */
function decoded(address) {
  if (!address.startsWith('/')) return null
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}

/** Names of HTML files that are not routes. */
const hasNoPage = new Set(['/index', '/404'])

const pageOf = (path) => (path === '/' ? '/index.html' : `${path}.html`)

/** The canonical route: `/diag/` and `/diag.html` are `/diag`. */
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
  if (status !== 200) return whole(status, headers, variant)
  const wanted = tagsIn(requestHeaders['if-match'])
  if (wanted.length > 0 && !wanted.some((tag) => tag === '*' || tag === variant.etag)) {
    return nothing(412, headers)
  }
  const known = tagsIn(requestHeaders['if-none-match'])
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === variant.etag)) {
    return { status: 304, headers, body: Buffer.alloc(0) }
  }
  headers['Accept-Ranges'] = 'bytes'
  // A range of an older copy would not match what the browser has.
  const isSameCopy = [undefined, variant.etag].includes(requestHeaders['if-range'])
  const range = isSameCopy ? askedRange(requestHeaders['range'], variant.body.length) : null
  return range === null ? whole(status, headers, variant) : slice(headers, variant, range)
}

const tagsIn = (header) =>
  String(header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** An empty error response, not to be cached. */
const nothing = (status, headers) => ({
  status,
  headers: { ...headers, 'Cache-Control': 'no-cache', 'Content-Length': '0' },
  body: Buffer.alloc(0),
})

function whole(status, headers, { encoding, body }) {
  if (encoding) headers['Content-Encoding'] = encoding
  return { status, headers: { ...headers, 'Content-Length': String(body.length) }, body }
}

function slice(headers, { encoding, body: all }, { from, to }) {
  if (from >= all.length || to < from) {
    return nothing(416, { ...headers, 'Content-Range': `bytes */${all.length}` })
  }
  headers['Content-Range'] = `bytes ${from}-${to}/${all.length}`
  return whole(206, headers, { encoding, body: all.subarray(from, to + 1) })
}

/**
 * Parses a single byte range; null for none, for several and for an invalid one, for which the standard allows a complete
 * response. Source: RFC 9110, 14.2.
 */
function askedRange(header, length) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(String(header ?? '').trim()) ?? []
  if (first === undefined || (first === '' && last === '')) return null
  if (first === '')
    return { from: Math.max(0, length - Number(last)), to: Number(last) > 0 ? length - 1 : -1 }
  if (last !== '' && Number(last) < Number(first)) return null
  return { from: Number(first), to: last === '' ? length - 1 : Math.min(Number(last), length - 1) }
}

/** The encodings a client accepts; `br;q=0` rejects one. */
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
