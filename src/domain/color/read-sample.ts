import { refusals, type GateFindings, type RefusalReason, gate } from './gates.ts'
import { together, type CurveMatch } from './match-curve.ts'
import { isInside, type Pixels, type Box } from './pixels.ts'
import { boxesOf, type ReadRequest, chartOf } from './read-request.ts'
import { assertNever } from '#domain/result.ts'
import { brighter, evenStep, groundAround, lightOn, type Light } from './light.ts'
import { maxStep } from './photo-gates.ts'
import { confusionInFrame, readInLight, type Finding } from './read-in-light.ts'

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
 * Estimates where on the chart a sample lies, and how certain that is. Throws only for requests that no photograph could answer: boxes
 * outside the picture, fewer than two levels, two levels of one value, levels with another number of pads than the sample.
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
        range: match.likely,
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

/**
 * Where the ground beside the sample is darker or brighter than the chart's, the sample may lie in another light, or on another ground. The
 * assumption that brings the sample clearly nearer to the chart holds; where both fit but give different places, there is no answer.
 */
function readUnderBestLight(pixels: Pixels, request: ReadRequest): Finding {
  const read = (light: Light | null) => readInLight(pixels, request, light)
  const ground = groundAround(pixels, boxesOf(request))
  if (ground === null) return read(null)
  const chart = chartOf(request).flatMap((level) => level.boxes)
  const samples = [...request.sample, ...(request.blank ?? [])]
  const ofChart = lightOn(ground, chart)
  if (ofChart === null) return read(lightOn(ground, boxesOf(request)))
  const largest = Math.max(0, ...samples.flatMap(ofChart.stepsAt).map(Math.abs))
  if (largest <= evenStep) return read(lightOn(ground, [...samples, ...chart]))

  const onOtherGround = { ...read(ofChart), step: 0 }
  const inOtherLight = [Math.min, Math.max].map((choose) => ({
    ...read(withSteps(ofChart, samples, choose)),
    step: Math.max(...samples.map((box) => Math.abs(stepAt(ofChart, box, choose)))),
  }))
  const all = [onOtherGround, ...inOtherLight]
  const best = all.reduce((so, one) => (one.match.deltaE < so.match.deltaE ? one : so))
  const rivals = all.filter(({ match }) => match.deltaE <= best.match.deltaE + confusionInFrame)
  if (!rivals.includes(onOtherGround)) return read(lightOn(ground, [...samples, ...chart]))
  const match = rivals.reduce((so, rival) => together(so, rival.match), best.match)
  // A strong step whose correction makes the sample fit better is a shadow, not a table.
  const isShadow = match.kind === 'ambiguous' || best.step > maxStep
  const isOnChart = best.match.kind !== 'far'
  const shadow = isOnChart && isShadow ? { shadow: gate(largest, evenStep) } : {}
  return { match, gates: { ...onOtherGround.gates, ...shadow } }
}

/** The step of the light between a sample's ground and the chart's; of two parts of its ground, the one chosen. 0 where it is not seen. */
function stepAt(light: Light, box: Box, choose: (...steps: number[]) => number): number {
  const steps = light.stepsAt(box)
  return steps.length === 0 ? 0 : choose(...steps)
}

/** The light if the ground were the same everywhere: each sample in the light that its own ground shows. */
const withSteps = (
  light: Light,
  samples: readonly Box[],
  choose: (...steps: number[]) => number,
): Light => ({
  ...light,
  flatten: (color, box) =>
    brighter(light.flatten(color, box), samples.includes(box) ? -stepAt(light, box, choose) : 0),
})
