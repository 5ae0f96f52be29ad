import { useState } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { useServices } from '#ui/services.tsx'
import styles from './update-notice.module.css'

/**
 * Says that a newer version waits. Never in the way: nothing while a test fills the screen, and one line with nothing
 * to tap while a test is alive elsewhere. Put off, the version comes in at the next start.
 */
export function UpdateNotice() {
  const words = texts('updates')
  const { updates } = useServices()
  const state = useStore(updates.store, (current) => current.state)
  const isImmersive = useIsImmersive()
  const [isPutOff, setIsPutOff] = useState(false)
  const isShown = state !== 'none' && !isImmersive && !(isPutOff && state !== 'applying')
  // The region is there before its words, so that a screen reader hears them come.
  return (
    <output className={styles['region']}>
      {isShown && (
        <span className={styles['notice']}>
          <Icon name="system_update" />
          <span className={styles['words']}>{words[state]}</span>
          {state === 'waiting' && (
            <>
              <Button onClick={() => void updates.apply()}>{words.apply}</Button>
              <Button onClick={() => setIsPutOff(true)}>{words.later}</Button>
            </>
          )}
        </span>
      )}
    </output>
  )
}
