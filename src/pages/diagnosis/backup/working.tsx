import { useStore } from 'zustand'
import type { BackupWork } from '#app/backup.ts'
import { useServices } from '#ui/services.tsx'
import styles from './backup-view.module.css'

interface WorkingProps {
  readonly kind: BackupWork['kind']
  /** What is being done, without numbers that would be read out again and again. */
  readonly said: string
  readonly shown: (work: BackupWork) => string
}

/** How far the work on a file is; nothing while there is none. */
export function Working({ kind, said, shown }: WorkingProps) {
  const { backup } = useServices()
  const work = useStore(backup.store, (state) => state.work)
  const isBusy = work?.kind === kind
  return (
    <div className={isBusy ? styles['working'] : undefined}>
      {isBusy && (
        <>
          <span aria-hidden="true">{shown(work)}</span>
          <progress
            aria-label={said}
            {...(work.total !== null && work.total > 0 && { value: work.done, max: work.total })}
          />
        </>
      )}
    </div>
  )
}
