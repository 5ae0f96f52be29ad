import type { Rgb } from '#domain/color/srgb.ts'
import { paint, type Painting, type SceneArea } from './painting.ts'
import { disc, fill, outline, textLine } from './print-shapes.ts'
import type { Chance } from './seeded.ts'

/** Things that are as regular as a chart but are not one, painted over the whole table. */
export const patternedKinds = [
  'bricks',
  'window',
  'keyboard',
  'calendar',
  'seed tray',
  'pencils',
  'striped cloth',
  'glazed tiles',
  'plant labels',
  'phone',
  'bottle',
] as const
type PatternedKind = (typeof patternedKinds)[number]

export const anyColor = (chance: Chance, low = 0.03, high = 0.85): Rgb => [
  chance.between(low, high),
  chance.between(low, high),
  chance.between(low, high),
]

export const inLight = ([r, g, b]: Rgb, share: number): Rgb => [r * share, g * share, b * share]

export const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

export const whole = (chance: Chance, least: number, most: number) =>
  Math.floor(chance.between(least, most + 1))

/** Equal areas in columns and rows; `filled`: share of each step that the area covers. */
export function areasIn(
  { x, y, width, height }: SceneArea,
  columns: number,
  rows: number,
  filled = 1,
) {
  const [across, down] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, at) => ({
    column: at % columns,
    row: Math.floor(at / columns),
    area: {
      x: x + (at % columns) * across,
      y: y + Math.floor(at / columns) * down,
      width: across * filled,
      height: down * filled,
    },
  }))
}

const rainbow: readonly Rgb[] = [
  [0.6, 0.05, 0.06],
  [0.72, 0.25, 0.03],
  [0.8, 0.6, 0.04],
  [0.3, 0.5, 0.06],
  [0.05, 0.3, 0.12],
  [0.04, 0.2, 0.5],
  [0.06, 0.06, 0.35],
  [0.22, 0.05, 0.3],
]

/** Color of a rainbow at a share of its width. */
function rainbowAt(share: number): Rgb {
  const place = share * (rainbow.length - 1)
  const from = Math.min(rainbow.length - 2, Math.floor(place))
  return mixed(rainbow[from] ?? [0, 0, 0], rainbow[from + 1] ?? [0, 0, 0], place - from)
}

export const paintPattern: Readonly<
  Record<PatternedKind, (painting: Painting, chance: Chance) => void>
> = {
  bricks: (painting, chance) => {
    const light = chance.between(0.4, 0.7)
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, [light, light * 0.95, light * 0.88])
    const [wide, high] = [chance.between(12, 24), chance.between(5, 9)]
    const brick: Rgb = [chance.between(0.2, 0.5), chance.between(0.08, 0.2), 0.08]
    const joint = chance.between(0.7, 1.5)
    for (let row = 0; row * high < 90; row += 1) {
      for (let x = row % 2 === 0 ? 0 : -wide / 2; x < 120; x += wide) {
        const area = { x, y: row * high, width: wide - joint, height: high - joint }
        fill(painting, area, inLight(brick, chance.between(0.6, 1.5)))
      }
    }
  },
  window: (painting, chance) => {
    const frame = chance.between(0.55, 0.9)
    const sheet = { x: 10, y: 8, width: chance.between(60, 100), height: chance.between(50, 74) }
    fill(painting, sheet, [frame, frame, frame * 0.97])
    const [above, below] = [anyColor(chance, 0.2, 0.7), anyColor(chance, 0.5, 0.85)]
    const panes = areasIn(
      sheet,
      whole(chance, 2, 5),
      whole(chance, 2, 5),
      chance.between(0.75, 0.92),
    )
    for (const { area } of panes) {
      const pane = { ...area, x: area.x + 0.06 * area.width, y: area.y + 0.06 * area.height }
      paint(painting, pane, (_, y) => mixed(above, below, (y - sheet.y) / sheet.height))
    }
  },
  keyboard: (painting, chance) => {
    const body = chance.between(0.03, 0.7)
    fill(painting, { x: 2, y: 10, width: 116, height: 70 }, [body, body, body])
    const key = anyColor(chance, 0.02, 0.85)
    const other = anyColor(chance)
    const keys = areasIn({ x: 5, y: 14, width: 110, height: 62 }, whole(chance, 8, 14), 5, 0.85)
    for (const { row, area } of keys) {
      const x = area.x + row * chance.pick([0, 0, 1.5])
      fill(painting, { ...area, x }, chance.isHeads(0.12) ? other : key)
      const letter = { x: x + 1, y: area.y + 1, width: area.width * 0.5, height: area.height * 0.4 }
      textLine(painting, chance, letter, body > 0.3 ? [0.05, 0.05, 0.05] : [0.8, 0.8, 0.8])
    }
  },
  calendar: (painting, chance) => {
    fill(painting, { x: 3, y: 3, width: 114, height: 84 }, [0.85, 0.85, 0.83])
    textLine(painting, chance, { x: 30, y: 6, width: 60, height: 7 })
    const [sunday, saturday] = [anyColor(chance, 0.5, 0.85), anyColor(chance, 0.5, 0.85)]
    const month = { x: 8, y: 18, width: 104, height: 66 }
    for (const { column, area } of areasIn(month, 7, whole(chance, 5, 6))) {
      const isTinted = column === 0 || column === 6
      if (isTinted) fill(painting, area, column === 0 ? sunday : saturday)
      outline(painting, area, 0.25)
      const ink: Rgb = column === 0 ? [0.6, 0.05, 0.05] : [0.05, 0.05, 0.06]
      textLine(painting, chance, { x: area.x + 1, y: area.y + 1, width: 6, height: 3.5 }, ink)
    }
  },
  'seed tray': (painting, chance) => {
    const tray = anyColor(chance, 0.02, chance.pick([0.15, 0.7]))
    fill(painting, { x: 4, y: 4, width: 112, height: 82 }, tray)
    const soil = chance.between(0.03, 0.15)
    const isRound = chance.isHeads(0.6)
    const columns = whole(chance, 3, 10)
    const cells = areasIn({ x: 8, y: 8, width: 106, height: 76 }, columns, whole(chance, 3, 6), 0.8)
    for (const { area } of cells) {
      const dark = soil * chance.between(0.7, 1.4)
      if (isRound) disc(painting, area, [dark, dark * 0.75, dark * 0.5])
      else fill(painting, area, [dark, dark * 0.75, dark * 0.5])
      if (chance.isHeads(0.3)) continue
      const across = area.width * chance.between(0.2, 0.8)
      const green = chance.between(0.12, 0.45)
      const leaf = {
        x: area.x + chance.between(0, area.width - across),
        y: area.y + chance.between(0, area.height * 0.4),
        width: across,
        height: area.height * chance.between(0.3, 0.6),
      }
      disc(painting, leaf, [green * 0.5, green, green * 0.2])
    }
  },
  pencils: (painting, chance) => {
    const box = chance.between(0.1, 0.85)
    fill(painting, { x: 4, y: 8, width: 112, height: 76 }, [box, box, box * 0.95])
    const count = whole(chance, 8, 20)
    const long = chance.between(40, 70)
    for (const { column, area } of areasIn(
      { x: 8, y: 12, width: 104, height: long },
      count,
      1,
      0.9,
    )) {
      const color = rainbowAt(column / (count - 1))
      fill(painting, area, color)
      paint(painting, { ...area, width: area.width / 3 }, () => inLight(color, 1.25))
      const tip = { ...area, y: area.y - 4, height: 4 }
      fill(painting, tip, [0.6, 0.42, 0.25])
      fill(painting, { ...area, y: area.y + 8, height: 1 }, [0.7, 0.6, 0.3])
    }
  },
  'striped cloth': (painting, chance) => {
    const colors = Array.from({ length: whole(chance, 2, 6) }, () => anyColor(chance))
    const angle = chance.between(0, Math.PI)
    const wide = chance.between(3, 12)
    const isChecked = chance.isHeads(0.4)
    const at = (along: number) =>
      colors[((Math.floor(along / wide) % colors.length) + colors.length) % colors.length] ?? [
        0, 0, 0,
      ]
    paint(painting, { x: 0, y: 0, width: 120, height: 90 }, (x, y) => {
      const along = x * Math.cos(angle) + y * Math.sin(angle)
      const across = y * Math.cos(angle) - x * Math.sin(angle)
      return isChecked ? mixed(at(along), at(across), 0.5) : at(along)
    })
  },
  'glazed tiles': (painting, chance) => {
    const joint = chance.between(0.3, 0.85)
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, [joint, joint, joint * 0.96])
    const [one, other] = [anyColor(chance), anyColor(chance)]
    const [columns, rows] = [whole(chance, 4, 14), whole(chance, 3, 10)]
    for (const { area } of areasIn({ x: 0, y: 0, width: 120, height: 90 }, columns, rows, 0.9)) {
      fill(painting, area, mixed(one, other, chance.between(0, 1)))
    }
  },
  'plant labels': (painting, chance) => {
    const soil = chance.between(0.03, 0.2)
    fill(painting, { x: 0, y: 0, width: 120, height: 90 }, [soil, soil * 0.75, soil * 0.55])
    const count = whole(chance, 3, 9)
    for (const { area } of areasIn({ x: 6, y: 20, width: 108, height: 50 }, count, 1, 0.6)) {
      const label = { ...area, y: area.y + chance.between(-4, 4) }
      fill(painting, label, chance.isHeads(0.5) ? [0.8, 0.8, 0.78] : anyColor(chance, 0.2, 0.85))
      textLine(painting, chance, { ...label, x: label.x + 1, height: 3, width: label.width - 2 })
    }
  },
  phone: (painting, chance) => {
    fill(painting, { x: 30, y: 2, width: 56, height: 86 }, [0.02, 0.02, 0.02])
    const [above, below] = [anyColor(chance), anyColor(chance)]
    paint(painting, { x: 32, y: 6, width: 52, height: 78 }, (_, y) => mixed(above, below, y / 90))
    const icons = areasIn({ x: 34, y: 10, width: 50, height: 72 }, 4, whole(chance, 4, 6), 0.7)
    for (const { area } of icons) {
      if (chance.isHeads(0.1)) continue
      const icon = { ...area, height: area.width }
      fill(painting, icon, anyColor(chance))
      const sign = { ...icon, x: icon.x + 2, y: icon.y + 2, width: 4, height: 4 }
      if (chance.isHeads(0.6)) disc(painting, sign, anyColor(chance))
      textLine(
        painting,
        chance,
        { ...icon, y: icon.y + icon.height + 0.5, height: 1.4 },
        [0.9, 0.9, 0.9],
      )
    }
  },
  bottle: (painting, chance) => {
    const [across, left] = [chance.between(35, 60), chance.between(15, 50)]
    const [label, band] = [anyColor(chance, 0.4, 0.85), anyColor(chance)]
    paint(painting, { x: left, y: 4, width: across, height: 84 }, (x, y) => {
      const shade = 0.45 + 0.55 * Math.sin((Math.PI * (x - left)) / across)
      return inLight(y < 18 ? [0.8, 0.8, 0.8] : y > 30 && y < 38 ? band : label, shade)
    })
    for (let y = 42; y < 80; y += 5) {
      textLine(painting, chance, { x: left + 5, y, width: across - 12, height: 2.4 })
    }
    const dots = whole(chance, 0, 4)
    for (let dot = 0; dot < dots; dot += 1) {
      const spot = { x: left + 6 + dot * 8, y: 22, width: 6, height: 6 }
      disc(painting, spot, anyColor(chance))
    }
  },
}
