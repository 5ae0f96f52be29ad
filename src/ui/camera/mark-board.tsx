import { useState } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { Board } from './board.tsx'
import { Loupe } from './loupe.tsx'
import styles from './mark-board.module.css'
import { boxAt, shifted, without, type Places } from './places.ts'
import { firstTarget, nextTarget, type Target } from './targets.ts'

interface MarkBoardProps {
  readonly frame: Pixels
  readonly targets: readonly Target[]
  readonly places: Places
  readonly onPlace: (places: Places) => void
}

/** A photograph in which things are pointed at: one after the other by tapping, each adjusted under a loupe. */
export function MarkBoard({ frame, targets, places, onPlace }: MarkBoardProps) {
  const words = texts('camera').marking
  const [chosen, setChosen] = useState<string | null>(() => firstTarget(targets, places))
  const target = targets.find(({ id }) => id === chosen)
  const place = (x: number, y: number) => {
    if (target === undefined) return
    const next = { ...places, [target.id]: boxAt(frame, x, y) }
    onPlace(next)
    // A box that is moved stays chosen; a new one hands on to the next.
    if (places[target.id] === undefined) {
      setChosen(nextTarget(targets, next, target.id) ?? target.id)
    }
  }
  const box = target === undefined ? undefined : places[target.id]
  const shift = (right: number, down: number) => {
    if (target === undefined || box === undefined) return
    onPlace({ ...places, [target.id]: shifted(frame, box, right, down) })
  }
  return (
    <>
      <output className={styles['ask']}>
        {target !== undefined && box === undefined ? words.tap(asked(target, words)) : words.done}
      </output>
      <Board {...{ frame, targets, places, chosen }} onTap={place} onShift={shift} />
      <TargetList {...{ targets, places, chosen }} onChoose={setChosen} />
      {target !== undefined && box !== undefined && (
        <Loupe
          frame={frame}
          label={target.label}
          box={box}
          onChange={(next) => onPlace({ ...places, [target.id]: next })}
          onRemove={() => onPlace(without(places, target.id))}
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
    <ol className={`plain ${styles['targets']}`} aria-label={words.targets}>
      {targets.map(({ id, label, isOptional }, index) => {
        const isPlaced = places[id] !== undefined
        return (
          <li key={id}>
            <button
              type="button"
              className={styles['target']}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span>
                {index + 1}. {label}
                {isOptional && words.optional}
              </span>
              <span className={styles['state']}>
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

const asked = ({ label, isOptional }: Target, { optional }: { readonly optional: string }) =>
  isOptional ? `${label}${optional}` : label
