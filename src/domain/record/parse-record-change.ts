import * as v from 'valibot'

import { answerSchema } from '#domain/reading/parse-answer.ts'
import type { RecordChange } from './record-change.ts'
import { changeValues, shownText } from './record-extras.ts'
import { once } from '#domain/once.ts'

const text = v.string()
const change = v.lazy(
  once(() => {
    return v.variant('field', [
      v.object({ field: v.picklist(['note', 'weather']), value: shownText }),
      v.object({ field: v.literal('started-at'), value: changeValues.time }),
      v.object({ field: v.literal('sample'), sample: v.pipe(text, v.nonEmpty()), name: shownText }),
      v.object({ field: v.literal('sample-name'), sample: text, value: shownText }),
      v.object({ field: v.literal('sample-plot'), sample: text, value: v.nullable(text) }),
      v.object({
        field: v.literal('reading'),
        sample: text,
        analyte: text,
        value: v.nullable(answerSchema),
      }),
      v.object({
        field: v.literal('scale'),
        analyte: text,
        value: v.object({ species: shownText, unit: shownText }),
      }),
      v.object({ field: v.literal('extraction'), value: v.nullable(v.literal('water')) }),
      v.object({
        field: v.literal('photo'),
        photo: changeValues.photoName,
        value: v.nullable(changeValues.photo),
      }),
      v.object({
        field: v.literal('measured'),
        id: text,
        value: v.nullable(changeValues.measured),
      }),
      v.object({
        field: v.literal('diagnosis'),
        id: text,
        value: v.nullable(changeValues.diagnosis),
      }),
    ])
  }),
)

const payload = v.object({ id: text, changes: v.array(v.unknown()) })

export interface ParsedChanges {
  readonly id: string
  readonly changes: readonly RecordChange[]
}

/** Parses stored data into the changes this version knows; null where it names no record. */
export function parseRecordChanges(input: unknown): ParsedChanges | null {
  const parsed = v.safeParse(payload, input)
  if (!parsed.success) return null
  const changes = parsed.output.changes.flatMap((one): readonly RecordChange[] => {
    const known = v.safeParse(change, one)
    return known.success ? [known.output] : []
  })
  return { id: parsed.output.id, changes }
}
