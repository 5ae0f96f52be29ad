import { createContext, use } from 'react'
import { classNames } from '#ui/class-names.ts'
import { formatLength } from '#ui/text/format-time.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import type { DrawingName } from './drawing-name.ts'
import styles from './drawing.module.css'

export type Drawings = typeof import('./all-drawings.tsx')

const drawings = createModule(() => import('./all-drawings.tsx'))

/** Loads the shapes before any drawing is rendered. */
export const useDrawings = () => useModule(drawings, true)

/** Shapes that are available from the start. */
export const PreloadedDrawings = createContext<Drawings | null>(null)

export interface DrawingProps {
  /** Absent while not yet known: only the space is reserved. */
  readonly name?: DrawingName
  /** What it shows, in words; without a label it is decorative. */
  readonly label?: string | undefined
  /** Seconds on the stopwatch. */
  readonly length?: number | undefined
  /** Label at the fill line, or beside the measure: `5mL`. */
  readonly amount?: string | undefined
  /** Aligns the drawing with the end of a wider box, so that the cuff leaves at its edge; otherwise it is centered. */
  readonly isAtEnd?: boolean | undefined
  /** Extends to every edge of its space: ground and sky. */
  readonly fills?: boolean | undefined
  readonly className?: string | undefined
}

/** A drawing of an action. Its shapes are loaded on demand; its space (340 × 250, or as `className` sets it) is reserved. */
export function Drawing({ name, label, length, amount, isAtEnd, fills, className }: DrawingProps) {
  const already = use(PreloadedDrawings)
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
