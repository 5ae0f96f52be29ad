import { describe, expect, test } from 'vitest'

import { paintedFrame } from '#testing/color/painted-frame.ts'
import { boxAt, moveBox, resizeBox, shiftBox, clampBox, removePlace } from './places.ts'
import { firstTarget, nextTarget } from './targets.ts'

const frame = paintedFrame({ width: 400, height: 300 }, [
  { x: 100, y: 100, width: 60, height: 60, hex: '#c02020' },
])
const box = { x: 10, y: 10, width: 20, height: 20 }

describe('a box', () => {
  test('snaps to the field that was tapped', () => {
    const { x, y, width, height } = boxAt(frame, 130, 130)
    expect(x).toBeGreaterThanOrEqual(100)
    expect(y).toBeGreaterThanOrEqual(100)
    expect(x + width).toBeLessThanOrEqual(160)
    expect(y + height).toBeLessThanOrEqual(160)
    expect(width).toBeGreaterThan(30)
  })

  test('stays on a small pad that compression leaves in squares of several colors', () => {
    const colors = ['#468163', '#527f6e', '#3e8a67', '#458a69']
    const small = paintedFrame(
      { width: 800, height: 600 },
      colors.map((hex, at) => ({
        x: 400 + 8 * (at % 2),
        y: 300 + 8 * (at >> 1),
        width: 8,
        height: 8,
        hex,
      })),
    )
    const { x, y, width, height } = boxAt(small, 408, 308)
    expect([x, y].map((side) => side % 100)).toEqual([2, 2])
    expect([width, height]).toEqual([12, 12])
  })

  test('stays inside of the photograph', () => {
    expect(boxAt(frame, 0, 0)).toMatchObject({ x: 0, y: 0 })
    expect(moveBox(frame, { ...box, x: 395 }, 1, 0).x).toBe(380)
    expect(clampBox(frame, { x: 0, y: 0, width: 900, height: 1 })).toEqual({
      x: 0,
      y: 0,
      width: 400,
      height: 4,
    })
  })

  test('moves by a share of itself, and at least by a pixel', () => {
    expect(moveBox(frame, box, 0.2, 0)).toEqual({ ...box, x: 14 })
    expect(moveBox(frame, box, 0, -0.01)).toEqual({ ...box, y: 9 })
  })

  test('moves by a share of the photograph, and stays inside', () => {
    expect(shiftBox(frame, box, 0.1, 0)).toEqual({ ...box, x: 50 })
    expect(shiftBox(frame, box, -1, 0.05)).toEqual({ ...box, x: 0, y: 30 })
  })

  test('grows and shrinks around its middle', () => {
    expect(resizeBox(frame, box, 2)).toEqual({ x: 0, y: 0, width: 40, height: 40 })
    expect(resizeBox(frame, box, 0.5)).toEqual({ x: 15, y: 15, width: 10, height: 10 })
  })

  test('can be taken away', () => {
    expect(removePlace({ a: box, b: box }, 'a')).toEqual({ b: box })
  })
})

test('what is asked for next is the next that is needed, then an earlier one, then nothing', () => {
  const targets = ['a', 'b', 'c'].map((id) => ({ id, label: id, isOptional: id === 'c' }))
  expect(nextTarget(targets, {}, null)).toBe('a')
  expect(nextTarget(targets, { a: 1 }, 'a')).toBe('b')
  expect(nextTarget(targets, { b: 1 }, 'b')).toBe('a')
  expect(nextTarget(targets, { a: 1, b: 1 }, 'b')).toBeNull()
})

test('where all that is needed was found, what else would help is asked for first', () => {
  const targets = ['a', 'b'].map((id) => ({ id, label: id, isOptional: id === 'b' }))
  expect(firstTarget(targets, {})).toBe('a')
  expect(firstTarget(targets, { a: 1 })).toBe('b')
  expect(firstTarget(targets, { a: 1, b: 1 })).toBeNull()
})
