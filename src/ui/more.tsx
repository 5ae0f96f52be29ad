import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface MoreProps {
  readonly label: string
  readonly onReach: () => void
}

/** The rest of a long list: loaded by scrolling to it or pressing it. A different `key` restarts the observation. */
export function LoadMore({ label, onReach }: MoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    const element = place.current
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      <Button block icon="expand_more" onClick={onReach}>
        {label}
      </Button>
    </div>
  )
}
