import type { Box, Pixels } from './pixels.ts'

/** Long side of the picture in which colors are read, in the app and by the command: fields of color need no more. */
export const readingSidePixels = 1600

/** Shrinks a picture until its long side is at most `longest`, each pixel the mean of what it covers. `scale`: original pixels per side of a new one. */
export function shrunk(pixels: Pixels, longest: number) {
  const scale = Math.max(1, Math.max(pixels.width, pixels.height) / longest)
  if (scale === 1) return { picture: pixels, scale }
  const across = coverOf(pixels.width, scale)
  const down = coverOf(pixels.height, scale)
  const data = new Uint8ClampedArray(across.count * down.count * 4)
  let [sums, next] = [new Float64Array(across.count * 4), new Float64Array(across.count * 4)]
  let row = 0
  for (let y = 0; y < pixels.height && row < down.count; y += 1) {
    const share = down.shares[y] ?? 1
    addRow(sums, pixels, y, across, share)
    if (share < 1) addRow(next, pixels, y, across, 1 - share)
    if (y + 1 < pixels.height && down.targets[y + 1] === row && share === 1) continue
    for (let at = 0; at < sums.length; at += 1) {
      data[row * sums.length + at] = (sums[at] ?? 0) / scale ** 2
    }
    row += 1
    ;[sums, next] = [next, sums]
    next.fill(0)
  }
  return { picture: { width: across.count, height: down.count, data } satisfies Pixels, scale }
}

/** The same box in the shrunk picture: at least one pixel wide and high, and inside. */
export function shrunkBox(
  box: Box,
  scale: number,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Box {
  if (scale === 1) return box
  const [wide, high] = [Math.max(1, box.width / scale), Math.max(1, box.height / scale)]
  const [x, y] = [Math.min(box.x / scale, width - wide), Math.min(box.y / scale, height - high)]
  return {
    x: Math.max(0, x),
    y: Math.max(0, y),
    width: Math.min(wide, width),
    height: Math.min(high, height),
  }
}

interface Cover {
  readonly count: number
  /** For each pixel, the shrunk picture's pixel in which it begins. */
  readonly targets: Int32Array
  /** The share of each pixel that lies in its target; the rest lies in the next one. */
  readonly shares: Float64Array
}

function coverOf(length: number, scale: number): Cover {
  const count = Math.floor(length / scale + 1e-9)
  const targets = new Int32Array(length)
  const shares = new Float64Array(length)
  for (let at = 0; at < length; at += 1) {
    const target = Math.floor(at / scale + 1e-9)
    const left = (target + 1) * scale - at
    targets[at] = target
    shares[at] = left > 1 - 1e-9 ? 1 : left
  }
  return { count, targets, shares }
}

function addRow(
  sums: Float64Array,
  { data, width }: Pixels,
  row: number,
  { targets, shares }: Cover,
  weight: number,
) {
  let from = row * width * 4
  for (let x = 0; x < width; x += 1) {
    const to = (targets[x] ?? 0) * 4
    const share = (shares[x] ?? 1) * weight
    const rest = weight - share
    for (let channel = 0; channel < 4; channel += 1) {
      const value = data[from + channel] ?? 0
      // A typed array ignores writes beyond its end.
      sums[to + channel] = (sums[to + channel] ?? 0) + share * value
      if (rest > 0) sums[to + 4 + channel] = (sums[to + 4 + channel] ?? 0) + rest * value
    }
    from += 4
  }
}
