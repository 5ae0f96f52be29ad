import { useEffect, useState } from 'react'
import type { DiagnosisChoices } from '#app/diagnosis-choices.ts'
import { useServices } from '#ui/services.tsx'

/** What was chosen the last time; null until it was read. */
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
