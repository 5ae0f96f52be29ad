import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './back-to-run.module.css'
import { isStepAnchor } from './parts.ts'

/** For someone who came from a step of a running test: the way back, always in sight. */
export function BackToRun({ asked }: { readonly asked: string }) {
  const words = texts('manual').back
  const { session } = useServices()
  const isRunning = useStore(session.store, ({ phase }) => phase === 'running')
  if (!isRunning || !isStepAnchor(asked)) return null
  return (
    <nav aria-label={words.label} className={styles['bar']}>
      <ButtonLink kind="filled" block test icon="chevron_left" to="/">
        {words.toRun}
      </ButtonLink>
    </nav>
  )
}
