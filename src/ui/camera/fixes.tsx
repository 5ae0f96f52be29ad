import { texts } from '#locales/texts.ts'
import { inkLine } from '#ui/drawings/drawing-shape.ts'
import styles from './camera.module.css'

/** Three drawn remedies for bad light: turn your back to the window, go into the shade, tilt the paper. */
export function Fixes() {
  const words = texts('camera').fixes
  return (
    <ul className={`columns-3 plain gap-2 ${styles['fixes']}`}>
      <li className="grid items-center gap-1 well round-m small centered tight pad-2">
        <svg viewBox="0 0 120 84" {...inkLine} aria-hidden="true">
          <circle fill="var(--sun)" cx="22" cy="20" r="11" />
          <path d="M22 3v3M5 20h3M36 20h3M10 32l2-2M34 8l-2 2" />
          <circle fill="var(--draw-glove)" cx="66" cy="30" r="11" />
          <path fill="var(--draw-cuff)" d="M46 84q0-38 20-38t20 38z" />
          <rect fill="var(--draw-paper)" x="92" y="42" width="14" height="24" rx="3" />
          <path d="M84 62h10" />
        </svg>
        <b>{words.turn}</b>
      </li>
      <li className="grid items-center gap-1 well round-m small centered tight pad-2">
        <svg viewBox="0 0 120 84" {...inkLine} aria-hidden="true">
          <path fill="var(--soil-3)" d="M14 30L60 8l46 22z" />
          <path d="M26 30v48M94 30v48M20 78h80" />
          <rect fill="var(--draw-paper)" x="52" y="42" width="16" height="34" rx="3" />
        </svg>
        <b>{words.shade}</b>
      </li>
      <li className="grid items-center gap-1 well round-m small centered tight pad-2">
        <svg viewBox="0 0 120 84" {...inkLine} aria-hidden="true">
          <path d="M10 76h100" />
          <rect
            fill="var(--draw-paper)"
            x="34"
            y="52"
            width="60"
            height="14"
            rx="3"
            transform="rotate(-24 60 60)"
          />
          <path
            stroke="var(--draw-move)"
            strokeWidth={5}
            d="M92 66Q100 48 88 32M88 32l-3 13M88 32l13 4"
          />
        </svg>
        <b>{words.tilt}</b>
      </li>
    </ul>
  )
}
