import type { Rgb } from '#domain/color/srgb.ts'
import type { ChartScale } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'

/** A chart the user photographed: the kit's paper chart, or tubes of known value. Several per analyte: other light, other lot. */
export interface OwnChart {
  readonly schema: 1
  readonly id: string
  readonly kit: string
  readonly analyte: string
  /** Where its paper prints another unit than the kit knows. */
  readonly scale?: ChartScale
  /** What tells the sets apart: the light, the lot. */
  readonly name: string
  /** Wall clock, milliseconds since 1970. */
  readonly takenAt: Instant
  /** Whether the photograph had a white to compare with: without it the colors serve the eye alone. */
  readonly hasWhite: boolean
  /** SHA-256 of the whole photograph, small; null where it could not be kept. */
  readonly photo: string | null
  /** From low to high. */
  readonly patches: readonly ChartPatch[]
}

/** One level as it was photographed. */
export interface ChartPatch {
  /** In the chart's unit; null where the level has only a word. */
  readonly value: number | null
  readonly word: string
  /** Linear light, relative to the white of the same photograph (1 = that white); absolute where `hasWhite` is false. */
  readonly rgb: Rgb
  /** Where it was: shares of the photograph's width and height. */
  readonly place: PatchBox
  /** SHA-256 of the part of the photograph. */
  readonly photo: string | null
}

export type PatchBox = readonly [x: number, y: number, w: number, h: number]

export const ownChartLimits = { name: 60, word: 20, patches: 24, fileBytes: 12_000_000 } as const

/** Low to high; levels that have only a word stay in the order they were marked, after the numbers. */
export const inOrder = (patches: readonly ChartPatch[]): readonly ChartPatch[] =>
  patches.toSorted((one, other) => (one.value ?? Infinity) - (other.value ?? Infinity) || 0)

/** The names of all photographs a chart needs. */
export const photosOf = (chart: OwnChart): readonly string[] => [
  ...new Set(
    [chart.photo, ...chart.patches.map(({ photo }) => photo)].filter((name) => name !== null),
  ),
]
