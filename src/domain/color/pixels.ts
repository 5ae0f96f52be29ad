import { linearOfByte, type Rgb } from './srgb.ts'

/** A picture in the format of a canvas: four bytes per pixel (red, green, blue, alpha), in sRGB. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** In pixels from the top left corner; fractions are rounded to whole pixels where pixels are read. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether a box holds at least one pixel and nothing outside the picture. */
export const isInside = (picture: Pick<Pixels, 'width' | 'height'>, box: Box): boolean =>
  box.x >= 0 &&
  box.y >= 0 &&
  box.width >= 1 &&
  box.height >= 1 &&
  box.x + box.width <= picture.width &&
  box.y + box.height <= picture.height

export const centerOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export const areOverlapping = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The box enlarged on every side by a share of its own size. */
export const grown = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
})

export interface SeenPixel {
  readonly color: Rgb
  /** The largest of the three bytes: 255 where the sensor may have been saturated. */
  readonly brightestByte: number
  /** The second largest. */
  readonly middleByte: number
}

/** Pixels of a box, evenly sampled, about `most` of them at most. */
export function pixelsIn(pixels: Pixels, box: Box, most: number): readonly SeenPixel[] {
  const left = Math.min(pixels.width - 1, Math.round(box.x))
  const top = Math.min(pixels.height - 1, Math.round(box.y))
  const right = Math.min(pixels.width, Math.max(left + 1, Math.round(box.x + box.width)))
  const bottom = Math.min(pixels.height, Math.max(top + 1, Math.round(box.y + box.height)))
  const step = Math.max(1, Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / most)))
  const seen: SeenPixel[] = []
  for (let y = top + ((step - 1) >> 1); y < bottom; y += step) {
    for (let x = left + ((step - 1) >> 1); x < right; x += step) seen.push(pixelAt(pixels, x, y))
  }
  return seen.length > 0 ? seen : [pixelAt(pixels, left, top)]
}

function pixelAt({ data, width }: Pixels, x: number, y: number): SeenPixel {
  const at = (y * width + x) * 4
  const red = data[at] ?? 0
  const green = data[at + 1] ?? 0
  const blue = data[at + 2] ?? 0
  return {
    color: [linearOfByte(red), linearOfByte(green), linearOfByte(blue)],
    brightestByte: Math.max(red, green, blue),
    middleByte: Math.max(Math.min(red, green), Math.min(Math.max(red, green), blue)),
  }
}
