import { createContext, use, useState, type ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import styles from './hints.module.css'

/** Given while the page is built: what it shows until its scripts have been loaded. */
export const CardsAtBuild = createContext<ReactNode>(null)

/** Until the cards are loaded: the first card that the page was built with, or a line of text. */
export function BuiltCards() {
  const cards = use(CardsAtBuild)
  const [isBuilt] = useState(isBuiltPageShown)
  if (cards !== null) {
    return (
      <div data-built-cards className={styles['built']}>
        {cards}
      </div>
    )
  }
  if (!isBuilt) return <p>{texts('hints').loading}</p>
  // Hydration keeps the content of an element whose HTML is set, without rendering the cards a second time.
  return (
    <div
      data-built-cards
      className={styles['built']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** The page is hydrated only without search parameters. */
const isBuiltPageShown = () =>
  typeof document !== 'undefined' &&
  window.location.search === '' &&
  document.querySelector('[data-built-cards]') !== null
