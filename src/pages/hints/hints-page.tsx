import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './hints-page.module.css'

/** What is under the heading comes after it: the cards with all their words, or the guide to taking soil. */
const cards = createModule(() => import('./hint-cards.tsx'))
const guide = createModule(() => import('./sampling-guide.tsx'))

/** `/inspire`: what to do next with this soil; `view=sampling`: how to take soil for a test. */
export function HintsPage() {
  const words = texts('hints')
  const isSampling = useSearchState().get('view') === 'sampling'
  return (
    <article>
      <h1>{isSampling ? words.sampling.title : words.title}</h1>
      <p>{isSampling ? words.sampling.lead : words.lead}</p>
      <nav aria-label={words.views.label} className={styles['views']}>
        <AppLink to="/inspire" aria-current={isSampling ? undefined : 'page'}>
          {words.views.cards}
        </AppLink>
        <AppLink to="/inspire?view=sampling" aria-current={isSampling ? 'page' : undefined}>
          {words.views.sampling}
        </AppLink>
      </nav>
      <div className={styles['below']}>{isSampling ? <Guide /> : <Cards />}</div>
      <ul className={styles['next']}>
        <li>
          <AppLink to="/manual">{words.manual}</AppLink>
        </li>
        <li>
          <AppLink to="/">{words.timer}</AppLink>
        </li>
      </ul>
    </article>
  )
}

function Cards() {
  const module = useModule(cards, true)
  return module === null ? <p>{texts('hints').loading}</p> : <module.HintCards />
}

function Guide() {
  const module = useModule(guide, true)
  return module === null ? null : <module.SamplingGuide />
}
