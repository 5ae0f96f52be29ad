import { useStore } from 'zustand'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './frame.module.css'
import type { ViewName } from '#pages/shell/routing/page-table.ts'
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
    <output className={`block fill screen-only ${styles['region']}`}>
      {isShown && line !== null && <line.UpdateLine state={state} copy={copy} />}
    </output>
  )
}

const storageLines = createModule(() => withTexts(import('#ui/storage-notice.tsx'), 'status'))

/** Says what is gone, and before a test that nothing of it can be kept. */
export function StorageNotice({ view }: { readonly view: ViewName }) {
  const { keeping, session } = useServices()
  const { health, unsaid } = useStore(keeping.store)
  // A test and its results say it themselves.
  const isBefore = useStore(session.store, ({ phase }) => phase !== 'running')
  // What is merely late is said by the page that waits for it.
  const { kept, failure } = health
  const isRefused =
    view === 'timer' &&
    isBefore &&
    kept === 'memory' &&
    (failure === 'full' || failure === 'denied')
  const isShown = unsaid !== null || isRefused
  const lines = useModule(storageLines, isShown)
  if (!isShown || lines === null) return null
  return (
    <div className={styles['notice']}>
      <lines.LossNotice />
      {isRefused && <lines.NotKeptNotice />}
    </div>
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
