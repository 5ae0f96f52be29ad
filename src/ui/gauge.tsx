import { classNames } from './class-names.ts'
import styles from './gauge.module.css'
import hiding from './visually-hidden.module.css'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** All positions are fractions of the width: 0 is the left end, 1 the right end. */
export interface GaugeProps {
  /** The range in words; value and judgement stand beside the picture. Empty when no range is known. */
  readonly label: string
  /** The crop's optimal range; null when no limit is known. */
  readonly band: Stretch | null
  /** Uncertainty of the reading; null for an exact figure. */
  readonly span?: Stretch | null
  /** The reading; null when nothing was detected. */
  readonly pin: number | null
}

export interface GaugeTick {
  readonly at: number
  readonly text: string
}

const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`
const widthOf = ({ from, to }: Stretch) => percent(Math.max(0, to - from))

interface LayersProps extends Pick<GaugeProps, 'band' | 'span'> {
  /** Top edge, height and corner radius of the track, in px. */
  readonly y: number
  readonly height: number
  readonly rx: number
  /** How far the band extends above and below the track. */
  readonly overhang?: number
}

/** Track, the crop's range and the uncertainty of the reading, layered. */
function Layers({ band, span = null, y, height, rx, overhang = 0 }: LayersProps) {
  return (
    <>
      <rect
        fill="var(--surface-low)"
        stroke="var(--track-edge)"
        strokeWidth="2"
        y={y}
        width="100%"
        height={height}
        rx={rx}
      />
      {band !== null && (
        <rect
          fill="var(--done-container)"
          stroke="var(--done-edge)"
          strokeWidth="max(2px, var(--edge-width))"
          x={percent(band.from)}
          y={y - overhang}
          width={widthOf(band)}
          height={height + 2 * overhang}
          rx="6"
        />
      )}
      {span !== null && (
        <rect
          className={styles['span']}
          x={percent(span.from)}
          y={y}
          width={widthOf(span)}
          height={height}
          rx={rx}
        />
      )}
    </>
  )
}

const spoken = (label: string) =>
  label === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }

const pinPaint = { fill: 'var(--on-surface)', stroke: 'var(--surface-high)', strokeWidth: 3 }

/** One line of 24 px: track, the crop's range, the uncertainty of the reading, the reading. */
export function GaugeLine({ label, band, span = null, pin }: GaugeProps) {
  return (
    <svg {...spoken(label)} className="block fill spill sides-1" height="24">
      <Layers band={band} span={span} y={7} height={10} rx={5} overhang={3} />
      {pin !== null && <circle {...pinPaint} cx={percent(pin)} cy="12" r="9" />}
    </svg>
  )
}

interface FullGaugeProps extends GaugeProps {
  /** Shown in the band if there is room. */
  readonly bandWord: string
  readonly ticks: readonly GaugeTick[]
}

/** A word, or two numbers side by side, need this fraction of a phone's width. */
const widthOfWord = 0.15
/** Nearer to the middle of a word, the pin covers it. */
const pinReach = 0.09

function hasRoomForWord({ from, to }: Stretch, pin: number | null) {
  const isCovered = pin !== null && Math.abs(pin - (from + to) / 2) < pinReach
  return to - from >= widthOfWord && !isCovered
}

/** The full gauge, 56 px: the band with its word, and its limits as figures. */
export function Gauge({ label, band, span = null, pin, bandWord, ticks }: FullGaugeProps) {
  return (
    <svg {...spoken(label)} className="block fill spill sides-1" height="56">
      <Layers band={band} span={span} y={14} height={20} rx={10} />
      {band !== null && hasRoomForWord(band, pin) && (
        <text
          className="small strong"
          fill="var(--on-done-container)"
          x={percent((band.from + band.to) / 2)}
          y="29.5"
          textAnchor="middle"
        >
          {bandWord}
        </text>
      )}
      {pin !== null && (
        <svg x={percent(pin)} y="24" className="spill">
          <path {...pinPaint} d="M0 12C-7 2-11-3-11-11a11 11 0 0 1 22 0C11-3 7 2 0 12z" />
          <circle fill="var(--surface-high)" cy="-11" r="4" />
        </svg>
      )}
      {ticks.map(({ at, text }, place) => (
        <text
          key={text}
          className="small"
          fill="var(--on-surface-muted)"
          x={percent(at)}
          y="51"
          textAnchor={anchorOf(ticks, place)}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** Keeps numbers within the gauge, and aligns close neighbors away from each other. */
function anchorOf(ticks: readonly GaugeTick[], place: number) {
  const at = ticks[place]?.at ?? 0
  const before = ticks[place - 1]?.at ?? -1
  const after = ticks[place + 1]?.at ?? 2
  if (at < 0.04 || at - before < widthOfWord) return 'start'
  return at > 0.96 || after - at < widthOfWord ? 'end' : 'middle'
}

interface WordScaleProps {
  readonly label: string
  /** From low to high. */
  readonly words: readonly string[]
  /** The words that were tapped; two when the reading lay between them. */
  readonly chosen: readonly string[]
}

/** A scale of words: the chosen one in its position among the others. Soil brown, because words are not judgements. */
export const WordScale = ({ label, words, chosen }: WordScaleProps) => (
  <>
    <span className={hiding['hidden']}>{label}</span>
    <span aria-hidden className={`gap-1 centered small grid tight ${styles['words']}`}>
      {words.map((word) => (
        <span
          key={word}
          className={classNames(
            'center pad-1 round-xs',
            chosen.includes(word)
              ? `mark-tertiary strong ${styles['chosen']}`
              : 'well muted thin-edge',
          )}
        >
          {word}
        </span>
      ))}
    </span>
  </>
)
