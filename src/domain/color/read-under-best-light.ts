import { gate } from './gates.ts'
import { brighter, groundAround, lightOn, type Light } from './light.ts'
import type { CurveMatch } from './match-curve.ts'
import { evenStep, maxStep } from './photo-gates.ts'
import type { Box, Pixels } from './pixels.ts'
import { confusionInFrame, readInLight, type Finding } from './read-in-light.ts'
import { boxesOf, chartOf, type ReadRequest } from './read-request.ts'

/**
 * Where the ground beside the sample is darker or brighter than the chart's, the sample may lie in another light, or on another ground. Only the
 * chart can tell which: what brings the sample clearly nearer to it is so; where both fit and tell different places, there is no answer.
 */
export function readUnderBestLight(pixels: Pixels, request: ReadRequest): Finding {
  const read = (light: Light | null) => readInLight(pixels, request, light)
  const ground = groundAround(pixels, boxesOf(request))
  if (ground === null) return read(null)
  const chart = chartOf(request).flatMap((level) => level.boxes)
  const samples = [...request.sample, ...(request.blank ?? [])]
  const ofChart = lightOn(ground, chart)
  if (ofChart === null) return read(lightOn(ground, boxesOf(request)))
  const largest = Math.max(0, ...samples.flatMap(ofChart.stepsAt).map(Math.abs))
  if (largest <= evenStep) return read(lightOn(ground, [...samples, ...chart]))

  const onOtherGround = read(ofChart)
  const inOtherLight = [Math.min, Math.max].map((choose) =>
    read(withSteps(ofChart, samples, choose)),
  )
  const all = [onOtherGround, ...inOtherLight]
  const best = all.reduce((so, one) => (one.match.deltaE < so.match.deltaE ? one : so))
  const rivals = all.filter(({ match }) => match.deltaE <= best.match.deltaE + confusionInFrame)
  if (!rivals.includes(onOtherGround)) return read(lightOn(ground, [...samples, ...chart]))
  const isAgreed = rivals.every(({ match }) => isSamePlace(match, best.match))
  // A strong step that even makes the sample fit better is no table.
  const isShadow = !isAgreed || (best !== onOtherGround && largest > maxStep)
  const isOnChart = best.match.kind !== 'far'
  const shadow = isOnChart && isShadow ? { shadow: gate(largest, evenStep) } : {}
  return { match: best.match, gates: { ...onOtherGround.gates, ...shadow } }
}

/** The light if the ground were the same everywhere: each sample lies in the light that its own ground shows. */
function withSteps(
  light: Light,
  samples: readonly Box[],
  choose: (...steps: number[]) => number,
): Light {
  return {
    ...light,
    flatten: (color, box) => {
      const steps = samples.includes(box) ? light.stepsAt(box) : []
      return brighter(light.flatten(color, box), steps.length === 0 ? 0 : -choose(...steps))
    },
  }
}

/** Each lies in the other's range. */
const isSamePlace = (one: CurveMatch, other: CurveMatch): boolean =>
  one === other || (isWithin(one, other) && isWithin(other, one))

const isWithin = (one: CurveMatch, other: CurveMatch) =>
  one.kind === 'near' &&
  other.kind === 'near' &&
  other.range[0] <= one.value &&
  one.value <= other.range[1]
