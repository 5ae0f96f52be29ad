import { useState } from 'react'
import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './frame.module.css'
import { reloadOffer } from '#pages/shell/recovery/recover-chunks.ts'
import { useIsRunAlive } from './use-is-run-alive.ts'

/**
 * Says that a newer version waits, below the page. Never in the way: nothing while a test fills the screen, and nothing to tap
 * while a test is alive elsewhere. Put off, the version comes in at the next start.
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
        <span className={styles['update']}>
          <Icon name="system_update" />
          <span className={styles['words']}>{words[state]}</span>
          {state === 'waiting' && (
            <>
              <Button kind="text" onClick={() => setIsPutOff(true)}>
                {words.later}
              </Button>
              <Button kind="tonal" onClick={() => void updates.apply()}>
                {words.apply}
              </Button>
            </>
          )}
        </span>
      )}
    </output>
  )
}

/** The reload that had to wait for the end of a test, or for a network. */
export function LateReloadNotice() {
  const words = texts('shell').lateReload
  const isOffered = useStore(reloadOffer, (offer) => offer.isOffered)
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  const isRunAlive = useIsRunAlive()
  if (!isOffered) return null
  const mayReload = !isRunAlive && isOnline
  return (
    <div className={styles['notice']}>
      <Notice kind="warning" title={words.title}>
        <p>{isRunAlive ? words.duringRun : isOnline ? words.afterRun : words.offline}</p>
        {mayReload && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      </Notice>
    </div>
  )
}
