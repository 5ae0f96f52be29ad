import { useState } from 'react'
import { isWithin } from '#domain/soil/soil.ts'
import { isMistyped, positiveIn } from '#domain/diagnosis/input/typed-values.ts'
import { texts } from '#locales/texts.ts'
import { DecimalField } from '#ui/controls/field.tsx'

interface TextNumberProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly hint?: string | undefined
  /** Why the number is not used, or should be checked. */
  readonly warning?: string | undefined
  /** Whether the text is not understood; by default, where it is not a number. */
  readonly isWrong?: boolean
  /** How to type what is not understood. */
  readonly mistyped?: string
  readonly onBlur?: () => void
}

/** Input of a number, as text while it is being typed. */
export function TextNumber(props: TextNumberProps) {
  const { label, text, onChange, hint, warning, isWrong = isMistyped(text), onBlur } = props
  const { mistyped = texts('judge').typed.mistyped } = props
  const wrong = isWrong ? mistyped : warning
  return (
    <DecimalField
      label={label}
      wrong={wrong}
      hint={hint}
      maxLength={12}
      value={text}
      ref={(input) => input?.setCustomValidity(isWrong ? mistyped : '')}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** What an empty field means. */
  readonly hint?: string | undefined
  /** A value outside is taken for a typing error: it is kept as it is, but not used. */
  readonly limits?: { readonly low: number; readonly high: number }
}

/** Input of a positive number, or nothing. Text that is not a number changes nothing and shows an error. */
export function NumberField({ label, value, onChange, hint, limits }: NumberFieldProps) {
  const [text, setText] = useState(() => (value === null ? '' : String(value)))
  // False if the value was changed elsewhere, such as in another tab.
  const isCurrent = value === null || isMistyped(text) || positiveIn(text) === value
  const isSlip = limits !== undefined && value !== null && !isWithin(value, limits)
  return (
    <TextNumber
      label={label}
      text={isCurrent ? text : String(value)}
      hint={hint}
      warning={isSlip ? texts('judge').typed.slip(limits) : undefined}
      onChange={(next) => {
        setText(next)
        if (!isMistyped(next)) onChange(positiveIn(next))
      }}
    />
  )
}
