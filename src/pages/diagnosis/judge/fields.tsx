import { useState } from 'react'
import { isWithin } from '#domain/soil/soil.ts'
import { isMistyped, positiveIn } from '#domain/diagnosis/input/typed-values.ts'
import { texts } from '#locales/texts.ts'
import { Field } from '#ui/controls/field.tsx'

interface TextNumberProps {
  readonly label: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly hint?: string | undefined
  /** Why the number does not count, or is to be looked at again. */
  readonly doubt?: string | undefined
}

/** A number as it is being typed. */
export function TextNumber({ label, text, onChange, hint, doubt }: TextNumberProps) {
  const wrong = isMistyped(text) ? texts('judge').typed.mistyped : doubt
  return (
    <Field label={label} wrong={wrong} hint={hint}>
      {(field) => (
        <input
          {...field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

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
  const isSlip = limits !== undefined && value !== null && !isWithin(value, limits)
  return (
    <TextNumber
      label={label}
      text={isCurrent ? text : String(value)}
      hint={hint}
      doubt={isSlip ? texts('judge').typed.slip(limits) : undefined}
      onChange={(next) => {
        setText(next)
        if (!isMistyped(next)) onChange(positiveIn(next))
      }}
    />
  )
}

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of many, in a native list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
