import * as v from 'valibot'

import { instant } from '#domain/units.ts'
import { comparators } from './soil-record.ts'

// What was added to records after the first version. A broken addition is left out: the readings must not be lost for it.

const number = v.pipe(v.number(), v.finite())
const text = v.string()
/** The end of the year 9999: date inputs know no later day. Behind 8.64e15 (ECMA-262, time values) there is none at all. */
const maxTimeMs = 253_402_300_799_999
export const isOnCalendar = (time: number) => Math.abs(time) <= maxTimeMs
const time = v.pipe(number, v.check(isOnCalendar), v.transform(instant))

const photoName = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u))
const measured = v.object({
  id: text,
  sample: text,
  source: v.picklist(['laboratory', 'instrument']),
  species: text,
  unit: text,
  value: number,
  // What a later version may say of a number is not left out of it: a limit would be taken for a value.
  comparator: v.exactOptional(v.picklist(comparators)),
  method: text,
})
const photo = v.object({ name: photoName, sample: v.nullable(text) })
const diagnosis = v.object({
  id: text,
  version: number,
  crop: text,
  plot: v.nullable(text),
  sample: v.nullable(text),
  at: time,
  result: v.unknown(),
})

/** The same, where the id stands outside. */
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
})

/** The readable ones of a list; none where it is no list. */
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
  weather: v.optional(v.fallback(v.optional(text), absent)),
  note: v.optional(v.fallback(v.optional(text), absent)),
  measured: v.optional(readable(measured)),
  photos: v.optional(readable(photo)),
  diagnoses: v.optional(readable(diagnosis)),
}
export const samplePlot = v.optional(v.fallback(v.optional(text), absent))
export const cameraEvidence = v.optional(v.fallback(v.optional(camera), absent))

/** Leaves out what is undefined: absent and undefined are the same in storage. */
export function pruned<Shape extends object>(shape: Shape): Pruned<Shape> {
  const isFull = !Object.values(shape).includes(undefined)
  // Nearly always nothing is to be left out, of tens of thousands.
  const kept = isFull
    ? shape
    : Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  return kept as Pruned<Shape>
}

type Pruned<Shape> = {
  [Name in keyof Shape]: Exclude<Shape[Name], undefined>
}
