import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { anchorOf } from '#ui/anchor-of.ts'
import { holdPlace } from '#ui/hold-place.ts'
import { isReturning } from '#ui/landing.ts'
import { highlightWords } from './highlight-words.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * Marks the anchor of the address (`data-asked`) and the words that were searched for, and jumps to it unless the address
 * was left before, at another place maybe. A kit of the address arrives after the page, so the browser's own jump finds
 * nothing: `isThere` turning true repeats it. A frame later, because the frame of the app moves the focus to the heading
 * first.
 */
export function useAskedAnchor(isThere: boolean): string {
  const isHydrated = useIsHydrated()
  const { hash, key } = useLocation()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  const asked = isHydrated ? anchorOf(hash) : ''
  useEffect(() => {
    if (!isThere || asked === '') return undefined
    let unmark = () => {}
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(asked)
      if (target === null) return
      // Places are only where they seem to be once all that stands above them is laid out (section.module.css).
      target.closest('article')?.setAttribute('data-whole', '')
      // The visit, so that asking for the same place again jumps again.
      target.setAttribute('data-asked', key)
      const fade = highlightWords(target, query)
      const leave = isReturning() ? () => {} : holdPlace(() => target.scrollIntoView())
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
  return asked
}
