import { expect, it } from 'vitest'
import fc from 'fast-check'
import { homographyFrom, project } from './homography.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

it('maps four corners to where they were seen', () => {
  const shift = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(shift, shift), { minLength: 4, maxLength: 4 }), (shifts) => {
      const pairs = square.map(({ x, y }, index) => {
        const [dx, dy] = shifts[index] ?? [0, 0]
        return { from: { x, y }, to: { x: 500 + 20 * (x + dx), y: 300 + 20 * (y + dy) } }
      })
      const map = homographyFrom(pairs)
      for (const { from, to } of pairs) {
        const seen = project(map ?? [], from)
        expect(Math.hypot(seen.x - to.x, seen.y - to.y)).toBeLessThan(1e-3)
      }
    }),
  )
})

it('averages out inexact positions', () => {
  const pairs = Array.from({ length: 25 }, (_, index) => {
    const [x, y] = [index % 5, Math.floor(index / 5)]
    const off = index % 2 === 0 ? 0.1 : -0.1
    return { from: { x, y }, to: { x: 3 * x + off, y: 3 * y - off } }
  })
  const seen = project(homographyFrom(pairs) ?? [], { x: 2, y: 2 })
  expect(Math.hypot(seen.x - 6, seen.y - 6)).toBeLessThan(0.05)
})

it('is null where all points are collinear', () => {
  const inLine = square.map((_, index) => ({ x: index, y: 2 * index }))
  expect(homographyFrom(inLine.map((point) => ({ from: point, to: point })))).toBeNull()
})
