import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './frame.module.css'
import { reloadOffer } from './reload-offer.ts'
import { useIsRunAlive } from './use-is-run-alive.ts'

/** The reload that a running test has put off. */
export function LateReloadNotice() {
  const words = texts('shell').lateReload
  const isOffered = useStore(reloadOffer, (offer) => offer.isOffered)
  const isRunAlive = useIsRunAlive()
  if (!isOffered) return null
  return (
    <div className={styles['notice']}>
      <Notice kind="warning" title={words.title}>
        <p>{isRunAlive ? words.duringRun : words.afterRun}</p>
        {!isRunAlive && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
      </Notice>
    </div>
  )
}
