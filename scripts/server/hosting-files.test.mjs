import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cacheControl, inlineScriptHashes, securityHeaders, serverOrigin } from './headers.mjs'
import { headersFile, writeHostingFiles } from './hosting-files.mjs'

const hashOf = (source) => `sha256-${createHash('sha256').update(source).digest('base64')}`

test('only scripts that run inline are hashed, each once', () => {
  const html = `
    <script>paint()</script><SCRIPT type="module">start()</SCRIPT><script>paint()</script>
    <script src="/assets/a.js"></script><script type="application/json">{"a":1}</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('paint()'), hashOf('start()')])
})

test('without inline scripts the policy allows none', () => {
  expect(securityHeaders([])['Content-Security-Policy']).toContain("script-src 'self';")
})

test.each([
  [{}, "connect-src 'self';"],
  [{ VITE_BASE_URL: '/api' }, "connect-src 'self';"],
  [{ VITE_BASE_URL: 'https://a.example/api/' }, "connect-src 'self' https://a.example;"],
  [
    { VITE_BASE_URL: 'https://a.example', VITE_BROWSER_BASE_URL: 'http://b.example:8080/x' },
    "connect-src 'self' http://b.example:8080;",
  ],
])('a build with %j allows exactly that server', (settings, words) => {
  const policy = securityHeaders([], [], serverOrigin(settings))['Content-Security-Policy']
  expect(policy).toContain(words)
})

test('an address that is none stops the build', () => {
  expect(() => serverOrigin({ VITE_BASE_URL: 'example' })).toThrow('URL')
  expect(() => serverOrigin({ VITE_BASE_URL: '//a.example' })).toThrow('URL')
  expect(() => serverOrigin({ VITE_BASE_URL: 'ftp://a.example' })).toThrow('no address')
  expect(() => serverOrigin({ VITE_BASE_URL: 'https://me@a.example' })).toThrow('no address')
})

test('the _headers file gives no path two rules for caching', () => {
  const lines = headersFile(securityHeaders([]), ['index.html', 'diag.html', '404.html']).split(
    '\n',
  )
  const paths = lines.filter((line) => line.startsWith('/'))
  expect(paths).toEqual([
    '/*',
    '/assets/*',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/',
    '/diag',
  ])
  const everywhere = lines.slice(1, lines.indexOf('/assets/*')).join('\n')
  expect(everywhere).toContain('  Content-Security-Policy: ')
  expect(everywhere).not.toContain('Cache-Control')
  expect(lines).toContain('  Cache-Control: public, max-age=31536000, immutable')
})

test('a file without a hash in its name is never kept for ever', () => {
  expect(cacheControl('/assets/logo.svg')).not.toContain('immutable')
  expect(cacheControl('/fonts/a-12345678.woff2')).not.toContain('immutable')
  expect(cacheControl('/assets/fonts/a-12345678.woff2')).toContain('immutable')
})

test('every host gets the same policy, each in its own words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soil-kit-hosting-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<script>paint()</script>')
  writeFileSync(join(folder, '404.html'), '<script>other()</script>')
  writeHostingFiles(folder)
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const policy = JSON.parse(read('headers.json'))['/*']['Content-Security-Policy']
  expect(policy).toContain(`'${hashOf('paint()')}'`)
  expect(policy).toContain(`'${hashOf('other()')}'`)
  expect(read('_headers')).toContain(`  Content-Security-Policy: ${policy}\n`)
  expect(read('_headers.nginx')).toContain(`add_header Content-Security-Policy "${policy}" always;`)
  expect(read('_headers.caddy')).toContain(`\tContent-Security-Policy "${policy}"\n`)
})
