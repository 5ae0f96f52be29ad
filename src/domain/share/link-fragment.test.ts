import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fragmentIn, fragmentOf, maxFragmentChars, readFragment } from './link-fragment.ts'

test('a fragment returns what was put into it', () => {
  for (const what of ['kit', 'chart'] as const) {
    expect(readFragment(what, fragmentOf(what, 'aB-_9'))).toEqual({
      kind: 'packed',
      packed: 'aB-_9',
    })
  }
})

test('a kit is never mistaken for a chart', () => {
  expect(readFragment('chart', fragmentOf('kit', 'a'))).toEqual({ kind: 'none' })
})

test.each([
  ['', 'none'],
  ['#step-settle', 'none'],
  ['#kit=2.abc', 'newer-version'],
  [`#kit=1.${'a'.repeat(maxFragmentChars)}`, 'too-long'],
])('%.20s: %s', (fragment, kind) => {
  expect(readFragment('kit', fragment).kind).toBe(kind)
})

test('never throws, whatever follows the #', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof readFragment('kit', `#kit=${text}`).kind).toBe('string')
    }),
  )
})

test('is found in a URL and in text around one', () => {
  expect(fragmentIn('https://example.com/?view=kits#kit=1.ab-c')).toBe('#kit=1.ab-c')
  expect(fragmentIn('see https://example.com/#chart=1.abc thanks')).toBe('#chart=1.abc')
  expect(fragmentIn('https://example.com/')).toBeNull()
})
