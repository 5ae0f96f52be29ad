import { expect, test } from 'vitest'
import { megabytes } from './settings-megabytes.ts'

test.each([
  [0, '0'],
  [500, '0.1'],
  [1_250_000, '1.3'],
  [12_400_000, '12'],
  [2_048_000_000, '2048'],
])('%d bytes are %s MB', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text)
})
