import { colorCurve, padDistance, type CurveLevel, type CurvePoint } from './color-curve.ts'
import type { Lab } from './lab.ts'

type Range = readonly [low: number, high: number]

export type CurveMatch =
  | {
      readonly kind: 'near'
      readonly value: number
      /** All places that may fit: decisions count with them. */
      readonly range: Range
      /** Where the sample likely lies: the range answered. */
      readonly likely: Range
      readonly deltaE: number
      readonly nearest: readonly number[]
    }
  | { readonly kind: 'far'; readonly deltaE: number; readonly nearest: readonly number[] }
  /** Two distant places of the curve fit about equally well. */
  | { readonly kind: 'ambiguous'; readonly deltaE: number; readonly nearest: readonly number[] }
  /** The levels cannot be distinguished in this photograph. */
  | { readonly kind: 'alike'; readonly deltaE: number; readonly nearest: readonly number[] }

/** Uncertainty of colors, in CIEDE2000. */
export interface MatchUncertainty {
  /** Places of the curve up to this much farther than the nearest one fit equally well. */
  readonly confusion: number
  /** Largest distance from the curve at which a color is still on the chart. */
  readonly reach: number
  /** Share of the confusion that the likely range covers; all of it by default. */
  readonly ofLikely?: number
}

/** The match with both ranges as far as these places. */
export function reachingTo(match: Near, range: readonly number[], likely = range): Near {
  const hull = (own: Range, more: readonly number[]): Range => [
    Math.min(...own, ...more),
    Math.max(...own, ...more),
  ]
  return { ...match, range: hull(match.range, range), likely: hull(match.likely, likely) }
}

type Near = Extract<CurveMatch, { kind: 'near' }>

/** Where the ranges of two assumptions overlap, the range holds what either tells; else the place is ambiguous. */
export function together(best: CurveMatch, other: CurveMatch): CurveMatch {
  if (best.kind !== 'near' || other.kind !== 'near') {
    return best.kind === other.kind || best.kind === 'far' ? best : ambiguous(best)
  }
  const [low, high] = best.range
  if (other.range[0] > high || other.range[1] < low) return ambiguous(best)
  return reachingTo(best, other.range, other.likely)
}

const ambiguous = ({ deltaE, nearest }: CurveMatch): CurveMatch => ({
  kind: 'ambiguous',
  deltaE,
  nearest,
})

const stepsPerLevel = 40
/** A sample may be off along the curve by as much as it is off it, which makes it √2 times as far: by this share farther. */
const alongOfMiss = Math.SQRT2 - 1

/**
 * Largest distance in levels from the estimate to an end of its range. On painted cards three of four answers beyond it were wrong
 * by more than a level (docs/benchmarks.md).
 */
const maxLevelsOff = 2

interface Fit extends CurvePoint {
  readonly distance: number
}

/** Finds where on the curve a sample lies. Levels from low to high, at least two; the answer stays between the first and the last. */
export function matchCurve(
  sample: readonly Lab[],
  levels: readonly CurveLevel[],
  { confusion, reach, ofLikely = 1 }: MatchUncertainty,
): CurveMatch {
  const curve = colorCurve(levels)
  const fitAt = (position: number): Fit => {
    const place = curve(position)
    return { ...place, distance: padDistance(sample, place.pads) }
  }
  const last = levels.length - 1
  const fits = Array.from({ length: last * stepsPerLevel + 1 }, (_, at) =>
    fitAt(at / stepsPerLevel),
  )
  const best = refine(fits, fitAt, last)
  const shown = { deltaE: best.distance, nearest: neighborsOf(best.position, levels) }
  if (best.distance > reach + best.bend / 2) return { kind: 'far', ...shown }
  if (extent(levels) < 2 * confusion) return { kind: 'alike', ...shown }

  const farther = Math.max(confusion, alongOfMiss * best.distance)
  const fittingBy = (share: number) =>
    fits.filter((fit) => fit.distance <= best.distance + share * farther + fit.bend / 2)
  const fitting = fittingBy(1)
  const run = runAround(best, fitting)
  const isElsewhere = fitting.some(
    ({ position }) => position < run.low.position - 1 || position > run.high.position + 1,
  )
  if (isElsewhere) return { kind: 'ambiguous', ...shown }
  const farthest = Math.max(best.position - run.low.position, run.high.position - best.position)
  if (farthest > maxLevelsOff) return { kind: 'alike', ...shown }
  const likelyRun = runAround(best, fittingBy(ofLikely))
  const rangeOf = ({ low, high }: typeof run): Range => [low.value, high.value]
  return {
    kind: 'near',
    value: best.value,
    range: rangeOf(run),
    likely: rangeOf(likelyRun),
    ...shown,
  }
}

/** A minimum between two sampled positions is less than this much deeper than the samples, CIEDE2000. */
const hiddenDepth = 0.5

/** Finds the best position by refining every local minimum that may hold it: two may be equally deep. */
function refine(fits: readonly Fit[], fitAt: (position: number) => Fit, last: number): Fit {
  const best = nearest(fits)
  const dips = fits.filter(
    ({ distance }, at) =>
      distance <= best.distance + hiddenDepth &&
      distance <= (fits[at - 1]?.distance ?? Infinity) &&
      distance <= (fits[at + 1]?.distance ?? Infinity),
  )
  return nearest(dips.map((dip) => refineAt(dip, fitAt, last)))
}

const nearest = (fits: readonly Fit[]) =>
  fits.reduce((so, fit) => (fit.distance < so.distance ? fit : so))

/** Refines a position, dividing the step by three until it is too small to matter. */
function refineAt(from: Fit, fitAt: (position: number) => Fit, last: number): Fit {
  let best = from
  for (let step = 1 / stepsPerLevel / 3; step > 1e-6; step /= 3) {
    const around = [-2, -1, 1, 2].map((by) => best.position + by * step)
    const inside = around.filter((position) => position >= 0 && position <= last).map(fitAt)
    best = nearest([best, ...inside])
  }
  return best
}

/** Ends of the fitting positions connected with the best one; gaps of up to a level do not separate them. */
function runAround(best: Fit, fitting: readonly Fit[]): { low: CurvePoint; high: CurvePoint } {
  let low: CurvePoint = best
  let high: CurvePoint = best
  for (const fit of fitting.toReversed()) {
    if (fit.position < low.position && low.position - fit.position <= 1) low = fit
  }
  for (const fit of fitting) {
    if (fit.position > high.position && fit.position - high.position <= 1) high = fit
  }
  return { low, high }
}

/** Values of the two levels around a position, the nearer one first. */
function neighborsOf(position: number, levels: readonly CurveLevel[]): readonly number[] {
  const low = Math.min(Math.floor(position), levels.length - 2)
  const pair = [levels[low], levels[low + 1]].flatMap((level) => level?.value ?? [])
  return position - low > 0.5 ? pair.toReversed() : pair
}

/** The largest distance between any two levels. */
const extent = (levels: readonly CurveLevel[]) =>
  Math.max(...levels.flatMap((one) => levels.map((other) => padDistance(one.pads, other.pads))))
