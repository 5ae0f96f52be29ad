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
      <header className={`middle grid sides-1 ${styles['bar']}`}>
        {onBack === undefined ? (
          <IconButton icon="close" label={texts('ui').close} onClick={onClose} />
        ) : (
          <IconButton icon="chevron_left" label={texts('camera').back} onClick={onBack} />
        )}
        <h2 className="centered lead">{title}</h2>
        <span className={styles['end']}>{end}</span>
      </header>
      {children}
    </dialog>
  )
}
