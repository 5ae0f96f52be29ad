import { describe, expect, it } from 'vitest'
import type { Rgb } from '#domain/color/srgb.ts'
import { crookednessOf, farthestApart, mayBeChance } from './color-series.ts'
import { rainbow } from '#testing/color/rainbow.ts'

const [first, last]: readonly [Rgb, Rgb] = [
  [0.75, 0.08, 0.28],
  [0.2, 0.55, 0.6],
]

/** Mixtures of two colors, like the tiles of a wall or the levels of a chart. */
const mixed = (shares: readonly (readonly number[])[]) =>
  shares.map((line) =>
    line.map((share): Rgb => [
      first[0] + (last[0] - first[0]) * share,
      first[1] + (last[1] - first[1]) * share,
      first[2] + (last[2] - first[2]) * share,
    ]),
  )

describe('a series', () => {
  it.each([
    ['in a single line', [[0, 0.3, 0.65, 1]]],
    ['in each of two rows', [[0, 0.2, 0.5, 0.7, 1].toReversed(), [0, 0.1, 0.2, 0.5, 1]]],
    ['of three levels in one line', [[0, 0.35, 1]]],
    ['of three levels', [0, 1, 2, 3].map((pad) => [0.1 * pad, 0.3 + 0.1 * pad, 0.7 + 0.1 * pad])],
  ])('%s is told', (_, shares) => {
    expect(crookednessOf(mixed(shares))).toBeLessThan(1.2)
  })
})

it('lines shorter than those asked for are no series', () => {
  const lines = mixed([0, 1, 2].map((pad) => [0.1 * pad, 0.3 + 0.1 * pad, 0.7 + 0.1 * pad]))
  expect(crookednessOf(lines, true, 4)).toBeNull()
  expect(crookednessOf(lines, true, 3)).not.toBeNull()
})

it('the pale middle of a rainbow is a level, not one under glare', () => {
  expect(crookednessOf([rainbow])).not.toBeNull()
})

it('two kinds of color in rows of three are no series', () => {
  const [one, other] = [0, 1]
  const kinds = [
    [one, one, other],
    [one, other, other],
    [one, other, other],
    [other, one, one],
  ]
  expect(
    crookednessOf(mixed(kinds.map((row) => row.map((kind, at) => kind + 0.02 * at)))),
  ).toBeNull()
})

it('colors that turn back are no series, though few other orders of them are shorter', () => {
  const turning = [0, 0.35, 0.2, 0.7, 0.55, 1]
  expect(crookednessOf(mixed([turning]))).toBeNull()
  expect(crookednessOf(mixed([turning.toSorted((one, other) => one - other)]))).not.toBeNull()
})

it('a series may end under glare, far from the level before', () => {
  const levels = mixed([[0.6, 0.7, 0.8, 0.9, 1]]).flat()
  expect(crookednessOf([[...levels, [1, 1, 1]]])).not.toBeNull()
})

describe('a rainbow of pH', () => {
  const acid: readonly Rgb[] = [
    [0.6, 0.05, 0.07],
    [0.76, 0.45, 0.05],
    [0.3, 0.46, 0.08],
    [0.05, 0.2, 0.32],
    [0.14, 0.06, 0.22],
  ]

  it('of five levels, from red through yellow and green to violet, is a series', () => {
    expect(crookednessOf([acid])).toBeLessThan(1.55)
    expect(crookednessOf(acid.map((color) => [color]))).toBeLessThan(1.55)
  })
})

describe('a heap', () => {
  it.each([
    [
      'in three rows, most of whose columns are in order by chance',
      [
        [0.9, 0.2, 0.3, 0.95, 0.7],
        [0.2, 0.05, 0.3, 0.85, 0.75],
        [0.2, 0.5, 0.75, 0.4, 0.35],
      ],
    ],
    ['of two colors, as keys of two kinds are', [[0, 0.96, 0.98, 1]]],
    ['of two kinds of color, each in no order', [[0.06, 0, 0.94, 1, 0.9]]],
    ['of two kinds of color, each in order', [[0, 0.1, 0.2, 0.8, 0.9, 1]]],
    ['of two kinds of color little apart, as keys are', [[0.5, 0.53, 0.545, 0.58, 0.595, 0.62]]],
    [
      'in three rows, one of which is in no order',
      [
        [0, 0.2, 0.4, 0.6, 0.8, 1],
        [0.1, 0.3, 0.5, 0.7, 0.9, 1],
        [0.2, 1, 0, 0.5, 0.1, 0.6],
      ],
    ],
  ])('%s is no series', (_, shares) => {
    expect(crookednessOf(mixed(shares))).toBeNull()
  })

  it('of lines of three colors, or of four in all, may be in order by chance', () => {
    const pads: readonly Rgb[] = [first, [0.2, 0.1, 0.6], last]
    expect(mayBeChance([pads])).toBe(true)
    expect(mayBeChance(pads.map((pad) => [pad]))).toBe(true)
    expect(mayBeChance([pads, pads, pads])).toBe(true)
    expect(mayBeChance([pads, pads, pads, pads])).toBe(false)
    expect(mayBeChance(mixed([[0, 0.2, 0.6, 1]]))).toBe(true)
    expect(mayBeChance(mixed([[0, 0.2, 0.4, 0.6, 1]]))).toBe(false)
    expect(mayBeChance([[...pads, first, null]])).toBe(true)
  })

  it('of fields of which some follow one of their own color may be chance', () => {
    const ofThree = mixed([[0, 0.005, 0.5, 0.995, 1]])
    expect(mayBeChance(ofThree)).toBe(true)
    expect(mayBeChance(ofThree.flat().map((color) => [color]))).toBe(true)
    expect(mayBeChance(mixed([[0, 0.005, 0.25, 0.5, 0.75, 1]]))).toBe(false)
  })

  it('of lines of which few are three known colors in order may be chance, however many fields they are', () => {
    const known = (rows: readonly (readonly (number | null)[])[]) =>
      rows.map((row) =>
        row.map((share) => (share === null ? null : (mixed([[share]])[0]?.[0] ?? null))),
      )
    const ofSeven = known([
      [0, 0.35, 0.97, 1],
      [0.9, null, 0.6, 0],
    ])
    expect(crookednessOf(ofSeven)).not.toBeNull()
    expect(mayBeChance(ofSeven)).toBe(true)
    const ofThirteen = known([
      [null, 0.3, 0.7],
      [0.9, null, 0.7],
      [0, 0.45, 0.8],
      [0, 0, 0.6],
      [0, 0.1, 1],
    ])
    expect(crookednessOf(ofThirteen)).not.toBeNull()
    expect(mayBeChance(ofThirteen)).toBe(true)
    expect(
      mayBeChance(
        known([
          [0, 0.35, 0.7, 1],
          [1, null, 0.6, 0],
        ]),
      ),
    ).toBe(false)
  })

  it('of one color in more or less light, as bricks are, is no series', () => {
    const lights = [0.35, 0.5, 0.6, 0.85, 1]
    expect(crookednessOf([lights.map((by): Rgb => [0.7 * by, 0.3 * by, 0.2 * by])])).toBeNull()
    const dye = lights.map((by): Rgb => [0.7 * by ** 0.1, 0.3 * by, 0.2 * by])
    expect(crookednessOf([dye])).toBeLessThan(1.2)
  })

  it('of one color, some of them rounded to other hues by strong compression, is no series', () => {
    // Six bricks as photographed: the light grows, the hue of the last is that of the first.
    const bricks: readonly Rgb[] = [
      [0.354, 0.235, 0.127],
      [0.501, 0.369, 0.221],
      [0.329, 0.188, 0.117],
      [0.394, 0.23, 0.137],
      [0.456, 0.273, 0.132],
      [0.524, 0.335, 0.188],
    ]
    expect(crookednessOf([bricks])).toBeNull()
  })
})

it('a wall of many hundreds of tiles is measured as well', () => {
  const tiles = Array.from({ length: 1000 }, (_, at) => at / 999)
  expect(farthestApart(mixed([tiles]))).toBeCloseTo(farthestApart(mixed([[0, 1]])))
})
