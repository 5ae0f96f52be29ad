import { describe, expect, test } from 'vitest'

import { paintedFrame } from '#testing/color/painted-frame.ts'
import { comparedOf, shareOfRow } from './compared.ts'
import type { ReadingLevel } from './reading-levels.ts'

const box = { x: 0, y: 0, width: 20, height: 20 }
const level = (value: number, color: ReadingLevel['color'] = null): ReadingLevel => ({
  id: `level:${value}`,
  index: null,
  label: String(value),
  mark: String(value),
  value,
  color,
  ratio: null,
})
const frame = paintedFrame({ width: 100, height: 100, paper: '#bcbcbc' }, [])

describe('what was compared', () => {
  test('are the parts of the photograph that were placed', () => {
    const places = { sample: box, 'level:5': { ...box, x: 30 } }
    expect(comparedOf(frame, places, [level(0), level(5)])).toEqual({
      sample: box,
      levels: [{ label: '5', value: 5, look: { box: { ...box, x: 30 } } }],
    })
  })

  test('are colors of another photograph as they would look in the light of this one', () => {
    const found = comparedOf(frame, { sample: box, white: box }, [level(0, [1, 0.5, 0])])
    const look = found?.levels[0]?.look
    const color = look !== undefined && 'color' in look ? look.color : []
    expect(color[0]).toBeCloseTo(0.5, 1)
    expect(color[1]).toBeCloseTo(0.25, 1)
    expect(color[2]).toBe(0)
  })

  test('is nothing without a sample: a black figure has no color', () => {
    expect(comparedOf(frame, { white: box }, [level(0)])).toBeNull()
  })
})

describe('a number over a row of levels', () => {
  const levels = [level(0), level(5), level(20), level(50)]
  test.each([
    [0, 0.125],
    [5, 0.375],
    [12.5, 0.5],
    [50, 0.875],
    [-1, 0.125],
    [99, 0.875],
  ])('%s stands at %s', (value, share) => {
    expect(shareOfRow(levels, value)).toBeCloseTo(share)
  })
})
