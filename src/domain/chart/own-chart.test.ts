import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Level } from '#domain/kit/kit.ts'
import { instant } from '#domain/units.ts'
import { fromBase64, toBase64 } from '#domain/base64.ts'
import version1 from '#domain/chart/fixtures/own-chart-1.json'
import { figureVisibility } from './figure-visibility.ts'
import type { ChartPatch, OwnChart } from './own-chart.ts'
import { parseOwnChart } from './parse-own-chart.ts'
import { answerOfBand, shownLevels } from './shown-levels.ts'

const patch = (value: number | null, word = ''): ChartPatch => ({
  value,
  word,
  rgb: [0.5, 0.5, 0.5],
  place: [0, 0, 0.1, 0.1],
  photo: null,
})

const chart = (...patches: readonly ChartPatch[]): OwnChart => ({
  schema: 1,
  id: 'c1',
  kit: 'k',
  analyte: 'a',
  name: '',
  takenAt: instant(1),
  hasWhite: true,
  photo: null,
  patches,
})

const level = (value: number | null, word = ''): Level => ({
  value,
  word,
  look: { kind: 'unknown' },
  trust: 'reported',
  sources: [],
})

const ofKit = { species: 'NO3-N', unit: 'kg/10a' }
const shape = (levels: readonly Level[], own: OwnChart | null) =>
  shownLevels({ levels, ...ofKit }, own).map(({ index, level: it, patch: found }) => [
    index,
    it.value ?? it.word,
    found !== null,
  ])

describe('a photographed chart', () => {
  test('is read as it was written', () => {
    const own = chart(patch(0), patch(5), patch(null, '高い'))
    expect(parseOwnChart(JSON.parse(JSON.stringify(own)))).toEqual({ ok: true, value: own })
  })

  test('has each number once: the first counts', () => {
    const [first, again] = [patch(5), { ...patch(5), rgb: [0, 0, 0] as const }]
    const words = [patch(null, '低い'), patch(null, '高い')]
    const read = parseOwnChart(chart(first, again, patch(7), ...words))
    expect(read).toEqual({ ok: true, value: chart(first, patch(7), ...words) })
  })

  test('of version 1 is read for ever', () => {
    expect(parseOwnChart(version1)).toEqual({ ok: true, value: version1 })
  })

  test.each([
    ['patches', []],
    ['patches.0.photo', [{ ...patch(1), photo: '../../x' }]],
    ['patches.0.rgb.1', [{ ...patch(1), rgb: [1, -1, 0] }]],
    ['patches.0.place.2', [{ ...patch(1), place: [0, 0, 3, 0] }]],
  ])('names the fault at %s', (path, patches) => {
    expect(parseOwnChart({ ...chart(patch(1)), patches })).toEqual({ ok: false, reason: path })
  })

  test('never throws at anything', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseOwnChart(input).ok).toBe(false)
      }),
    )
  })
})

describe('the bands of a chart', () => {
  test('are those of the kit where nothing was photographed', () => {
    expect(shape([level(0), level(5)], null)).toEqual([
      [0, 0, false],
      [1, 5, false],
    ])
  })

  test('show photographs at the level of the same value, and levels of the photograph between', () => {
    expect(shape([level(0), level(20)], chart(patch(5), patch(20)))).toEqual([
      [0, 0, false],
      [null, 5, true],
      [1, 20, true],
    ])
  })

  test('find levels that have only a word by that word', () => {
    expect(shape([level(null, '低い'), level(null, '高い')], chart(patch(null, '高い')))).toEqual([
      [0, '低い', false],
      [1, '高い', true],
    ])
  })

  test('answer with their place in the kit, or else with their number', () => {
    const answersOf = (levels: readonly Level[], own: OwnChart) =>
      shownLevels({ levels, ...ofKit }, own).map(answerOfBand)
    expect(answersOf([level(0), level(20)], chart(patch(5), patch(20), patch(50)))).toEqual([
      { kind: 'level', level: 0 },
      { kind: 'typed', value: 5 },
      { kind: 'level', level: 1 },
      { kind: 'typed', value: 50 },
    ])
    expect(answersOf([level(null, '低い')], chart(patch(null, '高い')))).toEqual([
      { kind: 'level', level: 0 },
      null,
    ])
  })

  test('of a paper in another unit are its own alone, and answer in that unit', () => {
    const scale = { species: 'NO3', unit: 'mg/L' }
    const own = { ...chart(patch(0), patch(20)), scale }
    const bands = shownLevels({ levels: [level(0), level(20)], ...ofKit }, own)
    expect(bands.map(({ index }) => index)).toEqual([null, null])
    expect(bands.map(answerOfBand)).toEqual([
      { kind: 'typed', value: 0, scale },
      { kind: 'typed', value: 20, scale },
    ])
    expect(parseOwnChart(JSON.parse(JSON.stringify(own)))).toEqual({ ok: true, value: own })
    expect(parseOwnChart({ ...own, scale: { unit: 'mg/L' } }).ok).toBe(false)
  })

  test('are mixed with those of the kit again where the kit was given that unit since', () => {
    const own = { ...chart(patch(20)), scale: ofKit }
    expect(shape([level(0), level(20)], own)).toEqual([
      [0, 0, false],
      [1, 20, true],
    ])
  })
})

test('base 64 gives back every byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
  expect(fromBase64('abc')).toBeNull()
  expect(fromBase64('ab?=')).toBeNull()
})

test('a black figure is called clear, faint or gone', () => {
  expect([0.9, 0.35, 0.03].map(figureVisibility)).toEqual(['clear', 'faint', 'gone'])
})
