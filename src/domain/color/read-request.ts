import type { GateFindings } from './gates.ts'
import type { Box } from './pixels.ts'
import type { Rgb } from './srgb.ts'

interface ChartLevel {
  readonly value: number
  /** One for each pad of the sample, in the same order. */
  readonly boxes: readonly Box[]
}

/** A level measured in another photograph. */
export interface ReferenceLevel {
  readonly value: number
  /** One for each pad; linear light, divided by the white of its own photograph. */
  readonly colors: readonly Rgb[]
}

export interface ReadRequest {
  /** Several boxes are several pads, matched together. */
  readonly sample: readonly Box[]
  readonly against:
    | { readonly kind: 'chart'; readonly levels: readonly ChartLevel[] }
    | {
        readonly kind: 'references'
        readonly levels: readonly ReferenceLevel[]
        /** Channels brighter than white were clipped to white. */
        readonly isCutOff?: boolean
      }
  readonly white?: Box
  /** Color of the paper of the chart found in this photograph: the white where none is given. */
  readonly paper?: Rgb
  /** The sample without reagent: one box, or one for each pad. */
  readonly blank?: readonly Box[]
  /** Patches of a card whose colors are known; `truth` in linear light, relative to white. References have to come from photographs of the same card. */
  readonly knownPatches?: readonly { readonly box: Box; readonly truth: Rgb }[]
  /** Findings about this photograph from elsewhere, such as its tilt. */
  readonly gates?: GateFindings
}

export const chartOf = ({ against }: ReadRequest): readonly ChartLevel[] =>
  against.kind === 'chart' ? against.levels : []

export const boxesOf = (request: ReadRequest): readonly Box[] => [
  ...request.sample,
  ...chartOf(request).flatMap((level) => level.boxes),
  ...(request.white ? [request.white] : []),
  ...(request.blank ?? []),
]
