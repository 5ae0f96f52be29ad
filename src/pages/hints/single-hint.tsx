import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { HintCard } from './hint-card.tsx'
import { findHint } from './hint-of.ts'
import styles from './single-hint.module.css'

/** The hint a link leads to, alone. */
export function SingleHint({ id }: { readonly id: string }) {
  const words = texts('hints').deck
  const hint = findHint(id)
  return (
    <section className={styles['single']}>
      {hint === undefined ? (
        <Notice kind="warning" title={words.unknown.title}>
          <p>{words.unknown.text}</p>
        </Notice>
      ) : (
        <HintCard hint={hint} reason="" level={2} />
      )}
      <AppLink to="/inspire" className={styles['all']}>
        {words.all}
      </AppLink>
    </section>
  )
}
