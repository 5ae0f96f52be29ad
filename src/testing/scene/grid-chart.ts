import type { Rgb } from '#domain/color/srgb.ts'
import type { Painting, SceneArea } from './painting.ts'
import { disc, fill, outline, textLine } from './print-shapes.ts'
import type { Chance } from './seeded.ts'

/** A printed chart, in millimeters. */
export interface GridChart {
  readonly levels: number
  readonly pads: number
  readonly area: SceneArea
  /** By level, then by pad. */
  readonly fields: readonly (readonly SceneArea[])[]
  readonly isRound: boolean
}

export function anyGridChart(chance: Chance): GridChart {
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

/** Columns, rows, and whether the levels of several pads run downward. */
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

export function printGridChart(
  painting: Painting,
  chance: Chance,
  { fields, isRound }: GridChart,
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

/** Prints numbers next to the fields, lines of text and colored dots. */
export function printSurroundings(painting: Painting, chance: Chance, { fields, area }: GridChart) {
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
