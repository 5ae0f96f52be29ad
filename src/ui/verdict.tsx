import { Children, type ReactNode } from 'react'
import styles from './verdict.module.css'

interface VerdictProps {
  /** Field and date. */
  readonly where?: ReactNode
  /** The answer, with a heading of its own. */
  readonly title: ReactNode
  /** What follows from the answer. */
  readonly children?: ReactNode
}

/** A diagnosis result above a soil profile. */
export const VerdictCard = ({ where, title, children }: VerdictProps) => (
  <div className={`flex column rim fill-block tone-tertiary round-xl ${styles['verdict']}`}>
    <div className={`grid gap-half ${styles['words']}`}>
      {where !== undefined && <p className="flex wrap label baseline even beside-2">{where}</p>}
      {title}
      {Children.toArray(children).length > 0 && (
        <div className={`even label ${styles['what']}`}>{children}</div>
      )}
    </div>
    <SoilProfile />
  </div>
)

/** Four wavy layers along the lower edge of the container, which rise where there is room, and two sprouts. */
const SoilProfile = () => (
  <div className={`relative ${styles['soil']}`}>
    <svg className="cover" preserveAspectRatio="none" viewBox="0 0 360 50" aria-hidden="true">
      {layers.map(([paint, path]) => (
        <path key={path} d={path} fill={paint} {...edge} />
      ))}
    </svg>
    <svg className={`absolute ${styles['sprouts']}`} viewBox="0 0 150 110" aria-hidden="true">
      <Sprout transform="translate(100 66) scale(1.1)" />
      <Sprout transform="translate(48 64) scale(0.7)" />
      <path
        fill="none"
        stroke="var(--soil-4)"
        strokeWidth={2.5}
        strokeLinecap="round"
        d="M100 68q-2 16-10 28M100 76q8 10 14 16M48 66q2 12-4 20"
      />
      <circle fill="var(--soil-4)" {...edge} cx="14" cy="92" r="5" />
      <circle fill="var(--soil-4)" {...edge} cx="132" cy="98" r="4" />
    </svg>
  </div>
)

/** Flat surfaces get an edge in the sunlight theme. */
const edge = { stroke: 'var(--draw-ink)', strokeWidth: 'var(--draw-edge)' }

const layers = [
  ['var(--soil-1)', 'M0 4C30 9 60 9 90 4S150-1 180 4 240 9 270 4 330-1 360 4V50H0Z'],
  ['var(--soil-2)', 'M0 16C30 10 60 10 90 16S150 22 180 16 240 10 270 16 330 22 360 16V50H0Z'],
  ['var(--soil-3)', 'M0 28C30 35 60 35 90 28S150 21 180 28 240 35 270 28 330 21 360 28V50H0Z'],
  ['var(--soil-4)', 'M0 40C30 35 60 35 90 40S150 45 180 40 240 35 270 40 330 45 360 40V50H0Z'],
] as const

const Sprout = ({ transform }: { readonly transform: string }) => (
  <g transform={transform}>
    <path stroke="var(--grass-deep)" strokeWidth={4} strokeLinecap="round" d="M0 0V-27" />
    <path fill="var(--grass)" {...edge} d="M-1-22C-24-20-34-32-36-50-12-52 0-42-1-22z" />
    <path fill="var(--grass-deep)" d="M1-28C0-46 12-56 34-54 34-36 22-26 1-28z" />
  </g>
)
