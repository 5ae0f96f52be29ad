import fc from 'fast-check'
import jpeg from 'jpeg-js'
import { expect, it } from 'vitest'
import { chartlessScene, householdScene, patternedScene } from '#testing/scene/chartless-scene.ts'
import { cardScene } from '#testing/scene/card-scene.ts'
import { gridScene } from '#testing/scene/grid-scene.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { readSample } from '#domain/color/read-sample.ts'
import { findGrids } from './find-chart.ts'
import { chartAmong } from './printed-chart.ts'

/** Compresses the picture as a phone does: some charts are found, and some other things taken for charts, only then. */
function asPhotograph({ pixels, quality }: { readonly pixels: Pixels; readonly quality: number }) {
  const { width, height, data } = pixels
  return jpeg.decode(jpeg.encode({ width, height, data }, quality).data, { useTArray: true })
}

const chartsIn = (scene: Parameters<typeof asPhotograph>[0]) =>
  findGrids(asPhotograph(scene)).filter(({ mayBeChance }) => !mayBeChance)

const isDeep = process.env['DEEP_TESTS'] === '1'
const shares = 3
const [share] = fc.sample(fc.nat(shares - 1), 1)
/** A third of the pictures, other ones in each run, since each takes a second; all with DEEP_TESTS=1. */
const someOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  isDeep ? cases : cases.filter((_, index) => index % shares === share)

// `npm run bench -- color-charts` paints hundreds of these.
// A shadow covers half of the chart in 321; 247 lies on checked cloth and 490 on tiles; 283 has 19 small fields in a line.
// In 1194 strong compression leaves most fields of one color, and two colors in some. In 300323 one of four broad fields is under glare.
// A pad of 300330 is divided between two steps of the compression. Glare lies on one of four fields in 410177, so that it is not detected;
// on the end of five in 410222, of which nothing is seen; in 410410 and 420082 in two lines of three.
// In 410187 compression mixes the paper in narrow gaps; the nearly touching fields of 410183 differ by its steps.
it.each(
  someOf([
    3, 5, 8, 321, 247, 490, 283, 1194, 300_323, 300_330, 410_177, 410_222, 410_410, 410_187,
    410_183, 420_082,
  ]),
)('a painted chart without prepared positions is found and read: %d', (seed) => {
  const { levels, pads, sample, place, isTurned, ...scene } = gridScene(seed)
  const pixels = asPhotograph(scene)
  const chart = chartAmong(pixels, findGrids(pixels), { levels, pads, sample })
  const reading = readSample(pixels, {
    sample,
    paper: chart?.paper ?? [1, 1, 1],
    against: {
      kind: 'chart',
      levels: (chart?.levels ?? []).map((boxes, value) => ({ value, boxes })),
    },
  })
  const estimate = reading.status === 'read' ? reading.estimate : NaN
  // A turned chart may be numbered from its other end, which the user corrects with one tap.
  const places = isTurned ? [place, levels - 1 - place] : [place]
  expect(Math.min(...places.map((itsPlace) => Math.abs(estimate - itsPlace)))).toBeLessThan(1)
})

it.each(
  someOf([
    ['few fields without paper, printed exactly', 21_046],
    ['few fields without paper, printed exactly', 21_116],
    ['few fields without paper, printed exactly', 21_137],
    ['five levels of a rainbow that touch, on gray', 70_009],
    ['fields that touch, in two lines', 21_001],
    ['fields that touch, on a blue card', 21_130],
    ['two columns of eight that touch on all sides, with a shadow', 70_022],
    ['four columns of nine that touch on all sides', 70_077],
    ['eight levels of four pads on a blue card, by several ways together', 21_085],
    ['seven in a line on a table of tiles, by several ways together', 21_044],
    ['numbers below each field', 27_008],
    ['pads in line with a chart whose rows could be taken at a slant', 21_087],
    ['numbers on thirteen ruled fields of a dark card', 70_011],
    ['two rows of seven, not at a slant though a finger is in line with one', 71_019],
    ['seven on a blue card, which is no eighth', 71_051],
    ['two rows of four, one field under glare', 70_072],
    ['an end under glare in one of three columns of six', 74_011],
    ['a card as a bar whose fields are only half as wide', 70_031],
  ]),
)('a card is found: %s', (_, seed) => {
  const { levels, pads, sample, fields, ...scene } = cardScene(seed)
  const pixels = asPhotograph(scene)
  const found = chartAmong(pixels, findGrids(pixels), { levels, pads, sample })?.levels
  const isOn = (those: typeof fields) =>
    found?.every((boxes, level) =>
      boxes.every((box, pad) => {
        const { x, y } = those[level]?.[pad] ?? { x: NaN, y: NaN }
        return (
          Math.max(Math.abs(x - box.x - box.width / 2), Math.abs(y - box.y - box.height / 2)) <
          box.width / 2
        )
      }),
    )
  expect(found).toHaveLength(levels)
  expect(isOn(fields) || isOn(fields.toReversed())).toBe(true)
})

it.each(
  someOf([
    ['a strip', 36],
    ['strips', 10],
    ['a table', 4],
    ['what shows between fingers', 147],
    ['tiles that a hand covers in part', 165],
    ['leaves in rows', 203],
    ['a printed table with a tinted head', 348],
    ['a strip’s pads and the plastic between them', 1027],
    ['three pads of a strip in the edge of a shade', 5231],
    ['strips whose plastic is brighter than their ground', 10_117],
    ['a strip of five pads that lie exactly', 50_077],
  ]),
)('a painted picture without a chart has none: %s', (_, seed) => {
  expect(chartsIn(chartlessScene(seed))).toEqual([])
})

it.each(
  someOf([
    ['pencils in a box', 5],
    ['the panes of a window', 100],
    ['tiles of many shades', 183],
    ['a tray of seedlings', 15],
    ['tiles whose outer row ends at the table', 260],
    ['a window in light that falls off', 67],
    ['a window onto a view that fades from sky to grass', 210],
    ['tiles that are in order by chance', 293],
    ['seven tiles, five of them in order by chance', 227],
    ['dots on a bottle, of two kinds', 318],
    ['bricks, some rows of which grow darker', 5115],
    ['three of a phone’s symbols', 5157],
    ['three of the dots on a bottle', 5191],
    ['keys of two colors', 9077],
    ['a striped cloth whose colors come back', 10_082],
    ['dots on a bottle, one of which is no even color', 60_037],
    ['pencils behind a broad line', 61_011],
    ['five of a phone’s symbols, one of them whiter', 61_037],
    ['four dots on a bottle, in order by chance', 50_016],
    ['a tray of seedlings of which two rows of three are in order', 389],
    ['a window of nearly the same panes in each row', 62_052],
    ['a row of panes that strong compression divides into steps', 410_070],
    ['keys of two kinds, little apart', 72_052],
  ]),
)('nor has what is as regular as one: %s', (_, seed) => {
  expect(chartsIn(patternedScene(seed))).toEqual([])
})

it.each(
  someOf([
    ['an egg carton in two kinds of light', 30_044],
    ['a floor of two kinds of tiles', 30_046],
    ['buttons in three rows', 30_138],
    ['buttons in rows of three', 30_210],
    ['stamps in rows of three', 30_451],
    ['seed packets in columns of three', 30_493],
    ['tomatoes in two rows, three colors of each in order', 282],
    ['buttons of six colors, nearly in order', 40_002],
    ['page markers whose colors turn back', 61_048],
    ['pills and empty places in rows of three', 61_063],
    ['a stamp’s gradient that strong compression divides into steps', 300_019],
  ]),
)('nor has what lies on a grower’s table: %s', (_, seed) => {
  expect(chartsIn(householdScene(seed))).toEqual([])
})
