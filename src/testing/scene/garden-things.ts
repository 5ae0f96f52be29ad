import type { Rgb } from '#domain/color/srgb.ts'
import { ball, colorsOfSet, inside, white } from './household-shapes.ts'
import type { Painting } from './painting.ts'
import { anyColor, areasIn, inLight, mixed, whole } from './patterned-things.ts'
import { disc, fill, textLine } from './print-shapes.ts'
import type { Chance } from './seeded.ts'

/** What was sown, grown and harvested. */
export const paintGarden = {
  'seed packets': (painting, chance) => {
    const [columns, rows] = [whole(chance, 3, 7), whole(chance, 1, 2)]
    const colorOf = colorsOfSet(chance)
    const filled = chance.between(0.75, 0.97)
    for (const { area } of areasIn({ x: 4, y: 8, width: 112, height: 74 }, columns, rows, filled)) {
      fill(painting, area, chance.isHeads(0.5) ? white : anyColor(chance, 0.3, 0.85))
      fill(painting, { ...area, height: area.height * 0.2 }, colorOf())
      const picture = {
        x: area.x + area.width * 0.15,
        y: area.y + area.height * 0.3,
        width: area.width * 0.7,
        height: Math.min(area.width * 0.7, area.height * 0.4),
      }
      if (chance.isHeads(0.5)) ball(painting, chance, picture, colorOf())
      else fill(painting, picture, colorOf())
      for (let line = 0; line < 3; line += 1) {
        const y = area.y + area.height * (0.75 + 0.08 * line)
        textLine(painting, chance, { x: area.x + 1, y, width: area.width - 2, height: 1.5 })
      }
    }
  },
  'egg carton': (painting, chance) => {
    const board = chance.pick<Rgb>([[0.35, 0.33, 0.3], [0.5, 0.3, 0.32], white, [0.25, 0.35, 0.4]])
    const [columns, rows] = [whole(chance, 3, 6), whole(chance, 2, 5)]
    const step = Math.min(108 / columns, 78 / rows)
    const carton = { x: 6, y: 6, width: step * columns, height: step * rows }
    fill(painting, carton, board)
    const shell: Rgb = chance.pick<Rgb>([
      [0.75, 0.72, 0.65],
      [0.55, 0.33, 0.2],
    ])
    for (const { area } of areasIn(carton, columns, rows)) {
      disc(painting, inside(area, 0.9), inLight(board, 0.6))
      if (chance.isHeads(0.15)) continue
      const color = inLight(shell, chance.between(0.7, 1.15))
      ball(painting, chance, inside(area, 0.72), color)
    }
  },
  tomatoes: (painting, chance) => {
    const box = chance.isHeads(0.5) ? white : anyColor(chance, 0.05, 0.6)
    const [columns, rows] = [whole(chance, 3, 6), whole(chance, 1, 4)]
    const step = Math.min(108 / columns, 78 / rows, 26)
    const carton = { x: 6, y: 6, width: step * columns, height: step * rows }
    fill(painting, carton, box)
    const [green, red]: readonly Rgb[] = [
      [0.2, 0.3, 0.05],
      [0.55, 0.05, 0.03],
    ]
    const ripest = chance.between(0.2, 1)
    for (const { area } of areasIn(carton, columns, rows)) {
      const ripe = chance.between(0, ripest)
      ball(painting, chance, inside(area, 0.85), mixed(green ?? white, red ?? white, ripe))
      if (chance.isHeads(0.6)) disc(painting, inside(area, 0.25), [0.08, 0.16, 0.04])
    }
  },
  'flower pots': (painting, chance) => {
    const pot = chance.pick<Rgb>([[0.45, 0.2, 0.1], [0.04, 0.04, 0.04], white])
    const [columns, rows] = [whole(chance, 2, 6), whole(chance, 1, 4)]
    const step = Math.min(108 / columns, 78 / rows)
    for (const { area } of areasIn(
      { x: 6, y: 6, width: step * columns, height: step * rows },
      columns,
      rows,
    )) {
      disc(painting, inside(area, 0.95), pot)
      const dark = chance.between(0.03, 0.12)
      disc(painting, inside(area, 0.8), [dark, dark * 0.75, dark * 0.5])
      const green = chance.between(0.12, 0.45)
      const leaf: Rgb = [green * chance.between(0.3, 1.1), green, green * 0.25]
      const grown = chance.between(0.2, 0.9)
      if (chance.isHeads(0.8)) disc(painting, inside(area, grown), leaf)
      if (chance.isHeads(0.3)) disc(painting, inside(area, 0.25), anyColor(chance, 0.1, 0.8))
    }
  },
} satisfies Readonly<Record<string, (painting: Painting, chance: Chance) => void>>
