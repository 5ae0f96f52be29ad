import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/use-search-state.ts'
import { HintDeckView } from './hint-deck-view.tsx'
import { HintFinder } from './hint-finder.tsx'
import { SingleHint } from './single-hint.tsx'
import { useHintSearch } from './use-hint-search.ts'
import { useLastFacts } from './use-last-facts.ts'
import { useThisMonth } from './use-this-month.ts'

/** With how words are read: only a search asks. */
const results = createModule(() => import('./hint-results.tsx'))

/** `/inspire`: the cards. With `card` in the address one alone, with a search what was found. */
export function HintCards() {
  const card = useSearchState().get('card')
  const search = useHintSearch()
  const last = useLastFacts()
  const month = useThisMonth()
  const found = useModule(results, search.isSearching)
  if (card !== null) return <SingleHint id={card} />
  return (
    <>
      <HintFinder search={search} />
      {search.isSearching && found !== null && <found.HintResults search={search} />}
      {!search.isSearching && last !== null && <HintDeckView last={last} month={month} />}
    </>
  )
}
