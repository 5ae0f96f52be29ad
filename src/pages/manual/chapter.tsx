import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useOpenChapter } from './open-chapter.ts'
import styles from './chapter.module.css'

interface ChapterProps {
  readonly id: string
  readonly title: string
  /** Summary shown while it is folded. */
  readonly detail?: string | undefined
  readonly children: ReactNode
}

/** A chapter of the manual, which can be linked to and is found by the search. At most one chapter of a part is open. */
export function Chapter({ id, title, detail, children }: ChapterProps) {
  const [open, setOpen] = useOpenChapter()
  const isOpen = open === id || open === 'all'
  const headingId = `${id}-heading`
  return (
    <section id={id} tabIndex={-1} data-entry aria-labelledby={headingId} className="gap-3 grid">
      <h3 id={headingId} className="wide">
        <button
          type="button"
          aria-expanded={isOpen}
          className={`row plate gap-3 fill round-m strong lead tight target-test pad-2 sides-5 ${styles['head']}`}
          onClick={() => setOpen(isOpen ? null : id)}
        >
          <span className="grow">
            {title}
            {detail !== undefined && !isOpen && (
              <small className="block small muted regular">{detail}</small>
            )}
          </span>
          <span className="muted chevron">
            <Icon name="expand_more" />
          </span>
        </button>
      </h3>
      {isOpen && <div className="grid gap-3 below-3">{children}</div>}
    </section>
  )
}
