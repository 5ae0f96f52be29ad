import type { TypedTestForm } from '#app/records/typed-draft.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { typedRecord } from '#domain/record/typed-record.ts'
import { answerIn, notMeasured } from './answer-options.ts'
import { fromTimeInput } from '#ui/text/day-text.ts'

/** Why a form is not a valid record. */
export type FormTrouble = 'when' | 'number' | 'nothing'

const sampleId = 's1'

/** Whether nothing was typed that would be missed: the day and the field are filled in quickly. */
export const isBlank = ({ sample, answers, weather, note }: TypedTestForm) =>
  [sample, weather, note].every((text) => text.trim() === '') &&
  Object.values(answers).every((answer) => answer === undefined || answer.key === notMeasured.key)

/** Converts the form to a record of this kit, or returns what is wrong with it. Empty fields give no reading. */
export function recordOfForm(form: TypedTestForm, kit: Kit, id: string): SoilRecord | FormTrouble {
  const at = fromTimeInput(form.when)
  if (at === null) return 'when'
  const values = []
  for (const analyte of kit.analytes) {
    const filled = form.answers[analyte.id]
    const answer = filled === undefined ? null : answerIn(filled, analyte)
    if (answer === undefined) return 'number'
    if (answer !== null) values.push({ sample: sampleId, analyte: analyte.id, answer })
  }
  if (values.length === 0) return 'nothing'
  const sample = {
    id: sampleId,
    name: form.sample.trim(),
    ...(form.plot !== null && { plot: form.plot }),
  }
  return typedRecord({
    id,
    at,
    wallOffset: 0,
    kit,
    samples: [sample],
    values,
    ...(form.weather !== '' && { weather: form.weather }),
    ...(form.note !== '' && { note: form.note }),
  })
}
