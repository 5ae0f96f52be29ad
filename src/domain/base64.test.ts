import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

it('encodes and decodes bytes like other implementations', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(text)).toEqual(bytes)
    }),
  )
})

it('joins its steps without a seam', () => {
  const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => index % 251)
  expect(toBase64(bytes) === Buffer.from(bytes).toString('base64')).toBe(true)
})

it.each(['a', 'ab!=', 'あいうえ', '====', 'a==='])('rejects %s', (text) => {
  expect(fromBase64(text)).toBeNull()
})
