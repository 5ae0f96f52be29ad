import type { ReactNode } from 'react'

import styles from './timer-card.module.css'

interface TimerCardProps {
  readonly name: string
  readonly digits: string
  /** Remaining fraction, 0–1. */
  readonly share: number
  readonly isOver: boolean
  /** Announced at once when it rings. */
  readonly alert: string | null
  /** Buttons. */
  readonly children: ReactNode
}

const radius = 52
const around = 2 * Math.PI * radius

/** A free countdown: a ring that empties, name and digits. */
export function TimerCard({ name, digits, share, isOver, alert, children }: TimerCardProps) {
  return (
    <div
      className={`middle grid plate round-l edged gap-2 beside-3 ${styles['card']}`}
      data-over={isOver}
    >
      <svg viewBox="0 0 120 120" className="fill" aria-hidden="true" focusable="false">
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={styles['groove']}
          fill="none"
          stroke="var(--surface-low)"
          strokeWidth="12"
        />
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={styles['left']}
          fill="none"
          stroke={isOver ? 'var(--read-edge)' : 'var(--wait-fill)'}
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray={around.toFixed(1)}
          strokeDashoffset={(around * (1 - (isOver ? 1 : share))).toFixed(1)}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <div className={`grid tight ${styles['words']}`}>
        <span>{name}</span>
        <strong className={`heading nowrap close ${styles['digits']}`} role="timer" aria-live="off">
          {digits}
        </strong>
        {alert !== null && <span role="alert">{alert}</span>}
      </div>
      <div className="grid gap-1">{children}</div>
    </div>
  )
}
