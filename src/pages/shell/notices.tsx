import { useStore } from 'zustand'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useIsImmersive } from '#ui/immersive.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { useHeldWhilePressed } from './use-held-while-pressed.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './frame.module.css'
import type { ViewName } from '#pages/shell/routing/page-table.ts'
import { reloadOffer } from '#pages/shell/recovery/recover-chunks.ts'
import { useIsRunAlive } from './use-is-run-alive.ts'

const updateLine = createModule(() => withTexts(import('./update-line.tsx'), 'updates'))

/**
 * Reports below the page that a newer version is waiting, or that the app is not stored for offline use. Never in the way:
 * hidden while a test fills the screen, and without buttons while a test is running elsewhere.
 */
export function UpdateNotice() {
  const { state, copy } = useStore(useServices().updates.store)
  const isImmersive = useIsImmersive()
  const isShown = (state !== 'none' || copy !== 'automatic') && !isImmersive
  const line = useModule(updateLine, isShown)
  // The live region exists before its text, so that screen readers announce the text when it appears.
  return (
    <output className={`block fill screen-only readable mid sides-4 ${styles['region']}`}>
      {isShown && line !== null && <line.UpdateLine state={state} copy={copy} />}
    </output>
  )
}

const storageLines = createModule(() => withTexts(import('#ui/storage-notice.tsx'), 'status'))

/** Reports lost data and, before a test, that its data cannot be saved. */
export function StorageNotice({ view }: { readonly view: ViewName }) {
  const { storage, session } = useServices()
  const { health, unacknowledgedLoss } = useStore(storage.store)
  // A test and its results report this themselves.
  const isBefore = useStore(session.store, ({ phase }) => phase !== 'running')
  // Writes that are merely delayed are reported by the page waiting for them.
  const { kept, failure } = health
  const isRefused =
    view === 'timer' &&
    isBefore &&
    kept === 'memory' &&
    (failure === 'full' || failure === 'denied')
  const isWanted = unacknowledgedLoss !== null || isRefused
  const lines = useModule(storageLines, isWanted)
  const isShown = useHeldWhilePressed(isWanted && lines !== null)
  if (!isShown || lines === null) return null
  return (
    <div className="sides-2 ends-2">
      <lines.LossNotice />
      {isRefused && <lines.NotKeptNotice />}
    </div>
  )
}

/** Offers the reload that had to wait for the end of a test, or for a network. */
export function LateReloadNotice() {
  const words = texts('shell').lateReload
  const isOffered = useHeldWhilePressed(useStore(reloadOffer, (offer) => offer.isOffered))
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  const isRunAlive = useIsRunAlive()
  if (!isOffered) return null
  const mayReload = !isRunAlive && isOnline
  return (
    <div className="sides-2 ends-2">
      <Notice kind="warning" title={words.title}>
        <p>{isRunAlive ? words.duringRun : isOnline ? words.afterRun : words.offline}</p>
        {mayReload && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      </Notice>
    </div>
  )
}
