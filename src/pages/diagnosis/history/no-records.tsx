import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import styles from './no-records.module.css'

/** What to do while there is nothing to show. */
export function NoRecords() {
  const words = texts('history').empty
  return (
    <section className={styles['empty']}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <ul className="plain">
        <li>
          <AppLink to="/" className={styles['link']}>
            {words.begin}
          </AppLink>
        </li>
        <li>
          <AppLink to="/manual" className={styles['link']}>
            {words.manual}
          </AppLink>
        </li>
      </ul>
    </section>
  )
}
