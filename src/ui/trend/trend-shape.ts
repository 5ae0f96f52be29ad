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
import { dayMs } from '#domain/calendar.ts'
import type { TrendSeries } from './series.ts'

/** From `low` to `high`; `high` is null when no upper limit is known. */
export interface TrendBand {
  readonly low: number
  readonly high: number | null
}

export interface TrendShape {
  readonly width: number
  readonly height: number
  /** Joins the points of each source: a kit and a laboratory measure differently. */
  readonly line: string | null
  /** Oldest first. */
  readonly points: readonly { readonly x: number; readonly y: number; readonly mark: string }[]
  readonly unseen: readonly { readonly x: number; readonly y: number }[]
  readonly band: { readonly top: number; readonly bottom: number } | null
}

const width = 160
const height = 64
const margin = { side: 9, top: 9, bottom: 15 }
/** Y position of readings without a number, below the scale. */
const unseenAt = height - 5

const marks = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar]
const markSize = 48

/** The mark of a source, by its index. */
export const markPath = (source: number) => symbol(marks[source % marks.length], markSize)() ?? ''

/** Positions of all elements of one small chart. `isJoined`: all points are from one field. */
export function trendShape(
  series: TrendSeries,
  isJoined: boolean,
  band: TrendBand | null,
): TrendShape {
  const { points, sources } = series
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const y = scaleLinear(extent(values, band), [height - margin.bottom, margin.top])
  const x = scaleUtc(daysOf(points.map(({ at, wallOffset }) => at + wallOffset)), [
    margin.side,
    width - margin.side,
  ])
  const placed = points.map((point) => ({
    x: x(point.at + point.wallOffset),
    y: point.value === null ? null : y(point.value),
    mark: markPath(sources.indexOf(point.source)),
  }))
  const seen = placed.flatMap((point) => (point.y === null ? [] : [{ ...point, y: point.y }]))
  const placedOf = (source: string) => placed.filter((_, at) => points[at]?.source === source)
  const draw = line<{ readonly x: number; readonly y: number | null }>(
    (point) => point.x,
    (point) => point.y ?? 0,
  ).defined((point) => point.y !== null)
  return {
    width,
    height,
    line: isJoined ? sources.map((source) => draw(placedOf(source)) ?? '').join('') : null,
    points: seen,
    unseen: placed.flatMap((point) => (point.y === null ? [{ x: point.x, y: unseenAt }] : [])),
    band: band && {
      top: band.high === null ? 2 : y(band.high),
      bottom: y(band.low),
    },
  }
}

/** Range of the values including the band; never empty. */
function extent(values: readonly number[], band: TrendBand | null): readonly [number, number] {
  const all = [...values, ...(band === null ? [] : [band.low, band.high ?? band.low])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? [low - 1, high + 1] : [low, high]
}

function daysOf(times: readonly number[]): readonly [number, number] {
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return first === last ? [first - dayMs, last + dayMs] : [first, last]
}
