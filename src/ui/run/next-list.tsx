import { Icon } from '#ui/icon.tsx'
import styles from './next-list.module.css'

export interface NextStep {
  readonly id: string
  /** First, second …; empty from the third on. */
  readonly label: string
  /** A countdown, or that it is due. */
  readonly when: string
  /** The sample. */
  readonly where: string
  readonly what: string
  readonly kind: 'hands' | 'read'
}

interface NextListProps {
  readonly title: string
  readonly steps: readonly NextStep[]
  /** Number of rows on a phone; larger screens show all. */
  readonly lines: 1 | 2
}

/** What comes next: in how long, for which sample, and what to do. */
export function NextList({ title, steps, lines }: NextListProps) {
  if (steps.length === 0) return null
  return (
    <section className={`plate round-l ${styles['card']}`} aria-label={title}>
      <h2 className={`small muted ${styles['title']}`}>{title}</h2>
      <ol className={`plain ruled even ${styles['next']}`} data-lines={lines}>
        {steps.map(({ id, label, when, where, what, kind }) => (
          <li key={id} className="grid gap-2 baseline">
            <span className={`small strong muted ${styles['label']}`}>{label}</span>
            <strong className={`lead ${styles['when']}`}>{when}</strong>
            <span
              className={`center round ${kind === 'read' ? 'mark-read thin-edge' : 'tone-hands'} ${styles['kind']}`}
            >
              <Icon name={kind === 'read' ? 'visibility' : 'front_hand'} />
            </span>
            <span>
              <span className={`small muted ${styles['where']}`}>{where}</span> {what}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
