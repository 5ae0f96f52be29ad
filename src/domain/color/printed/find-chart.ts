import type { Point } from '#domain/color/card/homography.ts'
import { growLattices } from './grow-lattice.ts'
import { labDistance, labOf } from '#domain/color/lab.ts'
import { isInside, type Box, type Pixels } from '#domain/color/pixels.ts'
import { shrunk } from '#domain/color/shrunk.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import { uniformFields, type UniformField } from '#domain/color/uniform-regions.ts'
import { isBehindBars } from './behind-bars.ts'
import { coloredGround } from './colored-ground.ts'
import { areLinesAlike } from './repeated-lines.ts'
import { farthestApart, mayBeChance } from './color-series.ts'
import { endsAtPaper, goesOn } from './field-edges.ts'
import { fieldsInBars } from './cut-bars.ts'
import { fieldsInBlocks } from './cut-blocks.ts'
import { fieldsOnPaper } from './fields-on-paper.ts'
import { boxesOn } from './lattice-boxes.ts'
import { range } from './lattice-look.ts'
import { minSeen, latticeParts, withoutSparseLines, type Cells } from './lattice-lines.ts'
import { planeOf, uprightness, type LatticePlane } from './lattice-plane.ts'
import { fieldsOfOtherColor } from './other-color.ts'
import { printedGround, type PrintedGround } from './printed-ground.ts'
import { ownLines } from './own-lines.ts'
import { areShaded } from './shaded-things.ts'
import { isOnStrip } from './strip-edges.ts'
import { litField, seriesDespiteGlare, withoutField } from './under-glare.ts'

/** A printed chart: fields of color in rows and columns on paper. */
export interface FoundGrid {
  /** Row by row from the top, each from left to right; each box well within its field. */
  readonly rows: readonly (readonly Box[])[]
  /** The paper around the fields: the white of this photograph. */
  readonly paper: Rgb
  /** No line has more than three fields, which could be in order by chance: a chart only where one of so many levels is wanted. */
  readonly mayBeChance: boolean
  /** The rows, and the columns, each followed to its own end: on a label of several analytes their numbers of levels differ. */
  readonly ownLines?: Readonly<Record<'rows' | 'columns', readonly (readonly Box[])[]>>
}

/** Long side of the reduced picture searched for charts. */
const maxSidePixels = 900
/** Largest irregularity of print, in steps, and largest unlikeness of its fields. */
const print = { irregular: 0.05, unlike: 0.2 }
/** Limits for fewer than `fields`, which could be a strip's own pads or chance. `ofLine`: irregularity in a single line, in steps. */
const few = { fields: 12, ofLine: 0.07, seen: 0.75, unlike: 0.2 }
/** Least half-size of a field, in steps: smaller ones are print, not a chart. */
const minHalf = 0.17

/**
 * Finds the printed charts in a photograph, most likely first; empty when there are none. A chart differs from a strip's own pads in its
 * ground, usually one paper between and around all fields, its regularity, and its colors, which run from low to high. Other things in line
 * with the fields may have joined them, so the grid without its outer lines is returned as well.
 */
export function findGrids(pixels: Pixels): readonly FoundGrid[] {
  const { picture, scale } = shrunk(pixels, maxSidePixels)
  const onPaper = fieldsOnPaper(picture)
  const lists = [onPaper, uniformFields(picture)].flatMap(({ fields, bars }) => [
    ...fields,
    ...bars.map((bar) => fieldsInBars(picture, bar)),
  ])
  lists.push(...fieldsInBlocks(picture, onPaper.blocks))
  const found = [...lists, pooled(lists)]
    .flatMap((fields) => [
      ...growLattices(fields),
      ...growLattices(fieldsOfOtherColor(picture, fields)),
    ])
    .filter((cells) => !isRepeated(picture, cells))
    .flatMap((cells) => latticeParts(cells))
    .flatMap(({ cells, mayShine }) => gridOf(picture, cells, mayShine))
  return best(withLonger(picture, best(found))).flatMap(
    ({ plane, ground }): readonly FoundGrid[] => {
      const boxAt = boxesOn(plane, scale)
      const rows = range(plane.rows).map((y) => range(plane.columns).map((x) => boxAt({ x, y })))
      if (!rows.flat().every((box) => isInside(pixels, box))) return []
      const linesOf = (way: 'rows' | 'columns') =>
        ownLines(picture, plane, ground, way).map((line) =>
          line.map(boxAt).filter((box) => isInside(pixels, box)),
        )
      return [
        {
          rows,
          paper: ground.paper,
          mayBeChance: mayBeChance(ground.colors),
          ownLines: { rows: linesOf('rows'), columns: linesOf('columns') },
        },
      ]
    },
  )
}

/** The fields of all lists, each once: none of them alone may show all of a chart. */
function pooled(lists: readonly (readonly UniformField[])[]): readonly UniformField[] {
  const pool: UniformField[] = []
  for (const field of lists.flat())
    if (!pool.some((other) => isSameField(field, other))) pool.push(field)
  return pool
}

/** Largest distance between the middles of one field found in two ways, as a share of its shorter side, and largest ratio of its areas. */
const sameField = { apart: 0.25, area: 1.5 }

const isSameField = (one: UniformField, other: UniformField) =>
  Math.hypot(one.x - other.x, one.y - other.y) <
    sameField.apart * Math.min(one.short, other.short) &&
  Math.max(one.area, other.area) < sameField.area * Math.min(one.area, other.area)

/** Most lines added to a grid: those too similar to their paper, or to each other, to be detected on their own. */
const maxLonger = 5

function withLonger(picture: Pixels, found: readonly Likely[]): readonly Likely[] {
  const all = [...found]
  let last = found
  for (let times = 0; times < maxLonger && last.length > 0; times += 1) {
    last = best(last.flatMap((grid) => extended(picture, grid)))
    all.push(...last)
  }
  return all
}

/** Most grids kept: the others are parts of them, or less likely. */
const maxGrids = 24

/** The most likely first, each shape at each place once. */
function best(found: readonly Likely[]): readonly Likely[] {
  const known = new Set<string>()
  return found
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ plane: { rows, columns, at } }) => {
      const { x, y } = at(0, 0)
      const what = [rows, columns, Math.round(x / 8), Math.round(y / 8)].join()
      const isNew = !known.has(what)
      known.add(what)
      return isNew
    })
    .slice(0, maxGrids)
}

interface Likely {
  readonly plane: LatticePlane
  readonly ground: PrintedGround
  readonly crookedness: number
  /** Number of fields seen whose color is known, by how upright their lattice is, divided by their crookedness. */
  readonly worth: number
  readonly seen: number
}

function gridOf(picture: Pixels, cells: Cells, mayShine: boolean): readonly Likely[] {
  const plane = planeOf(cells)
  if (plane === null || !isRegular(plane, cells.length)) return []
  return likely(picture, plane, cells.length, { mayShine })
}

/** Whether all lines show the same colors; then no part of the lattice is a chart either. */
function isRepeated(picture: Pixels, cells: Cells): boolean {
  const plane = planeOf(withoutSparseLines(cells))
  const ground = plane === null ? null : groundOf(picture, plane, cells.length)
  return ground !== null && areLinesAlike(ground.colors, ground.isPaper)
}

const groundOf = (picture: Pixels, plane: LatticePlane, seen: number) =>
  printedGround(picture, plane) ?? groundOfAny(picture, plane, seen)

function likely(
  picture: Pixels,
  plane: LatticePlane,
  seen: number,
  { mayShine = true, lit = null }: { mayShine?: boolean; lit?: Point | null } = {},
): readonly Likely[] {
  const known = groundOf(picture, plane, seen)
  if (known === null) return []
  const printed = lit === null ? known : withoutField(known, lit)
  const mayBePads = !printed.isPaper && seen < anyGround.few.fields
  const series = seriesDespiteGlare(picture, plane, printed, mayShine && !mayBePads)
  if (series === null) return []
  const { ground, crookedness } = series
  const { isPaper, paper, colors } = ground
  if (areLinesAlike(colors, isPaper)) return []
  if (isPaper && (!endsAtPaper(picture, plane, paper) || goesOn(picture, plane, paper))) return []
  if ((seen < few.fields || !isPaper) && isOnStrip(picture, plane)) return []
  if (isBehindBars(picture, plane, paper) || areShaded(picture, plane, ground)) return []
  // A word in line with the fields has no even color; counted, it would replace a level that bends the series.
  const colored = colors.flat().filter((color) => color !== null).length
  const worth = (Math.min(seen, colored) * uprightness(plane)) / crookedness
  return [{ plane, ground, crookedness, seen, worth }]
}

/** Limits for fields without paper around them: number, irregularity in steps, unlikeness, share seen, extent of colors in Lab. Print of `few` fields has to be exact. */
const anyGround = {
  ofLine: 5,
  few: { fields: 6, irregular: 0.01 },
  ofGrid: 8,
  irregular: 0.06,
  unlike: 0.2,
  seen: 0.8,
  extent: 25,
}

function groundOfAny(picture: Pixels, plane: LatticePlane, seen: number): PrintedGround | null {
  const { rows, columns, irregularity, unlikeness } = plane
  const least = Math.min(rows, columns) === 1 ? anyGround.ofLine : anyGround.ofGrid
  const { irregular } = seen < anyGround.few.fields ? anyGround.few : anyGround
  const isClear =
    seen >= Math.max(least, anyGround.seen * rows * columns) &&
    irregularity <= irregular &&
    unlikeness <= anyGround.unlike
  const ground = isClear ? coloredGround(picture, plane) : null
  return ground !== null && farthestApart(ground.colors) >= anyGround.extent ? ground : null
}

/** Least difference in Lab between a pale level and its paper, or a level and its colored ground, whose light is less known; at least `inGrains` times the ground's grain. */
const palest = { least: 1.5, onColor: 8, inGrains: 1.5 }
/** Factor on the number of fields seen when a line is added: one not detected on its own makes a chart less likely. */
const unseen = 0.98
/** Largest factor by which an added level may increase the crookedness. */
const maxMore = 1.08

/** The grid with one more line on each side where the series continues: a line too pale to be detected, or cut by glare or shade. */
function extended(picture: Pixels, grid: Likely): readonly Likely[] {
  return sides.flatMap(({ columns, rows, isBefore }) => {
    const { plane } = grid
    const [left, top] = isBefore ? [columns, rows] : [0, 0]
    const wider: LatticePlane = {
      ...plane,
      rows: plane.rows + rows,
      columns: plane.columns + columns,
      at: (column, row) => plane.at(column - left, row - top),
    }
    const inLine = ({ x, y }: Point) =>
      rows > 0 ? y === (isBefore ? 0 : plane.rows) : x === (isBefore ? 0 : plane.columns)
    /** The grids whose added fields differ from the ground, but for one under glare. */
    const added = (lit: Point | null) =>
      likely(picture, wider, unseen * grid.seen, { lit }).filter(({ ground, crookedness }) => {
        const least = Math.max(
          ground.isPaper ? palest.least : palest.onColor,
          palest.inGrains * ground.grain,
        )
        const bare = labOf(ground.own)
        const isPrinted = ground.colors.every((row, y) =>
          row.every((color, x) => {
            if (!inLine({ x, y }) || (x === lit?.x && y === lit.y)) return true
            return color !== null && labDistance(labOf(color), bare) >= least
          }),
        )
        return isPrinted && crookedness <= maxMore * grid.crookedness
      })
    const asSeen = added(null)
    if (asSeen.length > 0) return asSeen
    const lit = litField(picture, wider)
    return lit !== null && inLine(lit) ? added(lit) : []
  })
}

const sides = [
  { columns: 1, rows: 0, isBefore: true },
  { columns: 1, rows: 0, isBefore: false },
  { columns: 0, rows: 1, isBefore: true },
  { columns: 0, rows: 1, isBefore: false },
] as const

function isRegular(
  { rows, columns, half, irregularity, unlikeness }: LatticePlane,
  seen: number,
): boolean {
  const isFew = seen < few.fields
  const isLine = rows === 1 || columns === 1
  const along = rows === 1 ? half.x : columns === 1 ? half.y : Math.max(half.x, half.y)
  return (
    along >= minHalf &&
    unlikeness <= (isFew ? few.unlike : print.unlike) &&
    irregularity <= (isFew && isLine ? few.ofLine : print.irregular) &&
    seen >= (isFew ? few.seen : minSeen) * rows * columns
  )
}
