import type { Rgb } from '#domain/color/srgb.ts'

/** A painted chart from red to violet whose middle levels are pale though nothing shines on them; linear, 0 to 1. */
export const rainbow: readonly Rgb[] = [
  [0.84, 0.06, 0.35],
  [0.8, 0.39, 0.46],
  [0.93, 0.81, 0.59],
  [0.66, 0.9, 0.72],
  [0.38, 0.6, 0.76],
  [0.4, 0.4, 0.95],
]
