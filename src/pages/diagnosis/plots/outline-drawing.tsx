import { bounds, cornersInMeters, type Outline, type Corner } from '#domain/plot/outline.ts'
import styles from './outline.module.css'

/** Corners in meters as a polygon's `points` attribute: north is up. */
export const pointsText = (corners: readonly Corner[]) =>
  corners.map(([x, y]) => `${x},${-y}`).join(' ')

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
      className="block fill fill-block sunken"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <polygon points={pointsText(corners)} className={styles['field']} />
    </svg>
  )
}

/** Longer side of the bounding box, in meters. */
export function extentOf(outline: Outline): number {
  const { west, east, south, north } = bounds(cornersInMeters(outline))
  return Math.max(1, east - west, north - south)
}
