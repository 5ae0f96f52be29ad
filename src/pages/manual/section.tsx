import { Suspense, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import styles from './section.module.css'
import type { SectionId } from './sections.ts'

/**
 * A part of the manual that can be linked to and is found by the search. The boundary lets React take the prerendered
 * page over section by section instead of all at once.
 */
export function Section({
  id,
  children,
}: {
  readonly id: SectionId
  readonly children: ReactNode
}) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      tabIndex={-1}
      data-entry
      aria-labelledby={headingId}
      className={styles['section']}
    >
      <h3 id={headingId}>{texts('manual').sections[id]}</h3>
      <Suspense fallback={null}>{children}</Suspense>
    </section>
  )
}
