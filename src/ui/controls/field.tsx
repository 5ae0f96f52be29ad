import { useId, type ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  /** The error message. */
  readonly wrong?: string | null | undefined
  /** What an empty field means, or the unit of the value. Replaced by an error message. */
  readonly hint?: string | undefined
  readonly children: (props: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with its label and its error message. */
export function Field({ label, wrong, hint, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-wrong`
  const isWrong = wrong !== undefined && wrong !== null
  const hasMessage = isWrong || hint !== undefined
  return (
    <div className="grid gap-1 shrink fields">
      <label htmlFor={id} className="label strong">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isWrong,
        'aria-describedby': hasMessage ? messageId : undefined,
      })}
      {isWrong && (
        <p id={messageId} role="alert" className="wrong small airy">
          {wrong}
        </p>
      )}
      {!isWrong && hint !== undefined && (
        <p id={messageId} className="muted small airy">
          {hint}
        </p>
      )}
    </div>
  )
}
