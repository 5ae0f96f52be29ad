import { expect, test } from 'vitest'
import { columnLetters } from './column-letters.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i has the letters %s', (column, letters) => expect(columnLetters(column)).toBe(letters))
