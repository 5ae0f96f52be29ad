import { boxWithin } from '#domain/color/card/box-within.ts'
import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf } from '#domain/color/lab.ts'
import { blankPainting, paint } from '#testing/scene/painting.ts'
import { photograph } from '#testing/scene/photograph.ts'
import { seeded } from '#testing/scene/seeded.ts'
import { mapsOf } from '#testing/scene/view.ts'
import { cameras } from './cameras.mjs'
import { chartColors } from './chart-colors.mjs'
import { faults } from './faults.mjs'
import { lightOf } from './light.mjs'

/** In millimeters. */
const sheet = { width: 180, height: 120 }
const chartArea = { x: 14, y: 18, width: 152, height: 24 }
const sample = { x: 78, y: 62, width: 20, height: 24 }
const white = { x: 120, y: 62, width: 34, height: 26 }
const picture = { width: 1000, height: 750 }
/** @type {Rgb} */
const paper = [0.86, 0.86, 0.85]
const tables = [
  [0.3, 0.22, 0.14],
  [0.12, 0.12, 0.13],
  [0.25, 0.35, 0.2],
]

/**
 * @typedef {import('#domain/color/srgb.ts').Rgb} Rgb
 * @typedef {import('#testing/scene/seeded.ts').Chance} Chance
 * @typedef {import('#domain/color/pixels.ts').Pixels} Pixels
 * @typedef {import('#domain/color/pixels.ts').Box} Box
 * @typedef {{ kind: 'chart', levels: { value: number, boxes: Box[] }[] }} Against
 * @typedef {{ sample: Box[], white: Box, against: Against }} ChartRequest
 */

/**
 * @typedef {object} Plan
 * @property {typeof sheet} sheet
 * @property {typeof sample} sample
 * @property {(x: number, y: number) => Rgb} light
 * @property {number} level luminance of white, as a share of what the camera can record
 * @property {number} blur
 * @property {Rgb} sampleColor
 * @property {(across: number) => Rgb} [sampleColorAt] instead of `sampleColor`
 * @property {(x: number, y: number) => number} [glareAt]
 * @property {Rgb} table
 * @property {typeof cameras[number]} camera
 * @property {number} noise
 */

/**
 * Photographs a chart and a sample on one sheet.
 * @param {number} seed
 * @param {{ fault?: keyof typeof faults, isStrange?: boolean }} [options] `isStrange`: the sample's color is not on the chart
 * @returns {{ truth: number | null, pixels: Pixels, quality: number, request: ChartRequest }}
 */
export function chartScene(seed, { fault, isStrange = false } = {}) {
  const chance = seeded(seed)
  const chart = chartColors(chance)
  const truth = chance.between(0, chart.levels - 1)
  const plan = planOf(
    chance,
    isStrange ? strangeColor(chart, chance) : jittered(chart.colorAt(truth), chance),
  )
  const spoiled = fault === undefined ? plan : { ...plan, ...faults[fault](plan, chance) }
  const { painting, fields } = painted(chart, spoiled, chance)
  const view = viewOf(chance)
  const maps = mapsOf(view, painting)
  const pixels = photograph({
    ...picture,
    painting,
    toThing: maps.toThing,
    table: spoiled.table,
    camera: spoiled.camera,
    lightAt(x, y) {
      const [red, green, blue] = spoiled.light(x, y)
      return [red * spoiled.level, green * spoiled.level, blue * spoiled.level]
    },
    ...(spoiled.glareAt && { glareAt: spoiled.glareAt }),
    blur: spoiled.blur,
    noise: spoiled.noise,
    seed,
  })
  const box = (area) => boxWithin(maps.toPicture, area)
  return {
    truth: isStrange ? null : truth,
    pixels,
    quality: Math.round(chance.between(75, 95)),
    request: {
      sample: [box(sample)],
      white: box(white),
      against: {
        kind: 'chart',
        levels: fields.map((field, value) => ({ value, boxes: [box(field)] })),
      },
    },
  }
}

/** @returns {Plan} */
function planOf(chance, sampleColor) {
  const kelvin = chance.between(2700, 10000)
  const light = lightOf(chance, { ...sheet, kelvin, level: 1, slope: chance.between(0, 0.15) })
  return {
    sheet,
    sample,
    sampleColor,
    light,
    level: chance.between(0.6, 0.95),
    camera: chance.pick(cameras),
    table: chance.pick(tables),
    blur: chance.between(0.5, 1.3),
    noise: chance.between(0.002, 0.012),
  }
}

const viewOf = (chance) => ({
  ...picture,
  tilt: chance.between(0, 18),
  leaning: chance.between(0, 360),
  roll: chance.between(-8, 8),
  scale: chance.between(4.4, 5),
  middle: { x: chance.between(0.48, 0.52), y: chance.between(0.48, 0.52) },
})

/**
 * @param {ReturnType<typeof chartColors>} chart
 * @param {Plan} plan
 * @param {Chance} chance
 */
function painted(chart, { sampleColor, sampleColorAt, table }, chance) {
  const painting = blankPainting(sheet.width, sheet.height, table)
  paint(painting, { x: 4, y: 4, width: sheet.width - 8, height: sheet.height - 8 }, () => paper)
  const gap = chance.between(0, 4)
  const step = chartArea.width / chart.levels
  const fields = Array.from({ length: chart.levels }, (_, place) => ({
    ...chartArea,
    x: chartArea.x + place * step,
    width: step - gap,
  }))
  for (const [place, field] of fields.entries()) {
    const color = chart.colorAt(place)
    paint(painting, field, () => color)
  }
  const colorAt = sampleColorAt ?? (() => sampleColor)
  paint(painting, sample, (x) => colorAt((x - sample.x) / sample.width))
  return { painting, fields }
}

/** Adds noise: printed colors and those of a reaction never match exactly. */
const jittered = (color, chance) =>
  color.map((it) => Math.min(0.95, it * Math.exp(0.015 * chance.normal())))

const farFromChart = 18

/** Draws a color far from the chart's curve. */
function strangeColor(chart, chance) {
  const places = Array.from({ length: chart.levels * 8 - 7 }, (_, index) => index / 8)
  const known = places.map((place) => labOf(chart.colorAt(place)))
  for (;;) {
    /** @type {Rgb} */
    const color = [chance.between(0.03, 0.8), chance.between(0.03, 0.8), chance.between(0.03, 0.8)]
    const lab = labOf(color)
    if (known.every((it) => ciede2000(it, lab) > farFromChart)) return color
  }
}
