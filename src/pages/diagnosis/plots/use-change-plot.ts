import type { Plot, PlotFields } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'

/** Changes a field and shows a toast that can undo it; resolves with false if that failed. */
export function useChangePlot(id: string) {
  const { plots } = useServices()
  return async (fields: Partial<PlotFields>, confirmation?: string): Promise<boolean> => {
    const words = texts('plots')
    const changed = await plots.change(id, fields)
    const undo = () => changed.ok && void plots.change(id, changed.value)
    showToast(
      changed.ok
        ? { text: confirmation ?? words.kept, action: { label: words.undo, run: undo } }
        : { text: words.failures[changed.reason] },
    )
    return changed.ok
  }
}

/** The same for several fields, with one toast that undoes all. */
export function useChangeAll(plots: readonly Plot[]) {
  const { plots: service } = useServices()
  return async (fields: Partial<PlotFields>, confirmation: string, onUndone?: () => void) => {
    const words = texts('plots')
    const changed = await service.changeAll(new Map(plots.map(({ id }) => [id, fields])))
    if (!changed.ok) {
      showToast({ text: words.failures[changed.reason] })
      return false
    }
    const undo = async () => {
      await service.changeAll(changed.value)
      onUndone?.()
    }
    showToast({ text: confirmation, action: { label: words.undo, run: () => void undo() } })
    return true
  }
}
