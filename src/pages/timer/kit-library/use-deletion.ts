import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { showToast } from '#ui/toast.tsx'
import { useEditing } from '#pages/timer/kit-editor/editing.ts'

/** Deletes at once and offers to undo it; the undo button at the bottom edge does the same later. */
export function useDeletion() {
  const { change, undo } = useEditing()
  return (next: Kit, what: string) => {
    change(next)
    const words = texts('kit-editor').editor
    showToast({ text: words.deleted(what), action: { label: texts('ui').undo, run: undo } })
  }
}
