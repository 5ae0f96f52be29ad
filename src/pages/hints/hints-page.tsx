import { texts, withTexts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { BuiltCards } from './built-cards.tsx'

/** The content below the heading is loaded after it: the cards with all their texts, or the sampling guide. */
const cards = createModule(() => import('./hint-cards.tsx'))
const guide = createModule(() => withTexts(import('./sampling-guide.tsx'), 'drawings'))

/** `/inspire`: what to do next with this soil; `view=sampling`: how to take soil for a test. */
export function HintsPage() {
  const words = texts('hints')
  const address = useSearchState()
  const isAlone = address.get('view') === 'sampling' || address.get('card') !== null
  const isFinding = address.get('q') !== null
  const isSaved = address.get('saved') !== null
  if (isAlone) {
    const title = address.get('card') === null ? words.sampling.title : words.title
    return (
      <article className="stack gap-4">
        <PageHead title={title} back={{ label: words.deck.all, to: '/inspire' }} />
        {address.get('card') === null ? <Guide /> : <Cards />}
      </article>
    )
  }
  const find = (patch: Readonly<Record<string, string | null>>) =>
    address.change({ q: null, saved: null, topic: null, ...patch }, 'replace')
  return (
    <article className="stack gap-4">
      <PageHead
        title={words.title}
        tools={
          <>
            <IconButton
              icon="search"
              label={words.find.search}
              aria-pressed={isFinding}
              onClick={() => find({ q: isFinding ? null : '' })}
            />
            <IconButton
              icon="favorite"
              label={words.find.saved}
              aria-pressed={isSaved}
              onClick={() => find({ saved: isSaved ? null : '1' })}
            />
          </>
        }
      />
      <Cards />
    </article>
  )
}

function Cards() {
  const module = useModule(cards, true)
  return module === null ? <BuiltCards /> : <module.HintCards />
}

function Guide() {
  const module = useModule(guide, true)
  return module === null ? null : <module.SamplingGuide />
}
