import type { ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useModal } from '#ui/dialog.tsx'
import styles from './camera.module.css'

interface FullScreenProps {
  readonly title: string
  /** The camera's screens are dark in every theme; their sheets are paper. */
  readonly isDark?: boolean
  /** Closes everything: a cross. */
  readonly onClose: () => void
  /** Goes one step back; replaces the cross. */
  readonly onBack?: (() => void) | undefined
  /** Progress, at the end of the bar. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A modal that takes the whole screen, which pictures need. */
export function FullScreen(props: FullScreenProps) {
  const { title, isDark = false, onClose, onBack, end, children } = props
  const dialog = useModal(true, onBack ?? onClose)
  return (
    <dialog
      ref={dialog}
      className={classNames(`fill wide grid flat ink ${styles['full']}`, isDark && styles['dark'])}
      aria-label={title}
    >
      <header className={`middle grid ${styles['bar']}`}>
        {onBack === undefined ? (
          <IconButton icon="close" label={texts('ui').close} onClick={onClose} />
        ) : (
          <IconButton icon="chevron_left" label={texts('camera').back} onClick={onBack} />
        )}
        <h2 className={`centered ${styles['title']}`}>{title}</h2>
        <span className={styles['end']}>{end}</span>
      </header>
      {children}
    </dialog>
  )
}

interface StepDotsProps {
  /** 1-based. */
  readonly step: number
  readonly of: number
}

/** Which of a few steps is current. */
export function StepDots({ step, of }: StepDotsProps) {
  return (
    <svg
      width="70"
      viewBox={`0 0 ${of * 14 + 14} 8`}
      role="img"
      aria-label={texts('camera').stepOf(step, of)}
    >
      {Array.from({ length: of }, (_, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a dot is its place in the row
          key={index}
          x={index * 14 + (index >= step ? 14 : 0)}
          width={index + 1 === step ? 22 : 8}
          height="8"
          rx="4"
          fill={index + 1 === step ? 'var(--primary)' : 'var(--outline)'}
        />
      ))}
    </svg>
  )
}
