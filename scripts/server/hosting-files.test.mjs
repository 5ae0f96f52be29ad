import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cacheControl, inlineScriptHashes, securityHeaders } from './headers.mjs'
import { headersFile } from './hosting-files.mjs'

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
