import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { anchorOf } from '#ui/navigation/anchor-of.ts'
import { holdPlace } from '#ui/navigation/hold-place.ts'
import { landing } from '#ui/navigation/landing.ts'
import { goToPlace } from '#ui/navigation/screen-place.ts'

/** Scrolls to where an address is looked at first, in the same moment as its page is drawn. */
export function useLanding() {
  const address = useLocation()
  useLayoutEffect(() => {
    const place = landing()
    if (place === 'stay') return undefined
    if (place !== 'top') return holdPlace(() => goToPlace(place))
    const anchor = document.getElementById(anchorOf(address.hash))
    if (anchor === null) window.scrollTo({ top: 0, behavior: 'instant' })
    else anchor.scrollIntoView()
    return undefined
  }, [address])
}
