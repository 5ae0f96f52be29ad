import type { HTMLInputTypeAttribute } from 'react'
import { Field } from '#ui/field.tsx'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'decimal'
  readonly lines?: number
  /** What is wrong with it. */
  readonly wrong?: string | null
}

/** As much as the records keep in one field. */
const longest = 2000

/** A line or more of text, with its label and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type = 'text', inputMode, lines = 1, wrong } = props
  const shared = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={label} wrong={wrong}>
      {(own) =>
        lines > 1 ? (
          <textarea {...own} {...shared} rows={lines} maxLength={longest} />
        ) : (
          <input
            {...own}
            {...shared}
            type={type}
            inputMode={inputMode}
            maxLength={200}
            autoComplete="off"
          />
        )
      }
    </Field>
  )
}
