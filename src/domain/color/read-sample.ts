import { refusals, type GateFindings, type RefusalReason } from './gates.ts'
import type { CurveMatch } from './match-curve.ts'
import { isInside, type Pixels } from './pixels.ts'
import { boxesOf, type ReadRequest } from './read-request.ts'
import { readUnderBestLight } from './read-under-best-light.ts'
import { assertNever } from '#domain/result.ts'

export type ColorReading =
  | {
      readonly status: 'read'
      readonly estimate: number
      readonly range: readonly [low: number, high: number]
      /** The values of the two levels beside the estimate, the nearer one first. */
      readonly nearest: readonly number[]
      readonly deltaE: number
      readonly gates: GateFindings
    }
  | {
      readonly status: 'off-chart'
      readonly nearest: readonly number[]
      readonly deltaE: number
      readonly gates: GateFindings
    }
  | {
      readonly status: 'refused'
      readonly reasons: readonly RefusalReason[]
      readonly nearest: readonly number[]
      readonly deltaE: number | null
      readonly gates: GateFindings
    }

/**
 * The second opinion: where on the chart a sample lies, and how sure that is. Throws only for requests that no photograph could answer:
 * boxes outside the picture, fewer than two levels, levels with another number of pads than the sample.
 */
export function readSample(pixels: Pixels, request: ReadRequest): ColorReading {
  checkRequest(pixels, request)
  const isWithoutWhite = request.white === undefined && request.paper === undefined
  if (request.against.kind === 'references' && isWithoutWhite) {
    return refused(['no-white'], null, request.gates ?? {})
  }
  const { match, gates } = readUnderBestLight(pixels, request)
  return answer(match, { ...gates, ...request.gates })
}

function checkRequest(pixels: Pixels, request: ReadRequest): void {
  const { sample, against } = request
  const known = (request.knownPatches ?? []).map((patch) => patch.box)
  const outside = [...boxesOf(request), ...known].find((box) => !isInside(pixels, box))
  if (outside) throw new Error(`a box outside the picture: ${JSON.stringify(outside)}`)
  if (new Set(against.levels.map((level) => level.value)).size !== against.levels.length) {
    throw new Error('two levels of one value')
  }
  if (against.levels.length < 2) throw new Error('a chart has at least two levels')
  const pads = against.levels.map((level) =>
    'boxes' in level ? level.boxes.length : level.colors.length,
  )
  if (sample.length === 0 || pads.some((count) => count !== sample.length)) {
    throw new Error(`${sample.length} pads against levels of ${pads.join(', ')}`)
  }
}

const refused = (
  reasons: readonly RefusalReason[],
  match: CurveMatch | null,
  gates: GateFindings,
): ColorReading => ({
  status: 'refused',
  reasons,
  nearest: match?.nearest ?? [],
  deltaE: match?.deltaE ?? null,
  gates,
})

function answer(match: CurveMatch, gates: GateFindings): ColorReading {
  const { deltaE, nearest } = match
  const reasons = refusals(gates)
  if (reasons.length > 0) return refused(reasons, match, gates)
  switch (match.kind) {
    case 'near':
      return {
        status: 'read',
        estimate: match.value,
        range: match.range,
        nearest,
        deltaE,
        gates,
      }
    case 'far':
      return { status: 'off-chart', nearest, deltaE, gates }
    case 'ambiguous':
      return refused(['ambiguous'], match, gates)
    case 'alike':
      return refused(['levels-alike'], match, gates)
    default:
      return assertNever(match)
  }
}
