import type { Pixels } from '#domain/color/pixels.ts'

/** Brightness only, 0 to 255, row by row. */
export interface GrayImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  /** Pixels of the photograph per side of one pixel here. */
  readonly scale: number
}

/** Converts the photograph to gray, shrunk by a whole factor until its long side is at most `longest`. */
export function grayImage(pixels: Pixels, longest: number): GrayImage {
  const scale = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / longest))
  const width = Math.floor(pixels.width / scale)
  const height = Math.floor(pixels.height / scale)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[y * width + x] = meanGray(pixels, x, y, scale)
  }
  return { width, height, data, scale }
}

function meanGray({ data, width }: Pixels, x: number, y: number, scale: number): number {
  let sum = 0
  for (let row = y * scale; row < (y + 1) * scale; row += 1) {
    let at = (row * width + x * scale) * 4
    for (let column = 0; column < scale; column += 1) {
      sum += 77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)
      at += 4
    }
  }
  return sum / (256 * scale * scale)
}
