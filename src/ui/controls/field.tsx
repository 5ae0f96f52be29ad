import { useId, type ComponentProps, type ReactNode } from 'react'

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
    <div className="top grid gap-1 shrink fields">
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

interface InputFieldProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A line of text with its label and its error message, or with `type="date"` a day. */
export const InputField = ({ label, wrong, hint, onChange, ...input }: InputFieldProps) => (
  <Field label={label} wrong={wrong} hint={hint}>
    {(field) => <input {...field} {...input} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

/** A number, as text while it is being typed. */
export const DecimalField = (props: InputFieldProps) => (
  <InputField inputMode="decimal" autoComplete="off" {...props} />
)

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Chooses one of many in a native list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, wrong, hint, value, options, onChange } = props
  return (
    <Field label={label} wrong={wrong} hint={hint}>
      {(field) => (
        <select
          {...field}
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

interface OptionalSelectFieldProps<Value extends string> extends Omit<
  SelectFieldProps<Value>,
  'value' | 'onChange'
> {
  /** Null: none of them. */
  readonly value: Value | null
  /** Label of the option for none of them. */
  readonly none: string
  readonly onChange: (value: Value | null) => void
}

/** Chooses one of many in a native list, or none. */
export function OptionalSelectField<Value extends string>(props: OptionalSelectFieldProps<Value>) {
  const { value, none, options, onChange, ...field } = props
  return (
    <SelectField<Value | ''>
      {...field}
      value={value ?? ''}
      options={[{ value: '', label: none }, ...options]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}
