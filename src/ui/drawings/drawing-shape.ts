/** Surfaces without an outline; ` line` adds the pen's. */
export type Surface =
  | 'glass'
  | 'water'
  | 'mud'
  | 'haze'
  | 'glove'
  | 'cuff'
  | 'paper'
  | 'screen'
  | 'cap'
  | 'mark'
  | 'act'
  | 'soil1'
  | 'soil2'
  | 'soil3'
  | 'soil4'
  | 'grass'
  | 'leaf'
  | 'sky'
  | 'hill'
  | 'sun'
  | 'ground'
  | 'pebble'
  | Reagent

/** Colors of reagents and pads: the same in every theme. */
type Reagent =
  | 'rose0'
  | 'rose1'
  | 'rose2'
  | 'rose3'
  | 'olive'
  | 'yellow'
  | 'green'
  | 'blue1'
  | 'blue2'
  | 'amber1'
  | 'amber2'
  | 'milk'

/** `move` shows what to do; `finger` is drawn over its wider `rim`; `pen` is dark in every theme, for drawings on white paper. */
export type Line =
  | 'ink'
  | 'pen'
  | 'thin'
  | 'dash'
  | 'move'
  | 'air'
  | 'measure'
  | 'finger'
  | 'rim'
  | 'stem'
  | 'root'
  | 'worm'
  | 'worm-rim'
  | 'frame'

export type Paint = Line | Surface | `${Surface} line`

/** A path with an optional transform. */
export type PaintedPath = readonly [paint: Paint, path: string, transform?: string]
/**
 * Text that depends on the kit or step: an amount (of `depth`, in soil) beside a line, or the time on a stopwatch. Omitted when unknown.
 */
export interface Said {
  readonly said: 'amount' | 'time' | 'depth'
  readonly x: number
  readonly y: number
}
export type Shape = PaintedPath | Said
export type Shapes = readonly Shape[]

/** How drawings are drawn, as SVG attributes: what is filled overrides it. */
export const inkLine = {
  fill: 'none',
  stroke: 'var(--draw-ink)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius)
export const rect = (x: number, y: number, width: number, height: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** The same shapes with a transform applied. */
export const transformed = (
  transform: string,
  shapes: readonly PaintedPath[],
): readonly PaintedPath[] =>
  shapes.map(([paint, path, inner]): PaintedPath => [
    paint,
    path,
    inner === undefined ? transform : `${transform} ${inner}`,
  ])
