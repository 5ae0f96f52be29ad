import type { Pixels } from './pixels.ts'

/** The picture made smaller by a whole number, each pixel the mean of those it stands for, until its long side is at most `longest`. */
export function shrunk(pixels: Pixels, longest: number) {
  const scale = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / longest))
  if (scale === 1) return { picture: pixels, scale }
  const width = Math.floor(pixels.width / scale)
  const height = Math.floor(pixels.height / scale)
  const data = new Uint8ClampedArray(width * height * 4)
  const sums = new Float64Array(width * 4)
  for (let y = 0; y < height; y += 1) {
    sums.fill(0)
    for (let row = y * scale; row < (y + 1) * scale; row += 1) addRow(sums, pixels, row, scale)
    for (let at = 0; at < sums.length; at += 1)
      data[y * width * 4 + at] = (sums[at] ?? 0) / scale ** 2
  }
  return { picture: { width, height, data } satisfies Pixels, scale }
}

function addRow(sums: Float64Array, { data, width }: Pixels, row: number, scale: number) {
  let from = row * width * 4
  for (let at = 0; at < sums.length; at += 4) {
    for (let column = 0; column < scale; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        sums[at + channel] = (sums[at + channel] ?? 0) + (data[from + channel] ?? 0)
      }
      from += 4
    }
  }
}
