import { useStore } from 'zustand'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './frame.module.css'
import { reloadOffer } from '#pages/shell/recovery/recover-chunks.ts'
import { useIsRunAlive } from './use-is-run-alive.ts'

const updateLine = createModule(() => withTexts(import('./update-line.tsx'), 'updates'))

/**
 * Says that a newer version waits, or that the app is not kept for use without the network, below the page. Never in the
 * way: nothing while a test fills the screen, and nothing to tap while a test is alive elsewhere.
 */
export function UpdateNotice() {
  const { state, copy } = useStore(useServices().updates.store)
  const isImmersive = useIsImmersive()
  const isShown = (state !== 'none' || copy !== 'automatic') && !isImmersive
  const line = useModule(updateLine, isShown)
  // The region is there before its words, so that a screen reader hears them come.
  return (
    <output className={styles['region']}>
      {isShown && line !== null && <line.UpdateLine state={state} copy={copy} />}
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
