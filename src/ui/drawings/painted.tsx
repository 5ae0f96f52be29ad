import { classNames } from '#ui/class-names.ts'
import { circle, type Shapes } from './drawing-shape.ts'
import styles from './painted.module.css'
import { lookOf } from './paints.ts'

interface PaintedProps {
  readonly shapes: Shapes
  readonly time?: string | undefined
  readonly amount?: string | undefined
}

/** Shapes in the paints of the theme. What is said comes from outside: a drawing has no words of its own. */
export const Painted = ({ shapes, time, amount }: PaintedProps) =>
  shapes.map((shape) => {
    if (!('said' in shape)) {
      const [paint, path, transform] = shape
      return (
        <path
          key={`${paint} ${path} ${transform}`}
          {...lookOf(paint)}
          d={path}
          transform={transform}
        />
      )
    }
    const { said, x, y } = shape
    if (said === 'time')
      return time !== undefined && <Stopwatch key={said} x={x} y={y} time={time} />
    return (
      <text key={said} className={classNames(styles['said'], styles[said])} x={x} y={y} dy="0.35em">
        {amount}
      </text>
    )
  })

/** Longer than this no text fits into the stopwatch at full size. */
const roomInWatch = 3

interface StopwatchProps {
  readonly x: number
  readonly y: number
  readonly time: string
}

const Stopwatch = ({ x, y, time }: StopwatchProps) => (
  <>
    <path {...lookOf('ink')} d={`M${x - 8} ${y - 44}h16M${x} ${y - 44}v8`} />
    <path {...lookOf('paper line')} d={circle(x, y, 35)} />
    <text
      className={classNames(
        styles['said'],
        styles['time'],
        time.length > roomInWatch && styles['long'],
      )}
      x={x}
      y={y}
      dy="0.35em"
    >
      {time}
    </text>
  </>
)
