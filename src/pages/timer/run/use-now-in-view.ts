import { useLayoutEffect, useRef, useState } from 'react'

/** Where the now-line stands in the view. */
const place = 0.3

/** Keeps a moving place of a scrolled box in view, until the user scrolls it elsewhere. `x`: pixels from its start. */
export function useNowInView(x: number) {
  const ref = useRef<HTMLDivElement>(null)
  /** Where we scrolled to ourselves: scrolling to any other place is the user's doing. */
  const own = useRef(0)
  const [isFollowing, setFollowing] = useState(true)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || !isFollowing) return
    box.scrollLeft = x - box.clientWidth * place
    own.current = box.scrollLeft
  }, [x, isFollowing])
  return {
    ref,
    isFollowing,
    follow: () => setFollowing(true),
    onScroll: () => {
      const box = ref.current
      if (box !== null && Math.abs(box.scrollLeft - own.current) > 8) setFollowing(false)
    },
  }
}
