import { expect, it } from 'vitest'
import { latticeParts, withoutSparseLines } from './lattice-lines.ts'

const field = { x: 0, y: 0, area: 1, long: 1, short: 1, xx: 1, yy: 1, xy: 0 }
const linesOf = (columns: readonly number[], rows: readonly number[]) =>
  rows.flatMap((row) => columns.map((column) => ({ column, row, field })))

it('pads one line apart from a chart are no part of it', () => {
  const chart = linesOf([0, 1, 2, 3], [0, 1, 2])
  const pads = linesOf([5], [0, 1, 2])
  expect(withoutSparseLines([...chart, ...pads])).toEqual(chart)
})

it('a single line may lack a field', () => {
  const line = linesOf([0, 1, 2, 4, 5], [0])
  expect(withoutSparseLines(line)).toEqual(line)
})

it('of a single line either outer fields are left out or one under glare', () => {
  const shining = (cells: ReturnType<typeof linesOf>) =>
    latticeParts(cells).map((part) => ({ fields: part.cells.length, mayShine: part.mayShine }))
  expect(shining(linesOf([0, 1, 2, 3, 4, 5, 6], [0]))).toEqual([
    { fields: 7, mayShine: true },
    ...[6, 6, 5, 5, 5].map((fields) => ({ fields, mayShine: false })),
  ])
  expect(shining(linesOf([0, 1, 2, 3], [0, 1, 2])).every(({ mayShine }) => mayShine)).toBe(true)
})
