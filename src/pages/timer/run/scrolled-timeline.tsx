import { useLayoutEffect, useRef, useState, type PointerEvent, type WheelEvent } from 'react'

import { secondsBetween } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Timeline, type TimelineProps } from '#ui/run/timeline.tsx'
import styles from './run-screen.module.css'

type DrawnTimeline = Omit<TimelineProps, 'width'>

const pixelsPerSecond = { min: 0.1, usual: 0.6, max: 6 }

/** A timeline that can be scrolled and pinched, and follows the time until the user scrolls away. */
export function ScrolledTimeline({ timeline }: { readonly timeline: DrawnTimeline }) {
  const words = texts('live').timeline
  const [scale, setScale] = useState(pixelsPerSecond.usual)
  const zoom = (factor: number) =>
    setScale((before) =>
      Math.min(pixelsPerSecond.max, Math.max(pixelsPerSecond.min, before * factor)),
    )
  const length = secondsBetween(timeline.from, timeline.to)
  const { ref, isFollowing, follow, onScroll } = useFollow(
    secondsBetween(timeline.from, timeline.now) * scale,
  )
  const pinch = usePinch(zoom)
  return (
    <>
      <div className="columns-3 gap-2">
        <Button
          stacked
          icon="remove"
          disabled={scale <= pixelsPerSecond.min}
          onClick={() => zoom(1 / 1.6)}
        >
          {words.smaller}
        </Button>
        <Button
          stacked
          icon="add"
          disabled={scale >= pixelsPerSecond.max}
          onClick={() => zoom(1.6)}
        >
          {words.larger}
        </Button>
        <Button stacked icon="schedule" disabled={isFollowing} onClick={follow}>
          {words.toNow}
        </Button>
      </div>
      <div
        ref={ref}
        className={`scroll ${styles['scroll']}`}
        onScroll={onScroll}
        {...pinch}
        data-testid="timeline-scroll"
      >
        <Timeline {...timeline} width={Math.round(length * scale)} />
      </div>
    </>
  )
}

/** Position of the line of now within the view, as a fraction of its width: just right of the names. */
const followedAt = 0.15

/** Keeps a moving position of a scrolled box in view, until the user scrolls away. `x`: pixels from the start. */
function useFollow(x: number) {
  const ref = useRef<HTMLDivElement>(null)
  /** The position we scrolled to: any other position is the user's choice. */
  const own = useRef(0)
  const [isFollowing, setFollowing] = useState(true)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || !isFollowing) return
    box.scrollLeft = x - box.clientWidth * followedAt
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

/** Reports a pinch with two fingers, or the wheel with Ctrl, as a factor: above 1 is larger. The box needs `touch-action: pan-x pan-y`. */
function usePinch(onPinch: (factor: number) => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent) =>
      void fingers.current.set(pointerId, { x, y }),
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return
      const before = spread(fingers.current)
      fingers.current.set(pointerId, { x, y })
      const now = spread(fingers.current)
      if (before > 0 && now > 0) onPinch(now / before)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onWheel: ({ ctrlKey, deltaY }: WheelEvent) => {
      if (ctrlKey) onPinch(Math.exp(-deltaY / 200))
    },
  }
}

/** Pixels between two fingers; zero unless there are exactly two. */
function spread(fingers: ReadonlyMap<number, { readonly x: number; readonly y: number }>): number {
  const [one, other, third] = [...fingers.values()]
  if (one === undefined || other === undefined || third !== undefined) return 0
  return Math.hypot(one.x - other.x, one.y - other.y)
}
