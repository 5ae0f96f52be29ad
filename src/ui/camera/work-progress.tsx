import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import type { WorkShown } from './use-work.ts'
import styles from './work-progress.module.css'

interface WorkProgressProps {
  readonly work: WorkShown
  readonly onCancel: () => void
}

/** The current task, its progress, and a button to cancel it. */
export function WorkProgress({ work: { what, share }, onCancel }: WorkProgressProps) {
  const words = texts('camera').work
  if (what === null) return null
  return (
    <div className="row wrap gap-2 beside-3 below-3">
      <output>{words[what]}</output>
      <progress
        className={`shrink ${styles['bar']}`}
        aria-label={words[what]}
        max={1}
        value={share}
      />
      <Button icon="close" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
