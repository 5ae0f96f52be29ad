import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './record-view.module.css'

/** Removes at once and returns to the list; the toast brings it back. */
export function RemoveRecord({ record }: { readonly record: SoilRecord }) {
  const { record: words, failures } = texts('history')
  const { records } = useServices()
  const search = useSearchState()
  const remove = async () => {
    const removed = await records.remove(record.id)
    if (!removed.ok) {
      showToast({ text: failures[removed.reason] })
      return
    }
    search.change({ record: null })
    const restore = async () => {
      const restored = await records.restore(record.id)
      showToast({ text: restored.ok ? words.undone : failures[restored.reason] })
    }
    showToast({ text: words.removed, action: { label: words.undo, run: () => void restore() } })
  }
  return (
    <div className={styles['remove']}>
      <Button icon="delete" onClick={() => void remove()}>
        {words.remove}
      </Button>
    </div>
  )
}
