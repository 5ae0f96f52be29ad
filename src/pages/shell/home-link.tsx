import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import styles from './error-page.module.css'
import { useIsRunAlive } from './use-is-run-alive.ts'

/** Loads the app afresh, which mends what a link inside the broken app may not; but never while a test is alive. */
export function HomeLink() {
  const words = texts('shell').error
  const label = (
    <>
      {words.home} <span lang="en">{words.homeEnglish}</span>
    </>
  )
  return useIsRunAlive() ? (
    <AppLink className={styles['home']} to="/">
      {label}
    </AppLink>
  ) : (
    <a className={styles['home']} href="/">
      {label}
    </a>
  )
}
