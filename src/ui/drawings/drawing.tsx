import { classNames } from '#ui/class-names.ts'
import { formatLength } from '#ui/format-time.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import type { DrawingName } from './drawing-name.ts'
import styles from './drawing.module.css'

const drawings = createModule(() => import('./all-drawings.tsx'))

export interface DrawingProps {
  /** Absent while it is not yet known: the place alone. */
  readonly name?: DrawingName
  /** What it shows, in words; without, it says nothing that does not stand beside it. */
  readonly label?: string | undefined
  /** Seconds on the stopwatch. */
  readonly length?: number | undefined
  /** What stands at the line to fill to, or beside the measure: `5mL`. */
  readonly amount?: string | undefined
  /** At the end of a wider box, so that the cuff leaves by its rim; else in its middle. */
  readonly isAtEnd?: boolean | undefined
  readonly className?: string | undefined
}

/** A drawing of something done. Its shapes come by themselves; its place (340 × 250, or what `className` says) is kept. */
export function Drawing({ name, label, length, amount, isAtEnd, className }: DrawingProps) {
  const module = useModule(drawings, true)
  return (
    <svg
      viewBox="0 0 340 250"
      preserveAspectRatio={isAtEnd === true ? 'xMaxYMid' : 'xMidYMid'}
      className={classNames(styles['drawing'], className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {module !== null && name !== undefined && (
        <module.DrawnShapes
          name={name}
          time={length === undefined ? undefined : formatLength(length)}
          amount={amount}
        />
      )}
    </svg>
  )
}
