import { useSearchState } from '#ui/use-search-state.ts'
import { HintDeckView } from './hint-deck-view.tsx'
import { HintFinder } from './hint-finder.tsx'
import { HintResults } from './hint-results.tsx'
import { SingleHint } from './single-hint.tsx'
import { useHintSearch } from './use-hint-search.ts'
import { useLastFacts } from './use-last-facts.ts'
import { useThisMonth } from './use-this-month.ts'

/** `/inspire`: the cards. With `card` in the address one alone, with a search what was found. */
export function HintCards() {
  const card = useSearchState().get('card')
  const search = useHintSearch()
  const last = useLastFacts()
  const month = useThisMonth()
  if (card !== null) return <SingleHint id={card} />
  return (
    <>
      <HintFinder search={search} />
      {search.isSearching && <HintResults search={search} />}
      {!search.isSearching && last !== null && <HintDeckView last={last} month={month} />}
    </>
  )
}
