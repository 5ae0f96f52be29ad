import type { Plot, PlotFields } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { toastOutcome } from '#ui/toast-undo.ts'

/** Changes a field and shows a toast that can undo it; resolves with false if that failed. */
export function useChangePlot(id: string) {
  const { plots } = useServices()
  return async (fields: Partial<PlotFields>, confirmation?: string): Promise<boolean> => {
    const words = texts('plots')
    return toastOutcome(await plots.change(id, fields), {
      text: confirmation ?? words.kept,
      undo: (before) => plots.change(id, before),
      failures: words.failures,
    })
  }
}

/** The same for several fields, with one toast that undoes all. */
export function useChangeAll(plots: readonly Plot[]) {
  const { plots: service } = useServices()
  return async (fields: Partial<PlotFields>, confirmation: string, onUndone?: () => void) => {
    const words = texts('plots')
    const changed = await service.changeAll(new Map(plots.map(({ id }) => [id, fields])))
    return toastOutcome(changed, {
      text: confirmation,
      async undo(before) {
        const undone = await service.changeAll(before)
        onUndone?.()
        return undone
      },
      failures: words.failures,
    })
  }
}
