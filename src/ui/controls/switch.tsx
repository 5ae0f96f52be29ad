import { texts } from '#locales/texts.ts'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** On or off, effective at once. The state is a word beside the graphic. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  const { on, off } = texts('ui')
  return (
    <label className={`row gap-3 target tight pointer ${styles['switch']}`}>
      <span className={styles['label']}>{label}</span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself
        role="switch"
        className={`fixed-size relative flat round-full well pointer own-colors ${styles['track']}`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={`fixed-size strong ${styles['state']}`} aria-hidden="true">
        {checked ? on : off}
      </span>
    </label>
  )
}
