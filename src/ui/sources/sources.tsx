import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { SourceTitle } from './source-title.tsx'
import styles from './sources.module.css'

interface SourceListProps {
  readonly kit: Pick<Kit, 'sources'>
  readonly keys: readonly string[]
  /** The word stands above already. */
  readonly isTitled?: boolean
}

/** The sources of a figure. Keys the kit does not list are left out; renders nothing if there are none. */
export function SourceList({ kit, keys, isTitled = false }: SourceListProps) {
  const sources = kit.sources.filter((source) => keys.includes(source.key))
  if (sources.length === 0) return null
  return (
    <div className={`flex gap-2 small ${styles['sources']}`}>
      {!isTitled && <span className="fixed-size muted">{texts('ui').sources}</span>}
      <ul className={`plain ${styles['list']}`}>
        {sources.map((source) => (
          <li key={source.key}>
            <SourceTitle title={source.title} url={source.url} />
          </li>
        ))}
      </ul>
    </div>
  )
}
