import { useId } from 'react'
import { texts } from '#locales/texts.ts'
import { figureFill } from '#ui/turbidity-figure.ts'
import styles from './screen-check.module.css'

/**
 * Fine black and white lines beside the gray that has the same light in sRGB: where both look alike, the screen draws
 * the contrasts of a turbidity chart as they were measured.
 */
export function ScreenCheck() {
  const words = texts('color-chart').screenCheck
  const lines = useId()
  return (
    <figure className={styles['check']}>
      <figcaption>
        <strong>{words.title}</strong> {words.text}
      </figcaption>
      <svg className={styles['look']} role="img" aria-label={words.look}>
        <defs>
          <pattern id={lines} width="2" height="2" patternUnits="userSpaceOnUse">
            <rect width="2" height="1" fill="#000000" />
            <rect y="1" width="2" height="1" fill="#ffffff" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${lines})`} shapeRendering="crispEdges" />
        <rect x="33%" width="34%" height="100%" fill={figureFill(0.5)} />
      </svg>
    </figure>
  )
}
