import { colorCurve, padDistance, type CurveLevel, type CurvePoint } from './color-curve.ts'
import type { Lab } from './lab.ts'

export type CurveMatch =
  | {
      readonly kind: 'near'
      readonly value: number
      readonly range: readonly [low: number, high: number]
      readonly deltaE: number
      readonly nearest: readonly number[]
    }
  | { readonly kind: 'far'; readonly deltaE: number; readonly nearest: readonly number[] }
  /** Two distant places of the curve fit about as well. */
  | { readonly kind: 'ambiguous'; readonly deltaE: number; readonly nearest: readonly number[] }
  /** The levels cannot be distinguished in this photograph. */
  | { readonly kind: 'alike'; readonly deltaE: number; readonly nearest: readonly number[] }

/** How far colors may be trusted, in CIEDE2000. */
export interface MatchUncertainty {
  /** Places of the curve this much farther than the nearest fit as well. */
  readonly confusion: number
  /** Farther from the curve than this is not on the chart. */
  readonly reach: number
}

const stepsPerLevel = 40
/** What a sample misses the curve by there, it may miss along it as well: as far along as aside is √2 − 1 farther off. */
const alongOfMiss = Math.SQRT2 - 1

/** What may lie more levels from the estimate is no estimate. On painted cards three of four such answers were wrong by more than a level (docs/benchmarks.md). */
const maxLevelsOff = 2

interface Fit extends CurvePoint {
  readonly distance: number
}

/** Where on the curve a sample lies. Levels from low to high, at least two; the answer never leaves them. */
export function matchCurve(
  sample: readonly Lab[],
  levels: readonly CurveLevel[],
  { confusion, reach }: MatchUncertainty,
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

  const within = best.distance + Math.max(confusion, alongOfMiss * best.distance)
  const fitting = fits.filter((fit) => fit.distance <= within + fit.bend / 2)
  const run = runAround(best, fitting)
  const isElsewhere = fitting.some(
    ({ position }) => position < run.low.position - 1 || position > run.high.position + 1,
  )
  if (isElsewhere) return { kind: 'ambiguous', ...shown }
  const farthest = Math.max(best.position - run.low.position, run.high.position - best.position)
  if (farthest > maxLevelsOff) return { kind: 'alike', ...shown }
  return { kind: 'near', value: best.value, range: [run.low.value, run.high.value], ...shown }
}

/** A dip between two sampled places is deeper than they tell by less than this. */
const hiddenDepth = 0.5

/** The best place, looked for in every dip that may hold it: two may be as deep. */
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

/** Thirds the steps beside a place until they are too small to matter. */
function refineAt(from: Fit, fitAt: (position: number) => Fit, last: number): Fit {
  let best = from
  for (let step = 1 / stepsPerLevel / 3; step > 1e-6; step /= 3) {
    const around = [-2, -1, 1, 2].map((by) => best.position + by * step)
    const inside = around.filter((position) => position >= 0 && position <= last).map(fitAt)
    best = nearest([best, ...inside])
  }
  return best
}

/** The fitting places that hang together with the best one; gaps of up to a level are still one range. */
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

/** The values of the two levels beside a place, the nearer one first; of one level alone, where the place is the level. */
function neighborsOf(position: number, levels: readonly CurveLevel[]): readonly number[] {
  const low = Math.min(Math.floor(position), levels.length - 2)
  const pair = [levels[low], levels[low + 1]].flatMap((level) => level?.value ?? [])
  return position - low > 0.5 ? pair.toReversed() : pair
}

/** The largest distance between any two levels. */
const extent = (levels: readonly CurveLevel[]) =>
  Math.max(...levels.flatMap((one) => levels.map((other) => padDistance(one.pads, other.pads))))
