import type { StorageFailure } from '#domain/storage-failure.ts'
import { useRef, useState } from 'react'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { toastUndo } from '#ui/toast-undo.ts'
import { useOneId } from '#ui/use-one-id.ts'
import { changedFields, type FormFields } from './plot-form.ts'

type Failure = StorageFailure | 'unknown-plot'

/** Saves a new plot or the changes of an existing one, and shows a toast that can undo it. */
export function useSavePlot(plot: Plot | null, isRemoved: boolean, onClose: () => void) {
  const words = texts('plots')
  const { plots } = useServices()
  const [failure, setFailure] = useState<Failure | null>(null)
  const newPlotId = useOneId(plots.newId)
  const isRestoring = useRef(false)
  const report = (
    kept: Result<unknown, Failure>,
    undo: () => Promise<Result<unknown, Failure>>,
  ) => {
    setFailure(kept.ok ? null : kept.reason)
    if (!kept.ok) return
    toastUndo({ text: words.kept, undo, failures: words.failures })
    onClose()
  }
  const create = async (fields: FormFields) => {
    const id = await newPlotId()
    report(await plots.keep({ ...newPlot(id, fields.name), ...fields }), () => plots.remove(id))
  }
  const change = async (before: Plot, fields: FormFields) => {
    const patch = changedFields(before, fields)
    isRestoring.current ||= isRemoved
    if (Object.keys(patch).length === 0 && !isRestoring.current) {
      onClose()
      return
    }
    const changed = await plots.change(before.id, patch)
    const kept = changed.ok && isRestoring.current ? await plots.restore(before.id) : changed
    report(kept, async () => {
      const undone = changed.ok ? await plots.change(before.id, changed.value) : changed
      return undone.ok && isRestoring.current ? plots.remove(before.id) : undone
    })
  }
  const savePlot = (fields: FormFields) => (plot === null ? create(fields) : change(plot, fields))
  return { savePlot, failure }
}
