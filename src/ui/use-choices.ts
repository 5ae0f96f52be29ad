import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { ChosenForDiagnosis, DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { useServices } from './services.tsx'

/** Plots of the user by name; archived ones too, as a sample may be from one. */
export function useAllPlots(): readonly Plot[] {
  const { plots } = useServices()
  useEffect(() => void plots.start(), [plots])
  return useStore(plots.store, (state) => state.plots)
}

/** Plots that are not archived, to choose from. */
export function useActivePlots(): readonly Plot[] {
  const kept = useAllPlots()
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
