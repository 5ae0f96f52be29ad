import { createContext, use, useState, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import styles from './hints.module.css'

/** Given while the page is built: what it shows until its scripts have been loaded. */
export const CardsAtBuild = createContext<ReactNode>(null)

/** Until the cards and the last test are loaded: the first card that the page was built with, or a line of text. */
export function BuiltCards() {
  const cards = use(CardsAtBuild)
  const [built] = useState(builtHtml)
  if (cards !== null) {
    return (
      <div data-built-cards className={styles['built']}>
        {cards}
      </div>
    )
  }
  if (built === null) return <p>{texts('hints').loading}</p>
  return (
    <div
      data-built-cards
      className={styles['built']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: built }}
    />
  )
}

/** The page is hydrated only without search parameters. */
const builtHtml = () =>
  typeof document === 'undefined' || window.location.search !== ''
    ? null
    : (document.querySelector('[data-built-cards]')?.innerHTML ?? null)
