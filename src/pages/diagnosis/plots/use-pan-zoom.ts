import { useRef, useState, type PointerEvent } from 'react'
import type { Bounds, Corner } from '#domain/plot/outline.ts'

/** The visible part of the ground: a square, in meters east and north. */
export interface GroundView {
  readonly middle: Corner
  readonly size: number
}

const minSizeMeters = 10
const maxSizeMeters = 100_000
/** Largest movement of a tap, in pixels. */
const tapPixels = 8

export const groundView = ({ west, south, east, north }: Bounds): GroundView => ({
  middle: [(west + east) / 2, (south + north) / 2],
  size: Math.min(
    maxSizeMeters,
    Math.max(minSizeMeters, (east - west) * 1.2, (north - south) * 1.2),
  ),
})

interface PanZoomOptions {
  readonly start: GroundView
  /** Called with the tapped position. */
  readonly onTap?: (at: Corner) => void
  /** Called with the position of a corner being dragged. */
  readonly onDrag?: (corner: number, at: Corner) => void
}

/** State of a drawing of the ground that is panned with one finger, and zoomed with two or with buttons. North is up. */
export function usePanZoom({ start, onTap, onDrag }: PanZoomOptions) {
  const [view, setView] = useState(start)
  const fingers = useRef(new Map<number, Corner>())
  const press = useRef<{ readonly at: Corner; readonly corner: number | null; moved: boolean }>(
    null,
  )
  const zoom = (factor: number) =>
    setView(({ middle, size }) => ({
      middle,
      size: Math.min(maxSizeMeters, Math.max(minSizeMeters, size * factor)),
    }))
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    const corner = event.target instanceof SVGElement ? event.target.dataset['corner'] : undefined
    press.current = {
      at: [event.clientX, event.clientY],
      corner: corner === undefined ? null : Number(corner),
      moved: fingers.current.size > 1,
    }
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = fingers.current.get(event.pointerId)
    const held = press.current
    if (before === undefined || held === null) return
    const now: Corner = [event.clientX, event.clientY]
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]))
    if (distance(held.at, now) > tapPixels) held.moved = true
    if (other !== undefined) zoom(distance(before, other) / Math.max(1, distance(now, other)))
    else if (held.corner !== null) onDrag?.(held.corner, placeOf(event.currentTarget, now))
    else if (held.moved) {
      const [x, y] = placeOf(event.currentTarget, now)
      const [fromX, fromY] = placeOf(event.currentTarget, before)
      setView(({ middle: [mx, my], size }) => ({ size, middle: [mx - x + fromX, my - y + fromY] }))
    }
    fingers.current.set(event.pointerId, now)
  }
  const up = (event: PointerEvent<SVGSVGElement>) => {
    fingers.current.delete(event.pointerId)
    const held = press.current
    if (fingers.current.size > 0 || held === null) return
    press.current = null
    if (!held.moved && held.corner === null && event.type === 'pointerup') {
      onTap?.(placeOf(event.currentTarget, held.at))
    }
  }
  const { middle, size } = view
  return {
    view,
    zoom,
    /** Pans by shares of the visible part. */
    pan: (east: number, north: number) =>
      setView({ size, middle: [middle[0] + east * size, middle[1] + north * size] }),
    show: setView,
    svg: {
      viewBox: `${middle[0] - size / 2} ${-middle[1] - size / 2} ${size} ${size}`,
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
    },
  }
}

const distance = ([x, y]: Corner, [toX, toY]: Corner) => Math.hypot(toX - x, toY - y)

/** Converts a position on the screen to meters east and north. */
function placeOf(svg: SVGSVGElement, [x, y]: Corner): Corner {
  const place = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse())
  return [place.x, -place.y]
}
