import type { Analyte } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'

/**
 * The number a level is read by: its value; its place in the row where the chart has only words.
 * `CameraEvidence.estimate` of such a chart counts places, 0 the lowest.
 */
export const readingValue = (levels: Analyte['levels'], index: number): number | null => {
  const level = levels[index]
  if (level === undefined) return null
  return isReadByPlace(levels) ? index : level.value
}

/** Numbers of the user's own would be mixed up with the places. */
export const isReadByPlace = (levels: Analyte['levels']) => levels.length > 0 && !hasValues(levels)

const hasValues = (levels: Analyte['levels']) => levels.some(({ value }) => value !== null)

/** How near to one of two neighbors a reading still is that neighbor: the middle half between them is the half level. */
const nearShare = 0.25

/**
 * What the eye would have answered at this estimate. A kit that allows no half levels and names no others gets the nearer
 * one; where levels are missing on the chart, between those known or beyond them, the number itself is proposed.
 */
export function answerOfEstimate(analyte: Analyte, estimate: number): Answer {
  const places = analyte.levels.flatMap((_, index) => {
    const value = readingValue(analyte.levels, index)
    return value === null ? [] : [{ index, value }]
  })
  const exact = atValue(places, estimate)
  if (exact.kind === 'level') return exact
  const lower = places.findLast(({ value }) => value < estimate)
  const upper = places.find(({ value }) => value > estimate)
  const hasGaps = !analyte.chartComplete && hasValues(analyte.levels)
  if (lower === undefined || upper === undefined) {
    const end = lower ?? upper
    // Nothing is read beyond a chart that is wholly known: its last level.
    if (end !== undefined && !hasGaps) return { kind: 'level', level: end.index }
    return atValue(places, Number(estimate.toPrecision(2)))
  }
  if (hasGaps && !analyte.halfLevels) {
    return atValue(places, rounded(estimate, upper.value - lower.value))
  }
  return betweenNeighbors(analyte, lower, upper, estimate)
}

interface Place {
  readonly index: number
  readonly value: number
}

function atValue(places: readonly Place[], value: number): Answer {
  const place = places.find((known) => known.value === value)
  return place === undefined ? { kind: 'typed', value } : { kind: 'level', level: place.index }
}

function betweenNeighbors(analyte: Analyte, lower: Place, upper: Place, estimate: number): Answer {
  const share = (estimate - lower.value) / (upper.value - lower.value)
  const isHalf = share >= nearShare && share <= 1 - nearShare
  if (isHalf && analyte.halfLevels && upper.index === lower.index + 1) {
    return { kind: 'between', lower: lower.index }
  }
  return { kind: 'level', level: share < 0.5 ? lower.index : upper.index }
}

/** A tenth of a level step is more than any kit resolves. */
function rounded(estimate: number, step: number): number {
  const unit = 10 ** Math.floor(Math.log10(step) - 0.999)
  return Number((Math.round(estimate / unit) * unit).toPrecision(6))
}
