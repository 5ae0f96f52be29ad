import { useState, useId, type KeyboardEvent, type MouseEvent } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { BoxFrame } from './box-frame.tsx'
import { Loupe } from './loupe.tsx'
import styles from './mark-board.module.css'
import { boxAt, shiftBox, removePlace, type Places } from './places.ts'
import { firstTarget, nextTarget, type Target } from './targets.ts'
import { FramePicture } from './frame-picture.tsx'

interface MarkBoardProps {
  readonly frame: Pixels
  readonly targets: readonly Target[]
  readonly places: Places
  readonly onPlace: (places: Places) => void
}

/** A longer list would fill the screen twice: several pads for each of many levels. */
const maxListed = 14

/** A photograph in which targets are marked one after the other by tapping, each adjusted under a loupe. */
export function MarkBoard({ frame, targets, places, onPlace }: MarkBoardProps) {
  const words = texts('camera').marking
  const [chosen, setChosen] = useState<string | null>(() => firstTarget(targets, places))
  const target = targets.find(({ id }) => id === chosen)
  const place = (x: number, y: number) => {
    if (target === undefined) return
    const next = { ...places, [target.id]: boxAt(frame, x, y) }
    onPlace(next)
    // A moved box stays selected; after a new one the next target is selected.
    if (places[target.id] === undefined) {
      setChosen(nextTarget(targets, next, target.id) ?? target.id)
    }
  }
  const box = target === undefined ? undefined : places[target.id]
  const shift = (right: number, down: number) => {
    if (target === undefined || box === undefined) return
    onPlace({ ...places, [target.id]: shiftBox(frame, box, right, down) })
  }
  return (
    <>
      <output className={`block strong over ends-2 paper below-2 ${styles['ask']}`}>
        {target !== undefined && box === undefined ? request(target) : words.done}
      </output>
      <Board {...{ frame, targets, places, chosen }} onTap={place} onShift={shift} />
      {targets.length <= maxListed ? (
        <TargetList {...{ targets, places, chosen }} onChoose={setChosen} />
      ) : (
        <details>
          <summary>{words.all(targets.length)}</summary>
          <TargetList {...{ targets, places, chosen }} onChoose={setChosen} />
        </details>
      )}
      {target !== undefined && box !== undefined && (
        <Loupe
          frame={frame}
          label={target.label}
          box={box}
          onChange={(next) => onPlace({ ...places, [target.id]: next })}
          onRemove={() => onPlace(removePlace(places, target.id))}
        />
      )}
    </>
  )
}

interface TargetListProps extends Pick<MarkBoardProps, 'targets' | 'places'> {
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

function TargetList({ targets, places, chosen, onChoose }: TargetListProps) {
  const words = texts('camera').marking
  return (
    <ol className="plain gap-2 grid tiles" aria-label={words.targets}>
      {targets.map(({ id, label, mark, isOptional }, index) => {
        const isPlaced = places[id] !== undefined
        return (
          <li key={id}>
            <button
              type="button"
              className="flex fill tight well press target column round-s pad-1 sides-3"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span>
                {mark === undefined && `${index + 1}. `}
                {label}
                {isOptional && words.optional}
              </span>
              <span className="inline-row gap-1 small">
                {isPlaced && <Icon name="check" />}
                {isPlaced ? words.placed : words.missing}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function request({ label, isOptional }: Target) {
  const words = texts('camera').marking
  return isOptional ? words.tapIfThere(label) : words.tap(label)
}

interface BoardProps {
  readonly frame: Pixels
  readonly targets: readonly Target[]
  readonly places: Places
  readonly chosen: string | null
  readonly onTap: (x: number, y: number) => void
  /** Handles an arrow key; distances are fractions of the photograph's longer side. */
  readonly onShift: (right: number, down: number) => void
}

/** Fractions of the longer side: about twenty presses across, exact positioning with Shift. */
const strides = { far: 0.04, near: 0.002 }

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The photograph with its boxes: a tap or Enter places one, arrow keys move it. */
function Board(props: BoardProps) {
  const { frame, targets, places, chosen, onTap, onShift } = props
  const words = texts('camera').marking
  const how = useId()
  const { width, height } = frame
  const tap = (event: MouseEvent<HTMLElement>) => {
    const seen = event.currentTarget.getBoundingClientRect()
    // A key press has no coordinates: it puts the box in the middle, to be moved from there.
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
        className={`relative block fits ${styles['board']}`}
        aria-label={words.photo}
        aria-describedby={how}
        onClick={tap}
        onKeyDown={press}
      >
        <FramePicture
          frame={frame}
          className={`round-s block fits own-colors ${styles['picture']}`}
        />
        <svg className="cover own-colors" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {targets.map(({ id, mark }, index) => {
            const box = places[id]
            if (box === undefined) return null
            return (
              <g key={id}>
                <BoxFrame box={box} isChosen={id === chosen} />
                <text
                  x={box.x}
                  y={box.y - long * 0.008}
                  fontSize={Math.min(long * 0.042, Math.max(long * 0.024, box.width))}
                  className="strong"
                  stroke="#ffffff"
                  strokeWidth="4"
                  paintOrder="stroke"
                  vectorEffect="non-scaling-stroke"
                >
                  {mark ?? index + 1}
                </text>
              </g>
            )
          })}
        </svg>
      </button>
      <p id={how} className={`small ${styles['keys']}`}>
        {words.keys}
      </p>
    </>
  )
}
