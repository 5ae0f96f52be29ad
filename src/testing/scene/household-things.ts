import type { Rgb } from '#domain/color/srgb.ts'
import { paintGarden } from './garden-things.ts'
import { ball, colorsOfSet, cylinder, inside, ink, white } from './household-shapes.ts'
import { paint, type Painting } from './painting.ts'
import { anyColor, areasIn, inLight, mixed, whole } from './patterned-things.ts'
import { disc, fill, outline, roundedFill, textLine } from './print-shapes.ts'
import type { Chance } from './seeded.ts'

/** Things on the table of someone who grows plants: several of one kind side by side, of many colors, none of them a chart. */
export const householdKinds = [
  'tape measure',
  'seed packets',
  'egg carton',
  'bottles on a shelf',
  'floor',
  'checkered cloth',
  'buttons',
  'pills',
  'laptop',
  'books',
  'page markers',
  'clothes pegs',
  'tomatoes',
  'stamps',
  'stains',
  'flower pots',
  'remote control',
  'bottle caps',
] as const
type HouseholdKind = (typeof householdKinds)[number]

export const paintHousehold: Readonly<
  Record<HouseholdKind, (painting: Painting, chance: Chance) => void>
> = {
  ...paintGarden,
  'tape measure': (painting, chance) => {
    const wide = chance.between(8, 16)
    const y = chance.between(15, 60)
    const band = chance.pick<Rgb>([[0.75, 0.55, 0.06], white, [0.7, 0.7, 0.68]])
    fill(painting, { x: 0, y, width: 120, height: wide }, band)
    const step = chance.between(5, 10)
    for (let at = 0; at * step < 120; at += 1) {
      const isTenth = at % 10 === 0
      const marked = isTenth ? ([0.6, 0.04, 0.04] as const) : ink
      fill(painting, { x: at * step, y, width: 0.3, height: wide * 0.45 }, marked)
      const number = { x: at * step + 0.8, y: y + wide * 0.5, width: step * 0.6, height: 3 }
      if (isTenth) fill(painting, number, [0.6, 0.04, 0.04])
      else textLine(painting, chance, number)
      for (let part = 1; part < 10; part += 1) {
        const x = (at + part / 10) * step
        fill(painting, { x, y, width: 0.15, height: wide * (part === 5 ? 0.3 : 0.2) }, ink)
      }
    }
  },
  'bottles on a shelf': (painting, chance) => {
    const wall = anyColor(chance, 0.3, 0.85)
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, wall)
    const colorOf = colorsOfSet(chance)
    const count = whole(chance, 4, 10)
    const high = chance.between(25, 50)
    const row = { x: 5, y: 74 - high, width: 110, height: high }
    for (const { area } of areasIn(row, count, 1, chance.between(0.55, 0.9))) {
      const body = { ...area, height: row.height }
      cylinder(painting, body, colorOf())
      const neck = {
        x: body.x + body.width * 0.3,
        y: body.y - high * 0.25,
        width: body.width * 0.4,
        height: high * 0.25,
      }
      cylinder(painting, neck, colorOf())
      if (chance.isHeads(0.5)) {
        const label = { ...body, y: body.y + high * 0.35, height: high * 0.35 }
        cylinder(painting, label, white)
        textLine(painting, chance, { ...inside(label, 0.7), height: 2 })
      }
    }
    fill(painting, { x: 0, y: 74, width: 120, height: 6 }, anyColor(chance, 0.1, 0.4))
  },
  floor: (painting, chance) => {
    const joint = chance.between(0.1, 0.8)
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, [joint, joint, joint * 0.95])
    const set = Array.from({ length: whole(chance, 2, 4) }, () => anyColor(chance, 0.1, 0.75))
    const [columns, rows] = [whole(chance, 3, 9), whole(chance, 2, 7)]
    const isMixed = chance.isHeads(0.5)
    const spread = chance.between(0, 0.25)
    const whole1 = { x: -8, y: -8, width: 136, height: 106 }
    for (const { column, row, area } of areasIn(whole1, columns, rows, chance.between(0.9, 0.98))) {
      const at = isMixed ? whole(chance, 0, set.length - 1) : (column + row) % set.length
      fill(painting, area, inLight(set[at] ?? white, 1 + spread * chance.between(-1, 1)))
    }
  },
  'checkered cloth': (painting, chance) => {
    const ground = chance.isHeads(0.7) ? white : anyColor(chance, 0.4, 0.85)
    const threads = Array.from({ length: whole(chance, 1, 3) }, () => anyColor(chance, 0.03, 0.6))
    const wide = chance.between(5, 16)
    const cloth = { x: 2, y: 2, width: 116, height: 86 }
    const threadAt = (along: number) => {
      const at = Math.floor(along / wide)
      return at % 2 === 0 ? ground : (threads[((at - 1) / 2) % threads.length] ?? ground)
    }
    paint(painting, cloth, (x, y) => mixed(threadAt(x), threadAt(y), 0.5))
  },
  buttons: (painting, chance) => {
    const card = chance.isHeads(0.7) ? white : anyColor(chance, 0.2, 0.85)
    fill(painting, { x: 8, y: 6, width: 104, height: 78 }, card)
    const colorOf = colorsOfSet(chance)
    const [columns, rows] = [whole(chance, 2, 7), whole(chance, 1, 5)]
    const step = Math.min(96 / columns, 66 / rows, 24)
    const set = { x: 12, y: 14, width: step * columns, height: step * rows }
    const share = chance.between(0.5, 0.85)
    for (const { area } of areasIn(set, columns, rows)) {
      const button = inside(area, share)
      const color = colorOf()
      disc(painting, button, inLight(color, 0.8))
      disc(painting, inside(button, 0.8), color)
      for (const { area: hole } of areasIn(inside(button, 0.35), 2, 2, 0.5)) {
        disc(painting, hole, ink)
      }
    }
    textLine(painting, chance, { x: 12, y: 8, width: 60, height: 3 })
  },
  pills: (painting, chance) => {
    const foil = chance.between(0.35, 0.75)
    const [columns, rows] = [whole(chance, 2, 7), whole(chance, 2, 4)]
    const step = Math.min(chance.between(11, 20), 100 / columns, 70 / rows)
    const blister = { x: 10, y: 10, width: step * columns, height: step * rows }
    paint(painting, blister, (x, y) => {
      const light = foil * (1 + 0.1 * Math.sin(1.9 * x + 0.7 * y))
      return [light, light, light * 1.02]
    })
    const [one, other] = [anyColor(chance, 0.1, 0.85), anyColor(chance, 0.1, 0.85)]
    const isTwoTone = chance.isHeads(0.3)
    for (const { area } of areasIn(blister, columns, rows)) {
      const dome = inside(area, 0.8)
      disc(painting, dome, [foil * 0.75, foil * 0.75, foil * 0.77])
      if (chance.isHeads(0.2)) continue
      const pill = inside(area, 0.62)
      ball(painting, chance, pill, one)
      if (isTwoTone) fill(painting, { ...inside(pill, 0.6), width: pill.width * 0.3 }, other)
    }
  },
  laptop: (painting, chance) => {
    const body = chance.between(0.1, 0.7)
    fill(painting, { x: 1, y: 4, width: 118, height: 84 }, [body, body, body * 1.02])
    const key = chance.isHeads(0.7) ? chance.between(0.01, 0.05) : chance.between(0.5, 0.85)
    const accents = chance.isHeads(0.4) ? anyColor(chance, 0.1, 0.7) : null
    const step = chance.between(7, 9)
    for (let row = 0; row < 5; row += 1) {
      for (let column = -1; column < 15; column += 1) {
        const x = 4 + (column + ([0, 0.5, 0.75, 1.2, 0.2][row] ?? 0)) * step
        if (x < 4 || x + step > 116) continue
        const area = { x, y: 8 + row * step, width: step * 0.88, height: step * 0.88 }
        const isAccent = accents !== null && (row === 0 || chance.isHeads(0.05))
        roundedFill(painting, area, 0.8, isAccent ? accents : [key, key, key])
        const sign = { ...inside(area, 0.4), height: 2 }
        textLine(painting, chance, sign, key < 0.3 ? [0.7, 0.7, 0.7] : ink)
      }
    }
    const pad = { x: 40, y: 54, width: 40, height: 28 }
    roundedFill(painting, pad, 2, [body * 0.85, body * 0.85, body * 0.87])
  },
  books: (painting, chance) => {
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, anyColor(chance, 0.05, 0.5))
    const isSeries = chance.isHeads(0.4)
    const even = chance.between(6, 14)
    for (let x = 6; x < 108;) {
      const thick = isSeries ? even : chance.between(4, 14)
      const high = isSeries ? 62 : chance.between(45, 70)
      const spine = { x, y: 80 - high, width: thick - 0.4, height: high }
      cylinder(painting, spine, anyColor(chance, 0.03, 0.8))
      const title = { x: x + 1, y: spine.y + 8, width: thick - 2, height: high * 0.3 }
      fill(painting, title, chance.isHeads(0.5) ? white : anyColor(chance, 0.1, 0.8))
      x += thick
    }
  },
  'page markers': (painting, chance) => {
    const card = chance.isHeads(0.6) ? white : anyColor(chance, 0.2, 0.85)
    fill(painting, { x: 20, y: 10, width: 80, height: 70 }, card)
    const count = whole(chance, 3, 6)
    const isUpright = chance.isHeads(0.5)
    const room = { x: 24, y: 22, width: 72, height: 50 }
    const [columns, rows] = isUpright ? [count, 1] : [1, count]
    for (const { area } of areasIn(room, columns, rows, chance.between(0.8, 1))) {
      const color = anyColor(chance, 0.02, 0.85)
      fill(painting, area, color)
      const line = isUpright ? { ...area, height: 1 } : { ...area, width: 1 }
      if (chance.isHeads(0.5)) fill(painting, line, inLight(color, 0.7))
    }
    textLine(painting, chance, { x: 24, y: 13, width: 50, height: 4 })
  },
  'clothes pegs': (painting, chance) => {
    const colorOf = colorsOfSet(chance)
    const count = whole(chance, 4, 12)
    const y = chance.between(15, 35)
    const long = chance.between(22, 40)
    const row = { x: 6, y, width: 108, height: long }
    const filled = chance.between(0.4, 0.75)
    for (const { area } of areasIn(row, count, 1, filled)) {
      const peg = { ...area, y: y + chance.between(-1.5, 1.5), height: long }
      const color = colorOf()
      fill(painting, peg, color)
      fill(painting, { ...peg, y: peg.y + long * 0.4, height: 1.5 }, [0.5, 0.5, 0.52])
      const slit = { ...peg, x: peg.x + peg.width * 0.45, width: peg.width * 0.1 }
      fill(painting, slit, inLight(color, 0.4))
    }
    fill(painting, { x: 0, y: y + 4, width: 120, height: 0.8 }, [0.7, 0.7, 0.7])
  },
  stamps: (painting, chance) => {
    fill(painting, { x: 4, y: 4, width: 112, height: 82 }, white)
    const colorOf = colorsOfSet(chance)
    const [columns, rows] = [whole(chance, 3, 8), whole(chance, 2, 5)]
    for (const { area } of areasIn({ x: 8, y: 8, width: 104, height: 74 }, columns, rows)) {
      const picture = inside(area, 0.82)
      const [above, below] = [colorOf(), colorOf()]
      paint(painting, picture, (_, y) => mixed(above, below, (y - picture.y) / picture.height))
      if (chance.isHeads(0.6)) disc(painting, inside(area, 0.4), colorOf())
      textLine(painting, chance, { ...inside(area, 0.7), height: 2 })
      outline(painting, area, 0.15, [0.6, 0.6, 0.6])
    }
  },
  stains: (painting, chance) => {
    if (chance.isHeads(0.6)) fill(painting, { x: 4, y: 4, width: 112, height: 82 }, white)
    const colorOf = colorsOfSet(chance)
    const count = whole(chance, 4, 30)
    const usual = chance.between(4, 12)
    for (let at = 0; at < count; at += 1) {
      const across = usual * chance.between(0.7, 1.3)
      const high = across * chance.between(0.8, 1.2)
      const [x, y] = [chance.between(4, 104), chance.between(4, 76)]
      disc(painting, { x, y, width: across, height: high }, colorOf())
    }
  },
  'remote control': (painting, chance) => {
    const body = chance.pick([0.02, 0.05, 0.4, 0.75])
    const across = chance.between(28, 44)
    const left = chance.between(20, 60)
    roundedFill(painting, { x: left, y: 2, width: across, height: 86 }, 4, [body, body, body])
    const rows = whole(chance, 6, 10)
    const columns = whole(chance, 3, 4)
    const colored = whole(chance, 1, rows - 1)
    const key: Rgb = body > 0.3 ? [0.12, 0.12, 0.13] : [0.35, 0.35, 0.36]
    const signals: readonly Rgb[] = [
      [0.6, 0.04, 0.04],
      [0.04, 0.35, 0.08],
      [0.75, 0.6, 0.05],
      [0.04, 0.12, 0.5],
    ]
    const room = { x: left + 3, y: 8, width: across - 6, height: 74 }
    for (const { column, row, area } of areasIn(room, columns, rows)) {
      const color = row === colored ? (signals[column] ?? key) : key
      const button = inside(area, 0.65)
      if (chance.isHeads(0.5)) fill(painting, button, color)
      else disc(painting, button, color)
      textLine(painting, chance, { ...inside(button, 0.5), height: 1.5 }, [0.8, 0.8, 0.8])
    }
  },
  'bottle caps': (painting, chance) => {
    const colorOf = colorsOfSet(chance)
    const [columns, rows] = [whole(chance, 3, 8), whole(chance, 1, 3)]
    const step = Math.min(110 / columns, 26)
    const off = chance.between(0, 0.15)
    const row = { x: 5, y: 12, width: step * columns, height: step * rows }
    for (const { area } of areasIn(row, columns, rows)) {
      const cap = inside(area, chance.between(0.6, 0.9))
      const moved = {
        ...cap,
        x: cap.x + off * step * chance.between(-1, 1),
        y: cap.y + off * step * chance.between(-1, 1),
      }
      const color = colorOf()
      disc(painting, moved, inLight(color, 0.7))
      disc(painting, inside(moved, 0.82), color)
      if (chance.isHeads(0.4)) textLine(painting, chance, { ...inside(moved, 0.5), height: 2 })
    }
  },
}
