import { texts } from '#locales/texts.ts'
import styles from './error-page.module.css'

/** A plain link: it loads the app afresh, which mends what a link inside the broken app may not. */
export function HomeLink() {
  const words = texts('shell').error
  return (
    <p>
      <a className={styles['home']} href="/">
        {words.home} <span lang="en">{words.homeEnglish}</span>
      </a>
    </p>
  )
}
