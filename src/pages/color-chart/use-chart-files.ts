import { useState } from 'react'
import type { ChartImportFailure } from '#app/own-charts.ts'
import { kitCards } from '#app/kit-cards.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'

type Failure = Exclude<ChartImportFailure, 'canceled'>

/** Charts to and from files. A kit that comes with them and is not here yet is kept as well. */
export function useChartFiles(kit: Kit) {
  const { charts, kits } = useServices()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function takeIn() {
    const words = texts('color-chart').own
    const result = await charts.importFile()
    if (!result.ok) return setFailure(result.reason === 'canceled' ? null : result.reason)
    setFailure(null)
    const { kit: brought, charts: made } = result.value
    const isHere = kitCards(kits.store.getState().userKits).some(({ id }) => id === brought.id)
    const isKept = !isHere && (await kits.save(brought)).ok
    const kitWords = isKept ? words.importedKit(brought.name) : ''
    showToast({ text: `${words.imported(made.length)}${kitWords}` })
  }

  return {
    failure,
    importFile: () => void takeIn(),
    exportFile: () => void charts.exportFile(kit),
  }
}
