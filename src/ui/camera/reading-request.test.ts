import { describe, expect, test } from 'vitest'

import type { ChartPatch, OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { checkerColors } from '#domain/color/color-checker.ts'
import { findGrids } from '#domain/color/printed/find-chart.ts'
import { readSample } from '#domain/color/read-sample.ts'
import { hexOf, rgbOfHex } from '#domain/color/srgb.ts'
import { instant } from '#domain/units.ts'
import { nitratePad as analyte } from '#testing/color/nitrate-pad.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import {
  matchDetectedChart,
  contrastRequest,
  detectedPadCount,
  detectedPlaces,
  readRequest,
  readingTargets,
  reversePlaces,
  withoutChecker,
} from './reading-request.ts'
import { removePlace, type Places } from './places.ts'
import { readingLevels, type ReadingLevel } from './reading-levels.ts'

const hexes = ['#d1cbb8', '#d5a2b0', '#d3639f', '#bf1f80']

const levels = readingLevels(analyte, null, [])
const fields = hexes.map((hex, at) => ({ x: 60 + at * 120, y: 60, width: 90, height: 90, hex }))
const frame = paintedFrame({ width: 600, height: 400 }, fields)
const box = (x: number) => ({ x, y: 0, width: 10, height: 10 })
const words = {
  sample: 's',
  pad: (name: string, pad: number) => `${name} ${pad}`,
  white: 'w',
  blank: 'b',
  figure: { 'behind-black': '1', 'behind-white': '2', 'beside-black': '3', 'beside-white': '4' },
  checker: {
    'checker-dark-skin': '5',
    'checker-bluish-green': '6',
    'checker-white': '7',
    'checker-black': '8',
  },
}

describe('what is to be pointed at', () => {
  const ids = (method: Analyte['method'], against: 'chart' | 'own') =>
    readingTargets({ method }, levels, { against, pads: 1 }, words).map(({ id, isOptional }) =>
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
  test('is written at its box: a level by its number without unit, once for all of its pads', () => {
    const marks = (pads: number) =>
      readingTargets({ method: 'pad' }, levels, { against: 'chart', pads }, words).map(
        ({ mark }) => mark,
      )
    expect(marks(1)).toEqual(['s', '0', '5', '20', '50', 'w'])
    expect(marks(2)).toEqual(['s', '', '0', '', '5', '', '20', '', '50', '', 'w'])
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
    expect(readingLevels(wordy, null, []).map(({ mark }) => mark)).toEqual(['w0', 'w1', 'w2', 'w3'])
  })
})

describe('what is found without asking', () => {
  const grids = findGrids(frame)
  const line = { at: 0, of: 1 }
  const found = (those: readonly ReadingLevel[]) => ({
    card: null,
    chart: matchDetectedChart(frame, those, grids, { pads: 1, line }),
  })
  test('is a row of as many fields as there are levels, from left to right', () => {
    const places = detectedPlaces(frame, analyte, levels, found(levels))
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
    const places = detectedPlaces(frame, analyte, marked, found(marked))
    expect(places['level:0']?.x).toBeGreaterThan(places['level:50']?.x ?? 0)
  })
  test('is nothing where the numbers do not fit', () => {
    const fewer = levels.slice(0, 2)
    expect(detectedPlaces(frame, analyte, fewer, found(fewer))).toEqual({})
  })
  test('can be turned round', () => {
    const places = detectedPlaces(frame, analyte, levels, found(levels))
    const turned = reversePlaces({ ...places, sample: box(1) }, levels)
    expect(turned['level:0']).toEqual(places['level:50'])
    expect(turned['level:5']).toEqual(places['level:20'])
    expect(turned['sample']).toEqual(box(1))
  })
})

describe('a chart of two pads a level', () => {
  const upper = ['#e8d05a', '#c9c85a', '#8fae5a', '#4f8f6a']
  const rows = [upper, hexes].flatMap((row, pad) =>
    row.map((hex, at) => ({ x: 60 + at * 90, y: 60 + pad * 90, width: 66, height: 66, hex })),
  )
  const strip = [upper, hexes].map((row, pad) => ({
    x: 480,
    y: 60 + pad * 60,
    width: 40,
    height: 40,
    hex: row[2] ?? '',
  }))
  const photo = paintedFrame({ width: 600, height: 400, paper: '#ececec' }, [...rows, ...strip])
  const chart = matchDetectedChart(photo, levels, findGrids(photo), {
    pads: 2,
    line: { at: 0, of: 1 },
  })
  const ofChart = detectedPlaces(photo, analyte, levels, { card: null, chart })
  const [first, second] = strip.map(({ x, y }) => ({ x: x + 10, y: y + 10, width: 20, height: 20 }))

  test('is found whole, and turned round pad by pad', () => {
    expect(Object.keys(ofChart)).toHaveLength(2 * levels.length)
    expect(ofChart['level:0/2']?.y).toBeGreaterThan(ofChart['level:0']?.y ?? Infinity)
    const turned = reversePlaces(ofChart, levels)
    expect(turned['level:0/2']).toEqual(ofChart['level:50/2'])
    expect(turned['level:0']).toEqual(ofChart['level:50'])
  })
  test.each([
    ['in the order of the chart', first, second],
    ['from the other end', second, first],
  ])('is read by all pads, the sample tapped %s', (_, one, other) => {
    if (one === undefined || other === undefined) throw new Error('no pads')
    const asked = readRequest(
      photo,
      { ...ofChart, sample: one, 'sample/2': other },
      levels,
      { against: 'chart', pads: 2 },
      { card: null, chart },
    )
    if (typeof asked === 'string') throw new Error(asked)
    expect(readSample(photo, asked)).toMatchObject({
      status: 'read',
      estimate: expect.closeTo(20, 0),
    })
  })
})

test.each([1, 2, 3, 4])('of a chart of %i pads a level no part is taken for the whole', (pads) => {
  const series = [
    ['#e8d05a', '#c9c85a', '#8fae5a', '#4f8f6a'],
    hexes,
    ['#efe2c4', '#e3b98a', '#cf8a52', '#a8602c'],
    ['#dfe6ea', '#a9c3d8', '#6d98bf', '#3a6f9f'],
  ].slice(0, pads)
  const rows = series.flatMap((row, pad) =>
    row.map((hex, at) => ({ x: 60 + at * 90, y: 40 + pad * 84, width: 66, height: 60, hex })),
  )
  const photo = paintedFrame({ width: 600, height: 400, paper: '#ececec' }, rows)
  expect(detectedPadCount(photo, levels, findGrids(photo), { at: 0, of: 1 })).toBe(pads)
})

describe('the request', () => {
  const nothing = { card: null, chart: null }
  const request = (
    places: Places,
    those: readonly ReadingLevel[],
    against: 'chart' | 'own',
    pads = 1,
  ) => readRequest(frame, places, those, { against, pads }, nothing)
  const places = { sample: box(0), 'level:0': box(20), 'level:50': box(40) }
  test('a color checker is known by its corners, all four of them', () => {
    const painted = paintedFrame(
      { width: 400, height: 240 },
      checkerColors.map((color, at) => ({
        x: 20 + (at % 6) * 60,
        y: 10 + Math.floor(at / 6) * 56,
        width: 48,
        height: 44,
        hex: hexOf(color),
      })),
    )
    const around = (x: number, y: number) => ({ x: x - 5, y: y - 5, width: 10, height: 10 })
    const corners = {
      'checker-dark-skin': around(44, 32),
      'checker-bluish-green': around(344, 32),
      'checker-white': around(44, 200),
      'checker-black': around(344, 200),
    }
    const asked = (marked: Places) =>
      readRequest(painted, { ...places, ...marked }, levels, { against: 'chart', pads: 1 }, nothing)
    const request24 = asked(corners)
    if (typeof request24 === 'string') throw new Error(request24)
    expect(request24.knownPatches).toHaveLength(24)
    expect(asked(withoutChecker(corners))).not.toHaveProperty('knownPatches')
    expect(asked(removePlace(corners, 'checker-black'))).toBe('needCorners')
    const { 'checker-white': low, 'checker-dark-skin': high } = corners
    expect(asked({ ...corners, 'checker-white': high, 'checker-dark-skin': low })).toBe(
      'otherChecker',
    )
  })

  test('asks only for the levels that were placed', () => {
    expect(request(places, levels, 'chart')).toEqual({
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
    expect(request({ 'level:0': box(20), 'level:50': box(40) }, levels, 'chart')).toBe('needTwo')
    expect(request({ sample: box(0), 'level:0': box(1) }, levels, 'chart')).toBe('needTwo')
    const own = levels.map((level): ReadingLevel => ({ ...level, color: [1, 0, 0] }))
    expect(request(places, own, 'own')).toBe('needWhite')
    expect(request({ ...places, white: box(9) }, own, 'own')).toMatchObject({
      against: { kind: 'references' },
      white: box(9),
    })
  })
  test('matches all pads of a strip together, and waits for the last of them', () => {
    const strip = { sample: box(0), 'level:0': box(20), 'level:50': box(40) }
    const second = { 'level:0/2': box(60), 'level:50/2': box(80) }
    expect(request({ ...strip, ...second }, levels, 'chart', 2)).toBe('needTwo')
    expect(request({ ...strip, ...second, 'sample/2': box(90) }, levels, 'chart', 2)).toEqual({
      sample: [box(0), box(90)],
      against: {
        kind: 'chart',
        levels: [
          { value: 0, boxes: [box(20), box(60)] },
          { value: 50, boxes: [box(40), box(80)] },
        ],
      },
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
