import { useId, useState } from 'react'
import { isWithin } from '#domain/diagnosis/soil.ts'
import { texts } from '#locales/texts.ts'
import styles from './fields.module.css'
import { isMistyped, positiveIn } from './typed-values.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** What an empty field means. */
  readonly hint?: string | undefined
  /** What is outside is a slip: it is kept as it stands, and nothing is computed from it. */
  readonly limits?: { readonly low: number; readonly high: number }
}

/** A positive number, or nothing said. What is no number changes nothing, and is called so. */
export function NumberField({ label, value, onChange, hint, limits }: NumberFieldProps) {
  const [text, setText] = useState(() => (value === null ? '' : String(value)))
  // Changed from elsewhere, another tab say.
  const isCurrent = value === null || isMistyped(text) || positiveIn(text) === value
  return (
    <TextNumber
      label={label}
      text={isCurrent ? text : String(value)}
      hint={hint}
      slip={
        limits !== undefined && value !== null && !isWithin(value, limits)
          ? texts('judge').typed.slip(limits)
          : undefined
      }
      onChange={(next) => {
        setText(next)
        if (!isMistyped(next)) onChange(positiveIn(next))
      }}
    />
  )
}

interface TextNumberProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly hint?: string | undefined
  /** Why the number does not count. */
  readonly slip?: string | undefined
  readonly disabled?: boolean
}

/** A number as it is being typed. */
export function TextNumber({
  label,
  text,
  onChange,
  hint,
  slip,
  disabled = false,
}: TextNumberProps) {
  const id = useId()
  const wrong = isMistyped(text) ? texts('judge').typed.mistyped : slip
  const isWrong = wrong !== undefined
  const note = wrong ?? hint
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      {note !== undefined && (
        <small id={`${id}-note`} className={isWrong ? styles['wrong'] : styles['hint']}>
          {note}
        </small>
      )}
    </p>
  )
}
