import { areOverlapping } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { anyGridChart, printGridChart, printSurroundings, type GridChart } from './grid-chart.ts'
import { photographGrid, sheetSize, type GridScene } from './grid-shot.ts'
import { blankPainting, paint, type Painting, type SceneArea } from './painting.ts'
import { printSeries } from './print-series.ts'
import { fill, paintStrip, paintTube } from './print-shapes.ts'
import { seeded, type Chance } from './seeded.ts'
import { tabletop } from './tabletop.ts'

const paperOf = (chance: Chance): Rgb => {
  const light = chance.between(0.74, 0.9)
  return [light, light * chance.between(0.97, 1), light * chance.between(0.9, 1)]
}

export function gridScene(seed: number): GridScene {
  const chance = seeded(seed * 7919 + 17)
  const chart = anyGridChart(chance)
  const place = chance.between(0, chart.levels - 1)
  const series = Array.from({ length: chart.pads }, () => printSeries(chance, chart.levels))
  const colors = series.map((colorAt) => jittered(colorAt(place), chance))
  const table = tabletop(chance)
  const painting = blankPainting(sheetSize.width, sheetSize.height, [0, 0, 0])
  paint(painting, { x: 0, y: 0, ...sheetSize }, table)
  const paper = paperOf(chance)
  const isOnSheet = chance.isHeads(0.7)
  const margin = chance.between(2.5, 5)
  const sheet = isOnSheet
    ? { x: 3, y: 3, width: sheetSize.width - 6, height: sheetSize.height - 6 }
    : around(chart.area, margin)
  fill(painting, sheet, paper)
  printGridChart(painting, chance, chart, series)
  printSurroundings(painting, chance, chart)
  const sample = laySample(painting, chance, chart, colors)
  const spot = chance.isHeads(0.4) ? whiteSpot(chance, chart) : null
  if (spot !== null) fill(painting, spot, [0.9, 0.9, 0.9])
  const isCovered = spot !== null && sample.some((pad) => areOverlapping(pad, spot))
  const laid = { chart, painting, sample, isCovered, place, table: table(-5, -5) }
  return photographGrid(chance, { seed, ...laid })
}

/** Places the sample in the band below the chart, or beside it on the right. */
function laySample(painting: Painting, chance: Chance, chart: GridChart, colors: readonly Rgb[]) {
  const [first] = chart.fields[0] ?? []
  const [next] = chart.fields[1] ?? []
  const right = chart.area.x + chart.area.width
  const below = chart.area.y + chart.area.height
  const isBeside = right < 104 && chance.isHeads(0.5)
  if (colors.length === 1 && chance.isHeads(0.35)) {
    const area = isBeside
      ? { x: right + 4, y: 10 + chance.between(0, 20), width: 11, height: 50 }
      : { x: chance.between(12, 90), y: below + 5, width: 10, height: Math.min(40, 93 - below) }
    return [paintTube(painting, area, colors[0] ?? [0, 0, 0])]
  }
  const wide = chance.between(4.5, 6.5)
  const spread = Math.max(wide * 1.15, chance.isHeads(0.5) ? pitchOf(first, next) : wide * 1.5)
  const pitch = Math.min(spread, 40 / colors.length)
  const plastic = chance.between(0.72, 0.9)
  const look = { plastic: [plastic, plastic, plastic * 1.01] as const, pitch, first: 1.5 }
  const long = Math.min(80, pitch * colors.length + 24)
  const area = isBeside
    ? {
        x: right + chance.between(3, 8),
        y: chart.area.y + chance.between(-3, 3),
        width: wide,
        height: long,
      }
    : {
        x: chance.between(8, 60),
        y: Math.min(91, below + chance.between(3.5, 10)),
        width: long,
        height: wide,
      }
  const isLying = area.width > area.height
  const kept = isLying
    ? { ...area, width: Math.min(area.width, 128 - area.x) }
    : { ...area, height: Math.min(area.height, 96 - area.y) }
  return paintStrip(painting, kept, colors, look).map(({ x, y, width, height }): SceneArea => ({
    x: x + 0.2 * width,
    y: y + 0.2 * height,
    width: 0.6 * width,
    height: 0.6 * height,
  }))
}

const pitchOf = (one?: SceneArea, other?: SceneArea) =>
  one === undefined || other === undefined ? 6 : Math.hypot(other.x - one.x, other.y - one.y)

function whiteSpot(chance: Chance, { area }: GridChart): SceneArea {
  const side = chance.between(6, 10)
  const x = chance.between(90, 116)
  const y = Math.min(88, area.y + area.height + chance.between(4, 20))
  return { x, y, width: side, height: side }
}

const jittered = (color: Rgb, chance: Chance): Rgb => {
  const near = (value: number) => Math.min(0.95, value * Math.exp(0.012 * chance.normal()))
  return [near(color[0]), near(color[1]), near(color[2])]
}

const around = ({ x, y, width, height }: SceneArea, by: number): SceneArea => ({
  x: x - by,
  y: y - by - 6,
  width: width + 2 * by,
  height: height + 2 * by + 6,
})
