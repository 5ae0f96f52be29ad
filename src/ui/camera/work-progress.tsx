import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import type { WorkName } from './use-work.ts'
import styles from './work-progress.module.css'

interface WorkProgressProps {
  /** Null when idle. */
  readonly work: WorkName | null
  readonly onCancel: () => void
}

/** The current task with a button to cancel it. The worker does it in one step, so how far it is stays unknown. */
export function WorkProgress({ work, onCancel }: WorkProgressProps) {
  const words = texts('camera').work
  if (work === null) return null
  return (
    <div className="row wrap gap-2 beside-3 below-3">
      <output>{words[work]}</output>
      <progress className={`shrink ${styles['bar']}`} aria-label={words[work]} />
      <Button icon="close" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
