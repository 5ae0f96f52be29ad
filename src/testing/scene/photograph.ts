import { project, type Homography } from '#domain/color/card/homography.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { toEncoded, type Rgb } from '#domain/color/srgb.ts'
import type { Painting } from './painting.ts'
import { finished, type PhoneFinish } from './phone-finish.ts'
import { seeded } from './seeded.ts'

export interface Shot {
  readonly width: number
  readonly height: number
  readonly painting: Painting
  /** Maps pixels to millimeters of the painting. */
  readonly toThing: Homography
  /** Color beyond the edge of the painting. */
  readonly table: Rgb
  /** Light falling on a place of the painting, in the camera's red, green and blue. */
  readonly lightAt?: (x: number, y: number) => Rgb
  /** Specular light, added to everything. */
  readonly glareAt?: (x: number, y: number) => number
  /** Color matrix in three rows: what each of the camera's channels takes from red, green and blue. */
  readonly camera?: readonly [Rgb, Rgb, Rgb]
  /** Standard deviation in pixels. */
  readonly blur?: number
  /** Standard deviation at mid-gray, in shares of full light. */
  readonly noise?: number
  /** None by default. */
  readonly finish?: PhoneFinish
  readonly seed?: number
}

/** Renders the photograph as sRGB, developed without any enhancement but the given finish. */
export function photograph(shot: Shot): Pixels {
  const light = exposed(shot)
  const seen = shot.blur === undefined ? light : blurred(light, shot.width, shot.height, shot.blur)
  return developed(seen, shot)
}

function exposed(shot: Shot): Float32Array {
  const { width, height, toThing, lightAt, glareAt } = shot
  const light = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = project(toThing, { x: x + 0.5, y: y + 0.5 })
      const color = colorOf(shot.painting, at.x, at.y) ?? shot.table
      const [lr, lg, lb] = lightAt?.(at.x, at.y) ?? [1, 1, 1]
      const shine = glareAt?.(at.x, at.y) ?? 0
      const lit: Rgb = [
        color[0] * lr + shine * lr,
        color[1] * lg + shine * lg,
        color[2] * lb + shine * lb,
      ]
      const seen = shot.camera === undefined ? lit : taken(shot.camera, lit)
      const pixel = (y * width + x) * 3
      light[pixel] = seen[0]
      light[pixel + 1] = seen[1]
      light[pixel + 2] = seen[2]
    }
  }
  return light
}

const taken = ([r, g, b]: readonly [Rgb, Rgb, Rgb], lit: Rgb): Rgb => [
  dot(r, lit),
  dot(g, lit),
  dot(b, lit),
]
const dot = (one: Rgb, other: Rgb) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

function colorOf(painting: Painting, x: number, y: number): Rgb | null {
  const { columns, rows, dots, dotsPerMillimeter } = painting
  const [column, row] = [x * dotsPerMillimeter - 0.5, y * dotsPerMillimeter - 0.5]
  const [left, top] = [Math.floor(column), Math.floor(row)]
  if (left < 0 || top < 0 || left + 1 >= columns || top + 1 >= rows) return null
  const [right, low] = [column - left, row - top]
  const at = (top * columns + left) * 3
  const channel = (index: number) => {
    const upper = mix(dots[at + index], dots[at + 3 + index], right)
    const below = at + columns * 3 + index
    return mix(upper, mix(dots[below], dots[below + 3], right), low)
  }
  return [channel(0), channel(1), channel(2)]
}

const mix = (one = 0, other = 0, share: number) => one + (other - one) * share

function blurred(light: Float32Array, width: number, height: number, deviation: number) {
  const reach = Math.ceil(deviation * 2.5)
  const weights = Array.from({ length: reach * 2 + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  )
  const total = weights.reduce((sum, it) => sum + it, 0)
  const kernel = Float32Array.from(weights, (it) => it / total)
  const across = smeared(
    light,
    { count: height, step: width * 3 },
    { count: width, step: 3 },
    kernel,
  )
  return smeared(across, { count: width, step: 3 }, { count: height, step: width * 3 }, kernel)
}

interface Axis {
  readonly count: number
  readonly step: number
}

function smeared(light: Float32Array, lines: Axis, along: Axis, kernel: Float32Array) {
  const result = new Float32Array(light.length)
  const reach = (kernel.length - 1) / 2
  const last = along.count - 1
  for (let line = 0; line < lines.count; line += 1) {
    for (let at = 0; at < along.count; at += 1) {
      const to = line * lines.step + at * along.step
      let [red, green, blue] = [0, 0, 0]
      for (let offset = -reach; offset <= reach; offset += 1) {
        const near = Math.min(last, Math.max(0, at + offset))
        const from = line * lines.step + near * along.step
        const weight = kernel[offset + reach] ?? 0
        red = Math.fround(red + weight * (light[from] ?? 0))
        green = Math.fround(green + weight * (light[from + 1] ?? 0))
        blue = Math.fround(blue + weight * (light[from + 2] ?? 0))
      }
      result[to] = red
      result[to + 1] = green
      result[to + 2] = blue
    }
  }
  return result
}

/** Adds sensor noise: shot noise, growing with the square root of the light, and a little read noise. */
function developed(
  light: Float32Array,
  { width, height, noise = 0, finish, seed = 1 }: Shot,
): Pixels {
  const chance = seeded(seed)
  const values = light.map((seen) => {
    const clean = Math.max(0, seen)
    const grain = noise === 0 ? 0 : noise * (Math.sqrt(clean * 4) + 0.2) * chance.normal()
    return encodedOf(clean + grain)
  })
  if (finish !== undefined) finished(values, { width, height }, finish)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < values.length; at += 1) {
    data[Math.floor(at / 3) * 4 + (at % 3)] = 255 * (values[at] ?? 0)
  }
  return { width, height, data }
}

const steps = 8192
const encoded = Float32Array.from({ length: steps + 1 }, (_, step) => toEncoded(step / steps))
const encodedOf = (light: number) =>
  encoded[Math.round(steps * Math.min(1, Math.max(0, light)))] ?? 0
