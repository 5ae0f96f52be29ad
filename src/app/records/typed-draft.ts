import * as v from 'valibot'
import type { ChartScale } from '#domain/kit/kit.ts'
import { chartScale } from '#domain/reading/parse-scale.ts'
import type { Preferences } from '#ports/preferences.ts'

/** An answer in a form: the `key` of an option; where that is `typed` or `at-least`, `text` is the number. */
export interface FormAnswer {
  readonly key: string
  readonly text: string
  /** Unit and species of a number read from a chart in another unit than the kit's. */
  readonly scale?: ChartScale
}

/** Form of a test entered by hand. */
export interface TypedTestForm {
  /** Local time, as in a field of type `datetime-local`. */
  readonly when: string
  readonly sample: string
  readonly plot: string | null
  /** By analyte. */
  readonly answers: Readonly<Partial<Record<string, FormAnswer>>>
  readonly weather: string
  readonly note: string
}

/** What was typed and is not saved as a record yet. */
export interface TypedDraft {
  /** Id of the kit whose analytes the answers are of. */
  readonly kit: string
  readonly form: TypedTestForm
}

export const typedDraftKey = 'typed-test-draft'

const text = v.pipe(v.string(), v.maxLength(20_000))
/** Of an id, a key of an option or a time. */
const word = v.pipe(v.string(), v.maxLength(100))
const maxAnswers = 100
const schema = v.object({
  kit: word,
  form: v.object({
    when: word,
    sample: text,
    plot: v.nullable(word),
    answers: v.pipe(
      v.record(word, v.object({ key: word, text, scale: chartScale })),
      v.check((answers) => Object.keys(answers).length <= maxAnswers),
    ),
    weather: text,
    note: text,
  }),
})

/** Null where there is none, or it is invalid. */
export function parseTypedDraft(kept: unknown): TypedDraft | null {
  const parsed = v.safeParse(schema, kept)
  return parsed.success ? parsed.output : null
}

/** The one draft of a test entered by hand, kept on this device. */
export const createTypedDraft = (preferences: Preferences) => ({
  read: () => parseTypedDraft(preferences.read(typedDraftKey)),
  /** Null once there is nothing left to save. */
  write: (draft: TypedDraft | null) => preferences.write(typedDraftKey, draft),
})
