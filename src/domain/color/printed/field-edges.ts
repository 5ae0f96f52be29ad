import type { Point } from '#domain/color/card/homography.ts'
import { labOf, labDistance } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { luminance, relativeTo, type Rgb } from '#domain/color/srgb.ts'
import { colorAt, isSamePaper, range, withoutHeading } from './lattice-look.ts'
import { stepLengths, type LatticePlane } from './lattice-plane.ts'

/** Share of the sides of all fields that must show the field's color near the edge. */
const minEven = 0.5
/** Least shorter side of a field for testing its color near the edge, in pixels: on smaller ones only blur is visible there. */
const minShort = 24
/** Share of the sides that must end at paper: print or a finger may cover others. */
const minEnding = 0.78
/** Largest difference in Lab between the middle of a field and near its edge. */
const sameField = 8
/** Least difference in Lab between a field, even a pale tile, and the paper or joint beside it. */
const paleField = 3
/** Where a field's edge and the paper are sampled, in half-sizes from the field's middle; `least`: the paper beside a close neighbor. */
const near = { edge: 0.7, paper: 1.35, least: 1.15 }
/** Least gap in which paper is visible, in pixels: blur covers a narrower one. */
const minGap = 3.5
/** In a gap narrower than a block of JPEG, paper is mixed with the fields: largest remaining share of a field's difference from paper. */
const mixed = { below: 8, share: 0.6 }
/** Share and number of the ways out on one side that must lead to one more field with paper around it for the lattice to continue there. */
const onSide = { share: 0.6, least: 2 }
/** Most sides on which the lattice of a chart may seem to continue: a sample or print may lie on one. */
const maxSides = 1
/** Side of the square sampled in a joint between tiles, as a share of a field's shorter side. */
const joint = 0.1

/**
 * Whether each field is of one color up to its sides and paper follows at once. The cells of a table have a line there; leaves and fingers
 * are narrower than their place in the lattice.
 */
export function endsAtPaper(pixels: Pixels, plane: LatticePlane, paper: Rgb): boolean {
  const sides = range(plane.rows).flatMap((y) =>
    range(plane.columns).flatMap((x) => sidesOf(pixels, plane, x, y, paper)),
  )
  const isMostly = (those: readonly Side[], share: number, of: (side: Side) => boolean) =>
    those.filter(of).length >= share * those.length
  const isSeenClosely = plane.short >= minShort
  return (
    (!isSeenClosely || isMostly(sides, minEven, ({ isOfField }) => isOfField)) &&
    withoutHeading(pixels, plane, paper, { all: sides, sideOf: ({ along }) => along }).some(
      (those) => isMostly(those, minEnding, ({ isEnding }) => isEnding),
    )
  )
}

interface Side {
  /** Its direction from the field's middle. */
  readonly along: Point
  readonly isOfField: boolean
  readonly isEnding: boolean
}

const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]

function sidesOf(
  pixels: Pixels,
  plane: LatticePlane,
  x: number,
  y: number,
  paper: Rgb,
): readonly Side[] {
  const middle = colorAt(pixels, plane, { x, y }, 0.4)
  if (middle === null) return []
  const step = stepLengths(plane)
  const colorOff = (along: (typeof directions)[number], by: number) =>
    colorAt(
      pixels,
      plane,
      { x: x + along.x * by * plane.half.x, y: y + along.y * by * plane.half.y },
      0.12,
    )
  return directions.flatMap((along) => {
    const half = along.x === 0 ? plane.half.y : plane.half.x
    const isOuter = !isInLattice(plane, x + along.x, y + along.y)
    const gap = (1 - 2 * half) * (along.x === 0 ? step.y : step.x)
    if (!isOuter && gap < minGap) return []
    // Between close neighbors, paper is visible only halfway.
    const halfway = 0.5 / half
    const within = colorOff(along, near.edge)
    const beyond = colorOff(along, Math.max(near.least, Math.min(near.paper, halfway)))
    if (within === null || beyond === null) return []
    const off = apart(within, middle, paper)
    const isMixed =
      !isOuter &&
      gap < mixed.below &&
      apart(beyond, paper, paper) <= mixed.share * apart(middle, paper, paper)
    return [
      {
        along,
        isOfField: off <= sameField,
        isEnding:
          (isMixed || isPaperInAnyLight(beyond, paper)) && apart(beyond, middle, paper) > off,
      },
    ]
  })
}

/** Largest luminance of paper relative to the estimate, which is too dark where shade covers most of the paper. */
const brightest = 3

function isPaperInAnyLight(color: Rgb, paper: Rgb): boolean {
  const share = luminance(color) / Math.max(1e-6, luminance(paper))
  const lit = share > 1 && share <= brightest ? share : 1
  return isSamePaper([color[0] / lit, color[1] / lit, color[2] / lit], paper)
}

const isInLattice = ({ rows, columns }: LatticePlane, x: number, y: number) =>
  x >= 0 && x < columns && y >= 0 && y < rows

function apart(one: Rgb, other: Rgb, white: Rgb): number {
  return labDistance(labOf(relativeTo(one, white)), labOf(relativeTo(other, white)))
}

/** Places where a further field also shows its color, unlike print or the edge of a table; in half-sizes from the field's middle. */
const withinField = [
  { x: 0.6, y: 0 },
  { x: -0.6, y: 0 },
  { x: 0, y: 0.6 },
  { x: 0, y: -0.6 },
]

/**
 * Whether the lattice continues on two sides or more, with paper, one more field as large as the others, and paper around it: tiles and
 * cloth have no end, a chart has. One side is enough where the picture cuts the fields off: a chart would lack levels.
 */
export function goesOn(pixels: Pixels, plane: LatticePlane, paper: Rgb): boolean {
  const { rows, columns, half } = plane
  const isPaperBeside = (field: Rgb, x: number, y: number) => {
    const color = colorAt(pixels, plane, { x, y }, joint)
    if (color === null) return null
    return isPaperInAnyLight(color, paper) && apart(color, field, paper) > paleField
  }
  /** Null when the next place is outside the picture. If the picture cuts it off, its nearer part is examined. */
  const isOnward = (x: number, y: number, right: number, down: number): Onward | null => {
    const nearer = 1 - 0.6 * (right === 0 ? half.y : half.x)
    const depth = [1, nearer].find(
      (by) => colorAt(pixels, plane, { x: x + by * right, y: y + by * down }, 0.3) !== null,
    )
    if (depth === undefined) return null
    const to = { x: x + depth * right, y: y + depth * down }
    const place = colorAt(pixels, plane, to, 0.3)
    if (place === null) return null
    const isField = withinField.every((off) => {
      const at = { x: to.x + off.x * half.x, y: to.y + off.y * half.y }
      const color = colorAt(pixels, plane, at, 0.12)
      const isAlong = right === 0 ? off.x !== 0 : off.y !== 0
      return (depth < 1 && !isAlong) || color === null || apart(color, place, paper) <= sameField
    })
    const isBehind = isPaperBeside(place, x + 1.5 * right, y + 1.5 * down)
    const areBeside = [0.5, -0.5].map((by) =>
      isPaperBeside(place, to.x + by * down, to.y + by * right),
    )
    const isAround = isBehind === true || !areBeside.includes(false)
    const isApart = isPaperBeside(place, x + 0.5 * right, y + 0.5 * down) !== false
    if (!isField || !isAround || !isApart) return 'none'
    return depth < 1 ? 'cut off' : 'whole'
  }
  // A single line has no step across.
  const [acrossRows, acrossColumns] = [columns > 1 ? rows : 0, rows > 1 ? columns : 0]
  const sides = [
    range(acrossRows).map((y) => isOnward(0, y, -1, 0)),
    range(acrossRows).map((y) => isOnward(columns - 1, y, 1, 0)),
    range(acrossColumns).map((x) => isOnward(x, 0, 0, -1)),
    range(acrossColumns).map((x) => isOnward(x, rows - 1, 0, 1)),
  ]
  const further = sides.flatMap((waysOut) => {
    const seen = waysOut.filter((way) => way !== null)
    const onward = seen.filter((way) => way !== 'none')
    if (onward.length < Math.max(onSide.least, onSide.share * seen.length)) return []
    return [onward.filter((way) => way === 'cut off').length > onward.length / 2]
  })
  return further.length > maxSides || further.includes(true)
}

type Onward = 'none' | 'whole' | 'cut off'
