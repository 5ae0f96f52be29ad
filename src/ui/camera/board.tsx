import { useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { FramePicture } from './frame-picture.tsx'
import styles from './mark-board.module.css'
import type { Places } from './places.ts'
import type { Target } from './targets.ts'

interface BoardProps {
  readonly frame: Pixels
  readonly targets: readonly Target[]
  readonly places: Places
  readonly chosen: string | null
  readonly onTap: (x: number, y: number) => void
  /** An arrow key, as shares of the photograph's longer side. */
  readonly onShift: (right: number, down: number) => void
}

/** Of the longer side: in some twenty presses across, with Shift exactly. */
const strides = { far: 0.04, near: 0.002 }

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The photograph with its boxes: a tap or Enter places one, arrow keys move it. */
export function Board(props: BoardProps) {
  const { frame, targets, places, chosen, onTap, onShift } = props
  const words = texts('camera').marking
  const how = useId()
  const { width, height } = frame
  const tap = (event: MouseEvent<HTMLElement>) => {
    const seen = event.currentTarget.getBoundingClientRect()
    // A key press has no point: it puts the box in the middle, to be moved from there.
    const isKey = event.detail === 0 && event.clientX === 0
    const share = (at: number, from: number, size: number) => (isKey ? 0.5 : (at - from) / size)
    onTap(
      share(event.clientX, seen.left, seen.width) * width,
      share(event.clientY, seen.top, seen.height) * height,
    )
  }
  const press = (event: KeyboardEvent) => {
    const [right, down] = arrows[event.key] ?? [0, 0]
    if ((right === 0 && down === 0) || chosen === null || places[chosen] === undefined) return
    event.preventDefault()
    const stride = event.shiftKey ? strides.near : strides.far
    onShift(right * stride, down * stride)
  }
  const long = Math.max(width, height)
  return (
    <>
      <button
        type="button"
        className={styles['board']}
        aria-label={words.photo}
        aria-describedby={how}
        onClick={tap}
        onKeyDown={press}
      >
        <FramePicture frame={frame} className={styles['picture']} />
        <svg className={styles['marks']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {targets.map(({ id }, index) => {
            const box = places[id]
            if (box === undefined) return null
            return (
              <g key={id}>
                <rect {...box} className={styles['halo']} />
                <rect {...box} className={id === chosen ? styles['chosen'] : styles['mark']} />
                <text x={box.x} y={box.y - long * 0.008} fontSize={long * 0.03}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
      </button>
      <p id={how} className={styles['keys']}>
        {words.keys}
      </p>
    </>
  )
}
