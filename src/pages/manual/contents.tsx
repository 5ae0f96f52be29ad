import { useId } from 'react'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import styles from './contents.module.css'
import { appSections, kitSections, type SectionId } from './sections.ts'

/** Table of contents. */
export function Contents({ kit }: { readonly kit: Kit }) {
  const words = texts('manual')
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId} className={styles['contents']}>
      <p id={headingId} className={styles['heading']}>
        {words.contents}
      </p>
      <p className={styles['part']}>{words.kitPart(kit.name)}</p>
      <Links sections={kitSections} />
      <p className={styles['part']}>{words.appPart}</p>
      <Links sections={appSections} />
    </nav>
  )
}

function Links({ sections }: { readonly sections: readonly SectionId[] }) {
  return (
    <ul className={styles['links']}>
      {sections.map((id) => (
        <li key={id}>
          <a href={`#${id}`}>{texts('manual').sections[id]}</a>
        </li>
      ))}
    </ul>
  )
}
