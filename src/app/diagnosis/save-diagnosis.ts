import type { Lazy } from '#app/lazy.ts'
import type { ChangeFailure, Records } from '#app/records/records.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { TypedForm } from '#domain/diagnosis/input/typed-values.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { newestDiagnoses } from '#domain/record/shown-diagnosis.ts'
import type { KeptDiagnosis } from '#domain/record/soil-record.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/units.ts'
import type { SampleAnswer } from './answer-sample.ts'
import { isDecision, parseKeptDiagnosis, toKeptDiagnosis } from './kept-diagnosis.ts'
import { onlySample, typedTest } from './typed-test.ts'

export type SavedDiagnosis =
  | {
      readonly ok: true
      readonly record: string
      readonly diagnosis: string
      readonly undo: () => Promise<Result<unknown, Failure>>
    }
  | { readonly ok: false; readonly reason: Failure }

type Failure = ChangeFailure | 'unreadable'

export interface DecidedSample {
  readonly answer: SampleAnswer
  readonly input: DiagnosisInput
  readonly decision: Decision
}

interface SaveNeeds {
  readonly records: Pick<Lazy<Records>, 'change' | 'keep' | 'remove'>
  /** For the diagnosis, and for a test of typed values. */
  readonly ids: { readonly diagnosis: string; readonly record: string }
  readonly typed: TypedForm
  readonly now: { readonly at: Instant; readonly wallOffset: number }
  /** Shows the test that typed values were saved as; once it is shown, returns a function that goes back. */
  readonly openSaved: (record: string, sample: string, crop: string) => Promise<() => void>
}

/** Saves a decision with its record; a decision on typed values with a new record of them. */
export async function saveDiagnosis(
  { answer: { judged, plot, conditions }, input, decision }: DecidedSample,
  { records, ids, typed, now, openSaved }: SaveNeeds,
): Promise<SavedDiagnosis> {
  const where = { crop: input.crop.id, plot, area: conditions.area }
  const { diagnosis } = ids
  if (judged.kind === 'record') {
    const { record, sample } = judged
    const value = toKeptDiagnosis(decision, { ...where, sample: sample.id, at: now.at })
    const changed = await records.change(record.id, [{ field: 'diagnosis', id: diagnosis, value }])
    if (!changed.ok) return changed
    const undo = () => records.change(record.id, changed.value)
    return { ok: true, record: record.id, diagnosis, undo }
  }
  const record = typedTest({ id: ids.record, diagnosis, typed, decision, ...where, ...now })
  if (record === null) return { ok: false, reason: 'unreadable' }
  const done = await records.keep(record)
  if (!done.ok) return done
  const goBack = await openSaved(record.id, onlySample, where.crop)
  const undo = () => {
    goBack()
    return records.remove(record.id)
  }
  return { ok: true, record: record.id, diagnosis, undo }
}

interface SaveAllNeeds {
  readonly records: Pick<Lazy<Records>, 'change'>
  readonly newId: () => Promise<string>
  readonly at: Instant
}

/** Saves the decisions on several samples, test by test; a sample's latest saved decision is not saved again. */
export async function saveDiagnoses(
  all: readonly DecidedSample[],
  { records, newId, at }: SaveAllNeeds,
): Promise<ChangeFailure | null> {
  const changes = new Map<string, RecordChange[]>()
  for (const decided of all) {
    const { answer, input, decision } = decided
    if (answer.judged.kind === 'typed' || isKeptLast(decided)) continue
    const { record, sample } = answer.judged
    const { area } = answer.conditions
    const where = { crop: input.crop.id, plot: answer.plot, sample: sample.id, area, at }
    const value = toKeptDiagnosis(decision, where)
    // oxlint-disable-next-line no-await-in-loop -- ids are made in order
    const change = { field: 'diagnosis', id: await newId(), value } as const
    changes.set(record.id, [...(changes.get(record.id) ?? []), change])
  }
  const done = await Promise.all(Array.from(changes, ([id, some]) => records.change(id, some)))
  return done.find((one) => !one.ok)?.reason ?? null
}

/** The identical answer among those saved with the test, if any. */
export function findSavedDiagnosis(decided: DecidedSample) {
  const same = keptOf(decided).find((one) => isSame(one, decided))
  const { judged } = decided.answer
  return same === undefined || judged.kind === 'typed'
    ? null
    : { record: judged.record.id, diagnosis: same.id }
}

function isKeptLast(decided: DecidedSample): boolean {
  const [last] = keptOf(decided)
  return last !== undefined && isSame(last, decided)
}

/** Saved diagnoses of the same sample, newest first. */
const keptOf = ({ answer: { judged } }: DecidedSample): readonly KeptDiagnosis[] =>
  judged.kind === 'typed'
    ? []
    : newestDiagnoses(judged.record.diagnoses ?? []).filter(
        ({ sample }) => sample === judged.sample.id,
      )

function isSame(one: KeptDiagnosis, { decision }: DecidedSample): boolean {
  const kept = parseKeptDiagnosis(one)
  const answerOf = ({ crop, verdict, actions }: Decision) =>
    JSON.stringify([crop, verdict, actions])
  return kept !== null && isDecision(kept) && answerOf(kept) === answerOf(decision)
}
