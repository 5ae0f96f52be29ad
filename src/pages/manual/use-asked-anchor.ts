import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { anchorOf } from '#ui/navigation/anchor-of.ts'
import { pinScroll } from '#ui/navigation/pin-scroll.ts'
import { isReturning } from '#ui/navigation/scroll-target.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { placesOf } from '#knowledge/manual/search.ts'
import { fold } from '#knowledge/search/fold.ts'
import { spellingsOf } from '#knowledge/search/spellings.ts'
import { textNodesIn } from './entries.ts'

/** The anchor of the address; none in the first render, which must equal the prerendered page. */
export function useAskedAnchor(): string {
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  return isHydrated ? anchorOf(hash) : ''
}

/**
 * Marks the anchor asked for (`data-asked`) and the words that were searched for, and jumps to it unless the address was
 * left before, at another place maybe. A kit of the address arrives after the page, so the browser's own jump finds
 * nothing: `isThere` turning true repeats it. A frame later, because the frame of the app moves the focus to the heading
 * first.
 */
export function useGoToAsked(asked: string, isThere: boolean) {
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

/** As in chapter.module.css. */
const name = 'manual-search'

/** Marks the words of a query inside an element without touching it; answers with the way to stop. */
function highlightWords(place: Element, query: string): () => void {
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
