import type { Seconds } from '#domain/units.ts'
import { formatCountdown } from '#ui/format-time.ts'
import styles from './countdown.module.css'

interface CountdownProps {
  readonly remaining: number
  /** The whole length, for the ring; null where the number counts up. */
  readonly length: Seconds | null
}

const radius = 47
const around = 2 * Math.PI * radius

/** The number, readable at 2 m, in a ring that empties. Silent: the step announces itself. */
export function Countdown({ remaining, length }: CountdownProps) {
  const digits = formatCountdown(length === null ? Math.floor(remaining) : remaining)
  const share = length === null ? 0 : Math.min(1, Math.max(0, remaining / length))
  return (
    <div className={styles['countdown']} role="timer" aria-live="off">
      {length !== null && (
        <svg viewBox="0 0 100 100" className={styles['ring']} aria-hidden="true" focusable="false">
          <circle cx="50" cy="50" r={radius} className={styles['groove']} />
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={styles['left']}
            strokeDasharray={around}
            strokeDashoffset={around * (1 - share)}
          />
        </svg>
      )}
      <span className={styles['digits']} data-characters={digits.length}>
        {digits}
      </span>
    </div>
  )
}
