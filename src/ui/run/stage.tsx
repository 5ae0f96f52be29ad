import type { ReactNode } from 'react'

import type { Seconds } from '#domain/units.ts'
import { formatCountdown } from '#ui/text/format-time.ts'
import { StateChip, stateTones, type StepState } from '#ui/marks.tsx'
import styles from './stage.module.css'

/** What the step requires: manual work, waiting, or reading. */
export type StageState = Exclude<StepState, 'done'>

interface StageProps {
  readonly state: StageState
  /** The word for the state. */
  readonly word: string
  readonly title: string
  /** For tests and styles of the caller: the status of the task shown. */
  readonly status: string
  /** Elapsed fraction of the wait, 0–1; null: nothing rises. */
  readonly level: number | null
  /** Two share the screen: less room. */
  readonly isHalf: boolean
  /** Number, picture and line, from top to bottom. */
  readonly children: ReactNode
}

/** The large rounded surface of a test, in the color of its state: word, title, number, picture, line. */
export function Stage({ state, word, title, status, level, isHalf, children }: StageProps) {
  return (
    <section
      className={`row gap-2 centered rim ${stateTones[state]} column shrink round-xl ink ${styles['stage']}`}
      data-state={state}
      data-status={status}
      data-half={isHalf}
      data-testid="step-card"
    >
      {level !== null && <Level share={level} />}
      <StateChip state={state}>{word}</StateChip>
      <h1 className={`break-anywhere close ${styles['title']}`} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}

/** Rises in real time: one transform per second, which the browser interpolates. */
function Level({ share }: { readonly share: number }) {
  const top = (100 * (1 - Math.min(1, Math.max(0, share)))).toFixed(1)
  return (
    <svg
      className={`cover ${styles['level']}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0C15-1.6 35-1.6 50 0S85 1.6 100 0V120H0Z" transform={`translate(0 ${top})`} />
    </svg>
  )
}

interface CountProps {
  /** Until zero, or since the start when it counts up. */
  readonly seconds: Seconds
  readonly isUp?: boolean
}

/** The number, readable from 2 m away. Hidden from screen readers: the step is announced separately. */
export function Count({ seconds, isUp = false }: CountProps) {
  const digits = formatCountdown(isUp ? Math.floor(seconds) : seconds)
  return (
    <p
      className={`heading strong solid nowrap ${styles['count']}`}
      role="timer"
      aria-live="off"
      data-characters={digits.length}
    >
      {digits}
    </p>
  )
}

/** One short line below the picture. */
export const StageLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={`airy ${styles['line']}`}>{children}</p>
)

/** Takes the remaining height. */
export const StagePicture = ({ children }: { readonly children: ReactNode }) => (
  <div className={`center ${styles['picture']}`}>{children}</div>
)
