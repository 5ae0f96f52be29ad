import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import styles from './setup-screen.module.css'

/** What must lie ready, and what to mind. */
export function PrepareList({ kit }: { readonly kit: Kit }) {
  const words = texts('timer').setup
  return (
    <details className={styles['prepare']}>
      <summary>{words.prepare(kit.prepare.length)}</summary>
      <ul>
        {kit.prepare.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {kit.cautions.length > 0 && <h3>{words.cautions}</h3>}
      <ul>
        {kit.cautions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}
