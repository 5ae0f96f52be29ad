import { useId } from 'react'
import { Field } from '#ui/controls/field.tsx'

interface NameFieldProps {
  readonly label: string
  readonly known: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Input of a name, with suggestions of those given before. */
export function NameField({ label, known, value, onChange }: NameFieldProps) {
  const list = useId()
  return (
    <Field label={label}>
      {(props) => (
        <>
          <input
            {...props}
            list={list}
            value={value}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={list}>
            {known.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
