import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { useServices } from './services.tsx'

/** Plots that are not archived. */
export function useActivePlots(): readonly Plot[] {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  return useMemo(() => kept.filter(({ archived }) => !archived), [kept])
}

/** The service with the latest choices; null until it is loaded. */
export function useChoices(): DiagnosisChoices | null {
  const { diagnosisChoices } = useServices()
  const [choices, setChoices] = useState<DiagnosisChoices | null>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void diagnosisChoices().then((arrived) => {
      if (isGone) return
      stop = arrived.start()
      setChoices(arrived)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [diagnosisChoices])
  return choices
}

/** The current choices. */
export function useCurrentChoices(): ChosenForDiagnosis | null {
  const service = useChoices()
  return useSyncExternalStore(
    service?.store.subscribe ?? never,
    () => service?.store.getState() ?? null,
    () => null,
  )
}

const never = () => () => undefined
