import { useState } from 'react'
import type { HintSource } from '#domain/hints/hint.ts'
import { hintSources } from '#knowledge/hints/sources.ts'
import { texts } from '#locales/texts.ts'
import { SourceTitle } from '#ui/source-title.tsx'
import { EvidenceMark } from './evidence-mark.tsx'
import styles from './hint-card.module.css'

/** Where a hint comes from, folded away, and drawn only once it is asked for. */
export function HintSources({ sources }: { readonly sources: readonly HintSource[] }) {
  const words = texts('hints').card
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles['sources']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      <summary>{words.sources(sources.length)}</summary>
      {wasOpened && (
        <>
          <ul className="plain">
            {sources.map(({ key, mark }) => (
              <li key={key}>
                <EvidenceMark mark={mark} />
                <NamedSource sourceKey={key} />
              </li>
            ))}
          </ul>
          <p>{words.ownTodo}</p>
        </>
      )}
    </details>
  )
}

function NamedSource({ sourceKey }: { readonly sourceKey: string }) {
  const source = hintSources().find(({ key }) => key === sourceKey)
  return (
    <span className={styles['source']}>
      {source !== undefined && <SourceTitle title={source.title} url={source.url} />}
    </span>
  )
}
