import { bounds, cornersInMeters, type Outline, type Corner } from '#domain/plot/outline.ts'

interface FieldShapeProps {
  /** In meters. */
  readonly corners: readonly Corner[]
  readonly isChosen?: boolean
}

/** A field as a polygon: north is up. */
export const FieldShape = ({ corners, isChosen = false }: FieldShapeProps) => (
  <polygon
    points={corners.map(([x, y]) => `${x},${-y}`).join(' ')}
    fill={isChosen ? 'var(--primary-container)' : 'var(--tertiary-container)'}
    stroke={isChosen ? 'var(--primary)' : 'var(--soil-2)'}
    strokeWidth="3"
    vectorEffect="non-scaling-stroke"
    {...(isChosen && { 'data-chosen': true })}
  />
)

interface OutlineDrawingProps {
  readonly outline: Outline
  /** Meters shown, the same for fields side by side. Without it the field fills the drawing. */
  readonly extent?: number | undefined
  /** Accessible name; without it the drawing is decorative. */
  readonly label?: string
}

export function OutlineDrawing({ outline, extent, label }: OutlineDrawingProps) {
  const corners = cornersInMeters(outline)
  const { west, east, south, north } = bounds(corners)
  const size = (extent ?? extentOf(outline)) * 1.15
  const box = [(west + east - size) / 2, (-south - north - size) / 2, size, size]
  return (
    <svg
      viewBox={box.join(' ')}
      className="block fill fill-block well"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <FieldShape corners={corners} />
    </svg>
  )
}

/** Longer side of the bounding box, in meters. */
export function extentOf(outline: Outline): number {
  const { west, east, south, north } = bounds(cornersInMeters(outline))
  return Math.max(1, east - west, north - south)
}
