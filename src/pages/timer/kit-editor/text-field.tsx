import { useId, type HTMLAttributes } from 'react'
import { FieldProblems, useProblemsAt } from './field-problems.tsx'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly at: string
  readonly onChange: (value: string) => void
  /** Whether the text has several lines. */
  readonly isLong?: boolean
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}

/** A labeled text field with its problems. */
export function KitTextField(props: TextFieldProps) {
  const { label, value, at, onChange, isLong = false, inputMode } = props
  const id = useId()
  const isWrong = useProblemsAt(at).length > 0
  const attributes = {
    id,
    value,
    className: 'fill lead',
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-problems`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="gap-1 grid">
      <label htmlFor={id} className="strong">
        {label}
      </label>
      {isLong ? (
        <textarea rows={3} {...attributes} />
      ) : (
        <input type="text" autoComplete="off" inputMode={inputMode} {...attributes} />
      )}
      <FieldProblems at={at} id={`${id}-problems`} />
    </div>
  )
}
