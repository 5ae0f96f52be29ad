import { describe, expect, test } from 'vitest'

import type { ChartPatch, OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { findGrids } from '#domain/color/printed/find-chart.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import { instant } from '#domain/units.ts'
import { nitratePad as analyte } from '#testing/color/nitrate-pad.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import {
  chartFound,
  contrastRequest,
  placesFound,
  readRequest,
  readingTargets,
  reversed,
} from './reading-request.ts'
import { readingLevels, type ReadingLevel } from './reading-levels.ts'

const hexes = ['#d1cbb8', '#d5a2b0', '#d3639f', '#bf1f80']

const levels = readingLevels(analyte, null, [])
const fields = hexes.map((hex, at) => ({ x: 60 + at * 120, y: 60, width: 90, height: 90, hex }))
const frame = paintedFrame({ width: 600, height: 400 }, fields)
const box = (x: number) => ({ x, y: 0, width: 10, height: 10 })
const words = {
  sample: 's',
  white: 'w',
  blank: 'b',
  figure: { 'behind-black': '1', 'behind-white': '2', 'beside-black': '3', 'beside-white': '4' },
}

describe('what is to be pointed at', () => {
  const ids = (method: Analyte['method'], against: 'chart' | 'own') =>
    readingTargets({ method }, levels, against, words).map(({ id, isOptional }) =>
      isOptional ? `(${id})` : id,
    )
  test('is the sample, then the levels in the photograph, then white', () => {
    expect(ids('pad', 'chart')).toEqual([
      'sample',
      'level:0',
      'level:5',
      'level:20',
      'level:50',
      '(white)',
    ])
    expect(ids('color', 'chart').at(-1)).toBe('(blank)')
  })
  test('is a white as well where the levels were photographed before', () => {
    expect(ids('pad', 'own')).toEqual(['sample', 'white'])
  })
  test('is a black figure behind and beside the tube for turbidity', () => {
    expect(ids('turbidity', 'chart')).toEqual([
      'behind-black',
      'behind-white',
      'beside-black',
      'beside-white',
    ])
  })
})

describe('the levels that are compared', () => {
  const patch = (value: number | null, word = ''): ChartPatch => ({
    value,
    word,
    rgb: [0.5, 0.5, 0.5],
    place: [0, 0, 0.1, 0.1],
    photo: null,
  })
  const own = (...patches: readonly ChartPatch[]): OwnChart => ({
    schema: 1,
    id: 'own',
    kit: 'k',
    analyte: analyte.id,
    name: '',
    takenAt: instant(0),
    hasWhite: true,
    photo: null,
    patches,
  })
  const valuesOf = (...asked: Parameters<typeof readingLevels>) =>
    readingLevels(...asked).map(({ value }) => value)

  test('are there once, however often a number is typed or photographed', () => {
    expect(valuesOf({ ...analyte, levels: [] }, null, [5, 10, 5])).toEqual([5, 10])
    expect(valuesOf(analyte, own(patch(7), patch(20), patch(7), patch(20)), [7, 0])).toEqual([
      0, 5, 7, 20, 50,
    ])
  })

  test('are matched by place alone where the kit has only words', () => {
    const wordy = {
      ...analyte,
      levels: analyte.levels.map((level, at) => ({ ...level, value: null, word: `w${at}` })),
    }
    expect(valuesOf(wordy, own(patch(null, 'w1'), patch(20)), [])).toEqual([0, 1, 2, 3])
  })
})

describe('what is found without asking', () => {
  const grids = findGrids(frame)
  const line = { at: 0, of: 1 }
  const found = (those: readonly ReadingLevel[]) => ({
    card: null,
    chart: chartFound(frame, those, grids, line),
  })
  test('is a row of as many fields as there are levels, from left to right', () => {
    const places = placesFound(frame, analyte, levels, found(levels))
    for (const [at, { id }] of levels.entries()) {
      expect(places[id]?.x).toBeGreaterThan(fields[at]?.x ?? 0)
      expect(places[id]?.x).toBeLessThan((fields[at]?.x ?? 0) + 90)
    }
  })
  test('follows the colors of a chart marked before, whichever way it lies', () => {
    const marked = levels.map((level, at): ReadingLevel => ({
      ...level,
      color: rgbOfHex(hexes[3 - at] ?? ''),
    }))
    const places = placesFound(frame, analyte, marked, found(marked))
    expect(places['level:0']?.x).toBeGreaterThan(places['level:50']?.x ?? 0)
  })
  test('is nothing where the numbers do not fit', () => {
    const fewer = levels.slice(0, 2)
    expect(placesFound(frame, analyte, fewer, found(fewer))).toEqual({})
  })
  test('can be turned round', () => {
    const places = placesFound(frame, analyte, levels, found(levels))
    const turned = reversed({ ...places, sample: box(1) }, levels)
    expect(turned['level:0']).toEqual(places['level:50'])
    expect(turned['level:5']).toEqual(places['level:20'])
    expect(turned['sample']).toEqual(box(1))
  })
})

describe('the request', () => {
  const nothing = { card: null, chart: null }
  const places = { sample: box(0), 'level:0': box(20), 'level:50': box(40) }
  test('asks only for the levels that were placed', () => {
    expect(readRequest(places, levels, 'chart', nothing)).toEqual({
      sample: [box(0)],
      against: {
        kind: 'chart',
        levels: [
          { value: 0, boxes: [box(20)] },
          { value: 50, boxes: [box(40)] },
        ],
      },
    })
  })
  test('is not made while something lacks', () => {
    expect(readRequest({ 'level:0': box(20), 'level:50': box(40) }, levels, 'chart', nothing)).toBe(
      'needTwo',
    )
    expect(readRequest({ sample: box(0), 'level:0': box(1) }, levels, 'chart', nothing)).toBe(
      'needTwo',
    )
    const own = levels.map((level): ReadingLevel => ({ ...level, color: [1, 0, 0] }))
    expect(readRequest(places, own, 'own', nothing)).toBe('needWhite')
    expect(readRequest({ ...places, white: box(9) }, own, 'own', nothing)).toMatchObject({
      against: { kind: 'references' },
      white: box(9),
    })
  })
  test('of a figure needs its contrasts and four boxes', () => {
    expect(contrastRequest({}, levels)).toBe('needLevels')
    const figures = levels.map((level, at): ReadingLevel => ({ ...level, ratio: 1 - at / 4 }))
    expect(contrastRequest({}, figures)).toBe('needFigure')
  })
})

test('levels that were typed join those of the kit once', () => {
  expect(readingLevels(analyte, null, [10, 5]).map(({ value }) => value)).toEqual([
    0, 5, 10, 20, 50,
  ])
})
