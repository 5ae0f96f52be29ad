import * as v from 'valibot'

import { areaUnits } from '#domain/soil/area.ts'
import { asReadable, unsignedZero } from '#domain/stored-values.ts'
import { instant } from '#domain/units.ts'
import { comparators } from './soil-record.ts'

// Fields added to records after the first version. An invalid one is left out, so that the readings are not lost because of it.

const number = v.pipe(v.number(), v.finite(), unsignedZero)
const text = v.string()
/** Text that is only shown, not used as an identifier. */
export const shownText = v.pipe(v.string(), asReadable)
/** The end of the year 9999, the latest day date inputs allow. Beyond 8.64e15 (ECMA-262, time values) there are no dates. */
const maxTimeMs = 253_402_300_799_999
export const isOnCalendar = (time: number) => Math.abs(time) <= maxTimeMs
const time = v.pipe(number, v.check(isOnCalendar), v.transform(instant))

const photoName = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u))
const measured = v.object({
  id: text,
  sample: text,
  source: v.picklist(['laboratory', 'instrument']),
  species: text,
  unit: shownText,
  value: number,
  // An unknown comparator of a later version invalidates the whole value: without it, a limit would be taken for a value.
  comparator: v.exactOptional(v.picklist(comparators)),
  method: shownText,
})
const photo = v.object({ name: photoName, sample: v.nullable(text) })
const area = v.object({ value: v.pipe(number, v.gtValue(0)), unit: v.picklist(areaUnits) })
const diagnosis = v.object({
  id: text,
  version: number,
  crop: text,
  plot: v.nullable(text),
  sample: v.nullable(text),
  at: time,
  area: v.exactOptional(v.fallback(v.nullable(area), null)),
  result: v.unknown(),
})

/** The same schemas without the id, which changes store outside the value. */
export const changeValues = {
  measured: v.omit(measured, ['id']),
  diagnosis: v.omit(diagnosis, ['id']),
  photo: v.omit(photo, ['name']),
  photoName,
  time,
}

export const camera = v.object({
  outcome: v.variant('kind', [
    v.object({
      kind: v.literal('read'),
      estimate: number,
      range: v.tuple([number, number]),
      deltaE: number,
    }),
    v.object({ kind: v.literal('off-chart'), deltaE: number }),
    v.object({ kind: v.literal('refused'), reasons: v.array(text) }),
  ]),
  gates: v.record(text, number),
  verdict: v.picklist(['accepted', 'changed', 'discarded']),
  photo: v.nullable(photoName),
  takenAt: v.exactOptional(time),
})

/** Keeps the readable items of a list; empty for anything else. */
const readable = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) =>
      list.flatMap((one) => {
        const parsed = v.safeParse(item, one)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )

const absent = undefined
export const recordExtras = {
  origin: v.optional(v.fallback(v.optional(v.picklist(['run', 'typed', 'file'])), absent)),
  weather: v.optional(v.fallback(v.optional(shownText), absent)),
  note: v.optional(v.fallback(v.optional(shownText), absent)),
  measured: v.optional(readable(measured)),
  photos: v.optional(readable(photo)),
  diagnoses: v.optional(readable(diagnosis)),
}
export const samplePlot = v.optional(v.fallback(v.optional(text), absent))
export const cameraEvidence = v.optional(v.fallback(v.optional(camera), absent))

/** Removes undefined properties: absent and undefined are the same in storage. */
export function withoutUndefined<Shape extends object>(shape: Shape): Pruned<Shape> {
  const isFull = !Object.values(shape).includes(undefined)
  // Called tens of thousands of times, nearly always with nothing to remove.
  const kept = isFull
    ? shape
    : Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  return kept as Pruned<Shape>
}

type Pruned<Shape> = {
  [Name in keyof Shape]: Exclude<Shape[Name], undefined>
}
