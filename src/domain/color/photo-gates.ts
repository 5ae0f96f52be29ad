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
  /** Boxes of the levels that the answer is based on; empty where the levels were measured elsewhere. */
  readonly chart: readonly Box[]
  /** Boxes of all levels within the range. */
  readonly inRange: readonly Box[]
  readonly blank: readonly Box[]
  readonly white?: Box
  /** Color of white in this photograph. */
  readonly seenWhite: Rgb
  readonly light: Light | null
  readonly look: (box: Box) => PatchColor
  /** Distance of the sample from the nearest place of the chart, CIEDE2000. */
  readonly mismatch: number
  /** Spread within even boxes of this photograph, CIEDE2000. */
  readonly grain: number
}

/** Least share of the white box that must be white. */
const minWhite = 0.5
/** Darkest white, in stops below the brightest byte: a tenth of the light. Assumption: below it a byte is too coarse a step. Revisit with photographs. */
export const darkest = Math.log2(10)
/** Largest share of clipped pixels: a quarter does not reach the middle that is read. */
export const maxClipped = 0.25
/** Largest share of pixels under a shine: the middle leaves out as many; more may move it. Source: [B3] item 2 names the gate, no figure. */
export const maxGlare = 0.1
/** Largest fall of the light across the white, as a natural logarithm. Source: [B3] item 2 */
const maxAcrossWhite = 0.1
/** Twice `maxAcrossWhite`, for photographs where the chart in the same frame cancels the light and the white only sets the brightness. */
const maxAcrossWhiteByChart = 0.2
/** Largest difference on the slope of the light that is divided out between sample and levels: half as bright again. Assumption. Revisit with photographs beside a window. */
const maxVariation = Math.log(1.5)
/** Largest step of the light, as a natural logarithm. Akvo counts a fifth off as a bad shadow. Source: [A3] shadow gate */
export const maxStep = 0.2
/** Largest spread of a patch, CIEDE2000: the most that remains after a good correction. Source: [B2] 3 to 5 remain */
export const maxSpread = 5
/**
 * Distance from the chart, CIEDE2000, beyond which a sample has to be twice as even: a shine or a stain would explain both.
 * Assumption: twice what two colors of one photograph may differ by.
 */
const minMismatch = 4
/** Largest edge width, as a share of the picture's longer side. Assumption. Revisit with photographs of phones. */
const blurOfPicture = 0.008
/** Edge width in pixels that always passes: every small picture has a few pixels of blur. Assumption. Revisit with photographs of phones. */
const minBlur = 5

/** Largest distance in Lab between two whites of one photograph. Strips in clear liquid stay within 2.1, in dyed liquid 31 of 33 are beyond (docs/benchmarks.md). */
const maxTint = 4

/** Fewest boxes from which the grain of a photograph and of its JPEG can be estimated. */
const minForGrain = 5
/** Most of a field's spread that is attributed to grain, CIEDE2000. */
const maxGrain = 3

/**
 * Spread that grain alone explains, CIEDE2000: half of all boxes are at least as even, or it is the step of the encoding, which leaves
 * most boxes of one color and divides some between two. 0 with too few boxes.
 */
export function grainOf(patches: readonly PatchColor[], step: number): number {
  if (patches.length < minForGrain) return 0
  return Math.min(maxGrain, Math.max(step, median(patches.map(({ spread }) => spread))))
}

/**
 * Share of pixels too bright to show their color. A dye shows in the channels that it absorbs, and in one frame the brightest one is cut
 * off alike in sample and levels (`isByChart`); not in colors measured elsewhere, nor where a blank is divided out.
 */
const tooBright = ({ clipped, blind }: PatchColor, isByChart: boolean) =>
  isByChart ? blind : clipped

interface FieldSetting {
  readonly grain: number
  /** Whether a blank is divided out of the sample. */
  readonly hasBlank: boolean
}

/** Whether a field of the chart is too uneven, clipped or shiny to show its color. */
export const isSpoiled = (field: PatchColor, { grain, hasBlank }: FieldSetting): boolean =>
  field.glare > maxGlare ||
  tooBright(field, !hasBlank) > maxClipped ||
  field.spread > maxSpread + grain

/** Measures the quality of the photograph at the boxes that count. Tilt is measured by the caller, from the card. */
export function measureGates(pixels: Pixels, boxes: GatedBoxes): GateFindings {
  const { look } = boxes
  const sample = [...boxes.sample, ...boxes.blank].map(look)
  const near = boxes.chart.map(look)
  const white = boxes.white === undefined ? [] : [look(boxes.white)]
  const isPoor = boxes.white !== undefined && whiteColor(pixels, boxes.white).share < minWhite
  const poorWhite = isPoor ? white : []
  const worst = (patches: readonly PatchColor[], of: (patch: PatchColor) => number) =>
    Math.max(0, ...patches.map(of))
  const isByChart = boxes.chart.length > 0 && boxes.blank.length === 0
  const spread = (patch: PatchColor) => patch.spread
  const blur = edgeWidth(pixels, [
    ...boxes.sample,
    ...boxes.chart,
    ...(boxes.white ? [boxes.white] : []),
  ])
  const unevenLight = unevenLightOf(pixels, boxes)
  // A blank removes the extract's color; a chart's own paper is seldom as white as a strip.
  const canTellTint =
    boxes.white !== undefined && boxes.chart.length === 0 && boxes.blank.length === 0
  const tint = canTellTint ? tintBeside(pixels, boxes.sample, boxes.seenWhite) : null
  return {
    darkness: gate(stopsBelowFull(pixels, boxes), darkest),
    clipping: gate(
      Math.max(
        worst([...sample, ...near], (patch) => tooBright(patch, isByChart)),
        worst(white, (patch) => patch.clipped) / 2,
      ),
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

/** Stops below full brightness of the white, or else of the brightest hundredth of the whole picture. */
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

/** Checks the light across the white, and between the boxes that are compared; null where neither is known. */
function unevenLightOf(
  pixels: Pixels,
  { white, sample, blank, chart, inRange, light }: GatedBoxes,
): GateFinding | null {
  const isByChart = chart.length > 0
  // Beside a chart the white only sets the brightness.
  const compared = [...sample, ...blank, ...inRange, ...(white && !isByChart ? [white] : [])]
  const across = isByChart ? maxAcrossWhiteByChart : maxAcrossWhite
  const findings = [
    ...(white ? [gate(whiteColor(pixels, white).fall, across)] : []),
    ...(light ? [gate(light.variationAmong(compared), maxVariation)] : []),
  ]
  const [first, ...more] = findings
  return first === undefined ? null : nearestToLimit([first, ...more])
}
