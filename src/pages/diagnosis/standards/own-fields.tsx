import type { StorageFailure } from '#domain/storage-failure.ts'
import { useState, type ReactNode } from 'react'
import { maxOwnSourceLength } from '#domain/diagnosis/own/own-standard.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { toastUndo } from '#ui/toast-undo.ts'
import { useOneId } from '#ui/use-one-id.ts'
import type { FieldErrors } from './own-forms.ts'

interface OwnSourceFieldsProps {
  readonly title: string
  readonly date: string
  readonly hint: string
  readonly wrongs: FieldErrors
  readonly set: (patch: { readonly title?: string; readonly date?: string }) => void
}

/** Source and its date, shown with every figure. */
export function OwnSourceFields({ title, date, hint, wrongs, set }: OwnSourceFieldsProps) {
  const words = texts('standards').source
  return (
    <div className="pair align-top">
      <InputField
        autoComplete="off"
        label={words.title}
        value={title}
        maxLength={maxOwnSourceLength}
        hint={hint}
        wrong={errorText(wrongs, 'title')}
        onChange={(value) => set({ title: value })}
      />
      <InputField
        label={words.date}
        type="date"
        value={date}
        onChange={(text) => set({ date: text })}
      />
    </div>
  )
}

interface OwnRuleDialogProps {
  readonly title: string
  readonly wrongs: FieldErrors
  /** Why it could not be saved. */
  readonly failure: string | null
  /** Null as long as there is nothing to save. */
  readonly onSave: (() => void) | null
  /** Null: it is not stored yet. */
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog to enter, correct or remove a standard or product of the user's own. */
export function OwnRuleDialog(props: OwnRuleDialogProps) {
  const { title, wrongs, failure, onSave, onRemove, onClose, children } = props
  const words = texts('standards')
  const whole = errorText(wrongs, 'form')
  return (
    <Dialog
      title={title}
      open
      onClose={onClose}
      actions={
        onSave !== null && (
          <>
            {whole !== undefined && <Notice kind="warning" title={whole} />}
            {failure !== null && <Notice kind="error" title={failure} />}
            {onRemove !== null && (
              <Button icon="delete" onClick={onRemove}>
                {words.remove}
              </Button>
            )}
            <Button kind="filled" icon="save" onClick={onSave}>
              {words.keep}
            </Button>
          </>
        )
      }
    >
      {children}
    </Dialog>
  )
}

export function errorText(wrongs: FieldErrors, key: string): string | undefined {
  const wrong = wrongs.get(key)
  return wrong === undefined ? undefined : texts('standards').wrong[wrong]
}

type Kept = Result<() => Promise<Result<unknown, StorageFailure>>, StorageFailure>

/** Saves a user's standard or product, shows a toast that can undo it, and closes the dialog; on failure says why. */
export function useSaveOwnRule(id: string | null, onClose: () => void) {
  const words = texts('standards')
  const { ownRules } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  const newId = useOneId(ownRules.newId)
  const settle = (kept: Kept, text: string) => {
    setFailure(kept.ok ? null : words.loadFailures[kept.reason])
    if (!kept.ok) return
    toastUndo({ text, undo: kept.value, failures: words.loadFailures })
    onClose()
  }
  return {
    failure,
    ownId: async () => id ?? newId(),
    keep: async (save: (service: typeof ownRules) => Promise<Kept>) =>
      settle(await save(ownRules), words.kept),
    remove: async (take: (service: typeof ownRules) => Promise<Kept>) =>
      settle(await take(ownRules), words.removed),
  }
}

export const noErrors: FieldErrors = new Map()
