import { useState, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import { Fold } from '#ui/card.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'

interface FoldProps {
  readonly title: string
  /** The kind of step, in the color of its state. */
  readonly lead?: { readonly state: 'hands' | 'wait' | 'read'; readonly icon: IconName }
  /** What a level looks like. */
  readonly picture?: ReactNode
  /** Shown at the end of the line: how long the step takes, what the level says. */
  readonly end?: string
  /** A second line: what is inside. */
  readonly detail?: string
  /** Something inside has to be corrected. */
  readonly isWrong?: boolean
  readonly children: ReactNode
}

const tones = { hands: 'tone-hands', wait: 'tone-wait', read: 'mark-read' }

/** A line to tap when closed, everything when open. The content is rendered only when open: a kit has hundreds of fields. */
export function EditorFold(props: FoldProps) {
  const { title, lead, picture, end, detail, isWrong = false, children } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold
      icon={lead?.icon}
      tone={lead && tones[lead.state]}
      lead={picture}
      title={title}
      detail={
        <>
          {detail}
          {isWrong && (
            <span className="block wrong">
              <Icon name="error" /> {texts('kit-editor').editor.needsMending}
            </span>
          )}
        </>
      }
      end={<span className="strong">{end}</span>}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {isOpen && children}
    </Fold>
  )
}
