import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly label: string
  /** What is wrong with it. */
  readonly wrong?: string | null | undefined
  readonly children: (props: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with its label, and with what is wrong. */
export function Field({ label, wrong, children }: FieldProps) {
  const id = useId()
  const told = `${id}-wrong`
  const isWrong = wrong !== undefined && wrong !== null
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? told : undefined })}
      {isWrong && (
        <p id={told} role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
    </div>
  )
}
