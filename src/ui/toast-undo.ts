import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { showToast } from './toast.tsx'

interface Undoable<Reason extends string> {
  readonly text: string
  readonly undo: () => Promise<Result<unknown, Reason>>
  /** Where it cannot be seen that it was undone. */
  readonly undone?: string
  readonly failures: Readonly<Record<Reason, string>>
}

/** Shows that a change is stored, and can undo it; if that is not stored, says why. */
export function toastUndo<Reason extends string>(done: Undoable<Reason>) {
  const { text, undone, failures } = done
  const undo = async () => {
    const outcome = await done.undo()
    if (!outcome.ok) showToast({ text: failures[outcome.reason] })
    else if (undone !== undefined) showToast({ text: undone })
  }
  showToast({ text, action: { label: texts('ui').undo, run: () => void undo() } })
}

/** The same for a change that may not be stored, and then says why. Returns whether it is. `undo` receives its value. */
export function toastOutcome<Value, Reason extends string>(
  outcome: Result<Value, Reason>,
  done: Omit<Undoable<Reason>, 'undo'> & {
    readonly undo: (value: Value) => ReturnType<Undoable<Reason>['undo']>
  },
): boolean {
  if (outcome.ok) toastUndo({ ...done, undo: () => done.undo(outcome.value) })
  else showToast({ text: done.failures[outcome.reason] })
  return outcome.ok
}
