import { texts } from '#locales/texts.ts'
import styles from './field-drawing.module.css'

/** Corner points a little inside the field, and the crossing of the diagonals. Viewed from above. */
const points = [
  [50, 40],
  [190, 40],
  [50, 140],
  [190, 140],
  [120, 90],
] as const

/** Where to take soil by the five-point method. */
export function FieldDrawing() {
  const words = texts('hints').fivePoints
  return (
    <svg viewBox="0 0 240 180" role="img" aria-label={words.picture} className={styles['drawing']}>
      <rect x="10" y="10" width="220" height="160" rx="6" className={styles['field']} />
      <path d="M50 40L190 140M190 40L50 140" className={styles['diagonal']} />
      {points.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="17" className={styles['point']} />
          <text x={x} y={y + 7} textAnchor="middle" className={styles['number']}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
