import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { formatDateTime } from '#ui/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './backup-view.module.css'

/** As many tests as a grower makes in a season: then it is time. */
const many = 10

/** When the last backup was, and how many tests have come since. */
export function LastBackup() {
  const words = texts('backup').last
  const { backup } = useServices()
  const { last, since, sinceIsMore } = useStore(backup.store)
  const counted = last === null ? words.sinceEver : words.since
  return (
    <section>
      <h2>{words.title}</h2>
      {since === null ? (
        <output>{words.checking}</output>
      ) : (
        <>
          <p className={styles['last']}>
            {last === null ? words.never : formatDateTime(last.at, 0)}
          </p>
          <p>{counted(since, sinceIsMore)}</p>
          {since >= many && (
            <Notice kind="warning" title={words.remind}>
              <p>{words.remindText}</p>
            </Notice>
          )}
        </>
      )}
    </section>
  )
}
