import { useRef } from 'react'
import { onceAsync } from '#domain/once.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { texts } from '#locales/texts.ts'
import { isDecision, parseKeptDiagnosis } from '#pages/diagnosis/report/kept-diagnosis.ts'
import { newestDiagnoses } from '#pages/diagnosis/report/shown-diagnosis.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { KeptDiagnosis } from '#domain/record/soil-record.ts'
import type { Result } from '#domain/result.ts'
import { useServices } from '#ui/services.tsx'
import type { SampleAnswer } from '#app/diagnosis/answer-sample.ts'
import { diagnosisRecord, onlySample, typedTest } from './typed-test.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

export type SavedDiagnosis =
  | {
      readonly ok: true
      readonly record: string
      readonly diagnosis: string
      readonly undo: () => Promise<Result<unknown, Failure>>
    }
  | { readonly ok: false; readonly reason: Failure }

type Failure = keyof ReturnType<typeof texts<'judge'>>['keep']['notKept']

export interface DecidedSample {
  readonly answer: SampleAnswer
  readonly input: DiagnosisInput
  readonly decision: Decision
}

/** Saves a decision with its record; a decision on typed values with a new record of them. */
export function useSaveDiagnosis({ now, typed, openSaved }: DiagnosisForm) {
  const { records, newId } = useServices()
  // The same ids until something is saved: storage that refused a write may still complete it.
  const newIds = () => onceAsync(() => Promise.all([newId(), newId()]))
  const ids = useRef(newIds())
  return async ({
    answer: { judged, plot, conditions },
    input,
    decision,
  }: DecidedSample): Promise<SavedDiagnosis> => {
    const moment = now()
    const [id, own] = await ids.current()
    const where = { crop: input.crop.id, plot, area: conditions.area }
    if (judged.kind === 'record') {
      const { record, sample } = judged
      const value = diagnosisRecord(decision, { ...where, sample: sample.id, at: moment.at })
      const changed = await records.change(record.id, [{ field: 'diagnosis', id, value }])
      if (!changed.ok) return changed
      ids.current = newIds()
      const undo = () => records.change(record.id, changed.value)
      return { ok: true, record: record.id, diagnosis: id, undo }
    }
    const record = typedTest({ id: own, diagnosis: id, typed, decision, ...where, ...moment })
    if (record === null) return { ok: false, reason: 'unreadable' }
    const done = await records.keep(record)
    if (!done.ok) return done
    ids.current = newIds()
    const goBack = await openSaved(record.id, onlySample, where.crop)
    const undo = () => {
      goBack()
      return records.remove(record.id)
    }
    return { ok: true, record: record.id, diagnosis: id, undo }
  }
}

/** Saves the decisions on several samples, test by test; a sample's latest saved decision is not saved again. */
export function useSaveDiagnoses({ now }: Pick<DiagnosisForm, 'now'>) {
  const { records, newId } = useServices()
  return async (all: readonly DecidedSample[]): Promise<Failure | null> => {
    const { at } = now()
    const changes = new Map<string, RecordChange[]>()
    for (const decided of all) {
      const { answer, input, decision } = decided
      if (answer.judged.kind === 'typed' || isKeptLast(decided)) continue
      const { record, sample } = answer.judged
      const { area } = answer.conditions
      const where = { crop: input.crop.id, plot: answer.plot, sample: sample.id, area, at }
      const value = diagnosisRecord(decision, where)
      // oxlint-disable-next-line no-await-in-loop -- ids are made in order
      const change = { field: 'diagnosis', id: await newId(), value } as const
      changes.set(record.id, [...(changes.get(record.id) ?? []), change])
    }
    const done = await Promise.all(Array.from(changes, ([id, some]) => records.change(id, some)))
    return done.find((one) => !one.ok)?.reason ?? null
  }
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
  const said = ({ crop, verdict, actions }: Decision) => JSON.stringify([crop, verdict, actions])
  return kept !== null && isDecision(kept) && said(kept) === said(decision)
}
