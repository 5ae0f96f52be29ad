import { useId } from 'react'
import styles from './choice.module.css'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A second, smaller line. */
  readonly detail?: string
  readonly icon?: IconName
}

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** One of several, all in sight. Native radio buttons: arrow keys move, as everywhere. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span>
              {option.label}
              {option.detail !== undefined && (
                <span className={styles['detail']}>{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
