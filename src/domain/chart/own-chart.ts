import type { Box, Pixels } from '#domain/color/pixels.ts'
import type { Rgb } from '#domain/color/srgb.ts'
import type { ChartScale } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'

/** A chart the user photographed: the kit's paper chart, or tubes of known value. An analyte may have several, for other light or lots. */
export interface OwnChart {
  readonly schema: 1
  readonly id: string
  readonly kit: string
  readonly analyte: string
  /** Present where the paper prints another unit than the kit. */
  readonly scale?: ChartScale
  /** Distinguishes the sets, by light or lot. */
  readonly name: string
  /** Wall clock, milliseconds since 1970. */
  readonly takenAt: Instant
  /** Whether the photograph had a white reference; without it the colors are for the eye only. */
  readonly hasWhite: boolean
  /** SHA-256 of the whole photograph at reduced size; null where it could not be kept. */
  readonly photo: string | null
  /** From low to high. */
  readonly patches: readonly ChartPatch[]
}

/** A photographed level. */
export interface ChartPatch {
  /** In the chart's unit; null where the level has only a word. */
  readonly value: number | null
  readonly word: string
  /** Linear light, relative to the white of the same photograph (1 = that white); absolute where `hasWhite` is false. */
  readonly rgb: Rgb
  /** Position in the photograph, in shares of its width and height. */
  readonly place: PatchBox
  /** SHA-256 of this part of the photograph. */
  readonly photo: string | null
}

export type PatchBox = readonly [x: number, y: number, w: number, h: number]

export const shareOf = ({ width, height }: Pixels, box: Box): PatchBox => [
  box.x / width,
  box.y / height,
  box.width / width,
  box.height / height,
]

export const ownChartLimits = { name: 60, word: 20, patches: 24, fileBytes: 12_000_000 } as const

/** Sorts low to high; levels with only a word keep the order they were marked in, after the numbers. */
export const sortPatches = (patches: readonly ChartPatch[]): readonly ChartPatch[] =>
  patches.toSorted((one, other) => (one.value ?? Infinity) - (other.value ?? Infinity) || 0)

/** Names of all photographs a chart needs. */
export const photosOf = (chart: OwnChart): readonly string[] => [
  ...new Set(
    [chart.photo, ...chart.patches.map(({ photo }) => photo)].filter((name) => name !== null),
  ),
]
