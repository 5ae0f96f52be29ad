import { hasDoubtfulTime } from '#domain/kit/doubtful-time.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './setup-screen.module.css'

/** The chosen kit with its mark, and what its leaflet must still say. */
export function KitCard({ kit }: { readonly kit: Kit }) {
  const words = texts('timer').setup
  return (
    <section className={styles['kit']} aria-label={words.kit}>
      <div className={styles['kit-name']}>
        <h2>{kit.name}</h2>
        <TrustMark trust={kit.trust} />
      </div>
      <AppLink to="/?view=kits" className={styles['change']}>
        {words.change}
      </AppLink>
      {hasDoubtfulTime(kit) && (
        <Notice kind="warning">
          {words.doubts} <AppLink to={`/?view=kit&kit=${kit.id}`}>{words.fix}</AppLink>
        </Notice>
      )}
    </section>
  )
}
