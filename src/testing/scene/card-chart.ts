import type { Rgb } from '#domain/color/srgb.ts'
import type { Painting, SceneArea } from './painting.ts'
import { disc, fill, outline, textLine } from './print-shapes.ts'
import type { Chance } from './seeded.ts'

export type CardLook = 'touching' | 'ruled' | 'apart' | 'dots'

/** One analyte's fields on a kit's card, in millimeters. */
export interface CardChart {
  readonly levels: number
  readonly pads: number
  readonly look: CardLook
  readonly area: SceneArea
  /** By level, then by pad. */
  readonly fields: readonly (readonly SceneArea[])[]
}

/** Shape of an analyte's chart: in one line across or down, in two rows, or one line for each pad. */
export function anyCardShape(chance: Chance) {
  const pads = chance.pick([1, 1, 1, 1, 2, 3, 4])
  const levels = Math.round(
    pads > 1
      ? chance.between(4, 9)
      : chance.isHeads(0.75)
        ? chance.between(4, 9)
        : chance.between(9, 15),
  )
  const way =
    pads === 1 && levels >= 8 && levels % 2 === 0 && chance.isHeads(0.4)
      ? ('two rows' as const)
      : levels <= 9 && chance.isHeads(0.25)
        ? ('down' as const)
        : ('across' as const)
  const look: CardLook = chance.pick(['touching', 'touching', 'ruled', 'apart', 'apart', 'dots'])
  return { pads, levels, way, look }
}

type CardShape = ReturnType<typeof anyCardShape>

/** Lays the fields out from the given corner, within a room. */
export function cardChart(chance: Chance, shape: CardShape, room: SceneArea): CardChart {
  const { levels, pads, way, look } = shape
  const perLine = way === 'two rows' ? levels / 2 : levels
  const lines = way === 'two rows' ? 2 : pads
  const [columns, rows] = way === 'down' ? [lines, perLine] : [perLine, lines]
  const gap = {
    touching: 0,
    ruled: 0,
    apart: chance.between(0.12, 0.5),
    dots: chance.between(0.1, 0.4),
  }[look]
  // The pads of a strip, and rows of a wrapped series, often lie apart although their levels touch.
  const across = gap === 0 && chance.isHeads(0.6) ? chance.between(0.15, 0.5) : gap
  const [gapX, gapY] = way === 'down' ? [across, gap] : [gap, across]
  const stepX = Math.min(chance.between(9, 17), room.width / (columns - gapX))
  const shapeRatio = look === 'dots' ? 1 : chance.between(0.6, 1.7)
  const stepY = Math.min(stepX * shapeRatio, room.height / (rows - gapY))
  const square = Math.min(stepX * (1 - gapX), stepY * (1 - gapY))
  const width = look === 'dots' ? square : stepX * (1 - gapX)
  const height = look === 'dots' ? square : stepY * (1 - gapY)
  const at = (column: number, row: number): SceneArea => ({
    x: room.x + column * stepX,
    y: room.y + row * stepY,
    width,
    height,
  })
  const fields = Array.from({ length: levels }, (_, level) =>
    Array.from({ length: pads }, (__, pad) => {
      if (way === 'two rows') return at(level % perLine, Math.floor(level / perLine))
      return way === 'down' ? at(pad, level) : at(level, pad)
    }),
  )
  const area = {
    x: room.x,
    y: room.y,
    width: (columns - 1) * stepX + width,
    height: (rows - 1) * stepY + height,
  }
  return { levels, pads, look, area, fields }
}

interface Print {
  /** By pad: the color of each level. */
  readonly series: readonly ((level: number) => Rgb)[]
  readonly ink: Rgb
  readonly numbers: 'on' | 'below' | 'none'
  /** Of the lines between ruled fields, and around fields apart if `isFramed`. */
  readonly line: Rgb
  readonly isFramed: boolean
}

export function printCardChart(
  painting: Painting,
  chance: Chance,
  { fields, look, area }: CardChart,
  { series, ink, numbers, line, isFramed }: Print,
) {
  const thick = chance.between(0.2, 0.6)
  for (const [level, pads] of fields.entries()) {
    for (const [pad, field] of pads.entries()) {
      const color = series[pad]?.(level) ?? [0, 0, 0]
      if (look === 'dots') disc(painting, field, color)
      else fill(painting, field, color)
      if (look === 'ruled') outline(painting, field, thick / 2, line)
      else if (isFramed && look === 'apart') outline(painting, field, 0.25, line)
    }
  }
  if (look === 'touching' && isFramed) outline(painting, area, 0.3, line)
  if (numbers === 'none') return
  for (const [level, pads] of fields.entries()) {
    const field = pads.at(-1)
    if (field === undefined) continue
    const height = Math.min(2.6, field.height * (numbers === 'on' ? 0.3 : 0.4))
    const width = Math.min(field.width * 0.6, height * chance.between(1.1, 2.2))
    const x = field.x + (field.width - width) / 2
    const isDark = (series[pads.length - 1]?.(level) ?? [0, 0, 0])[1] < 0.12
    const y =
      numbers === 'on'
        ? field.y + (field.height - height) * chance.pick([0.12, 0.5, 0.88])
        : field.y + field.height + 0.5
    textLine(
      painting,
      chance,
      { x, y, width, height },
      numbers === 'on' && isDark ? [0.8, 0.8, 0.8] : numbers === 'on' ? [0.04, 0.04, 0.05] : ink,
    )
  }
}
