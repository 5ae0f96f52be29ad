import { stepCount } from '#domain/run/progress.ts'
import type { Run } from '#domain/run/run.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import type { Task } from '#domain/run/task.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './run-head.module.css'
import { sampleName } from './sample-name.ts'

interface RunHeadProps {
  readonly run: Run
  readonly inert: boolean
  /** Null where two share the work on different samples. */
  readonly task: Task | null
  readonly onLeave: () => void
  readonly onSamples: () => void
}

/** Leave · where we are · undo. */
export function RunHead({ run, inert, task, onLeave, onSamples }: RunHeadProps) {
  const { session } = useServices()
  const words = texts('live').run
  const { done, all } = stepCount(run)
  return (
    <header className={styles['head']} inert={inert}>
      <Button icon="close" onClick={onLeave}>
        {words.leave}
      </Button>
      <button type="button" className={styles['where']} onClick={onSamples}>
        <strong>{task === null ? words.allSamples : sampleName(run, task.sample)}</strong>
        <span aria-label={words.progressLabel(done, all)}>{words.progress(done, all)}</span>
      </button>
      <Button
        icon="undo"
        disabled={lastUndoable(run.events) === null}
        onClick={() => void session.undo()}
      >
        {words.undo}
      </Button>
    </header>
  )
}
