import { useState, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './kit-editor.module.css'

interface FoldProps {
  readonly title: string
  /** The kind of step, as a disc in the color of its state. */
  readonly lead?: { readonly state: 'hands' | 'wait' | 'read'; readonly icon: IconName }
  /** Shown at the end of the line: how long the step takes. */
  readonly end?: string
  /** A second line: what is inside. */
  readonly detail?: string
  /** Something inside has to be corrected. */
  readonly isWrong?: boolean
  readonly children: ReactNode
}

const leads = { hands: 'plate tone-hands', wait: 'plate tone-wait', read: 'mark-read' }

/** A line to tap when closed, everything when open. The content is rendered only when open: a kit has hundreds of fields. */
export function EditorFold({ title, lead, end, detail, isWrong = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={`rule-above ${styles['part']}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        {lead !== undefined && (
          <span className={`center ${leads[lead.state]} round icon-size ${styles['lead']}`}>
            <Icon name={lead.icon} />
          </span>
        )}
        <strong>{title}</strong>
        {end !== undefined && <span className={`strong ${styles['end']}`}>{end}</span>}
        {detail !== undefined && <span className={`small muted ${styles['kind']}`}>{detail}</span>}
        {isWrong && (
          <span className={`wrong ${styles['wrong']}`}>
            <Icon name="error" /> {texts('kit-editor').editor.needsMending}
          </span>
        )}
        <span className={`icon-size ${styles['chevron']}`}>
          <Icon name="expand_more" />
        </span>
      </summary>
      {isOpen && <div className={`grid gap-4 ${styles['inside']}`}>{children}</div>}
    </details>
  )
}
