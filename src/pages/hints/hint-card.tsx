import { memo } from 'react'
import type { Hint } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import type { HintId } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { CardButtons } from './card-buttons.tsx'
import styles from './hint-card.module.css'
import { HintSources } from './hint-sources.tsx'
import { TopicDrawing } from './topic-drawing.tsx'

interface HintCardProps {
  readonly level?: 2 | 3
  readonly hint: Hint<HintId>
  /** Why it is shown, in words; empty where there is no reason in particular. */
  readonly reason: string
}

/** One thought: what is known, what to do, where it comes from. */
export const HintCard = memo(function HintCard({ hint, reason, level = 3 }: HintCardProps) {
  const { title } = hintWords()[hint.id]
  const id = `hint-${hint.id}`
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles['card']} aria-labelledby={id}>
      {reason !== '' && (
        <p className={styles['reason']}>
          <Icon name="check_circle" />
          <span>{reason}</span>
        </p>
      )}
      <header className={styles['head']}>
        <TopicDrawing topic={hint.topic} />
        <div>
          <p className={styles['topic']}>{texts('hints').topics[hint.topic]}</p>
          <Heading id={id}>{title}</Heading>
        </div>
      </header>
      <HintBody hint={hint} />
    </article>
  )
})

/** A card without its head: what a closed one opens to. */
export function HintBody({ hint }: { readonly hint: Hint<HintId> }) {
  const { sentences, todo } = hintWords()[hint.id]
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles['known']}>
          {sentence}
        </p>
      ))}
      <div className={styles['todo']}>
        <p className={styles['label']}>{texts('hints').card.todo}</p>
        <p>{todo}</p>
      </div>
      <HintSources sources={hint.sources} />
      <CardButtons id={hint.id} />
    </>
  )
}
