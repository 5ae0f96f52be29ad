import * as v from 'valibot'

import { parseKit } from '#domain/kit/parse-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { asReadable } from '#domain/stored-values.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import { answerSchema } from '#domain/reading/parse-answer.ts'
import { camera } from '#domain/record/record-extras.ts'
import type { RunEvent } from './run-event.ts'
import { once } from '#domain/once.ts'

const schema = v.lazy(
  once(() => {
    const text = v.pipe(v.string(), v.maxLength(200))
    const index = v.pipe(v.number(), v.integer(), v.minValue(0))
    const at = v.pipe(v.number(), v.finite(), v.transform(instant))
    const name = v.pipe(text, asReadable)
    const sampleName = v.object({ id: text, name })
    const key = { sample: text, lane: text }
    const event = { id: text, at }

    const kit = v.pipe(
      v.unknown(),
      v.rawTransform<unknown, Kit>(({ dataset, addIssue, NEVER }) => {
        const parsed = parseKit(dataset.value)
        if (parsed.ok) return parsed.value
        addIssue({ message: parsed.reason.map(({ path }) => path).join(', ') })
        return NEVER
      }),
    )

    return v.variant('kind', [
      v.object({
        ...event,
        kind: v.literal('started'),
        setup: v.object({
          id: text,
          kit,
          analytes: v.array(text),
          samples: v.array(sampleName),
          wallOffset: v.pipe(v.number(), v.finite()),
          people: v.exactOptional(v.literal(2)),
          vessels: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        }),
      }),
      v.object({ ...event, kind: v.literal('confirmed'), ...key, step: index }),
      v.object({ ...event, kind: v.literal('extended'), ...key, step: index }),
      v.object({ ...event, kind: v.literal('remedied'), ...key, step: index }),
      v.object({
        ...event,
        kind: v.literal('read'),
        ...key,
        analyte: text,
        answer: answerSchema,
        camera: v.exactOptional(camera),
      }),
      v.object({
        ...event,
        kind: v.literal('corrected'),
        sample: text,
        analyte: text,
        answer: answerSchema,
      }),
      v.object({ ...event, kind: v.literal('sample-added'), sample: sampleName }),
      v.object({ ...event, kind: v.literal('sample-dropped'), sample: text }),
      v.object({ ...event, kind: v.literal('sample-renamed'), sample: text, name }),
      v.object({ ...event, kind: v.literal('undone'), event: text }),
      v.object({
        ...event,
        kind: v.literal('clock-turned'),
        wallOffset: v.pipe(v.number(), v.finite()),
      }),
      v.object({ ...event, kind: v.literal('ended'), how: v.picklist(['finished', 'abandoned']) }),
    ])
  }),
)

/** Parses a stored event; the error names the path of the problem. */
export function parseRunEvent(input: unknown): Result<RunEvent, string> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  return failed(`${v.getDotPath(issue) ?? ''} ${issue.message}`.trim())
}
