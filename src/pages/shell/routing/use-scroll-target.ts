import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { anchorOf } from '#ui/navigation/anchor-of.ts'
import { pinScroll } from '#ui/navigation/pin-scroll.ts'
import { scrollTarget } from '#ui/navigation/scroll-target.ts'
import { goToPlace } from '#ui/navigation/screen-place.ts'

/** Scrolls to the initial position of an address, in the same frame in which its page is rendered. */
export function useScrollTarget() {
  const address = useLocation()
  useLayoutEffect(() => {
    const place = scrollTarget()
    if (place === 'stay') return undefined
    if (place !== 'top') return pinScroll(() => goToPlace(place))
    const anchor = document.getElementById(anchorOf(address.hash))
    if (anchor === null) window.scrollTo({ top: 0, behavior: 'instant' })
    else anchor.scrollIntoView()
    return undefined
  }, [address])
}
