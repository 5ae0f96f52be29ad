import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.mjs'

test('text files get a brotli and a gzip twin with the same content, pictures do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = 'soil '.repeat(200)
  writeFileSync(join(folder, 'a.js'), text)
  writeFileSync(join(folder, 'b.png'), text)
  await precompress(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text)
})
