import type { Point } from '#domain/color/card/homography.ts'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { anyGlare, anyLight, anyShade } from './any-light.ts'
import type { GridChart } from './grid-chart.ts'
import type { Painting, SceneArea } from './painting.ts'
import { photograph } from './photograph.ts'
import type { PhoneFinish } from './phone-finish.ts'
import type { Chance } from './seeded.ts'
import { mapsOf, seenAt, type View } from './view.ts'

type GridFault = 'shade' | 'glare' | 'jpeg' | 'covered'

/** A photograph of a printed chart with a sample beside it, and its ground truth. */
export interface GridScene {
  readonly pixels: Pixels
  /** JPEG quality to store it with. */
  readonly quality: number
  readonly levels: number
  readonly pads: number
  /** The analyte's line on a chart of several analytes. */
  readonly line?: { readonly at: number; readonly of: number }
  /** Positions of the fields in the picture, by level, then by pad. */
  readonly fields: readonly (readonly Point[])[]
  /** Not upright: its levels may run the other way, which the user corrects with one tap. */
  readonly isTurned: boolean
  /** One box well within each pad of the sample. */
  readonly sample: readonly Box[]
  /** The sample's true position, counted in levels. */
  readonly place: number
  readonly faults: readonly GridFault[]
  /** No shade or glare on the sample or on the levels next to its position, and nothing laid on the sample. */
  readonly isGood: boolean
}

/** In millimeters, including the table around the chart. */
export const sheetSize = { width: 132, height: 100 }

interface Laid {
  readonly seed: number
  readonly chart: Pick<GridChart, 'levels' | 'pads' | 'fields'>
  readonly painting: Painting
  readonly sample: readonly SceneArea[]
  /** Whether something lies on a part of the sample. */
  readonly isCovered: boolean
  readonly place: number
  readonly table: Rgb
  /** Taken and kept as by a phone today: larger, finished, in better quality, its own soft shadow on the things. */
  readonly phone?: PhoneFinish
}

/** Photographs it as a phone would: from any side, in any light, with typical faults. */
export function photographGrid(
  chance: Chance,
  { seed, chart, painting, sample, isCovered, place, table, phone }: Laid,
): GridScene {
  const turns = chance.isHeads(0.1) ? chance.pick([180, 270]) : chance.pick([0, 0, 90])
  const [long, short] = phone === undefined ? [800, 600] : [1000, 750]
  const picture =
    turns % 180 === 0 ? { width: long, height: short } : { width: short, height: long }
  const view = fitting(
    {
      ...picture,
      tilt: chance.between(0, 35),
      leaning: chance.between(0, 360),
      roll: turns + chance.between(-14, 14),
      scale: chance.between(5.2, 6.6) * (phone === undefined ? 1 : chance.between(0.9, 1.5)),
      middle: { x: 0.5, y: 0.5 },
    },
    [...chart.fields.flat(), ...sample],
  )
  const faults: GridFault[] = []
  const light = anyLight(chance, sheetSize)
  const fields = chart.fields.flat()
  const middles = fields.map(middleOf)
  const shade = chance.isHeads(0.2)
    ? anyShade(chance, chance.pick(nonEmpty(middles)), phone && softEdge)
    : () => 1
  const spot = chance.pick(nonEmpty(middles))
  const reach = Math.max(2, 0.7 * Math.min(fields[0]?.width ?? 4, fields[0]?.height ?? 4))
  const glareAt = chance.isHeads(0.15) ? anyGlare(chance, spot, reach) : undefined
  const quality =
    phone === undefined ? chance.pick([20, 45, 70, 90]) : chance.pick([70, 80, 90, 95])
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
  if (isCovered) faults.push('covered')
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
    ...(phone && { finish: phone }),
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
    isGood: !isShaded && !isShining && !isCovered,
  }
}

/** Half of the width of the edge of a phone's own shadow, in millimeters. */
const softEdge = [3, 14] as const

/** Moves the camera back until everything is in sight. */
function fitting(view: View, areas: readonly SceneArea[]): View {
  const isWhole = areas.every((area) =>
    cornersOf(area).every((corner) => {
      const { x, y } = seenAt(view, sheetSize, corner)
      return x > 14 && y > 14 && x < view.width - 14 && y < view.height - 14
    }),
  )
  return isWhole ? view : fitting({ ...view, scale: view.scale * 0.95 }, areas)
}

/** An upright box well within the visible part of an area. */
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

function nonEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...more] = items
  if (first === undefined) throw new Error('nothing to choose from')
  return [first, ...more]
}
