import { useRef, type PointerEvent, type WheelEvent } from 'react'

/** Two fingers, or the wheel with Ctrl, as a factor: above 1 is larger. The box needs `touch-action: pan-x pan-y`. */
export function usePinch(onPinch: (factor: number) => void) {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, clientX: x, clientY: y }: PointerEvent) =>
      void fingers.current.set(pointerId, { x, y }),
    onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return
      const before = spread(fingers.current)
      fingers.current.set(pointerId, { x, y })
      const after = spread(fingers.current)
      if (before > 0 && after > 0) onPinch(after / before)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onWheel: ({ ctrlKey, deltaY }: WheelEvent) => {
      if (ctrlKey) onPinch(Math.exp(-deltaY / 200))
    },
  }
}

/** Pixels between two fingers; zero where there are not two. */
function spread(fingers: ReadonlyMap<number, { readonly x: number; readonly y: number }>): number {
  const [one, other, third] = [...fingers.values()]
  if (one === undefined || other === undefined || third !== undefined) return 0
  return Math.hypot(one.x - other.x, one.y - other.y)
}
