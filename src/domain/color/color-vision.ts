import { ciede2000 } from './ciede2000.ts'
import { labOf } from './lab.ts'
import type { Rgb } from './srgb.ts'

export type ColorVision = 'normal' | 'deuteranope' | 'protanope' | 'tritanope'

type Matrix = readonly [row: Rgb, row: Rgb, row: Rgb]

/** For linear sRGB, severity 1. Source: [MACHADO2009] table of precomputed matrices */
const matrices: Readonly<Record<Exclude<ColorVision, 'normal'>, Matrix>> = {
  protanope: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranope: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanope: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_9],
  ],
}

/** The color that shows normal vision what an eye without one kind of cone sees. */
export function simulateVision(color: Rgb, vision: ColorVision): Rgb {
  if (vision === 'normal') return color
  const [red, green, blue] = matrices[vision]
  return [seen(red, color), seen(green, color), seen(blue, color)]
}

const seen = (row: Rgb, color: Rgb) =>
  Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2]))

/** CIEDE2000 from each color to the next, as seen with that vision: one fewer than there are colors. */
export function neighborDistances(colors: readonly Rgb[], vision: ColorVision): readonly number[] {
  const labs = colors.map((color) => labOf(simulateVision(color, vision)))
  return labs.flatMap((one, at) => {
    const next = labs[at + 1]
    return next === undefined ? [] : [ciede2000(one, next)]
  })
}
