import type { Lazy } from '#app/lazy.ts'
import { choiceKey, type DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { ChangeFailure, Records } from '#app/records/records.ts'
import { addedChanges, type Ratio } from '#domain/diagnosis/input/added-values.ts'
import { extractOf, type TypedForm } from '#domain/diagnosis/input/typed-values.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SampleOfTest } from './answer-sample.ts'

interface Needs {
  readonly records: Pick<Lazy<Records>, 'change'>
  readonly choices: Pick<DiagnosisChoices, 'store' | 'changePlaces'>
}

/** Keeps what is typed beside a test: values with the test, the amounts of liquid and soil as a choice. The changes that undo the values; null where none changed. */
export async function keepTyped(
  of: SampleOfTest,
  form: TypedForm,
  { records, choices }: Needs,
): Promise<Result<readonly RecordChange[] | null, ChangeFailure>> {
  const { liquid, soil } = form.ratio
  const ratio = extractOf(form)
  // Only one of the two amounts is none yet.
  if (ratio !== null || (liquid === '' && soil === '')) chooseRatio(of, ratio, choices)
  const changes = addedChanges(of.record, of.sample.id, form)
  return changes.length === 0 ? ok(null) : records.change(of.record.id, changes)
}

/** Keeps the amounts of liquid and soil for all samples of a test, which are extracted alike. */
export function chooseRatio(
  { record, sample }: SampleOfTest,
  asked: Ratio | null,
  choices: Needs['choices'],
) {
  const placeOf = (of: string) => choiceKey.sample(record.id, of)
  const before = choices.store.getState().places[placeOf(sample.id)]?.ratio ?? null
  if (before?.liquid === asked?.liquid && before?.soil === asked?.soil) return
  const ratio = asked && { liquid: asked.liquid, soil: asked.soil }
  choices.changePlaces(new Map(record.samples.map(({ id }) => [placeOf(id), { ratio }])))
}
