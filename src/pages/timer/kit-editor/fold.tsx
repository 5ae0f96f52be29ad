import { useState, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './kit-editor.module.css'

interface FoldProps {
  readonly title: string
  /** A second line: what is inside. */
  readonly detail?: string
  /** Something inside must be mended. */
  readonly isWrong?: boolean
  readonly children: ReactNode
}

/** Closed a line to tap, open all of it. The inside is drawn only when open: a kit has hundreds of fields. */
export function Fold({ title, detail, isWrong = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles['part']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{title}</strong>
        {detail !== undefined && <span className={styles['kind']}>{detail}</span>}
        {isWrong && (
          <span className={styles['wrong']}>
            <Icon name="error" /> {texts('kit-editor').editor.needsMending}
          </span>
        )}
      </summary>
      {isOpen && children}
    </details>
  )
}
