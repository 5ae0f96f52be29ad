import { useStore } from 'zustand'
import type { BackupWork } from '#app/transfer/backup-progress.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './backup.module.css'

interface WorkingProps {
  readonly kind: BackupWork['kind']
  /** What is being done, without numbers, which a screen reader would repeat. */
  readonly label: string
  readonly shown: (work: BackupWork) => string
}

/** Progress of the work on a file, and a button to cancel it; nothing while there is none. */
export function FileProgress({ kind, label, shown }: WorkingProps) {
  const { backup } = useServices()
  const work = useStore(backup.store, (state) => state.work)
  if (work?.kind !== kind) return null
  return (
    <div className={`stack gap-2 ${styles['working']}`}>
      <span aria-hidden="true">{shown(work)}</span>
      <progress
        className="fill"
        aria-label={label}
        {...(work.total !== null && work.total > 0 && { value: work.done, max: work.total })}
      />
      {kind !== 'pack' && (
        <Button kind="text" onClick={() => void backup.cancel()}>
          {texts('backup').preview.cancel}
        </Button>
      )}
    </div>
  )
}
