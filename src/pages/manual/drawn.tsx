import type { Catalogs } from '#locales/catalogs.ts'
import { texts } from '#locales/texts.ts'
import { Drawing } from '#ui/drawings/drawing.tsx'
import styles from './drawn.module.css'

interface DrawnProps {
  readonly names: readonly (keyof Catalogs['manual']['captions'])[]
}

/** Drawings side by side, in the order of doing, each with its few words. */
export function Drawn({ names }: DrawnProps) {
  const words = texts('manual')
  if (names.length === 0) return null
  return (
    <div className={styles['row']}>
      {names.map((name) => (
        <figure key={name} className={styles['figure']}>
          <Drawing name={name} label={words.drawings[name]} />
          <figcaption>{words.captions[name]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
