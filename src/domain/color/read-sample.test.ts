import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box, Pixels } from './pixels.ts'
import type { ReadRequest } from './read-request.ts'
import { readSample, type ColorReading } from './read-sample.ts'
import { relativeTo, rgbOfHex, type Rgb } from './srgb.ts'
import { paintedPhoto, type PhotoPainting } from '#testing/color/painted-photo.ts'

const values = [5, 5.5, 6, 6.5, 7]
const paints = ['#d9a03a', '#c9b840', '#93ab4a', '#4f8f62', '#2f6f80'].map(rgbOfHex)
const paper: Rgb = [0.8, 0.8, 0.76]
const white: Rgb = [0.88, 0.88, 0.88]
const at = (column: number, row: number): Box => ({
  x: 20 + column * 52,
  y: 25 + row * 70,
  width: 36,
  height: 36,
})
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 6,
  y: y + 6,
  width: width - 12,
  height: height - 12,
})
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]
const paintOf = (level: number): Rgb => {
  const low = Math.min(Math.floor(level), paints.length - 2)
  return mix(paints[low] ?? paper, paints[low + 1] ?? paper, level - low)
}
const gray = (light: number): Rgb => [light, light, light]

const request: ReadRequest = {
  sample: [inner(at(1, 1))],
  against: {
    kind: 'chart',
    levels: values.map((value, column) => ({ value, boxes: [inner(at(column, 0))] })),
  },
  white: inner(at(3, 1)),
}
const photoOf = (sample: Rgb, more: Partial<PhotoPainting> = {}): Pixels =>
  paintedPhoto({
    width: 290,
    height: 150,
    ground: paper,
    patches: [
      ...paints.map((color, column) => ({ box: at(column, 0), color })),
      { box: at(1, 1), color: sample },
      { box: at(3, 1), color: white },
    ],
    ...more,
  })
const read = (sample: Rgb, more: Partial<PhotoPainting> = {}, change: Partial<ReadRequest> = {}) =>
  readSample(photoOf(sample, more), { ...request, ...change })
const estimateOf = (reading: ColorReading) => {
  expect(reading).toMatchObject({ status: 'read' })
  return reading.status === 'read' ? reading.estimate : NaN
}
const reasonsOf = (reading: ColorReading) => (reading.status === 'refused' ? reading.reasons : [])

describe('reading a sample against the chart beside it', () => {
  test.each([0, 1, 2, 3, 4])('the color of level %i is that level', (level) => {
    const reading = read(paintOf(level))
    expect(estimateOf(reading)).toBeCloseTo(values[level] ?? NaN, 1)
    expect(reading.nearest).toContain(values[level])
    expect(reading.deltaE).toBeLessThan(0.5)
  })

  test.each([0.5, 1.5, 2.5, 3.5])('between two levels the answer is between them: %d', (level) => {
    const reading = read(paintOf(level))
    expect(Math.abs(estimateOf(reading) - (5 + level / 2))).toBeLessThan(0.15)
    if (reading.status !== 'read') return
    expect(reading.range[0]).toBeLessThan(5 + level / 2)
    expect(reading.range[1]).toBeGreaterThan(5 + level / 2)
  })

  test('a pad darker than its print is read, within a wider range', () => {
    const darker = (color: Rgb): Rgb => [color[0] ** 1.35, color[1] ** 1.35, color[2] ** 1.35]
    const [even, off] = [read(paintOf(1.6)), read(darker(paintOf(1.6)))]
    if (even.status !== 'read' || off.status !== 'read') throw new Error(JSON.stringify(off))
    expect(off.deltaE).toBeGreaterThan(5)
    expect(off.range[0]).toBeLessThan(5.8)
    expect(off.range[1]).toBeGreaterThan(5.8)
    expect(off.range[1] - off.range[0]).toBeGreaterThan(even.range[1] - even.range[0])
  })

  test('a strip dyed by the extract is recognized by its own white, unless a blank is given', () => {
    const strip = (color: Rgb) => ({ box: { x: 60, y: 80, width: 60, height: 69 }, color })
    const on = (plastic: Rgb) =>
      photoOf(paintOf(2), {
        patches: [
          strip(plastic),
          { box: at(1, 1), color: paintOf(2) },
          { box: at(3, 1), color: white },
        ],
      })
    const relative = paints.map((color) => relativeTo(color, white))
    const levels = values.map((value, level) => ({ value, colors: [relative[level] ?? paper] }))
    const { white: itsWhite } = request
    const asked: ReadRequest = {
      sample: request.sample,
      against: { kind: 'references', levels },
      ...(itsWhite && { white: itsWhite }),
    }
    expect(readSample(on(white), asked)).toMatchObject({ status: 'read' })
    const dyed = on([0.82, 0.88, 0.95])
    expect(reasonsOf(readSample(dyed, asked))).toEqual(['tinted'])
    expect(readSample(dyed, { ...asked, blank: [inner(at(3, 1))] })).toMatchObject({
      status: 'read',
    })
  })

  test('levels may be given in any order', () => {
    const levels = request.against.levels.toReversed()
    const against: ReadRequest['against'] = {
      kind: 'chart',
      levels: levels.filter((one) => 'boxes' in one),
    }
    const photo = photoOf(paintOf(1.3))
    expect(readSample(photo, { ...request, against })).toEqual(readSample(photo, request))
  })

  test('exposure and the color of the light change nothing', () => {
    const light = fc.tuple(
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      fc.double({ min: 0.6, max: 1, noNaN: true }),
      fc.double({ min: 0.35, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
    )
    fc.assert(
      fc.property(light, ([exposure, red, blue, level]) => {
        const falling: Rgb = [exposure * red, exposure, exposure * blue]
        const plain = estimateOf(read(paintOf(level)))
        expect(
          Math.abs(estimateOf(read(paintOf(level), { light: () => falling })) - plain),
        ).toBeLessThan(0.06)
      }),
      { numRuns: 8 },
    )
  })

  test('without a white the chart itself cancels the light', () => {
    const { white: _, ...bare } = request
    const photo = photoOf(paintOf(2.5), { light: () => [0.9, 0.7, 0.35] })
    expect(Math.abs(estimateOf(readSample(photo, bare)) - 6.25)).toBeLessThan(0.15)
  })

  test('light that falls slowly across the chart is divided out', () => {
    const light = (x: number) => gray(1 - 0.3 * (x / 290))
    for (const level of [0, 2, 4]) {
      expect(Math.abs(estimateOf(read(paintOf(level), { light })) - (5 + level / 2))).toBeLessThan(
        0.15,
      )
    }
  })

  test('several pads are matched together', () => {
    const second = ['#f0e6d8', '#e6c8b0', '#d8a488', '#c07858', '#a04838'].map(rgbOfHex)
    const photo = paintedPhoto({
      width: 290,
      height: 220,
      ground: paper,
      patches: [
        ...paints.map((color, column) => ({ box: at(column, 0), color })),
        ...second.map((color, column) => ({ box: at(column, 1), color })),
        { box: at(1, 2), color: paintOf(2) },
        { box: at(2, 2), color: second[2] ?? paper },
      ],
    })
    const levels = values.map((value, column) => ({
      value,
      boxes: [inner(at(column, 0)), inner(at(column, 1))],
    }))
    const sample = [inner(at(1, 2)), inner(at(2, 2))]
    const reading = readSample(photo, { sample, against: { kind: 'chart', levels } })
    expect(estimateOf(reading)).toBeCloseTo(6, 1)
  })
})

describe('what is not answered', () => {
  test('a color that is not on the chart', () => {
    expect(read([0.5, 0.05, 0.3])).toMatchObject({ status: 'off-chart' })
  })

  test('a photograph too dark', () => {
    expect(reasonsOf(read(paintOf(2), { light: () => gray(0.05) }))).toContain('too-dark')
  })

  test('a photograph too bright', () => {
    expect(reasonsOf(read(paintOf(1), { light: () => gray(3) }))).toContain('clipped')
  })

  test.each([
    ['much light', gray(1.6)],
    ['the light of a bulb', [1.7, 1, 0.6] as const],
  ])('unless only its red is saturated beside the chart, in %s', (_, light) => {
    const { sample, against } = request
    for (const level of [0, 0.4, 0.8]) {
      const photo = photoOf(paintOf(level), { light: () => light })
      expect(
        Math.abs(estimateOf(readSample(photo, { sample, against })) - 5 - level / 2),
      ).toBeLessThan(0.15)
      const references = paints.map((color, place) => ({
        value: values[place] ?? NaN,
        colors: [color],
      }))
      const reading = readSample(photo, {
        sample,
        against: { kind: 'references', levels: references },
        white: inner(at(3, 1)),
      })
      expect(reasonsOf(reading)).toContain('clipped')
      const blank = [inner(at(3, 1))]
      expect(reasonsOf(readSample(photo, { sample, against, blank }))).toContain('clipped')
    }
  })

  test('a shine on the sample', () => {
    const box = at(1, 1)
    const shine = (x: number, y: number) =>
      x > box.x + 17 && y > box.y && x < box.x + 36 ? 0.4 : 0
    expect(reasonsOf(read(paintOf(3), { shine }))).toContain('glare')
  })

  test('a broad shine that leaves no part of the sample as it is', () => {
    const { x, y } = at(1, 1)
    const away = (px: number, py: number) => Math.hypot(px - x - 18, py - y - 18)
    const shine = (px: number, py: number) => 0.5 * Math.exp(-((away(px, py) / 20) ** 2))
    for (const level of [0, 1, 2, 3, 4]) {
      expect(read(paintOf(level), { shine }).status).not.toBe('read')
    }
  })

  test('a broad shine over a level that leaves it even is no color of the chart', () => {
    const { x, y } = at(1, 0)
    const isOn = (px: number, py: number) => Math.hypot(px - x - 18, py - y - 18) < 30
    const shine = (px: number, py: number) => (isOn(px, py) ? 0.4 : 0)
    const reading = read(paintOf(1.4), { shine })
    expect(reading).toMatchObject({ status: 'read' })
    if (reading.status !== 'read') return
    expect(reading.range[0]).toBeLessThan(5.7)
    expect(reading.range[1]).toBeGreaterThan(5.7)
  })

  test('a level lost beyond the end widens the range as far as it', () => {
    const { x, y } = at(4, 0)
    const shine = (px: number, py: number) => (px > x + 18 && py < y + 40 ? 0.5 : 0)
    const reading = read(paintOf(3.2), { shine })
    expect(reading).toMatchObject({ status: 'read' })
    if (reading.status !== 'read') return
    expect(reading.range[1]).toBe(7)
  })

  test('two levels lost beyond an end that the range reaches', () => {
    const { y } = at(0, 0)
    const isLost = (px: number, py: number) => px < at(2, 0).x - 4 && px % 26 > 12 && py < y + 40
    const shine = (px: number, py: number) => (isLost(px, py) ? 0.5 : 0)
    expect(reasonsOf(read(paintOf(2.15), { shine }))).toContain('glare')
    expect(read(paintOf(3.5), { shine }).status).toBe('read')
  })

  describe('a gray table under the sample is not taken for a shadow', () => {
    const onTable = (reflected: number, sample: Rgb) =>
      photoOf(sample, {
        patches: [
          ...paints.map((color, column) => ({ box: at(column, 0), color })),
          { box: { x: 0, y: 78, width: 290, height: 72 }, color: gray(reflected) },
          { box: at(1, 1), color: sample },
          { box: at(3, 1), color: white },
        ],
      })
    const paled = ([red, green, blue]: Rgb): Rgb => [red * 1.08, green * 0.98, blue * 1.2]

    test.each([0.25, 0.35, 0.5])('of %d', (table) => {
      for (const level of [0.5, 2.5, 3.5]) {
        const reading = readSample(onTable(table, paintOf(level)), request)
        expect(Math.abs(estimateOf(reading) - (5 + level / 2))).toBeLessThan(0.15)
      }
    })

    test('also where the sample is not quite what is printed', () => {
      const reading = readSample(onTable(0.35, paled(paintOf(2.5))), request)
      expect(reading.deltaE).toBeGreaterThan(2)
      expect(Math.abs(estimateOf(reading) - 6.25)).toBeLessThan(0.2)
    })
  })

  test('a dark thing beside the sample, with the chart’s paper on its other sides, is no shadow', () => {
    const { x, y } = at(1, 1)
    const patches = [
      ...paints.map((color, column) => ({ box: at(column, 0), color })),
      { box: { x: x - 30, y: y - 12, width: 30, height: 60 }, color: gray(0.3) },
      { box: at(1, 1), color: paintOf(1.3) },
      { box: at(3, 1), color: white },
    ]
    const light = (_: number, down: number) => gray(down > 78 ? 0.96 : 1)
    const reading = readSample(photoOf(paintOf(1.3), { light, patches }), request)
    expect(Math.abs(estimateOf(reading) - 5.65)).toBeLessThan(0.15)
  })

  test('a shadow over the sample', () => {
    const light = (_: number, y: number) => gray(y > 78 ? 0.5 : 1)
    const reasons = reasonsOf(read(paintOf(2), { light }))
    expect(reasons.includes('shadow') || reasons.includes('uneven-light')).toBe(true)
  })

  test('light that falls steeply, but far from the sample and its levels, is divided out', () => {
    const light = (x: number) => gray(1 - 0.55 * (x / 290))
    const reading = read(paintOf(0.6), { light }, { sample: [inner(at(1, 1))] })
    expect(Math.abs(estimateOf(reading) - 5.3)).toBeLessThan(0.15)
  })

  test('light that falls steeply', () => {
    const light = (x: number) => gray(1 - 0.75 * (x / 290))
    expect(reasonsOf(read(paintOf(2), { light }))).toContain('uneven-light')
  })

  test('a sample box that lies half on something else', () => {
    const sample = [{ ...inner(at(1, 1)), x: at(1, 1).x + 24 }]
    expect(reasonsOf(read(paintOf(4), {}, { sample }))).toContain('not-uniform')
  })

  test('a photograph found tilted elsewhere', () => {
    const gates = { tilt: { value: 50, limit: 40, passed: false } }
    expect(reasonsOf(read(paintOf(2), {}, { gates }))).toEqual(['tilted'])
  })

  test('a request that no photograph could answer', () => {
    const outside = { sample: [{ x: 280, y: 0, width: 30, height: 10 }] }
    expect(() => read(paintOf(0), {}, outside)).toThrow('outside')
    expect(() => read(paintOf(0), {}, { sample: [] })).toThrow('pads')
    expect(() => read(paintOf(0), {}, { against: { kind: 'chart', levels: [] } })).toThrow('levels')
  })
})

describe('reading against colors of other photographs', () => {
  const levels = values.map((value, level) => ({
    value,
    colors: [relativeTo(paintOf(level), white)],
  }))
  const against: ReadRequest['against'] = { kind: 'references', levels }

  test('finds the level by the white of the same frame', () => {
    const light = () => [0.9, 0.8, 0.5] as const
    const reading = read(paintOf(1.5), { light }, { against })
    expect(Math.abs(estimateOf(reading) - 5.75)).toBeLessThan(0.15)
  })

  test('is less certain than in one frame', () => {
    const width = (reading: ColorReading) =>
      reading.status === 'read' ? reading.range[1] - reading.range[0] : NaN
    expect(width(read(paintOf(2), {}, { against }))).toBeGreaterThan(width(read(paintOf(2))))
  })

  test('needs a white', () => {
    const { white: _, ...bare } = request
    const reading = readSample(photoOf(paintOf(2)), { ...bare, against })
    expect(reasonsOf(reading)).toEqual(['no-white'])
  })

  test('a colored extract is divided out by its blank', () => {
    const tint: Rgb = [0.7, 0.9, 0.95]
    const tinted = (color: Rgb): Rgb => [color[0] * tint[0], color[1] * tint[1], color[2] * tint[2]]
    const photo = paintedPhoto({
      width: 290,
      height: 150,
      ground: paper,
      patches: [
        { box: at(1, 1), color: tinted(paintOf(2)) },
        { box: at(2, 1), color: tinted(white) },
        { box: at(3, 1), color: white },
      ],
    })
    const blank = [inner(at(2, 1))]
    const reading = readSample(photo, { ...request, against, blank })
    expect(estimateOf(reading)).toBeCloseTo(6, 1)
    const without = readSample(photo, { ...request, against })
    expect(without.deltaE).toBeGreaterThan((reading.deltaE ?? 0) + 1)
  })
})

describe('whatever the picture', () => {
  test('the answer is complete and within the chart', () => {
    const bytes = fc.uint8Array({ minLength: 290 * 4, maxLength: 290 * 4 })
    fc.assert(
      fc.property(bytes, (row) => {
        const data = new Uint8ClampedArray(290 * 150 * 4)
        for (let y = 0; y < 150; y += 1) data.set(row, y * 290 * 4)
        const reading = readSample({ width: 290, height: 150, data }, request)
        expect(Object.values(reading.gates).every(({ value }) => Number.isFinite(value))).toBe(true)
        if (reading.status !== 'read') return
        expect(reading.estimate).toBeGreaterThanOrEqual(5)
        expect(reading.estimate).toBeLessThanOrEqual(7)
      }),
      { numRuns: 20 },
    )
  })

  test('an entirely black picture is refused', () => {
    const data = new Uint8ClampedArray(290 * 150 * 4)
    expect(reasonsOf(readSample({ width: 290, height: 150, data }, request))).toContain('too-dark')
  })
})
