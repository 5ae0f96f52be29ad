import { memo, useId } from 'react'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import styles from './contents.module.css'
import { partTitle } from './part-title.ts'
import { partNames, sections, type SectionId } from './sections.ts'

/** Table of contents. Drawn again for another kit only. */
export const Contents = memo(({ kit }: { readonly kit: Kit }) => {
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId} className={styles['contents']}>
      <p id={headingId} className={styles['heading']}>
        {texts('manual').contents}
      </p>
      <div className={styles['parts']}>
        {partNames.map((part) => (
          <div key={part}>
            <p className={styles['part']}>{partTitle(part, kit)}</p>
            <Links sections={sections[part]} />
          </div>
        ))}
      </div>
    </nav>
  )
})

function Links(props: { readonly sections: readonly SectionId[] }) {
  return (
    <ul className={styles['links']}>
      {props.sections.map((id) => (
        <li key={id}>
          <a href={`#${id}`}>{texts('manual').sections[id]}</a>
        </li>
      ))}
    </ul>
  )
}
