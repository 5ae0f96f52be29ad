import { useId } from 'react'
import type { Box, Pixels } from '#domain/color/pixels.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { FramePicture } from './frame-picture.tsx'
import { BoxFrame } from './box-frame.tsx'
import styles from './mark-board.module.css'
import { relativeCenterOf, moveBox, resizeBox, clampBox } from './places.ts'

interface LoupeProps {
  readonly frame: Pixels
  readonly label: string
  readonly box: Box
  readonly onChange: (box: Box) => void
  readonly onRemove: () => void
}

/** Distance moved per tap on an arrow, as a fraction of the box's size. */
const stride = 0.2
const growth = 1.25

/** Enlarges one mark and its surroundings, for exact placement. Its position is read out as it moves. */
export function Loupe({ frame, label, box, onChange, onRemove }: LoupeProps) {
  const words = texts('camera').loupe
  const place = useId()
  const [across, down] = relativeCenterOf(frame, box)
  const move = (right: number, lower: number) => () => onChange(moveBox(frame, box, right, lower))
  const resize = (factor: number) => () => onChange(resizeBox(frame, box, factor))
  return (
    <fieldset className="gap-2 grid" aria-describedby={place}>
      <legend>{words.title(label)}</legend>
      <div className="row gap-3">
        <Glass frame={frame} box={box} />
        <div className={`gap-1 columns-2 ${styles['arrows']}`}>
          <Button onClick={move(0, -stride)}>{words.up}</Button>
          <Button onClick={move(-stride, 0)}>{words.left}</Button>
          <Button onClick={move(stride, 0)}>{words.right}</Button>
          <Button onClick={move(0, stride)}>{words.down}</Button>
        </div>
      </div>
      <output id={place} className="small muted">
        {words.place(label, Math.round(across * 100), Math.round(down * 100))}
      </output>
      <div className="flex wrap gap-2">
        <Button icon="add" onClick={resize(growth)}>
          {words.larger}
        </Button>
        <Button icon="remove" onClick={resize(1 / growth)}>
          {words.smaller}
        </Button>
        <Button icon="delete" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </fieldset>
  )
}

function Glass({ frame, box }: Pick<LoupeProps, 'frame' | 'box'>) {
  const part = around(frame, box)
  return (
    <div className={`relative round-xs clip square shrink ${styles['glass']}`}>
      <FramePicture frame={frame} part={part} className={`cover own-colors ${styles['pixels']}`} />
      <svg
        className={`cover own-colors ${styles['pixels']}`}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        role="img"
        aria-label={texts('camera').loupe.picture}
      >
        <BoxFrame box={box} />
      </svg>
    </div>
  )
}

/** A square with the box in its middle third, as far as the photograph extends. */
function around(frame: Pixels, { x, y, width, height }: Box): Box {
  const side = Math.min(frame.width, frame.height, Math.max(24, 3 * Math.max(width, height)))
  return clampBox(frame, {
    x: x + width / 2 - side / 2,
    y: y + height / 2 - side / 2,
    width: side,
    height: side,
  })
}
