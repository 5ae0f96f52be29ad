import { useRef } from 'react'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { choiceKey } from '#app/records/diagnosis-choices.ts'
import type { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import type { SampleAnswer } from './answer-sample.ts'
import { diagnosisRecord, onlySample, typedTest } from './typed-test.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

export type SavedDiagnosis =
  | {
      readonly ok: true
      readonly record: string
      readonly diagnosis: string
      readonly undo: () => Promise<unknown>
    }
  | { readonly ok: false; readonly reason: Failure }

type Failure = keyof ReturnType<typeof texts<'judge'>>['keep']['notKept']

export interface Decided {
  readonly answer: SampleAnswer
  readonly input: DiagnosisInput
  readonly decision: Decision
}

/** Keeps a decision with its record as it was made now; one of values typed with a new record of them. */
export function useKeeping({ now, typed, movePlace }: DiagnosisForm) {
  const { records, newId } = useServices()
  // The same until something is kept: storage that refused may still take the first.
  const ids = useRef<Promise<readonly [diagnosis: string, record: string]> | null>(null)
  return async ({
    answer: { judged, plot },
    input,
    decision,
  }: Decided): Promise<SavedDiagnosis> => {
    const moment = now()
    const [id, own] = await (ids.current ??= Promise.all([newId(), newId()]))
    const crop = input.crop.id
    if (judged.kind === 'record') {
      const { record, sample } = judged
      const value = diagnosisRecord(decision, { crop, plot, sample: sample.id, at: moment.at })
      const changed = await records.change(record.id, [{ field: 'diagnosis', id, value }])
      if (!changed.ok) return changed
      ids.current = null
      const undo = () => records.change(record.id, changed.value)
      return { ok: true, record: record.id, diagnosis: id, undo }
    }
    const record = typedTest({ id: own, diagnosis: id, typed, decision, crop, plot, ...moment })
    if (record === null) return { ok: false, reason: 'unreadable' }
    const done = await records.keep(record)
    if (!done.ok) return done
    ids.current = null
    movePlace(choiceKey.sample(record.id, onlySample))
    return { ok: true, record: record.id, diagnosis: id, undo: () => records.remove(record.id) }
  }
}
