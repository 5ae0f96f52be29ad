import type { ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import styles from './section.module.css'
import type { SectionId } from './sections.ts'

/** A part of the manual that can be linked to. */
export function Section({
  id,
  children,
}: {
  readonly id: SectionId
  readonly children: ReactNode
}) {
  const headingId = `${id}-heading`
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles['section']}>
      <h3 id={headingId}>{texts('manual').sections[id]}</h3>
      {children}
    </section>
  )
}
