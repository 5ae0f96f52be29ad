import { placesOf } from '#knowledge/manual/search.ts'
import { fold } from '#knowledge/search/fold.ts'
import { spellingsOf } from '#knowledge/search/spellings.ts'
import { textNodesIn } from './entries.ts'

/** As in chapter.module.css. */
const name = 'manual-search'

/** Marks the words of a query inside an element without touching it; answers with the way to stop. */
export function highlightWords(place: Element, query: string): () => void {
  const wanted = spellingsOf(query)
  // Older browsers mark the place alone.
  if (wanted.length === 0 || !('highlights' in CSS)) return () => {}
  const ranges = textNodesIn(place).flatMap((node) =>
    placesOf(fold(node.data), wanted).map(([from, to]) => {
      const range = new Range()
      range.setStart(node, from)
      range.setEnd(node, to)
      return range
    }),
  )
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}
