import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './error-page.module.css'
import { HomeLink } from './home-link.tsx'
import type { PageError } from './to-page-error.ts'
import { useIsRunAlive } from './use-is-run-alive.ts'

export function ErrorPage({ error }: { error: PageError }) {
  const words = texts('shell').error
  const isOnline = useStore(useServices().online.store, (online) => online.isOnline)
  const isRunAlive = useIsRunAlive()
  const idleHint = isOnline ? words.hint : words.offlineHint
  const hint = isRunAlive ? words.runHint : idleHint
  return (
    <article className={styles['page']}>
      <h1>{words.heading}</h1>
      <p>{hint}</p>
      {!isRunAlive && (
        <Button kind="filled" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      )}
      <HomeLink />
      <details>
        <summary>{words.details}</summary>
        <p>{words.code(error.statusCode)}</p>
        <p lang="en">{error.message}</p>
      </details>
    </article>
  )
}
