import { formatLength } from '#ui/format-time.ts'
import { careShapes } from './care-shapes.ts'
import type { DrawingName } from './drawing-name.ts'
import type { Shapes } from './drawing-shape.ts'
import styles from './drawing.module.css'
import { kitShapes } from './kit-shapes.ts'
import { phoneShapes } from './phone-shapes.ts'

const shapesOf: Readonly<Record<DrawingName, Shapes>> = {
  ...kitShapes,
  ...careShapes,
  ...phoneShapes,
}

interface DrawingProps {
  readonly name: DrawingName
  /** What it shows, in words; without, it says nothing that does not stand beside it. */
  readonly label?: string | undefined
  /** Seconds on the stopwatch in its corner. */
  readonly length?: number | undefined
}

/** One of our own drawings: one hand, one pen, the colors of the theme. */
export function Drawing({ name, label, length }: DrawingProps) {
  const said =
    label === undefined ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg viewBox="0 0 160 120" className={styles['drawing']} {...said}>
      {shapesOf[name].map(([paint, path]) => (
        <path key={`${paint}${path}`} d={path} className={styles[paint]} />
      ))}
      {length !== undefined && <Stopwatch length={length} />}
    </svg>
  )
}

/** Longer than this no text fits into the watch at full size. */
const roomInWatch = 3

function Stopwatch({ length }: { readonly length: number }) {
  const said = formatLength(length)
  return (
    <>
      <path d="M134 4v-1M128 3h12M134 6a22 22 0 1 0 .1 0z" className={styles['watch']} />
      <text
        x="134"
        y="33"
        textAnchor="middle"
        className={said.length > roomInWatch ? styles['small'] : styles['number']}
      >
        {said}
      </text>
    </>
  )
}
