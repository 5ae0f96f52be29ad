import type { Analyte, Level } from '#domain/kit/kit.ts'
import { colorOfLevel } from '#ui/level/level-look.tsx'
import { itemName } from '#ui/text/short-name.ts'
import styles from './reaction-picture.module.css'

interface ReactionPictureProps {
  /** The analytes whose color develops. */
  readonly analytes: readonly Analyte[]
  /** Elapsed fraction of the wait, 0–1. */
  readonly share: number
}

/** The strip or the tubes whose color develops during the wait. Hidden from screen readers: title and number say the same. */
export function ReactionPicture({ analytes, share }: ReactionPictureProps) {
  const isStrip = analytes.some(({ method }) => method === 'pad')
  // In tenths: no rerender in between.
  const strength = 0.15 + 0.85 * Math.min(1, Math.max(0, Math.round(share * 10) / 10))
  return isStrip ? (
    <Strip analytes={analytes} strength={strength} />
  ) : (
    <Tubes analytes={analytes} strength={strength} />
  )
}

const drawn = {
  stroke: 'var(--draw-ink)',
  strokeWidth: 'var(--draw-line)',
  strokeLinejoin: 'round',
} as const

interface PartProps {
  readonly analytes: readonly Analyte[]
  /** Strength of the color, 0–1. */
  readonly strength: number
}

function Strip({ analytes, strength }: PartProps) {
  const step = Math.min(92, 236 / analytes.length)
  const first = 236 - (analytes.length - 1) * step
  return (
    <svg
      viewBox="0 0 340 118"
      className={`block fill fill-block mid ${styles['picture']}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="24" y="46" width="292" height="54" rx="8" fill="var(--draw-paper)" {...drawn} />
      {analytes.map((analyte, index) => (
        <g key={analyte.id} transform={`translate(${first + index * step} 46)`}>
          <Color analyte={analyte} strength={strength} d="M0 0h56v54H0z" />
          <path d="M0 0v54M56 0v54" {...drawn} />
          <Name x={28} y={-12} name={itemName(analyte, analytes)} />
        </g>
      ))}
    </svg>
  )
}

interface NameProps {
  readonly x: number
  readonly y: number
  readonly name: string
}

/** Longer names are set smaller: beside each other they must not touch. */
const Name = ({ x, y, name }: NameProps) => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    className="strong"
    fill="var(--on-surface)"
    fontSize={name.length > 8 ? 17 : 20}
  >
    {name}
  </text>
)

function Tubes({ analytes, strength }: PartProps) {
  const step = 104
  const first = 170 - ((analytes.length - 1) * step) / 2
  return (
    <svg
      viewBox="0 0 340 190"
      className={`block fill fill-block mid ${styles['picture']}`}
      aria-hidden="true"
      focusable="false"
    >
      {analytes.map((analyte, index) => (
        <g key={analyte.id} transform={`translate(${first + index * step - 24} 8)`}>
          <path d="M2 4h44v112q0 24-22 24T2 116z" fill="var(--draw-glass)" />
          <Color
            analyte={analyte}
            strength={strength}
            d="M3.5 40h41v76q0 22.5-20.5 22.5T3.5 116z"
          />
          <path d="M2 4v112q0 24 22 24t22-24V4M-6 4h60" fill="none" {...drawn} />
          <path
            d="M28 60h10M28 80h10M28 100h10"
            stroke="var(--draw-ink)"
            strokeWidth="2"
            opacity="var(--draw-faint)"
          />
          <Name x={24} y={172} name={itemName(analyte, analytes)} />
        </g>
      ))}
    </svg>
  )
}

/** The color in the middle of the chart; if none is published, a neutral tone that suggests nothing. */
function Color({ analyte, strength, d }: { analyte: Analyte; strength: number; d: string }) {
  const known = analyte.levels.flatMap(({ look }: Level) => colorOfLevel({ look }) ?? [])
  const color = known[Math.floor(known.length / 2)]
  return <path d={d} opacity={strength} fill={color ?? 'var(--soil-4)'} />
}
