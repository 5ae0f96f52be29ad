import type { Kit, Source } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import styles from './sources.module.css'
import { webAddress } from './web-address.ts'

interface SourceListProps {
  readonly kit: Pick<Kit, 'sources'>
  readonly keys: readonly string[]
}

/** Where a figure comes from. Keys the kit does not list are left out; nothing is drawn for none. */
export function SourceList({ kit, keys }: SourceListProps) {
  const sources = kit.sources.filter((source) => keys.includes(source.key))
  if (sources.length === 0) return null
  return (
    <div className={styles['sources']}>
      <span className={styles['label']}>{texts('ui').sources}</span>
      <ul className={`plain ${styles['list']}`}>
        {sources.map((source) => (
          <li key={source.key}>
            <SourceTitle source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SourceTitle({ source }: { readonly source: Source }) {
  const address = webAddress(source.url)
  if (address === undefined) return source.title
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {source.title}
      {texts('ui').opensElsewhere}
    </a>
  )
}
