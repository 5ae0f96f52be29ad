import { gate, type GateFinding, type GateFindings } from './gates.ts'
import type { Light } from './light.ts'
import type { PatchColor } from './patch-color.ts'
import { pixelsIn, type Box, type Pixels } from './pixels.ts'
import { edgeWidth } from './sharpness.ts'
import { luminance, type Rgb } from './srgb.ts'
import { median, quantile } from './statistics.ts'
import { tintBeside } from './tint.ts'
import { whiteColor } from './white-color.ts'

interface GatedBoxes {
  readonly sample: readonly Box[]
  /** Of the levels that the answer stands on; empty where the levels were measured elsewhere. */
  readonly chart: readonly Box[]
  /** Of all levels that the range reaches. */
  readonly inRange: readonly Box[]
  readonly blank: readonly Box[]
  readonly white?: Box
  /** What white looks like in this photograph. */
  readonly seenWhite: Rgb
  readonly light: Light | null
  readonly look: (box: Box) => PatchColor
  /** How far the sample is from the nearest place of the chart, CIEDE2000. */
  readonly mismatch: number
  /** What even boxes of this photograph differ by within themselves. */
  readonly grain: number
}

/** Less of a box than half cannot tell what white is. */
const minWhite = 0.5
/** In stops below the brightest byte: a tenth of the light. Assumption: below it a byte is too coarse a step. Revisit with photographs. */
const darkest = Math.log2(10)
/** A quarter of the pixels does not reach the middle that is read. */
const maxClipped = 0.25
/** A shine of this share is left out by the middle; more may move it. Source: [B3] item 2 names the gate, no figure. */
const maxGlare = 0.1
/** Source: [B3] item 2, as a logarithm … */
const maxAcrossWhite = 0.1
/** … and twice that where the chart in the same frame cancels the light, and the white only says how bright it is. */
const maxAcrossWhiteByChart = 0.2
/** The slope of the light is divided out up to a half. Assumption. Revisit with photographs beside a window. */
const maxVariation = Math.log(1.5)
/** Akvo counts a fifth off as a bad shadow. Source: [A3] shadow gate */
export const maxStep = 0.2
/** The most that remains after a good correction: a box less even than that is no patch. Source: [B2] 3 to 5 remain */
const maxSpread = 5
/** A sample that does not fit the chart by more has to be twice as even: a shine or a stain would explain both. Assumption: twice what two colors of one photograph may differ by. */
const minMismatch = 4
/** Of the longer side of the picture … Assumption, together with the next. Revisit with photographs of phones. */
const blurOfPicture = 0.008
/** … but a few pixels of blur are in every small picture. */
const minBlur = 5

/** In Lab: what two whites of one photograph are apart. Strips in clear liquid stay within 2.1, in dyed liquid 31 of 33 are beyond (docs/benchmarks.md). */
const maxTint = 4

/** So many boxes tell what this photograph's grain, and that of its JPEG, make of an even color. */
const minForGrain = 5
/** Of a field's unevenness no more is taken for grain. */
const maxGrain = 3

/** Half of all boxes are as even as that: what is no more uneven is a color. */
export function grainOf(patches: readonly PatchColor[]): number {
  if (patches.length < minForGrain) return 0
  return Math.min(maxGrain, median(patches.map(({ spread }) => spread)))
}

/** Whether a field of the chart shows no color of its own. */
export const isSpoiled = ({ glare, clipped, spread }: PatchColor, grain: number): boolean =>
  glare > maxGlare || clipped > maxClipped || spread > maxSpread + grain

/** What this photograph is like at the boxes that count. Tilt is measured by the caller, who knows the card. */
export function measureGates(pixels: Pixels, boxes: GatedBoxes): GateFindings {
  const { look } = boxes
  const sample = [...boxes.sample, ...boxes.blank].map(look)
  const near = boxes.chart.map(look)
  const white = boxes.white === undefined ? [] : [look(boxes.white)]
  const isPoor = boxes.white !== undefined && whiteColor(pixels, boxes.white).share < minWhite
  const poorWhite = isPoor ? white : []
  const worst = (patches: readonly PatchColor[], of: (patch: PatchColor) => number) =>
    Math.max(0, ...patches.map(of))
  const clipped = (patch: PatchColor) => patch.clipped
  const spread = (patch: PatchColor) => patch.spread
  const blur = edgeWidth(pixels, [
    ...boxes.sample,
    ...boxes.chart,
    ...(boxes.white ? [boxes.white] : []),
  ])
  const unevenLight = unevenLightOf(pixels, boxes)
  // A blank takes the extract's color out; a chart's own paper is seldom as white as a strip.
  const canTellTint =
    boxes.white !== undefined && boxes.chart.length === 0 && boxes.blank.length === 0
  const tint = canTellTint ? tintBeside(pixels, boxes.sample, boxes.seenWhite) : null
  return {
    darkness: gate(stopsBelowFull(pixels, boxes), darkest),
    clipping: gate(
      Math.max(worst([...sample, ...near], clipped), worst(white, clipped) / 2),
      maxClipped,
    ),
    ...(blur === null ? {} : { blur: gate(blur, blurLimit(pixels)) }),
    glare: gate(
      worst([...sample, ...near], (patch) => patch.glare),
      maxGlare,
    ),
    ...(boxes.light === null
      ? {}
      : { shadow: gate(boxes.light.stepAmong([...boxes.sample, ...boxes.inRange]), maxStep) }),
    ...(tint === null ? {} : { tint: gate(tint, maxTint) }),
    ...(unevenLight === null ? {} : { 'uneven-light': unevenLight }),
    uniformity: nearestToLimit([
      gate(
        worst(sample, spread),
        boxes.grain + (boxes.mismatch > minMismatch ? maxSpread / 2 : maxSpread),
      ),
      gate(worst([...near, ...poorWhite], spread), boxes.grain + maxSpread),
    ]),
  }
}

const blurLimit = ({ width, height }: Pixels) =>
  Math.max(minBlur, blurOfPicture * Math.max(width, height))

/** By the white; without one, by the brightest hundredth of the whole picture. */
function stopsBelowFull(pixels: Pixels, { white, seenWhite }: GatedBoxes): number {
  const lights = white
    ? [luminance(seenWhite)]
    : pixelsIn(pixels, { x: 0, y: 0, width: pixels.width, height: pixels.height }, 10_000).map(
        ({ color }) => luminance(color),
      )
  return -Math.log2(Math.max(quantile(lights, 0.99), 1e-6))
}

const nearestToLimit = (findings: readonly [GateFinding, ...GateFinding[]]): GateFinding =>
  findings.reduce((so, one) => (one.value / one.limit > so.value / so.limit ? one : so))

/** Across the white itself and from box to box. */
function unevenLightOf(
  pixels: Pixels,
  { white, chart, light }: Pick<GatedBoxes, 'white' | 'chart' | 'light'>,
): GateFinding | null {
  const findings = [
    ...(white
      ? [
          gate(
            whiteColor(pixels, white).fall,
            chart.length > 0 ? maxAcrossWhiteByChart : maxAcrossWhite,
          ),
        ]
      : []),
    ...(light ? [gate(light.variation, maxVariation)] : []),
  ]
  const [first, ...more] = findings
  return first === undefined ? null : nearestToLimit([first, ...more])
}
