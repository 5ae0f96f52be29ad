import { texts } from '#locales/texts.ts'
import styles from './error-page.module.css'
import { HomeLink } from './home-link.tsx'

export function NotFoundPage() {
  const words = texts('shell').notFound
  return (
    <article className={styles['page']}>
      <h1>{words.heading}</h1>
      <p lang="en">{words.english}</p>
      <p>{words.hint}</p>
      <HomeLink />
    </article>
  )
}
