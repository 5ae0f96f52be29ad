import { areOverlapping } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { anyCardShape, cardChart, printCardChart, type CardChart } from './card-chart.ts'
import { photographGrid, sheetSize, type GridScene } from './grid-shot.ts'
import { kitSeries } from './kit-series.ts'
import { blankPainting, paint, type Painting, type SceneArea } from './painting.ts'
import { fill, paintStrip, paintTube, roundedFill, textLine } from './print-shapes.ts'
import { seeded, type Chance } from './seeded.ts'
import { soil, tabletop } from './tabletop.ts'

type Lines = readonly [CardChart, ...CardChart[]]

/**
 * A kit's printed card or leaflet as its user photographs it with a phone, the sample beside it: touching or framed fields, numbers on
 * them, any color of card, one analyte or two, pads that are not quite the color of the print.
 */
export function cardScene(seed: number): GridScene {
  const chance = seeded(seed * 6121 + 83)
  const lines = anyLines(chance)
  const at = lines.length > 1 ? chance.pick([0, 1]) : 0
  const chart = lines[at] ?? lines[0]
  const print = lines.map((line) =>
    Array.from({ length: line.pads }, () =>
      kitSeries(chance, line.levels, line.pads > 1 ? false : undefined),
    ),
  )
  const place = chance.between(0, chart.levels - 1)
  const colors = padsLike(
    chance,
    (print[at] ?? []).map((colorAt) => colorAt(place)),
  )

  const table = chance.isHeads(0.15) ? soil(chance) : tabletop(chance)
  const painting = blankPainting(sheetSize.width, sheetSize.height, [0, 0, 0])
  paint(painting, { x: 0, y: 0, ...sheetSize }, table)
  const card = printCard(painting, chance, lines, print)
  const sample = laySample(painting, chance, card, chart, colors)
  const isHeld = chance.isHeads(0.25)
  if (isHeld) layFinger(painting, chance, card)
  const fields = lines.flatMap((line) => line.fields.flat())
  const isCovered = sample.some((pad) => fields.some((field) => areOverlapping(pad, field)))
  const scene = photographGrid(chance, {
    seed,
    chart,
    painting,
    sample,
    isCovered,
    place,
    table: table(-5, -5),
    phone: {
      contrast: chance.between(0, 0.5),
      saturation: chance.between(0.95, 1.25),
      sharpness: chance.between(0, 0.8),
    },
  })
  return lines.length === 1 ? scene : { ...scene, line: { at, of: lines.length } }
}

/** One analyte's chart, or two above each other. */
function anyLines(chance: Chance): Lines {
  const room = { x: 14, y: 16, width: chance.between(60, 92), height: 50 }
  const shape = anyCardShape(chance)
  const isOfTwo = shape.pads === 1 && shape.way === 'across' && chance.isHeads(0.35)
  if (!isOfTwo) return [cardChart(chance, shape, room)]
  const first = cardChart(chance, shape, { ...room, height: 20 })
  const levels = chance.isHeads(0.6) ? shape.levels : Math.round(chance.between(4, 9))
  const between = chance.between(3.5, 9)
  const y = first.area.y + first.area.height + between
  if (levels === shape.levels) {
    const down = y - first.area.y
    const area = { ...first.area, y }
    const lower = (field: SceneArea) => ({ ...field, y: field.y + down })
    return [first, { ...first, area, fields: first.fields.map((pads) => pads.map(lower)) }]
  }
  return [first, cardChart(chance, { ...shape, levels }, { ...room, y, height: 20 })]
}

const light = (chance: Chance, low: number, high: number, tint: Rgb): Rgb => {
  const level = chance.between(low, high)
  return [level * tint[0], level * tint[1], level * tint[2]]
}

/** White, cream, gray, black, brown or colored, paler ones more often. */
function cardColor(chance: Chance): Rgb {
  return chance.pick([
    () => light(chance, 0.76, 0.9, [1, 1, 1]),
    () => light(chance, 0.76, 0.9, [1, 1, 1]),
    () => light(chance, 0.76, 0.88, [1, 0.99, 0.95]),
    () => light(chance, 0.72, 0.86, [1, 0.96, 0.86]),
    () => light(chance, 0.18, 0.5, [1, 1, 1]),
    () => light(chance, 0.025, 0.06, [1, 1, 1]),
    () => light(chance, 0.35, 0.5, [1, 0.68, 0.42]),
    () =>
      light(
        chance,
        0.3,
        0.7,
        chance.pick([
          [0.25, 0.5, 1],
          [0.4, 1, 0.5],
          [1, 0.85, 0.25],
          [1, 0.45, 0.4],
        ]),
      ),
  ])()
}

function printCard(
  painting: Painting,
  chance: Chance,
  lines: Lines,
  print: readonly (readonly ((level: number) => Rgb)[])[],
): SceneArea {
  const right = Math.max(...lines.map(({ area }) => area.x + area.width))
  const bottom = Math.max(...lines.map(({ area }) => area.y + area.height))
  const margin = {
    x: chance.between(2.5, 9),
    top: chance.between(3, 10),
    bottom: chance.between(3, 8),
  }
  const card = {
    x: lines[0].area.x - margin.x,
    y: lines[0].area.y - margin.top,
    width: right - lines[0].area.x + 2 * margin.x,
    height: bottom - lines[0].area.y + margin.top + margin.bottom,
  }
  const ground = cardColor(chance)
  const ink: Rgb = ground[1] < 0.2 ? [0.75, 0.75, 0.75] : [0.04, 0.04, 0.05]
  roundedFill(painting, card, chance.isHeads(0.5) ? chance.between(1, 4) : 0, ground)
  if (chance.isHeads(0.3)) foldPaper(painting, chance, card)
  const ways = {
    numbers: chance.pick(['on', 'below', 'below', 'none'] as const),
    line: chance.isHeads(0.6) ? ink : ([0.85, 0.85, 0.85] as const),
    isFramed: chance.isHeads(0.3),
    ink,
  }
  for (const [at, line] of lines.entries()) {
    printCardChart(painting, chance, line, { series: print[at] ?? [], ...ways })
    const above = line.area.y - (at === 0 ? Math.min(4, margin.top - 0.5) : 2.6)
    const width = line.area.width * chance.between(0.2, 0.9)
    if (chance.isHeads(0.7))
      textLine(painting, chance, { x: line.area.x, y: above, width, height: 2 }, ink)
  }
  if (chance.isHeads(0.4)) {
    const band = { ...card, height: Math.min(2.5, margin.top - 2.6) }
    const color: Rgb = [
      chance.between(0.05, 0.6),
      chance.between(0.05, 0.6),
      chance.between(0.05, 0.6),
    ]
    if (band.height > 1) fill(painting, band, color)
  }
  return card
}

/** A crease across the paper: one side lies in other light, the crease itself is worn. */
function foldPaper(painting: Painting, chance: Chance, card: SceneArea) {
  const x0 = card.x + card.width * chance.between(0.2, 0.8)
  const slope = chance.between(-0.1, 0.1)
  const step = chance.between(0.88, 0.98)
  paint(painting, card, (x, y) => {
    const off = x - x0 - slope * y
    if (Math.abs(off) < 0.25) return null
    const color = colorOn(painting, x, y)
    return off > 0 ? [color[0] * step, color[1] * step, color[2] * step] : null
  })
}

function colorOn({ dots, columns, dotsPerMillimeter }: Painting, x: number, y: number): Rgb {
  const at = 3 * (Math.floor(y * dotsPerMillimeter) * columns + Math.floor(x * dotsPerMillimeter))
  return [dots[at] ?? 0, dots[at + 1] ?? 0, dots[at + 2] ?? 0]
}

/** A pad or a liquid is not the ink that imitates it: all pads a little darker or paler, each a little off in hue. */
function padsLike(chance: Chance, print: readonly Rgb[]): readonly Rgb[] {
  const paler = Math.exp(0.06 * chance.normal())
  return print.map((color) => {
    const near = (value: number) =>
      Math.min(0.92, value * paler * Math.exp(0.025 * chance.normal()))
    return [near(color[0]), near(color[1]), near(color[2])]
  })
}

/** Lays a strip or a tube below the card or right of it; returns the pads, or the liquid. */
function laySample(
  painting: Painting,
  chance: Chance,
  card: SceneArea,
  chart: CardChart,
  colors: readonly Rgb[],
): readonly SceneArea[] {
  const right = card.x + card.width
  const below = card.y + card.height
  const isBeside =
    sheetSize.width - right > 16 && (sheetSize.height - below < 14 || chance.isHeads(0.4))
  if (colors.length === 1 && chance.isHeads(0.35)) {
    const area = isBeside
      ? { x: right + chance.between(2, 5), y: chance.between(8, 35), width: 11, height: 50 }
      : { x: chance.between(14, 90), y: below + 2, width: 11, height: Math.max(12, 97 - below) }
    return [paintTube(painting, area, colors[0] ?? [0, 0, 0])]
  }
  const wide = chance.between(4.5, 6.5)
  const pitch = Math.min(wide * chance.between(1.15, 1.9), 44 / colors.length)
  const plastic = chance.between(0.72, 0.9)
  const look = {
    plastic: [plastic, plastic, plastic * 1.01] as const,
    pitch,
    first: chance.between(0.5, 3),
  }
  const long = pitch * colors.length + chance.between(14, 40)
  const isUpright = isBeside && (chart.pads === 1 || chance.isHeads(0.7))
  const area = isUpright
    ? {
        x: right + chance.between(2, 6),
        y: card.y + chance.between(0, 10),
        width: wide,
        height: Math.min(long, 60),
      }
    : {
        x: chance.between(10, 45),
        y: Math.min(below + chance.between(1.5, 7), 98 - wide),
        width: Math.min(long, 70),
        height: wide,
      }
  return paintStrip(painting, area, colors, look).map(({ x, y, width, height }): SceneArea => ({
    x: x + 0.2 * width,
    y: y + 0.2 * height,
    width: 0.6 * width,
    height: 0.6 * height,
  }))
}

/** A fingertip that holds the card at its left or upper edge, beside the fields. */
function layFinger(painting: Painting, chance: Chance, card: SceneArea) {
  const tone = chance.between(0.25, 0.6)
  const skin: Rgb = [tone, tone * 0.62, tone * 0.47]
  const wide = chance.between(11, 15)
  const deep = chance.between(1, 2.4)
  const area = {
    x: card.x + deep - 40,
    y: card.y + card.height * chance.between(0.2, 0.7),
    width: 40,
    height: wide,
  }
  const across = (y: number) => Math.abs((y - area.y) / wide - 0.5) * 2
  paint(painting, area, (x, y) => {
    const tip = area.x + area.width - 0.3 * wide * (1 - Math.sqrt(Math.max(0, 1 - across(y) ** 2)))
    if (x > tip) return null
    const shade = 1 - 0.25 * across(y) ** 2
    return [skin[0] * shade, skin[1] * shade, skin[2] * shade]
  })
}
