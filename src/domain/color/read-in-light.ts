import { correctionFrom, minPatches, whiteGain, type ColorCorrection } from './correct-color.ts'
import type { CurveLevel } from './color-curve.ts'
import { gate, type GateFindings } from './gates.ts'
import { hiddenShadow } from './hidden-shadow.ts'
import { labOf, type Lab } from './lab.ts'
import { brighter, type Light } from './light.ts'
import { matchCurve, type CurveMatch, type MatchUncertainty } from './match-curve.ts'
import { patchColor, type PatchColor } from './patch-color.ts'
import { evenStep, measureGates } from './photo-gates.ts'
import type { Box, Pixels } from './pixels.ts'
import { boxesOf, chartOf, type ReadRequest } from './read-request.ts'
import { relativeTo, type Rgb } from './srgb.ts'
import { whiteColor } from './white-color.ts'

/** What two colors of one photograph may differ by and still be the same … Source: [B3] item 7 */
export const confusionInFrame = 2
/** … and of two photographs under the same light. Assumption: half as much again. Revisit with series of one phone. */
const confusionBetweenFrames = 3
/** What remains after the best correction, at most. Source: [B2]; in one frame nothing else comes on top of it. */
const remainingError = 5

export interface Finding {
  readonly match: CurveMatch
  readonly gates: GateFindings
}

/** Where the sample lies on the chart, and what the photograph is worth, if this is its light. Null: nothing is known of it. */
export function readInLight(pixels: Pixels, request: ReadRequest, light: Light | null): Finding {
  const white = whiteOf(pixels, request, light)
  const look = remembered((box: Box) => patchColor(pixels, box, white))
  const colorAt = colorReader(request, light, white, look)
  const sample = request.sample.map((box, pad) => {
    const blank = request.blank?.[pad] ?? request.blank?.[0]
    return blank === undefined ? colorAt(box) : relativeTo(colorAt(box), colorAt(blank))
  })
  const curve = curveOf(request, (box) => labOf(colorAt(box)))
  const spread = Math.max(...request.sample.map((box) => look(box).spread))
  const doubt = doubtOf(request, spread)
  const isCutOff = request.against.kind === 'references' && request.against.isCutOff === true
  const seenAs = isCutOff ? cutOff : (color: Rgb) => color
  const matched = (by: number) =>
    matchCurve(
      sample.map((color) => labOf(seenAs(brighter(color, by)))),
      curve,
      doubt,
    )
  const match = matched(0)
  const shade = hiddenShadow(match, matched, doubt.confusion)
  const gates = measureGates(pixels, {
    sample: request.sample,
    chart: chartOf(request).map(({ value, boxes: its }) => ({
      boxes: its,
      isNear: match.nearest.includes(value),
    })),
    blank: request.blank ?? [],
    ...(request.white && { white: request.white }),
    seenWhite: white,
    light,
    look,
    mismatch: match.deltaE,
  })
  return {
    match,
    gates: shade === null ? gates : { ...gates, shadow: gate(shade, evenStep) },
  }
}

const cutOff = (color: Rgb): Rgb => [
  Math.min(1, color[0]),
  Math.min(1, color[1]),
  Math.min(1, color[2]),
]

/** Each box is looked at once. */
function remembered<Found>(find: (box: Box) => Found): (box: Box) => Found {
  const known = new Map<Box, Found>()
  return (box) => {
    const found = known.get(box) ?? find(box)
    known.set(box, found)
    return found
  }
}

/**
 * The given white; else the paper of the found chart; else the brightest of each channel among boxes and the paper around them: of a chart on a dark table the table is no white, and
 * the chart itself cancels the light.
 */
function whiteOf(pixels: Pixels, request: ReadRequest, light: Light | null): Rgb {
  if (request.white) return flat(whiteColor(pixels, request.white).color, request.white, light)
  if (request.paper) return request.paper
  const seen = boxesOf(request).map((box) => flat(patchColor(pixels, box).color, box, light))
  const colors = light === null ? seen : [light.paper, ...seen]
  const brightest = (at: 0 | 1 | 2) => Math.max(...colors.map((color) => color[at]))
  return [brightest(0), brightest(1), brightest(2)]
}

const flat = (color: Rgb, box: Box, light: Light | null): Rgb =>
  light === null ? color : light.flatten(color, box)

function colorReader(
  request: ReadRequest,
  light: Light | null,
  white: Rgb,
  look: (box: Box) => PatchColor,
): (box: Box) => Rgb {
  const seen = (box: Box) => flat(look(box).color, box, light)
  const known = (request.knownPatches ?? []).map(({ box, truth }) => ({ seen: seen(box), truth }))
  const correct: ColorCorrection =
    known.length < minPatches ? whiteGain(white) : correctionFrom(known)
  return (box) => correct(seen(box))
}

const curveOf = ({ against }: ReadRequest, labAt: (box: Box) => Lab): readonly CurveLevel[] =>
  against.levels
    .map((level) => ({
      value: level.value,
      pads: 'boxes' in level ? level.boxes.map(labAt) : level.colors.map(labOf),
    }))
    .toSorted((one, other) => one.value - other.value)

/** A patch that is not even is known less well: half its spread counts as one more independent error. */
function doubtOf({ against }: ReadRequest, spread: number): MatchUncertainty {
  const isInFrame = against.kind === 'chart'
  const base = isInFrame ? confusionInFrame : confusionBetweenFrames
  return {
    confusion: base * Math.hypot(1, spread / 4),
    reach: isInFrame ? remainingError : remainingError + base,
  }
}
