import { gate, refusals, type GateFindings, type RefusalReason } from './gates.ts'
import { patchColor } from './patch-color.ts'
import { darkest, maxClipped, maxGlare } from './photo-gates.ts'
import { isInside, type Box, type Pixels } from './pixels.ts'
import { luminance } from './srgb.ts'

/** A black figure and its white background. */
export interface FigureBoxes {
  readonly black: Box
  readonly white: Box
}

export interface ContrastLevel {
  readonly value: number
  /** Remaining share of the figure's contrast: 1 is clear, 0 is invisible. */
  readonly ratio: number
}

export interface ContrastRequest {
  /** Seen through the tube. */
  readonly behind: FigureBoxes
  /** The same figure and background without the tube. */
  readonly beside: FigureBoxes
  readonly levels: readonly ContrastLevel[]
}

export type ContrastReading =
  | {
      readonly status: 'read'
      readonly ratio: number
      readonly estimate: number
      readonly range: readonly [low: number, high: number]
      readonly nearest: readonly number[]
      readonly gates: GateFindings
    }
  | { readonly status: 'off-chart'; readonly ratio: number; readonly gates: GateFindings }
  | {
      readonly status: 'refused'
      readonly reasons: readonly RefusalReason[]
      readonly gates: GateFindings
    }

/** Uncertainty of the ratio. No unaided photograph was found to read turbidity well. Source: [B1]; a tenth of the contrast is an assumption. Revisit with tubes. */
const doubt = 0.1
/** Largest spread of a figure's box, CIEDE2000: more than of a color, since black print beside white is blurred. Assumption. Revisit with tubes. */
const maxSpread = 8
/** A bare figure with less contrast was badly printed or its boxes badly placed. */
const minBareContrast = 0.4

/** Experimental: reads turbidity from how much of a black figure's contrast remains behind the tube. Throws for boxes outside the picture and for fewer than two levels. */
export function readContrast(pixels: Pixels, request: ContrastRequest): ContrastReading {
  const { behind, beside, levels } = request
  const boxes = [behind.black, behind.white, beside.black, beside.white]
  if (boxes.some((box) => !isInside(pixels, box))) throw new Error('a box outside the picture')
  if (levels.length < 2) throw new Error('a chart has at least two levels')
  const bareWhite = patchColor(pixels, beside.white).color
  const looks = boxes.map((box) => patchColor(pixels, box, bareWhite))
  const gates: GateFindings = {
    darkness: gate(-Math.log2(Math.max(luminance(bareWhite), 1e-6)), darkest),
    clipping: gate(Math.max(...looks.map((look) => look.clipped)) / 2, maxClipped),
    glare: gate(Math.max(...looks.map((look) => look.glare)), maxGlare),
    uniformity: gate(Math.max(...looks.map((look) => look.spread)), maxSpread),
  }
  const reasons = refusals(gates)
  if (reasons.length > 0) return { status: 'refused', reasons, gates }
  const bare = contrastOf(pixels, beside)
  if (bare < minBareContrast) return { status: 'refused', reasons: ['not-uniform'], gates }
  const ratio = Math.max(0, contrastOf(pixels, behind) / bare)
  const answer = readRatio(ratio, levels)
  if (answer === 'ambiguous') return { status: 'refused', reasons: ['ambiguous'], gates }
  if (answer === 'off-chart') return { status: 'off-chart', ratio, gates }
  return { status: 'read', ratio, ...answer, gates }
}

/** Contrast of the figure: 1 minus its luminance as a share of the background's. */
function contrastOf(pixels: Pixels, { black, white }: FigureBoxes): number {
  const ground = luminance(patchColor(pixels, white).color)
  return ground <= 0 ? 0 : 1 - luminance(patchColor(pixels, black).color) / ground
}

type RatioAnswer =
  | {
      readonly estimate: number
      readonly range: readonly [low: number, high: number]
      readonly nearest: readonly number[]
    }
  | 'ambiguous'
  | 'off-chart'

function readRatio(ratio: number, levels: readonly ContrastLevel[]): RatioAnswer {
  const sorted = levels.toSorted((one, other) => one.ratio - other.ratio)
  const values = sorted.map((level) => level.value)
  const isOneWay = [values, values.toReversed()].some((way) =>
    way.every((value, at) => at === 0 || value > (way[at - 1] ?? Infinity)),
  )
  const first = sorted[0]?.ratio ?? 0
  const last = sorted.at(-1)?.ratio ?? 0
  if (!isOneWay || last - first < 2 * doubt) return 'ambiguous'
  if (ratio < first - doubt || ratio > last + doubt) return 'off-chart'
  const ends = [valueAt(ratio - doubt, sorted), valueAt(ratio + doubt, sorted)]
  const estimate = valueAt(ratio, sorted)
  const nearest = values
    .toSorted((one, other) => Math.abs(one - estimate) - Math.abs(other - estimate))
    .slice(0, 2)
  return { estimate, range: [Math.min(...ends), Math.max(...ends)], nearest }
}

/** Interpolates linearly between two levels, clamped at the ends. Levels sorted by ratio. */
function valueAt(ratio: number, sorted: readonly ContrastLevel[]): number {
  const above = sorted.findIndex((level) => level.ratio >= ratio)
  const high = sorted[above < 0 ? sorted.length - 1 : above]
  const low = sorted[Math.max(0, (above < 0 ? sorted.length : above) - 1)]
  if (high === undefined || low === undefined) return 0
  const width = high.ratio - low.ratio
  const share = width > 0 ? Math.min(1, Math.max(0, (ratio - low.ratio) / width)) : 0
  return low.value + share * (high.value - low.value)
}
