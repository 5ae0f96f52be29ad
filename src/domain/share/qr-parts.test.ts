import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPart, joinParts, partsOf, withPart, type PartsRead } from './qr-parts.ts'

const read = (codes: readonly string[]) =>
  codes.reduce<PartsRead | null>((before, code) => withPart(before, code), null)

describe('a text in several codes', () => {
  const text = '#kit=1.'.padEnd(3000, 'abcdefghij')
  const parts = [...(partsOf(text) ?? [])]

  test('is joined in any order, with repetitions', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        const all = read([...shuffled, ...shuffled.slice(0, 2)])
        expect(all === null ? null : joinParts(all)).toBe(text)
      }),
    )
  })

  test('is incomplete before its last part', () => {
    const some = read(parts.slice(1))
    expect(some?.found.size).toBe(parts.length - 1)
    expect(some === null ? '' : joinParts(some)).toBeNull()
  })

  test('never mixes with another text: the other starts over', () => {
    const others = partsOf(text.replace('a', 'b')) ?? []
    const mixed = read([parts[0] ?? '', others[1] ?? ''])
    expect(mixed?.found.size).toBe(1)
  })

  test('is rejected where a part was changed', () => {
    const broken = parts.map((part, at) => (at === 1 ? part.replace(/.$/u, '!') : part))
    const all = read(broken)
    expect(all?.found.size).toBe(parts.length)
    expect(all === null ? '' : joinParts(all)).toBeNull()
  })

  test('has parts of nearly equal length, so that the codes have one size', () => {
    const lengths = parts.map(({ length }) => length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(10)
  })

  test('is not offered where there would be too many parts', () => {
    expect(partsOf('a'.repeat(100_000))).toBeNull()
  })

  test.each(['', 'https://example.com/', 'SKT1:', 'SKT1:00000000:3/2:a', 'SKT1:00000000:1/99:a'])(
    'a code that is not a part is ignored: %s',
    (code) => {
      expect(isPart(code)).toBe(false)
      expect(withPart(null, code)).toBeNull()
    },
  )
})
