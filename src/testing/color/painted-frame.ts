import type { Box, Pixels } from '#domain/color/pixels.ts'
import { rgbOfHex, toEncoded } from '#domain/color/srgb.ts'

interface Field extends Box {
  readonly hex: string
}

/** Paints a photograph of colored fields on gray paper, with the faint noise every camera has. */
export function paintedFrame(
  size: { readonly width: number; readonly height: number; readonly paper?: string },
  fields: readonly Field[],
): Pixels {
  const { width, height, paper = '#b4b4b4' } = size
  const data = new Uint8ClampedArray(width * height * 4)
  const grain = grains()
  const fill = ({ x, y, width: w, height: h, hex }: Field) => {
    const [red, green, blue] = rgbOfHex(hex).map((light) => toEncoded(light) * 255)
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1) {
        const shift = grain()
        data.set(
          [(red ?? 0) + shift, (green ?? 0) + shift, (blue ?? 0) + shift, 255],
          (row * width + column) * 4,
        )
      }
    }
  }
  fill({ x: 0, y: 0, width, height, hex: paper })
  for (const field of fields) fill(field)
  return { width, height, data }
}

/** The same noise in every run. Source: Numerical Recipes, linear congruential generator. */
function grains() {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
