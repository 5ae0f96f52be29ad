import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { anchorOf } from '#ui/navigation/anchor-of.ts'
import { pinScroll } from '#ui/navigation/pin-scroll.ts'
import { isReturning } from '#ui/navigation/screen-place.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { placesOf } from '#knowledge/manual/search.ts'
import { fold } from '#knowledge/search/fold.ts'
import { spellingsOf } from '#knowledge/search/spellings.ts'
import { textNodesIn } from './entries.ts'

/** The anchor of the address; empty in the first render, which must equal the prerendered page. */
export function useUrlAnchor(): string {
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  return isHydrated ? anchorOf(hash) : ''
}

/**
 * Marks the requested anchor (`data-asked`) and the searched words, and scrolls to the anchor unless the user returns to an address
 * left earlier, perhaps at another scroll position. A kit in the address loads after the page, so the browser's own jump finds
 * nothing: `isThere` turning true repeats it. It waits one frame, because the app's frame first moves the focus to the heading.
 */
export function useScrollToAnchor(asked: string, isThere: boolean) {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  useEffect(() => {
    if (!isThere || asked === '') return undefined
    let unmark = () => {}
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(asked)
      if (target === null) return
      target.setAttribute('data-asked', key)
      const fade = highlightWords(target, query)
      const leave = isReturning() ? () => {} : pinScroll(() => target.scrollIntoView())
      unmark = () => {
        target.removeAttribute('data-asked')
        fade()
        leave()
      }
      target.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      unmark()
    }
  }, [isThere, asked, key, query])
}

/** The same name as in chapter.module.css. */
const name = 'manual-search'

/** Highlights the words of a query inside an element without changing it; returns a function that removes the highlight. */
function highlightWords(place: Element, query: string): () => void {
  const wanted = spellingsOf(query)
  // Older browsers have no custom highlights: only the anchor is marked.
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
