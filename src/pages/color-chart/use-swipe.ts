import { useEffect, useLayoutEffect, useRef } from 'react'

const settled = 120

/** The panel in sight of a row of equally wide panels; null where nothing has a width yet. */
const panelInSight = (row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>) =>
  row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : null

/** Keeps a row with scroll snapping and the chosen panel together: choosing scrolls, swiping chooses. */
export function useSwipe(chosen: number, onChoose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null)
  const choose = useRef(onChoose)
  const hasMoved = useRef(false)
  useEffect(() => {
    choose.current = onChoose
  })

  useIsomorphicLayoutEffect(() => {
    const element = row.current
    if (element === null || panelInSight(element) === chosen) return
    // The first place is not a movement; later ones glide where the user allows it (CSS scroll-behavior).
    element.scrollTo({
      left: chosen * element.clientWidth,
      behavior: hasMoved.current ? 'auto' : 'instant',
    })
    hasMoved.current = true
  }, [chosen])

  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    let swiping: ReturnType<typeof setTimeout> | undefined
    let turning: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(swiping)
      if (turning !== undefined) return
      swiping = setTimeout(() => {
        const inSight = panelInSight(element)
        if (inSight !== null && inSight !== chosen) choose.current(inSight)
      }, settled)
    }
    // A browser that lays the row out anew scrolls it by itself: that is no swipe, and not always the right place.
    const onResize = () => {
      const hold = () =>
        element.scrollTo({ left: chosen * element.clientWidth, behavior: 'instant' })
      clearTimeout(swiping)
      clearTimeout(turning)
      hold()
      turning = setTimeout(() => {
        hold()
        turning = undefined
      }, settled)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(swiping)
      clearTimeout(turning)
      element.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [chosen])
  return row
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
