import { expect, test } from 'vitest'
import { rowParts } from './row-parts.ts'
import type { ColumnChoice } from './table-columns.ts'

const partsOf = (columns: readonly (readonly [title: string, choice: ColumnChoice])[]) =>
  Object.fromEntries(
    rowParts(columns.map(([title, choice], at) => ({ key: `${at}`, title, choice }))),
  )

test('layers of one field are samples of their own, with what stands under the same words', () => {
  expect(
    partsOf([
      ['ほ場名', 'plot'],
      ['作土 pH(H2O)', 'lab-ph'],
      ['作土 EC mS/cm', 'lab-ec'],
      ['作土 ケイ酸', 'keep'],
      ['CEC', 'lab-cec'],
      ['下層土 pH(H2O)', 'lab-ph'],
      ['下層土 EC mS/cm', 'lab-ec'],
      ['下層土 腐植', 'lab-humus'],
    ]),
  ).toEqual({ 1: '作土', 2: '作土', 3: '作土', 5: '下層土', 6: '下層土', 7: '下層土' })
})

test.each([
  ['pH（作土）', 'pH（下層土）', '作土', '下層土'],
  ['表層pH', '下層pH', '表層', '下層'],
  ['0-15cm pH', '15-30cm pH', '0-15cm', '15-30cm'],
])('of %s and %s one quantity is enough', (one, other, first, second) => {
  expect(
    partsOf([
      [one, 'lab-ph'],
      [other, 'lab-ph'],
    ]),
  ).toEqual({ 0: first, 1: second })
})

test('numbers tell samples apart where they stand with more than one quantity', () => {
  const both: readonly (readonly [string, ColumnChoice])[] = [
    ['pH①', 'lab-ph'],
    ['EC①', 'lab-ec'],
    ['pH②', 'lab-ph'],
    ['EC②', 'lab-ec'],
  ]
  expect(partsOf(both)).toEqual({ 0: '1', 1: '1', 2: '2', 3: '2' })
  expect(partsOf(both.filter(([, choice]) => choice === 'lab-ph'))).toEqual({})
  const ways: typeof both = [
    ['EC 1:5', 'lab-ec'],
    ['EC 飽和', 'lab-ec'],
  ]
  expect(partsOf([...both.filter(([, choice]) => choice === 'lab-ph'), ...ways])).toEqual({})
})

test.each([
  [['pH', 'pH(H2O)']],
  [['pH 現地', 'pH 室内']],
  [['pH 作土', 'pH 室内']],
  [['pH(H2O)', 'pH(H2O)']],
])('two ways to measure are no samples: %j', (titles) => {
  expect(partsOf(titles.map((title) => [title, 'lab-ph'] as const))).toEqual({})
})
