/** What a phone does to its pictures after development: contrast, saturation and sharpening, on encoded values. */
export interface PhoneFinish {
  /** 0 leaves the tones as they are, 1 is a full S curve. */
  readonly contrast: number
  /** 1 leaves the colors as they are. */
  readonly saturation: number
  /** Share of the difference from the surroundings that is added. */
  readonly sharpness: number
}

/** Changes encoded channels from 0 to 1, in place. */
export function finished(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  { contrast, saturation, sharpness }: PhoneFinish,
) {
  const around = surroundings(values, width, height)
  for (let at = 0; at < values.length; at += 3) {
    const added = sharpness * (lightAt(values, at) - (around[at / 3] ?? 0))
    const toned = (channel: number) => {
      const value = Math.min(1, Math.max(0, (values[at + channel] ?? 0) + added))
      return value + contrast * (value * value * (3 - 2 * value) - value)
    }
    const [red, green, blue] = [toned(0), toned(1), toned(2)]
    const gray = 0.3 * red + 0.59 * green + 0.11 * blue
    values[at] = gray + saturation * (red - gray)
    values[at + 1] = gray + saturation * (green - gray)
    values[at + 2] = gray + saturation * (blue - gray)
  }
}

const lightAt = (values: Float32Array, at: number) =>
  0.3 * (values[at] ?? 0) + 0.59 * (values[at + 1] ?? 0) + 0.11 * (values[at + 2] ?? 0)

/** Mean lightness of the five by five pixels around each. */
function surroundings(values: Float32Array, width: number, height: number): Float32Array {
  const light = Float32Array.from({ length: width * height }, (_, at) => lightAt(values, at * 3))
  const across = light.map((_, at) => {
    const x = at % width
    let [sum, count] = [0, 0]
    for (let by = -2; by <= 2; by += 1) {
      if (x + by < 0 || x + by >= width) continue
      sum += light[at + by] ?? 0
      count += 1
    }
    return sum / count
  })
  return across.map((_, at) => {
    let [sum, count] = [0, 0]
    for (let by = -2; by <= 2; by += 1) {
      const beside = across[at + by * width]
      if (beside === undefined) continue
      sum += beside
      count += 1
    }
    return sum / count
  })
}
