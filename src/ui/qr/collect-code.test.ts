import { expect, test } from 'vitest'
import { partsOf } from '#domain/share/qr-parts.ts'
import { collectCode } from './collect-code.ts'

const parts = partsOf('x'.repeat(1500)) ?? []

test('a code that is no part is whole', () => {
  expect(collectCode(null, 'https://example.com/')).toEqual({
    kind: 'whole',
    text: 'https://example.com/',
  })
})

test('the last part makes the text whole', () => {
  const first = collectCode(null, parts[0] ?? '')
  expect(first).toMatchObject({ kind: 'parts', read: { all: parts.length } })
  const rest = parts.slice(1).reduce((seen, part) => {
    return seen.kind === 'parts' ? collectCode(seen.read, part) : seen
  }, first)
  expect(rest).toEqual({ kind: 'whole', text: 'x'.repeat(1500) })
})

test('parts of another code start a new collection', () => {
  const broken = parts.map((part) => part.replace(/x$/u, 'y'))
  let seen = collectCode(null, broken[0] ?? '')
  for (const part of broken.slice(1)) {
    if (seen.kind === 'parts') seen = collectCode(seen.read, part)
  }
  expect(seen).toMatchObject({ kind: 'parts' })
  expect(seen.kind === 'parts' ? seen.read.found.size : -1).toBe(0)
})
