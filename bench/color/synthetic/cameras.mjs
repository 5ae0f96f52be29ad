/**
 * Response of three cameras to light, after their own conversion to sRGB: one nearly accurate, one with crosstalk (pale),
 * one with exaggerated colors (vivid). Rows are red, green, blue; each sums to one, so that white stays white.
 * @typedef {import('#domain/color/srgb.ts').Rgb} Rgb
 * @type {readonly [Rgb, Rgb, Rgb][]}
 */
export const cameras = [
  [
    [1.02, -0.01, -0.01],
    [0.01, 0.98, 0.01],
    [0, -0.02, 1.02],
  ],
  [
    [0.82, 0.15, 0.03],
    [0.1, 0.82, 0.08],
    [0.02, 0.16, 0.82],
  ],
  [
    [1.22, -0.19, -0.03],
    [-0.09, 1.2, -0.11],
    [-0.01, -0.2, 1.21],
  ],
]
