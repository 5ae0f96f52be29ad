import { useRef } from 'react'
import { saveDiagnosis, type DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { onceAsync } from '#domain/once.ts'
import { useServices } from '#ui/services.tsx'
import type { DiagnosisForm } from './use-diagnosis-form.ts'

export function useSaveDiagnosis({ now, typed, openSaved }: DiagnosisForm) {
  const { records, newId } = useServices()
  // The same ids until something is saved: storage that refused a write may still complete it.
  const newIds = () => onceAsync(async () => ({ diagnosis: await newId(), record: await newId() }))
  const ids = useRef(newIds())
  return async (decided: DecidedSample) => {
    const needs = { records, typed, now: now(), openSaved }
    const saved = await saveDiagnosis(decided, { ...needs, ids: await ids.current() })
    if (saved.ok) ids.current = newIds()
    return saved
  }
}
