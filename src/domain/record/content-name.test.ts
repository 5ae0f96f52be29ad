import { expect, test } from 'vitest'
import { canonicalJson, contentName } from './content-name.ts'

test('names made on phones of November 2026 are made of the same texts today', () => {
  expect(['', 'a', 'ab', 'ba', '北の畑'].map(contentName)).toEqual([
    '1aee8d83c14d9671',
    '82c9790130324e85',
    '8a846752ed249f8a',
    '1a8f24690e94c5a5',
    'f941346fdb19f2fc',
  ])
})

test('a name has 16 hex digits, and 10,000 texts have as many names', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => contentName(`text ${index}`))
  expect(names.filter((name) => !/^[0-9a-f]{16}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(10_000)
})

test('things that hold the same are written the same, whatever the order of their keys', () => {
  const one = { b: [2, { d: null, c: 'x' }], a: 1 }
  expect(canonicalJson(one)).toBe('{"a":1,"b":[2,{"c":"x","d":null}]}')
  expect(canonicalJson({ a: 1, b: [2, { c: 'x', d: null }] })).toBe(canonicalJson(one))
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
})
