import { labOf } from '#domain/color/lab.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { linearOfByte } from '#domain/color/srgb.ts'
import { median } from '#domain/color/statistics.ts'
import type { UniformField } from '#domain/color/uniform-regions.ts'

/** Least difference from the usual hue, in Lab without lightness: the tiles of one table differ by less. */
const minApart = 7
/** Least number of fields to filter by color: fewer are all examined anyway. */
const minFields = 16

/** The fields whose hue differs from the usual one: a table's tiles would otherwise fill all lattices. Empty when most fields differ. */
export function fieldsOfOtherColor(
  picture: Pixels,
  fields: readonly UniformField[],
): readonly UniformField[] {
  if (fields.length < minFields) return []
  const seen = fields.map((field) => ({ field, hue: hueAt(picture, field) }))
  const [a, b] = [0, 1].map((at) => median(seen.map(({ hue }) => hue[at] ?? 0)))
  const others = seen.filter(
    ({ hue }) => Math.hypot(hue[0] - (a ?? 0), hue[1] - (b ?? 0)) >= minApart,
  )
  return others.length <= fields.length / 2 ? others.map(({ field }) => field) : []
}

function hueAt({ width, data }: Pixels, { x, y }: UniformField): readonly [a: number, b: number] {
  const at = 4 * (Math.round(y) * width + Math.round(x))
  const byte = (channel: number) => linearOfByte(data[at + channel] ?? 0)
  const [, a, b] = labOf([byte(0), byte(1), byte(2)])
  return [a, b]
}
