import { hasDoubtfulTime } from '#domain/kit/doubtful-time.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import card from './kit-card.module.css'
import styles from './setup-screen.module.css'

/** The chosen kit with its mark, the way for those who do not know theirs, and what its leaflet must still say. */
export function KitCard({ kit }: { readonly kit: Kit }) {
  const words = texts('timer').setup
  return (
    <section className={classNames(styles['kit'], card['card'])} aria-label={words.kit}>
      <h2 className={card['name']}>{kit.name}</h2>
      <AppLink to="/?view=kits" className={styles['change']}>
        {words.change}
      </AppLink>
      <div className={card['marks']}>
        <TrustMark trust={kit.trust} />
        <AppLink to="/?view=first" className={card['first']}>
          {words.firstTime}
        </AppLink>
      </div>
      {hasDoubtfulTime(kit) && (
        <Notice kind="warning">
          {words.doubts} <AppLink to={`/?view=kit&kit=${kit.id}`}>{words.fix}</AppLink>
        </Notice>
      )}
    </section>
  )
}
