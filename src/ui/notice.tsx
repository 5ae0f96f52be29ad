import { texts } from '#locales/texts.ts'
import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'
import hiding from './visually-hidden.module.css'

type NoticeKind = 'note' | 'done' | 'warning' | 'error'

interface NoticeProps {
  readonly kind: NoticeKind
  readonly title?: string
  readonly children?: ReactNode
}

const icons: Record<NoticeKind, IconName> = {
  note: 'info',
  done: 'check',
  warning: 'warning',
  error: 'error',
}

/** Something to know, in the flow of the page. Errors are read out at once. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div
      className={`flex gap-3 ${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'note'}
    >
      <span className={styles['badge']}>
        <Icon name={icons[kind]} />
        <span className={hiding['hidden']}>{texts('ui').noticeKind[kind]}</span>
      </span>
      <div className={styles['text']}>
        {title !== undefined && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
