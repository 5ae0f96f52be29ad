import { createContext, use } from 'react'
import { classNames } from '#ui/class-names.ts'
import { formatLength } from '#ui/text/format-time.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import type { DrawingName } from './drawing-name.ts'
import styles from './drawing.module.css'

export type Drawings = typeof import('./all-drawings.tsx')

const drawings = createModule(() => import('./all-drawings.tsx'))

/** Fetches the shapes before a drawing is there. */
export const useDrawings = () => useModule(drawings, true)

/** Shapes that are there from the start. */
export const DrawnAlready = createContext<Drawings | null>(null)

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
  /** Fills its place to every rim: ground and sky. */
  readonly fills?: boolean | undefined
  readonly className?: string | undefined
}

/** A drawing of something done. Its shapes come by themselves; its place (340 × 250, or what `className` says) is kept. */
export function Drawing({ name, label, length, amount, isAtEnd, fills, className }: DrawingProps) {
  const already = use(DrawnAlready)
  const module = useDrawings() ?? already
  return (
    <svg
      viewBox="0 0 340 250"
      preserveAspectRatio={
        fills === true ? 'xMidYMid slice' : isAtEnd === true ? 'xMaxYMid' : 'xMidYMid'
      }
      className={classNames(styles['drawing'], className)}
      {...(label === undefined || label === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label })}
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
