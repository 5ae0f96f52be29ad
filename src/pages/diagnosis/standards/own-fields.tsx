import { useRef, useState } from 'react'
import { maxOwnSourceLength } from '#domain/diagnosis/own/own-standard.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Field } from '#ui/controls/field.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import type { FieldErrors } from './own-forms.ts'

interface OwnTextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly hint?: string
  readonly wrong?: string | undefined
  readonly isNumber?: boolean
}

export function OwnTextField(props: OwnTextFieldProps) {
  const { label, value, onChange, maxLength, hint, wrong, isNumber = false } = props
  return (
    <Field label={label} hint={hint} wrong={wrong}>
      {(field) => (
        <input
          {...field}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

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
      <OwnTextField
        label={words.title}
        value={title}
        maxLength={maxOwnSourceLength}
        hint={hint}
        wrong={errorText(wrongs, 'title')}
        onChange={(value) => set({ title: value })}
      />
      <Field label={words.date}>
        {(field) => (
          <input
            {...field}
            type="date"
            value={date}
            onChange={({ target }) => set({ date: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

export function errorText(wrongs: FieldErrors, key: string): string | undefined {
  const wrong = wrongs.get(key)
  return wrong === undefined ? undefined : texts('standards').wrong[wrong]
}

type Kept = Result<() => Promise<unknown>, 'full' | 'denied' | 'late' | 'broken'>

/** Saves a user's standard or product, shows a toast that can undo it, and closes the dialog; on failure says why. */
export function useSaveOwnRule(id: string | null, onClose: () => void) {
  const words = texts('standards')
  const { ownRules } = useServices()
  const [failure, setFailure] = useState<string | null>(null)
  // One id for all tries: storage that refused a write may still complete it.
  const newId = useRef<Promise<string> | null>(null)
  const settle = (kept: Kept, text: string) => {
    setFailure(kept.ok ? null : words.loadFailures[kept.reason])
    if (!kept.ok) return
    showToast({ text, action: { label: words.undo, run: () => void kept.value() } })
    onClose()
  }
  return {
    failure,
    ownId: async () => id ?? (newId.current ??= ownRules.newId()),
    keep: async (save: (service: typeof ownRules) => Promise<Kept>) =>
      settle(await save(ownRules), words.kept),
    remove: async (take: (service: typeof ownRules) => Promise<Kept>) =>
      settle(await take(ownRules), words.removed),
  }
}

export const noErrors: FieldErrors = new Map()
