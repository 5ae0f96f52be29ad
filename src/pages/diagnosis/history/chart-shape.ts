import { scaleLinear, scaleUtc } from 'd3-scale'
import {
  line,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape'
import type { Series } from './series.ts'

/** From `low` to `high`; no upper end is known where `high` is null. */
export interface FitBand {
  readonly low: number
  readonly high: number | null
}

export interface ChartShape {
  readonly width: number
  readonly height: number
  readonly line: string | null
  readonly points: readonly { readonly x: number; readonly y: number; readonly mark: string }[]
  readonly unseen: readonly { readonly x: number; readonly y: number }[]
  readonly band: { readonly top: number; readonly bottom: number } | null
  readonly rows: readonly { readonly y: number; readonly value: number }[]
  readonly days: readonly { readonly x: number; readonly at: number; readonly end: boolean }[]
}

const width = 320
const height = 184
const margin = { left: 40, right: 14, top: 12, bottom: 50 }
const floor = height - margin.bottom
/** Where values that are no number stand, below the scale. */
const unseenAt = floor + 16

const marks = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar]
const markSize = 64

/** The mark of a source, by its number. */
export const markPath = (source: number) => symbol(marks[source % marks.length], markSize)() ?? ''

/** Where everything of one small chart stands. `isJoined`: all points are of one place. */
export function chartShape(series: Series, isJoined: boolean, band: FitBand | null): ChartShape {
  const { points, sources } = series
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const y = scaleLinear(extent(values, band), [floor, margin.top]).nice(4)
  const x = scaleUtc(daysOf(points.map(({ at, wallOffset }) => at + wallOffset)), [
    margin.left,
    width - margin.right,
  ])
  const placed = points.map((point) => ({
    x: x(point.at + point.wallOffset),
    y: point.value === null ? null : y(point.value),
    mark: markPath(sources.indexOf(point.source)),
  }))
  const seen = placed.flatMap((point) => (point.y === null ? [] : [{ ...point, y: point.y }]))
  const draw = line<{ readonly x: number; readonly y: number | null }>(
    (point) => point.x,
    (point) => point.y ?? 0,
  ).defined((point) => point.y !== null)
  const [top, bottom] = y.domain().toReversed()
  const inScale = (value: number) => y(Math.min(top ?? value, Math.max(bottom ?? value, value)))
  const [first, last] = x.domain()
  return {
    width,
    height,
    line: isJoined && seen.length > 1 ? draw(placed) : null,
    points: seen,
    unseen: placed.flatMap((point) => (point.y === null ? [{ x: point.x, y: unseenAt }] : [])),
    band: band && {
      top: band.high === null ? margin.top : inScale(band.high),
      bottom: inScale(band.low),
    },
    rows: y.ticks(4).map((value) => ({ value, y: y(value) })),
    days:
      points.length === 1
        ? [
            {
              x: x(first?.getTime() ?? 0) / 2 + x(last?.getTime() ?? 0) / 2,
              at: points[0]?.at ?? 0,
              end: false,
            },
          ]
        : [
            { x: margin.left, at: first?.getTime() ?? 0, end: false },
            { x: width - margin.right, at: last?.getTime() ?? 0, end: true },
          ],
  }
}

/** Room above and below, and for the band. */
function extent(values: readonly number[], band: FitBand | null): readonly [number, number] {
  const all = [...values, ...(band === null ? [] : [band.low, band.high ?? band.low])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? [low - 1, high + 1] : [low, high]
}

const day = 24 * 60 * 60 * 1000

function daysOf(times: readonly number[]): readonly [number, number] {
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return first === last ? [first - day, last + day] : [first, last]
}
