import { describe, expect, test } from 'vitest'
import { neighborDistances, simulateVision, type ColorVision } from './color-vision.ts'
import { rgbOfHex } from './srgb.ts'

const visions: readonly ColorVision[] = ['normal', 'deuteranope', 'protanope', 'tritanope']

describe('simulated color vision', () => {
  test.each(visions)('a gray stays gray for %s', (vision) => {
    for (const channel of simulateVision([0.4, 0.4, 0.4], vision)) {
      expect(channel).toBeCloseTo(0.4, 4)
    }
  })

  test('stays within the gamut of a screen', () => {
    for (const vision of visions) {
      for (const color of [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const) {
        for (const channel of simulateVision(color, vision)) {
          expect(channel).toBeGreaterThanOrEqual(0)
          expect(channel).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  test('olive and orange become similar without the red or the green cone', () => {
    const pair = ['#c08040', '#8c9440'].map(rgbOfHex)
    const [normal = 0] = neighborDistances(pair, 'normal')
    expect(neighborDistances(pair, 'deuteranope')[0]).toBeLessThan(normal / 2)
    expect(neighborDistances(pair, 'protanope')[0]).toBeLessThan(normal)
  })

  test('a blue and a green of equal lightness become similar without the blue cone', () => {
    const pair = ['#3fa0c0', '#3fa58f'].map(rgbOfHex)
    const [normal = 0] = neighborDistances(pair, 'normal')
    expect(neighborDistances(pair, 'tritanope')[0]).toBeLessThan(normal / 2)
  })

  test('there is one distance fewer than there are colors', () => {
    expect(neighborDistances([], 'normal')).toEqual([])
    expect(neighborDistances([[1, 1, 1]], 'normal')).toEqual([])
    expect(
      neighborDistances(
        [
          [1, 1, 1],
          [0, 0, 0],
          [1, 1, 1],
        ],
        'normal',
      ),
    ).toHaveLength(2)
  })
})
