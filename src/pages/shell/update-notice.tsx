import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './update-notice.module.css'

/** Says that a newer version waits. Never in the way: while a test is alive it is one line with nothing to tap. */
export function UpdateNotice() {
  const { updates } = useServices()
  const state = useStore(updates.store, (current) => current.state)
  // The region is there before its words, so that a screen reader hears them come.
  return (
    <output className={styles['region']}>
      {state !== 'none' && (
        <span className={styles['notice']}>
          <Icon name="system_update" />
          <span className={styles['words']}>{texts('updates')[state]}</span>
          {state === 'waiting' && (
            <Button onClick={() => void updates.apply()}>{texts('updates').apply}</Button>
          )}
        </span>
      )}
    </output>
  )
}
