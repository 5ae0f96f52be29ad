import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../run-command.mjs'
import { writeHostingFiles } from './hosting-files.mjs'
import { readSite } from './site.mjs'
import { startStaticServer } from './static-server.mjs'

const script = '/assets/main-Bx81kQ2z.js'
let dist
let server

function write(path, content) {
  const file = join(dist, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'soil-kit-dist-'))
  writeFileSync(join(parent, 'secret.txt'), 'not to be served')
  dist = join(parent, 'dist')
  const page = (name) => `<!doctype html><script>theme()</script><title>${name}</title>`
  for (const name of ['index', 'ColorChart', 'diag', 'inspire', 'manual', '404']) {
    write(`${name}.html`, page(name))
  }
  write('diag.html.br', brotliCompressSync(page('diag')))
  write('diag.html.gz', gzipSync(page('diag')))
  write('404.html.br', brotliCompressSync(page('404')))
  write(script, 'console.log(1)')
  write('assets/no-hash.js', '1')
  write('service-worker.js', '1')
  write('manifest.webmanifest', '{}')
  write('icons/icon-64.png', 'png')
  write('.hidden', 'x')
  writeHostingFiles(dist)
  server = await startStaticServer(readSite(dist), { port: 0, host: 'localhost' })
})

afterAll(async () => {
  await server.close()
  rmSync(dirname(dist), { recursive: true })
})

/** Uses Node's own client, because fetch normalizes paths and hides encodings. */
function ask(path, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port: server.port, path, method, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          text: body.toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/ColorChart', 'ColorChart'],
    ['/diag', 'diag'],
    ['/inspire', 'inspire'],
    ['/manual', 'manual'],
    ['/ColorChart?kit=midorikun', 'ColorChart'],
  ])('%s answers with its own HTML, to be revalidated each time', async (path, title) => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).toContain(`<title>${title}</title>`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/colorchart',
    '/COLORCHART',
    '/Diag',
    '/nowhere',
    '/diag/more',
    '/404',
    '/index',
    '//',
  ])('%s gets the page of the app that says it is not there, with status 404', async (path) => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).toContain('<title>404</title>')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('the page for what is not there can itself be fetched, for the offline store', async () => {
    expect((await ask('/404.html')).status).toBe(200)
  })

  test.each([
    ['/diag/', '/diag'],
    ['/diag.html', '/diag'],
    ['/index.html', '/'],
    ['/ColorChart/?kit=a%20b', '/ColorChart?kit=a%20b'],
  ])('%s is sent on to %s', async (path, location) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([308, location])
  })

  test('a path with two slashes never leads to another host', async () => {
    const { status, headers } = await ask('//diag/')
    expect([status, headers.location]).toEqual([404, undefined])
  })
})

describe('files', () => {
  test.each([
    [script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/no-hash.js', 'text/javascript; charset=utf-8', 'public, max-age=3600'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icons/icon-64.png', 'image/png', 'public, max-age=3600'],
  ])('%s is %s, kept: %s', async (path, type, cache) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(cache)
  })

  test.each(['/assets/gone-12345678.js', '/assets/gone', '/favicon.gif', '/icons/none.png'])(
    'a missing file, %s, gets a line of plain text and status 404',
    async (path) => {
      const { status, headers, text } = await ask(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(text).not.toContain('<')
    },
  )

  test.each(['/headers.json', '/_headers', '/diag.html.br', '/.hidden'])(
    '%s is for the host and not handed out',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
  ])('%s does not lead out of the folder', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).not.toContain('not to be served')
  })

  test.each(['/%', '/%E0%A4%A'])(
    '%j cannot be decoded: not found, and the server lives on',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
      expect((await ask('/', { headers: { range: 'bytes=500-100' } })).status).toBe(200)
    },
  )
})

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
    const { headers } = await ask('/diag', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  test('the compressed twin holds the same page, the 404 page included', async () => {
    const headers = { 'accept-encoding': 'br' }
    expect(brotliDecompressSync((await ask('/diag', { headers })).body).toString()).toContain(
      'diag',
    )
    const missing = await ask('/nowhere', { headers })
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br'])
    expect(brotliDecompressSync(missing.body).toString()).toContain('404')
  })

  test('a copy the browser still has is confirmed without a body', async () => {
    const { headers } = await ask('/diag')
    const again = await ask('/diag', { headers: { 'if-none-match': `W/"x", ${headers.etag}` } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const other = await ask('/diag', { headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  })
})

describe('by the book', () => {
  test('whatever copy the browser has will do where it asks with a star', async () => {
    const { status, body } = await ask('/diag', { headers: { 'if-none-match': '*' } })
    expect([status, body.length]).toEqual([304, 0])
    expect((await ask('/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })

  test.each([
    ['bytes=0-2', 206, 'con', 'bytes 0-2/14'],
    ['bytes=8-', 206, 'log(1)', 'bytes 8-13/14'],
    ['bytes=-3', 206, '(1)', 'bytes 11-13/14'],
    ['bytes=10-999', 206, 'g(1)', 'bytes 10-13/14'],
    ['bytes=-999', 206, 'console.log(1)', 'bytes 0-13/14'],
    ['bytes=14-', 416, '', 'bytes */14'],
    ['bytes=-0', 416, '', 'bytes */14'],
    ['bytes=5-2', 200, 'console.log(1)', undefined],
    ['bytes=0-1,4-5', 200, 'console.log(1)', undefined],
    ['lines=0-1', 200, 'console.log(1)', undefined],
  ])('the range %s is answered with %i', async (range, wanted, words, place) => {
    const { status, headers, text } = await ask(script, { headers: { range } })
    expect([status, text, headers['content-range']]).toEqual([wanted, words, place])
    expect(headers['accept-ranges']).toBe('bytes')
    expect(headers['content-length']).toBe(String(words.length))
  })

  test('HEAD tells of the whole', async () => {
    const { status } = await ask(script, { method: 'HEAD', headers: { range: 'bytes=0-2' } })
    expect(status).toBe(200)
  })

  test('a part is sent only of the copy that the browser has', async () => {
    const { etag } = (await ask(script)).headers
    const part = (tag) => ask(script, { headers: { range: 'bytes=0-2', 'if-range': tag } })
    expect((await part(etag)).status).toBe(206)
    expect((await part('"older"')).status).toBe(200)
  })

  test('what is wanted only as the copy it was is refused once it is another', async () => {
    const { etag } = (await ask(script)).headers
    const wanted = (tag) => ask(script, { headers: { 'if-match': tag } })
    for (const tag of ['*', etag, `"x", ${etag}`]) expect((await wanted(tag)).status).toBe(200)
    for (const tag of ['"x"', `W/${etag}`]) expect((await wanted(tag)).status).toBe(412)
  })

  test('a refusal is kept by no cache', async () => {
    const refused = [{ range: 'bytes=14-' }, { 'if-match': '"x"' }]
    for (const headers of refused) {
      const answered = await ask(script, { headers })
      expect(answered.headers['cache-control']).toBe('no-cache')
      expect(answered.headers['content-length']).toBe('0')
    }
  })

  test('a proxy may name the whole address', async () => {
    expect((await ask('http://soil.example/diag')).status).toBe(200)
    expect((await ask('http://soil.example')).status).toBe(200)
    const { status, headers } = await ask('http://soil.example/diag/?view=plots')
    expect([status, headers.location]).toEqual([308, '/diag?view=plots'])
  })

  test('a connection that says nothing is closed', async () => {
    const other = await startStaticServer(readSite(dist), { port: 0, host: '127.0.0.1', idle: 50 })
    const silent = connect(other.port, '127.0.0.1')
    await new Promise((resolve) => silent.once('close', resolve))
    expect(silent.destroyed).toBe(true)
    await other.close()
  })
})

describe('headers and methods', () => {
  test.each(['/', '/nowhere', '/favicon.gif', script, '/diag/'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await ask(path)
      const policy = headers['content-security-policy']
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/)
      expect(policy).not.toContain('unsafe')
      expect(policy).not.toContain('http')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['permissions-policy']).toContain('geolocation=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused with 405', async (method) => {
    const { status, headers } = await ask('/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD says the same as GET without a body', async () => {
    const [head, get] = [await ask('/diag', { method: 'HEAD' }), await ask('/diag')]
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('the command', () => {
  const serve = (...args) =>
    spawnSync(process.execPath, [join(projectRoot, 'scripts/serve.mjs'), ...args], {
      encoding: 'utf8',
      timeout: 10_000,
    })

  test('says so and ends with 1 when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const port = `${other.address().port}`
    const { status, stderr } = serve('--dist', dist, '--port', port)
    other.close()
    expect(status).toBe(1)
    expect(stderr).toContain(`Port ${port} is taken`)
    expect(stderr).not.toMatch(/^ +at /m)
  })

  test.each([
    [['--port', 'many'], 'is no port'],
    [['--colour'], 'Usage: npm start'],
    [['--dist', '/nowhere-at-all'], 'npm run build'],
  ])('explains %j', (args, words) => {
    const { status, stderr } = serve(...args)
    expect([status, stderr.includes(words)]).toEqual([1, true])
  })
})
