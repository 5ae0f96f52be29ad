import {
  circle,
  inkLine,
  type Shapes,
  type Line,
  type Paint,
  type Surface,
} from './drawing-shape.ts'
import type { SVGAttributes } from 'react'

/** SVG attributes: each paint is defined once, and the type requires all of them. Themes affect drawings only through the color roles. */
type Look = Pick<
  SVGAttributes<SVGPathElement>,
  | 'fill'
  | 'fillOpacity'
  | 'stroke'
  | 'strokeWidth'
  | 'strokeLinecap'
  | 'strokeLinejoin'
  | 'strokeDasharray'
  | 'opacity'
>

const ink = inkLine.stroke
/** For drawings on white paper: dark in every theme. */
const pen = '#33261c'

const stroke = (color: string, width: number | string): Look => ({
  ...inkLine,
  stroke: color,
  strokeWidth: width,
})
const { fill: _none, ...outline } = stroke(ink, 'var(--draw-line)')

/** Flat surfaces get an edge in the sunlight theme. */
const flat = (fill: string): Look => ({ fill, stroke: ink, strokeWidth: 'var(--draw-edge)' })

const lines: Readonly<Record<Line, Look>> = {
  ink: stroke(ink, 'var(--draw-line)'),
  pen: stroke(pen, 'var(--draw-line)'),
  thin: { ...stroke(ink, 2), opacity: 'var(--draw-faint)' },
  air: { ...stroke(ink, 4), opacity: 'var(--draw-faint)' },
  dash: { ...stroke(ink, 3), strokeDasharray: '3 8' },
  move: stroke('var(--draw-move)', 6),
  frame: stroke('var(--draw-move)', 5),
  measure: stroke('var(--draw-measure)', 4),
  rim: stroke(ink, 25),
  finger: stroke('var(--draw-glove)', 19),
  stem: stroke('var(--grass-deep)', 5),
  root: stroke('var(--soil-4)', 3),
  worm: stroke('#d98fa0', 9),
  'worm-rim': stroke(ink, 14),
}

const surfaces: Readonly<Record<Surface, Look>> = {
  glass: { fill: 'var(--draw-glass)' },
  water: flat('var(--draw-water)'),
  mud: flat('var(--draw-mud)'),
  haze: { ...flat('var(--draw-mud)'), fillOpacity: 'var(--draw-haze)' },
  milk: { fill: '#ffffff', fillOpacity: 0.6 },
  glove: { fill: 'var(--draw-glove)' },
  cuff: { fill: 'var(--draw-cuff)' },
  paper: { fill: 'var(--draw-paper)' },
  screen: { fill: 'var(--surface-high)' },
  cap: { fill: 'var(--draw-cap)', stroke: ink, strokeWidth: 2, strokeLinejoin: 'round' },
  mark: { fill: '#1b1612' },
  act: { fill: 'var(--hands-fill)' },
  soil1: flat('var(--soil-1)'),
  soil2: flat('var(--soil-2)'),
  soil3: flat('var(--soil-3)'),
  soil4: flat('var(--soil-4)'),
  pebble: flat('var(--soil-4)'),
  grass: flat('var(--grass)'),
  leaf: flat('var(--grass-deep)'),
  sky: { fill: 'var(--sky)' },
  hill: { fill: 'var(--hill)' },
  sun: flat('var(--sun)'),
  ground: { fill: ink, fillOpacity: 'var(--draw-shade)' },
  rose0: { fill: '#fbf1ee' },
  rose1: { fill: '#f6cdd6' },
  rose2: { fill: '#ee9fba' },
  rose3: { fill: '#d95f98' },
  yellow: { fill: '#d8bd48' },
  olive: { fill: '#a9b356' },
  green: { fill: '#6f9f66' },
  blue1: { fill: '#b9d6d8' },
  blue2: { fill: '#7fb2c4' },
  amber1: { fill: '#f1d493' },
  amber2: { fill: '#e8b258' },
}

const word = {
  fill: ink,
  fontSize: 22,
  fontWeight: 700,
  textAnchor: 'middle',
} as const
/** Beside its mark, on soil. */
const depth = { ...word, fill: 'var(--draw-measure)', fontSize: 20, textAnchor: 'start' } as const

const plain: Readonly<Record<string, Look>> = { ...lines, ...surfaces }

/** Surfaces are flat; anything held in the hand has an outline of 3 units. */
function lookOf(paint: Paint): Look {
  const [name = '', line] = paint.split(' ')
  return line === undefined ? { ...plain[name] } : { ...plain[name], ...outline }
}

interface PaintedProps {
  readonly shapes: Shapes
  readonly time?: string | undefined
  readonly amount?: string | undefined
}

/** Renders shapes in the colors of the theme. Texts are passed in: a drawing contains none of its own. */
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
      <text key={said} {...(said === 'depth' ? depth : word)} x={x} y={y} dy="0.35em">
        {amount}
      </text>
    )
  })

/** Longer texts do not fit into the stopwatch at full size. */
const maxLargeCharsInWatch = 3

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
      {...word}
      fill={pen}
      fontSize={time.length > maxLargeCharsInWatch ? 17 : 24}
      x={x}
      y={y}
      dy="0.35em"
    >
      {time}
    </text>
  </>
)
