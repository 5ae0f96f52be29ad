import { texts } from '#locales/texts.ts'
import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
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

const tones: Record<NoticeKind, string> = {
  note: 'tone-wait',
  done: 'tone-done',
  warning: 'tone-late',
  error: 'tone-error',
}

/** An inline message. Errors are announced at once. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div
      className={`flex gap-3 round-m airy ${tones[kind]} edged bordered pad-3 sides-4 align-top`}
      role={kind === 'error' ? 'alert' : 'note'}
    >
      <span className="fixed-size icon-size close">
        <Icon name={icons[kind]} />
        <span className={hiding['hidden']}>{texts('ui').noticeKind[kind]}</span>
      </span>
      <div className="grow grid gap-2 items-start">
        {title !== undefined && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
