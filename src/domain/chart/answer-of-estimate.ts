import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import { isSameAnswer, type Answer, type Reading } from '#domain/reading/reading.ts'
import { addScale, analyteOnScale } from './shown-levels.ts'

/**
 * Number that represents a level: its value, or its index where the chart has only words.
 * `CameraEvidence.estimate` of such a chart counts indices, 0 the lowest.
 */
export const readingValue = (levels: Analyte['levels'], index: number): number | null => {
  const level = levels[index]
  if (level === undefined) return null
  return isReadByPlace(levels) ? index : level.value
}

/** Whether levels are represented by index: only where none has a value, since values and indices would be mixed up. */
export const isReadByPlace = (levels: Analyte['levels']) => levels.length > 0 && !hasValues(levels)

const hasValues = (levels: Analyte['levels']) => levels.some(({ value }) => value !== null)

/** Share of the gap within which a reading still counts as the nearer level; the middle half of the gap is the half level. */
const nearShare = 0.25

/**
 * Converts an estimate to the answer the eye would have given. A kit that allows no half levels gets the nearer level; where
 * levels of the chart are unknown, between or beyond the known ones, the number itself is proposed.
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
    // On a completely known chart nothing is read beyond its last level.
    if (end !== undefined && !hasGaps) return { kind: 'level', level: end.index }
    return atValue(places, Number(estimate.toPrecision(2)))
  }
  if (hasGaps && !analyte.halfLevels) {
    return atValue(places, rounded(estimate, upper.value - lower.value))
  }
  return betweenNeighbors(analyte, lower, upper, estimate)
}

/**
 * The reading with another answer. The camera's estimate counts as accepted only while the answer is the one it proposed: its range
 * belongs to no other.
 */
export function correctReading(kit: Kit, reading: Reading, answer: Answer): Reading {
  const { camera } = reading
  if (camera === undefined || camera.verdict === 'discarded') return { ...reading, answer }
  const proposed = proposedAnswer(analyteOf(kit, reading.analyte), reading)
  const isProposed = proposed !== null && isSameAnswer(proposed, answer)
  return { ...reading, answer, camera: { ...camera, verdict: isProposed ? 'accepted' : 'changed' } }
}

/** On the scale of the chart that was read. */
function proposedAnswer(analyte: Analyte | undefined, { answer, camera }: Reading): Answer | null {
  if (camera?.outcome.kind === 'off-chart') return { kind: 'no-color-fits' }
  if (analyte === undefined || camera?.outcome.kind !== 'read') return null
  const scale = answer.kind === 'typed' ? (answer.scale ?? null) : null
  const onScale = analyteOnScale(analyte, scale)
  return addScale(answerOfEstimate(onScale, camera.outcome.estimate), scale)
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

/** Rounds to about a tenth of a level step, finer than any kit resolves. */
function rounded(estimate: number, step: number): number {
  const unit = 10 ** Math.floor(Math.log10(step) - 0.999)
  return Number((Math.round(estimate / unit) * unit).toPrecision(6))
}
