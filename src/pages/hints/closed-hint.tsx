import { memo, useState } from 'react'
import type { Hint } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './closed-hint.module.css'
import { HintBody } from './hint-card.tsx'
import { TopicDrawing } from './topic-drawing.tsx'

/** A hint as one line, which opens. What is inside is drawn at the first opening. */
export const ClosedHint = memo(function ClosedHint({ hint }: { readonly hint: Hint<HintId> }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles['closed']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className={styles['line']}>
        <TopicDrawing topic={hint.topic} />
        <span className={styles['words']}>
          <span className={styles['topic']}>{texts('hints').topics[hint.topic]}</span>
          <span className={styles['title']}>{hintWords()[hint.id].title}</span>
        </span>
        <Icon name="expand_more" />
      </summary>
      <div className={styles['body']}>{wasOpened && <HintBody hint={hint} />}</div>
    </details>
  )
})
