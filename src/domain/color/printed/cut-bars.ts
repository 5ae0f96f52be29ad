import type { Point } from '#domain/color/card/homography.ts'
import { lab, labDistance, labOf, type Lab } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { linearOfByte } from '#domain/color/srgb.ts'
import { median, quantile } from '#domain/color/statistics.ts'
import type { UniformField } from '#domain/color/uniform-regions.ts'
import { areEncodedSteps } from './encoded-steps.ts'

/** Places sampled across a bar, as shares of its half width from its middle: its sides are blurred, and seen at an angle they are not parallel. */
const across = [-0.6, -0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
/** Slants of the cuts that are tried, as the tangent of the angle from a right one: a bar seen at an angle is no rectangle. */
const slants = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]
/** Distance on both sides across which a change of color is measured, in pixels. */
export const reach = 2
/** Least change of color at a cut, in Lab. */
const minChange = 1.2
/** Largest change in the middle of a field, as a share of the lesser change at its ends: a color that runs on evenly is not cut. */
const maxWithin = 0.5
/** The change within fields is that of the quietest `share`; a cut has at least `times` as much. */
const quiet = { share: 0.5, times: 4 }
/** Least length of a field, as a share of the bar's width. */
const minLength = 0.3

/** Cuts bars of fields that touch where their color changes from one field to the next. */
export const fieldsInBars = (
  picture: Pixels,
  bars: readonly UniformField[],
): readonly UniformField[] => bars.flatMap((bar) => fieldsIn(picture, bar))

function fieldsIn(picture: Pixels, bar: UniformField): readonly UniformField[] {
  const turn = Math.atan2(2 * bar.xy, bar.xx - bar.yy) / 2
  const along = { x: Math.cos(turn), y: Math.sin(turn) }
  const [best] = slants
    .map((slant) => {
      const changes = changesAlong(picture, bar, along, slant)
      return { slant, changes, sharpness: changes.reduce((sum, it) => sum + it ** 2, 0) }
    })
    .toSorted((one, other) => other.sharpness - one.sharpness)
  if (best === undefined) return []
  const { slant, changes } = best
  const cuts = cutsOf(changes, minLength * bar.short)
  if (cuts.length < 2) return []
  const ends = [0, ...cuts.map((cut) => cut + offOf(changes, cut)), changes.length - 1]
  const aside = { x: along.x * slant - along.y, y: along.y * slant + along.x }
  const fields = ends.slice(1).map((to, index): UniformField => {
    const from = ends[index] ?? 0
    const middle = (from + to - changes.length + 1) / 2
    const [long, wide] = [to - from, bar.short]
    return {
      x: bar.x + middle * along.x,
      y: bar.y + middle * along.y,
      area: long * wide,
      long: Math.max(long, wide),
      short: Math.min(long, wide),
      xx: (long ** 2 * along.x ** 2 + wide ** 2 * aside.x ** 2) / 12,
      yy: (long ** 2 * along.y ** 2 + wide ** 2 * aside.y ** 2) / 12,
      xy: (long ** 2 * along.x * along.y + wide ** 2 * aside.x * aside.y) / 12,
    }
  })
  const by = (nearSide.at * bar.short) / 2
  if (!isAsWide(picture, fields, { x: by * aside.x, y: by * aside.y })) return []
  return areEncodedSteps(picture, fields.map(boxIn)) ? [] : fields
}

const boxIn = ({ x, y, short }: UniformField) => ({
  x: x - short / 4,
  y: y - short / 4,
  width: short / 2,
  height: short / 2,
})

/** Where a field's own color is looked for near the sides of its bar, as a share of the half width, since a frame may take the rest; largest difference in Lab, and share of the sides that must show it. */
const nearSide = { at: 0.65, alike: 8, share: 0.5 }

/** Whether the fields are as wide as their bar: a card with fields in its middle is no bar. `off`: from a field's middle to near its side. */
function isAsWide(picture: Pixels, fields: readonly UniformField[], off: Point): boolean {
  const colorAt = (x: number, y: number) => labAt(picture, Math.floor(x), Math.floor(y))
  const sides = fields.flatMap(({ x, y }) =>
    [-1, 1].map((side) => labDistance(colorAt(x, y), colorAt(x + side * off.x, y + side * off.y))),
  )
  return sides.filter((apart) => apart <= nearSide.alike).length >= nearSide.share * sides.length
}

/** Change of color at each pixel along the middle of a bar. The median across it leaves out print on the fields. */
function changesAlong(
  picture: Pixels,
  { x, y, long, short }: UniformField,
  along: { readonly x: number; readonly y: number },
  slant: number,
): readonly number[] {
  const length = Math.round(long) + 1
  const colors = Array.from({ length }, (_, index): Lab => {
    const at = index - (length - 1) / 2
    return medianColor(
      across.map((share) => {
        const off = (share * short) / 2
        const [right, down] = [at + off * slant, off]
        return labAt(
          picture,
          Math.floor(x + right * along.x - down * along.y),
          Math.floor(y + right * along.y + down * along.x),
        )
      }),
    )
  })
  return colors.map((_, index) => {
    const [before, after] = [colors[index - reach], colors[index + reach]]
    if (before === undefined || after === undefined) return 0
    return Math.hypot(after[0] - before[0], after[1] - before[1], after[2] - before[2])
  })
}

/** Places where the color changes more than beside them, and far more than within the fields; of two too near each other, the larger change. */
export function cutsOf(changes: readonly number[], least: number): readonly number[] {
  const limit = Math.max(minChange, quiet.times * quantile(changes, quiet.share))
  const peaks = Array.from(changes.entries())
    .filter(
      ([at, change]) =>
        change >= Math.max(limit, changes[at - 1] ?? 0, changes[at + 1] ?? 0) &&
        at >= least &&
        at <= changes.length - 1 - least,
    )
    .toSorted(([, one], [, other]) => other - one)
  const cuts: number[] = []
  for (const [at] of peaks) if (cuts.every((cut) => Math.abs(cut - at) >= least)) cuts.push(at)
  return withoutWeak(
    changes,
    cuts.toSorted((one, other) => one - other),
  )
}

/** Where between the pixels the change is largest, by a parabola through a peak and its neighbors. */
export function offOf(changes: readonly number[], at: number): number {
  const [before = 0, peak = 0, after = 0] = changes.slice(at - 1, at + 2)
  const bend = 2 * peak - before - after
  return bend <= 0 ? 0 : (after - before) / (2 * bend)
}

/** Removes the weakest cut repeatedly until the color changes little between all cuts. */
function withoutWeak(changes: readonly number[], cuts: readonly number[]): readonly number[] {
  const weak = cuts.filter((cut, index) => {
    const beside = [
      [cuts[index - 1] ?? 0, cut],
      [cut, cuts[index + 1] ?? changes.length - 1],
    ] as const
    return beside.some(([from, to]) => {
      const middle = changes.slice(from + (to - from) / 3, to - (to - from) / 3)
      return median(middle) > maxWithin * (changes[cut] ?? 0)
    })
  })
  const [weakest] = weak.toSorted((one, other) => (changes[one] ?? 0) - (changes[other] ?? 0))
  return weakest === undefined
    ? cuts
    : withoutWeak(
        changes,
        cuts.filter((cut) => cut !== weakest),
      )
}

export const medianColor = (labs: readonly Lab[]): Lab => {
  const channel = (at: 0 | 1 | 2) => median(labs.map((color) => color[at]))
  return lab(channel(0), channel(1), channel(2))
}

export function labAt({ width, data }: Pixels, x: number, y: number): Lab {
  const at = 4 * (y * width + x)
  const light = (channel: number) => linearOfByte(data[at + channel] ?? 0)
  return labOf([light(0), light(1), light(2)])
}
