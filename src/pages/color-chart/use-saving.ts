import { useState } from 'react'
import type { ChartDraft } from '#app/kits/own-charts.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'

export type SavingFailure = keyof ReturnType<typeof texts<'camera'>>['making']['failure']

/** Stores the charts of one photograph. */
export function useSaving() {
  const { charts } = useServices()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SavingFailure | null>(null)

  function end(reason: SavingFailure | null) {
    setSaving(false)
    setFailure(reason)
  }

  /** `replaced`: those of an attempt before. Null where it failed. */
  async function save(
    draftsOf: () => Promise<readonly ChartDraft[]>,
    replaced?: readonly OwnChart[],
  ) {
    setSaving(true)
    setFailure(null)
    const saving = draftsOf().then((drafts) => charts.save(drafts, replaced))
    const saved = await showFault(saving, () => end('broken'))
    end(saved.ok ? null : saved.reason)
    return saved.ok ? saved.value : null
  }
  return { isSaving, failure, save }
}
