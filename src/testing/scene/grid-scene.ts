import type { Point } from '#domain/color/card/homography.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { anyGlare, anyLight, anyShade } from './any-light.ts'
import { blankPainting, paint, type SceneArea, type Painting } from './painting.ts'
import { photograph } from './photograph.ts'
import { printSeries } from './print-series.ts'
import { disc, fill, outline, paintStrip, textLine, paintTube } from './print-shapes.ts'
import { seeded, type Chance } from './seeded.ts'
import { tabletop } from './tabletop.ts'
import { mapsOf, seenAt, type View } from './view.ts'

export type GridFault = 'shade' | 'glare' | 'jpeg'

/** A photograph of a printed chart and a sample beside it, and what is true of it. */
export interface GridScene {
  readonly pixels: Pixels
  /** JPEG quality it is meant to be kept with. */
  readonly quality: number
  readonly levels: number
  readonly pads: number
  /** Where the fields are seen: level by level, pad by pad. */
  readonly fields: readonly (readonly Point[])[]
  /** It does not stand upright: its levels may run the other way, which is one tap of the user's. */
  readonly isTurned: boolean
  /** One box well within each pad of the sample. */
  readonly sample: readonly Box[]
  /** The sample's place, counted in levels. */
  readonly place: number
  readonly faults: readonly GridFault[]
  /** Neither shade nor glare lies on the sample or on the levels beside its place. */
  readonly isGood: boolean
}

const size = { width: 132, height: 100 }
const paperOf = (chance: Chance): Rgb => {
  const light = chance.between(0.74, 0.9)
  return [light, light * chance.between(0.97, 1), light * chance.between(0.9, 1)]
}

export function gridScene(seed: number): GridScene {
  const chance = seeded(seed * 7919 + 17)
  const chart = layout(chance)
  const place = chance.between(0, chart.levels - 1)
  const series = Array.from({ length: chart.pads }, () => printSeries(chance, chart.levels))
  const colors = series.map((colorAt) => jittered(colorAt(place), chance))
  const table = tabletop(chance)
  const painting = blankPainting(size.width, size.height, [0, 0, 0])
  paint(painting, { x: 0, y: 0, ...size }, table)
  const paper = paperOf(chance)
  const isOnSheet = chance.isHeads(0.7)
  const margin = chance.between(2.5, 5)
  const sheet = isOnSheet
    ? { x: 3, y: 3, width: size.width - 6, height: size.height - 6 }
    : around(chart.area, margin)
  fill(painting, sheet, paper)
  printChart(painting, chance, chart, series)
  surroundings(painting, chance, chart)
  const sample = laySample(painting, chance, chart, colors)
  if (chance.isHeads(0.4)) {
    const side = chance.between(6, 10)
    fill(painting, { ...whiteSpot(chance, chart), width: side, height: side }, [0.9, 0.9, 0.9])
  }
  return shot(chance, { seed, chart, painting, sample, place, table: table(-5, -5) })
}

interface Chart {
  readonly levels: number
  readonly pads: number
  readonly area: SceneArea
  /** Level by level, pad by pad. */
  readonly fields: readonly (readonly SceneArea[])[]
  readonly isRound: boolean
}

function layout(chance: Chance): Chart {
  const pads = chance.pick([1, 1, 1, 2, 3, 4])
  const levels = Math.round(chance.isHeads(0.6) ? chance.between(3, 9) : chance.between(3, 24))
  const [columns, rows, isDown] = shapeOf(chance, levels, pads)
  const room = { x: 12, y: 12, width: 92, height: 56 }
  const pitch = { x: Math.min(20, room.width / columns), y: Math.min(18, room.height / rows) }
  const isRound = chance.isHeads(0.12)
  const widest = chance.between(1, 2.2)
  const square = Math.min(pitch.x, pitch.y)
  const step = isRound
    ? { x: square, y: square }
    : { x: Math.min(pitch.x, square * widest), y: Math.min(pitch.y, square * widest) }
  const filled = { x: chance.between(0.5, 0.9), y: chance.between(0.5, 0.9) }
  const width = step.x * filled.x
  const height = isRound ? width : step.y * filled.y
  const at = (column: number, row: number): SceneArea => ({
    x: room.x + column * step.x,
    y: room.y + row * step.y,
    width,
    height,
  })
  const fields = Array.from({ length: levels }, (_, level) =>
    Array.from({ length: pads }, (__, pad) => {
      if (pads > 1) return isDown ? at(pad, level) : at(level, pad)
      return at(level % columns, Math.floor(level / columns))
    }),
  )
  const area = {
    x: room.x,
    y: room.y,
    width: (columns - 1) * step.x + width,
    height: (rows - 1) * step.y + height,
  }
  return { levels, pads, area, fields, isRound }
}

/** Columns, rows, and whether the levels of several pads go down. */
function shapeOf(chance: Chance, levels: number, pads: number): [number, number, boolean] {
  if (pads > 1) {
    const isDown = levels <= 12 && chance.isHeads(0.35)
    return isDown ? [pads, levels, true] : [levels, pads, false]
  }
  const rows = [2, 3, 4].filter((count) => levels % count === 0 && levels / count >= count)
  const [first, ...more] = rows
  if (first !== undefined && (levels > 12 || chance.isHeads(levels > 5 ? 0.4 : 0))) {
    const chosen = chance.pick([first, ...more])
    return [levels / chosen, chosen, false]
  }
  return levels <= 12 && chance.isHeads(0.3) ? [1, levels, false] : [levels, 1, false]
}

function printChart(
  painting: Painting,
  chance: Chance,
  { fields, isRound }: Chart,
  series: readonly ((place: number) => Rgb)[],
) {
  const isFramed = !isRound && chance.isHeads(0.2)
  for (const [level, pads] of fields.entries()) {
    for (const [pad, area] of pads.entries()) {
      const color = series[pad]?.(level) ?? [0, 0, 0]
      if (isRound) disc(painting, area, color)
      else fill(painting, area, color)
      if (isFramed) outline(painting, area, 0.25)
    }
  }
}

/** Numbers beside the fields, lines of text and colored dots. */
function surroundings(painting: Painting, chance: Chance, { fields, area }: Chart) {
  const [first] = fields[0] ?? []
  const high = Math.min(2.4, (first?.height ?? 4) * 0.35)
  if (chance.isHeads(0.6)) {
    for (const pads of fields) {
      const last = pads.at(-1)
      if (last === undefined) continue
      const below = last.y + last.height + 0.4
      textLine(painting, chance, {
        x: last.x,
        y: below,
        width: last.width * 0.6,
        height: high * 0.6,
      })
    }
  }
  if (chance.isHeads(0.7)) {
    textLine(painting, chance, {
      x: area.x,
      y: area.y - 6,
      width: chance.between(20, 80),
      height: 2.6,
    })
  }
  const dots = Math.floor(chance.between(0, 5))
  for (let dot = 0; dot < dots; dot += 1) {
    const across = chance.between(1.5, 5)
    const color: Rgb = [
      chance.between(0.05, 0.8),
      chance.between(0.05, 0.8),
      chance.between(0.05, 0.8),
    ]
    const x = area.x + area.width + chance.between(2, 8)
    disc(painting, { x, y: chance.between(5, 70), width: across, height: across }, color)
  }
}

/** In the band below the chart, or in line with it at its right. */
function laySample(painting: Painting, chance: Chance, chart: Chart, colors: readonly Rgb[]) {
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

const whiteSpot = (chance: Chance, { area }: Chart) => ({
  x: chance.between(90, 116),
  y: Math.min(88, area.y + area.height + chance.between(4, 20)),
})

const jittered = (color: Rgb, chance: Chance): Rgb => {
  const near = (value: number) => Math.min(0.95, value * Math.exp(0.012 * chance.normal()))
  return [near(color[0]), near(color[1]), near(color[2])]
}

interface Laid {
  readonly seed: number
  readonly chart: Chart
  readonly painting: Painting
  readonly sample: readonly SceneArea[]
  readonly place: number
  readonly table: Rgb
}

function shot(chance: Chance, { seed, chart, painting, sample, place, table }: Laid): GridScene {
  const turns = chance.isHeads(0.1) ? chance.pick([180, 270]) : chance.pick([0, 0, 90])
  const picture = turns % 180 === 0 ? { width: 800, height: 600 } : { width: 600, height: 800 }
  const view = fitting(
    {
      ...picture,
      tilt: chance.between(0, 35),
      leaning: chance.between(0, 360),
      roll: turns + chance.between(-14, 14),
      scale: chance.between(5.2, 6.6),
      middle: { x: 0.5, y: 0.5 },
    },
    [...chart.fields.flat(), ...sample],
  )
  const faults: GridFault[] = []
  const light = anyLight(chance, size)
  const fields = chart.fields.flat()
  const middles = fields.map(middleOf)
  const shade = chance.isHeads(0.2) ? anyShade(chance, chance.pick(nonEmpty(middles))) : () => 1
  const spot = chance.pick(nonEmpty(middles))
  const reach = Math.max(2, 0.7 * Math.min(fields[0]?.width ?? 4, fields[0]?.height ?? 4))
  const glareAt = chance.isHeads(0.15) ? anyGlare(chance, spot, reach) : undefined
  const quality = chance.pick([20, 45, 70, 90])
  const low = Math.min(Math.floor(place), chart.levels - 2)
  const counted = [...sample, ...(chart.fields[low] ?? []), ...(chart.fields[low + 1] ?? [])]
  const shades = counted.map((area) => middleOf(area)).map(({ x, y }) => shade(x, y))
  const isShaded = Math.max(...shades) - Math.min(...shades) > 0.02
  const isShining = counted.some(
    (area) => (glareAt?.(middleOf(area).x, middleOf(area).y) ?? 0) > 0.01,
  )
  if (shade(0, 0) !== 1) faults.push('shade')
  if (glareAt !== undefined) faults.push('glare')
  if (quality === 20) faults.push('jpeg')
  const { toThing } = mapsOf(view, painting)
  const pixels = photograph({
    width: view.width,
    height: view.height,
    painting,
    toThing,
    table,
    lightAt: (x, y) => {
      const [r, g, b] = light(x, y)
      const share = shade(x, y)
      return [r * share, g * share, b * share]
    },
    ...(glareAt && { glareAt }),
    blur: chance.between(0.4, 1.2),
    noise: chance.between(0.003, 0.012),
    seed,
  })
  const seen = (area: SceneArea) => seenAt(view, painting, middleOf(area))
  return {
    pixels,
    quality,
    levels: chart.levels,
    pads: chart.pads,
    fields: chart.fields.map((pads) => pads.map(seen)),
    isTurned: turns !== 0,
    sample: sample.map((area) => boxIn(view, painting, area)),
    place,
    faults,
    isGood: !isShaded && !isShining,
  }
}

/** Held farther off until everything is in sight. */
function fitting(view: View, areas: readonly SceneArea[]): View {
  const isWhole = areas.every((area) =>
    cornersOf(area).every((corner) => {
      const { x, y } = seenAt(view, size, corner)
      return x > 14 && y > 14 && x < view.width - 14 && y < view.height - 14
    }),
  )
  return isWhole ? view : fitting({ ...view, scale: view.scale * 0.95 }, areas)
}

/** Upright, well within what is seen of an area. */
function boxIn(view: View, thing: Painting, area: SceneArea): Box {
  const corners = cornersOf(area).map((corner) => seenAt(view, thing, corner))
  const sides = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner
    return Math.hypot(next.x - corner.x, next.y - corner.y)
  })
  const side = 0.7 * Math.min(...sides)
  const { x, y } = seenAt(view, thing, middleOf(area))
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

const cornersOf = ({ x, y, width, height }: SceneArea): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

const middleOf = ({ x, y, width, height }: SceneArea): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

const around = ({ x, y, width, height }: SceneArea, by: number): SceneArea => ({
  x: x - by,
  y: y - by - 6,
  width: width + 2 * by,
  height: height + 2 * by + 6,
})

function nonEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...more] = items
  if (first === undefined) throw new Error('nothing to choose from')
  return [first, ...more]
}
