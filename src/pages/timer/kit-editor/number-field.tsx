import { useState } from 'react'
import { KitTextField } from './text-field.tsx'
import { typedNumber } from './typed-number.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number | null
  readonly at: string
  readonly onChange: (value: number | null) => void
}

/** A number, or empty when unknown. The text stays as typed (`6.` on the way to `6.5`). */
export function KitNumberField({ label, value, at, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const text = Object.is(typedNumber(typed), value) ? typed : textOf(value)
  return (
    <KitTextField
      label={label}
      value={text}
      at={at}
      inputMode="decimal"
      onChange={(next) => {
        setTyped(next)
        onChange(typedNumber(next))
      }}
    />
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
