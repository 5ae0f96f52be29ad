import { texts } from '#locales/texts.ts'
import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './stepper.module.css'
import hiding from '#ui/visually-hidden.module.css'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly step?: number
  /** Shown after the number: pieces, seconds. */
  readonly unit?: string
}

/** A number changed by − and +. At a limit the button stays focusable and does nothing. */
export function Stepper({ label, value, min, max, onChange, step = 1, unit = '' }: StepperProps) {
  const labelId = useId()
  const words = texts('ui')
  const change = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next))
    if (allowed !== value) onChange(allowed)
  }
  return (
    <fieldset aria-labelledby={labelId} className="row wrap between gap-2 beside-3">
      <span id={labelId} className={`strong ${styles['label']}`}>
        {label}
      </span>
      <span className={`well middle round-full pad-1 ${styles['controls']}`}>
        <button
          type="button"
          className={`center round-full size-l ${styles['knob']}`}
          aria-disabled={value <= min}
          onClick={() => change(value - step)}
        >
          <Icon name="remove" />
          <span className={hiding['hidden']}>{words.decrease(label)}</span>
        </button>
        <output className={`strong centered heading solid ${styles['value']}`} aria-live="polite">
          {value}
          {unit !== '' && <span className="unit">{unit}</span>}
        </output>
        <button
          type="button"
          className={`center round-full size-l ${styles['knob']}`}
          aria-disabled={value >= max}
          onClick={() => change(value + step)}
        >
          <Icon name="add" />
          <span className={hiding['hidden']}>{words.increase(label)}</span>
        </button>
      </span>
    </fieldset>
  )
}
