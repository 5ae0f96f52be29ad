import type { ChangeFailure } from '#app/records/records.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { toastUndo } from '#ui/toast-undo.ts'

/** Null: done, and confirmed by a toast. The caller shows a failure, since a toast cannot be seen behind a dialog. */
export type ApplyChanges = (
  changes: readonly RecordChange[],
  confirmation?: string,
) => Promise<ChangeFailure | null>

/** Corrects a record and confirms it with a toast that can undo it. */
export function useChange(id: string): ApplyChanges {
  const { records } = useServices()
  return async function change(changes, confirmation) {
    const words = texts('history')
    const result = await records.change(id, changes)
    if (!result.ok) return result.reason
    toastUndo({
      text: confirmation ?? words.record.changed,
      undo: () => records.change(id, result.value),
      undone: words.record.undone,
      failures: words.failures,
    })
    return null
  }
}

/** The same outside a dialog, where a toast shows a failure, too. */
export const withFailureToast =
  (change: ApplyChanges): ApplyChanges =>
  async (...asked) => {
    const failure = await change(...asked)
    if (failure !== null) showToast({ text: texts('history').failures[failure] })
    return failure
  }
