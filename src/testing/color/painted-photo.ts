import type { Box, Pixels } from '#domain/color/pixels.ts'
import { toEncoded, type Rgb } from '#domain/color/srgb.ts'

export interface PhotoPainting {
  readonly width: number
  readonly height: number
  /** Background color, in linear light. */
  readonly ground: Rgb
  readonly patches: readonly { readonly box: Box; readonly color: Rgb }[]
  /** The light at a place; 1 everywhere unless given. */
  readonly light?: (x: number, y: number) => Rgb
  /** Specular light, added without the color of the paper. */
  readonly shine?: (x: number, y: number) => number
}

/** Paints a photograph by a perfect camera: each pixel is paint times light, plus shine. */
export function paintedPhoto({
  width,
  height,
  ground,
  patches,
  light = () => [1, 1, 1],
  shine = () => 0,
}: PhotoPainting): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const paint = patches.findLast(({ box }) => holds(box, x, y))?.color ?? ground
      const falling = light(x, y)
      const added = shine(x, y)
      const channel = (at: 0 | 1 | 2) => 255 * toEncoded(paint[at] * falling[at] + added)
      data.set([channel(0), channel(1), channel(2), 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const holds = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
