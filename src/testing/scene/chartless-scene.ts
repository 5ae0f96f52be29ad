import type { Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { anyLight, anyShade } from './any-light.ts'
import { blankPainting, paint, type Painting } from './painting.ts'
import { householdKinds, paintHousehold } from './household-things.ts'
import { paintPattern, patternedKinds } from './patterned-things.ts'
import type { PhoneFinish } from './phone-finish.ts'
import { photograph } from './photograph.ts'
import { disc, fill, outline, paintStrip, textLine, paintTube } from './print-shapes.ts'
import { seeded, type Chance } from './seeded.ts'
import { tabletop } from './tabletop.ts'
import { mapsOf, type View } from './view.ts'

const looseKinds = [
  'strip',
  'strips',
  'strip on paper',
  'hand',
  'table',
  'leaves',
  'text',
  'tubes',
  'packet',
] as const
type LooseKind = (typeof looseKinds)[number]

/** A photograph without a printed chart, of other things found where soil is tested. */
export interface ChartlessScene {
  readonly pixels: Pixels
  readonly quality: number
  readonly kind: LooseKind | (typeof patternedKinds)[number] | (typeof householdKinds)[number]
}

const size = { width: 120, height: 90 }

export function chartlessScene(seed: number): ChartlessScene {
  const chance = seeded(seed * 6007 + 29)
  const kind = looseKinds[seed % looseKinds.length] ?? 'table'
  const top = tabletop(
    chance,
    kind === 'table' ? chance.pick(['wood', 'tiles', 'check']) : undefined,
  )
  return { ...seenOn(top, painters[kind], chance, seed), kind }
}

/** A photograph of things as regular as a chart. */
export function patternedScene(seed: number): ChartlessScene {
  const chance = seeded(seed * 5003 + 41)
  const kind = patternedKinds[seed % patternedKinds.length] ?? 'bricks'
  return { ...seenOn(tabletop(chance), paintPattern[kind], chance, seed), kind }
}

/** A photograph of things of one kind side by side, as a phone shows it. */
export function householdScene(seed: number): ChartlessScene {
  const chance = seeded(seed * 4409 + 61)
  const kind = householdKinds[seed % householdKinds.length] ?? 'floor'
  const finishOfPhone = () => ({
    contrast: chance.between(0, 0.5),
    saturation: chance.between(0.95, 1.25),
    sharpness: chance.between(0, 0.8),
  })
  return { ...seenOn(tabletop(chance), paintHousehold[kind], chance, seed, finishOfPhone), kind }
}

type PaintThings = (painting: Painting, chance: Chance) => void

/** Things on a table, in any light, from anywhere above it. */
function seenOn(
  table: (x: number, y: number) => Rgb,
  paintThings: PaintThings,
  chance: Chance,
  seed: number,
  finishOf?: () => PhoneFinish,
) {
  const painting = blankPainting(size.width, size.height, [0, 0, 0])
  paint(painting, { x: 0, y: 0, ...size }, table)
  paintThings(painting, chance)
  const finish = finishOf?.()
  const view: View = {
    width: 800,
    height: 600,
    tilt: chance.between(0, 30),
    leaning: chance.between(0, 360),
    roll: chance.pick([0, 90, 180, 270]) + chance.between(-20, 20),
    scale: chance.between(5.5, 8),
    middle: { x: 0.5, y: 0.5 },
  }
  const light = anyLight(chance, size)
  const shade = chance.isHeads(0.2)
    ? anyShade(chance, { x: chance.between(30, 90), y: chance.between(20, 70) })
    : () => 1
  const pixels = photograph({
    width: view.width,
    height: view.height,
    painting,
    toThing: mapsOf(view, painting).toThing,
    table: table(-5, -5),
    lightAt: (x, y) => {
      const [r, g, b] = light(x, y)
      const share = shade(x, y)
      return [r * share, g * share, b * share]
    },
    blur: chance.between(0.4, 1.2),
    noise: chance.between(0.003, 0.012),
    ...(finish && { finish }),
    seed,
  })
  return { pixels, quality: chance.pick([20, 45, 70, 90]) }
}

const anyColor = (chance: Chance, low = 0.03, high = 0.85): Rgb => [
  chance.between(low, high),
  chance.between(low, high),
  chance.between(low, high),
]

function sheet(painting: Painting, chance: Chance): Rgb {
  const light = chance.between(0.72, 0.9)
  const paper: Rgb = [light, light * 0.99, light * chance.between(0.9, 1)]
  fill(painting, { x: 4, y: 4, width: 112, height: 82 }, paper)
  return paper
}

function layStrip(painting: Painting, chance: Chance, y = chance.between(25, 60)) {
  const count = Math.round(chance.between(0.5, 4.49))
  const wide = chance.between(4.5, 7)
  const light = chance.between(0.72, 0.9)
  const pads = Array.from({ length: count }, () => anyColor(chance, 0.05, 0.75))
  const pitch = wide * chance.between(1.15, 2)
  paintStrip(
    painting,
    { x: chance.between(8, 24), y, width: chance.between(60, 85), height: wide },
    pads,
    { plastic: [light, light, light * 1.01], pitch, first: chance.between(0.5, 3) },
  )
}

const painters: Readonly<Record<LooseKind, PaintThings>> = {
  strip: (painting, chance) => layStrip(painting, chance),
  strips: (painting, chance) => {
    const count = Math.round(chance.between(2, 4))
    for (let at = 0; at < count; at += 1) {
      layStrip(painting, chance, 20 + at * chance.between(9, 16))
    }
  },
  'strip on paper': (painting, chance) => {
    sheet(painting, chance)
    if (chance.isHeads(0.5)) {
      textLine(painting, chance, { x: 12, y: 10, width: 80, height: 3 })
    }
    layStrip(painting, chance)
  },
  hand: (painting, chance) => {
    const tone = chance.between(0.12, 0.6)
    const skin: Rgb = [tone, tone * 0.68, tone * 0.52]
    disc(painting, { x: 20, y: 40, width: 80, height: 70 }, skin)
    for (let finger = 0; finger < 4; finger += 1) {
      const x = 24 + finger * 18
      fill(painting, { x, y: 8 + chance.between(0, 8), width: 13, height: 60 }, skin)
      disc(painting, { x: x + 2.5, y: 12, width: 8, height: 10 }, [
        tone * 1.25,
        tone * 0.85,
        tone * 0.7,
      ])
    }
    if (chance.isHeads(0.6)) layStrip(painting, chance, 46)
  },
  table: () => {},
  leaves: (painting, chance) => {
    if (chance.isHeads(0.4)) sheet(painting, chance)
    const count = Math.round(chance.between(4, 26))
    const isSorted = chance.isHeads(0.3)
    for (let at = 0; at < count; at += 1) {
      const green = chance.between(0.08, 0.45)
      const x = isSorted ? 10 + (at % 7) * 15 : chance.between(6, 100)
      const y = isSorted ? 12 + Math.floor(at / 7) * 19 : chance.between(6, 75)
      disc(painting, { x, y, width: chance.between(6, 13), height: chance.between(8, 16) }, [
        green * chance.between(0.3, 1.2),
        green,
        green * 0.25,
      ])
    }
  },
  text: (painting, chance) => {
    sheet(painting, chance)
    const high = chance.between(1.6, 4)
    for (let y = 10; y < 80; y += high * 1.7) {
      textLine(painting, chance, { x: 10, y, width: chance.between(50, 98), height: high })
    }
    if (chance.isHeads(0.5)) printedTable(painting, chance)
  },
  tubes: (painting, chance) => {
    if (chance.isHeads(0.5)) sheet(painting, chance)
    const count = Math.round(chance.between(1, 4))
    for (let at = 0; at < count; at += 1) {
      const x = 14 + at * chance.between(16, 24)
      paintTube(
        painting,
        { x, y: chance.between(12, 22), width: 12, height: 55 },
        anyColor(chance, 0.1, 0.8),
      )
    }
  },
  packet: (painting, chance) => {
    fill(painting, { x: 20, y: 6, width: 60, height: 80 }, anyColor(chance, 0.3, 0.85))
    textLine(painting, chance, { x: 24, y: 10, width: 50, height: 6 }, anyColor(chance))
    const count = Math.round(chance.between(2, 8))
    for (let at = 0; at < count; at += 1) {
      const across = chance.between(5, 20)
      const area = {
        x: chance.between(22, 60),
        y: chance.between(20, 60),
        width: across,
        height: across,
      }
      if (chance.isHeads(0.5)) disc(painting, area, anyColor(chance))
      else fill(painting, area, anyColor(chance))
    }
    for (let line = 0; line < 4; line += 1) {
      textLine(painting, chance, { x: 24, y: 70 + line * 4, width: 50, height: 2 })
    }
  },
}

/** Table cells, some tinted like a header or alternate rows. */
function printedTable(painting: Painting, chance: Chance) {
  const [columns, rows] = [Math.round(chance.between(3, 7)), Math.round(chance.between(3, 7))]
  const [width, height] = [90 / columns, 50 / rows]
  const head = anyColor(chance, 0.3, 0.8)
  const stripe = anyColor(chance, 0.6, 0.8)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = { x: 14 + column * width, y: 20 + row * height, width, height }
      fill(painting, cell, row === 0 ? head : row % 2 === 0 ? stripe : [0.85, 0.85, 0.85])
      outline(painting, cell, 0.3)
      textLine(painting, chance, {
        x: cell.x + 1,
        y: cell.y + height * 0.3,
        width: width * 0.7,
        height: Math.min(3, height * 0.4),
      })
    }
  }
}
