import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { foundHints } from './found-hints.ts'
import { Cards } from './hint-deck-view.tsx'
import { useGrowing } from './use-growing.ts'
import type { HintSearch } from './use-hint-search.ts'

/** What was looked for. */
export function HintResults({ search }: { readonly search: HintSearch }) {
  const words = texts('hints').find
  const { favorites } = useServices()
  const ids = useStore(favorites.store, (state) => state.ids)
  const found = foundHints(search, ids)
  const grown = useGrowing(found.length)
  const isEmptyShelf = search.savedOnly && ids.length === 0
  return (
    <section>
      <h2>
        <output>{words.found(found.length)}</output>
      </h2>
      {found.length === 0 && (
        <p>
          <b>{isEmptyShelf ? words.noSaved : words.nothing}</b>
          <br />
          {isEmptyShelf ? words.noSavedHow : words.nothingHow}
        </p>
      )}
      <Cards ids={found.slice(0, grown).map(({ id }) => id)} />
      <Button icon="close" onClick={() => search.clear()}>
        {words.clear}
      </Button>
    </section>
  )
}
