import { useId } from 'react'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { colorOfLevel, isLookKnown, LevelLook, type LevelAppearance } from './level-look.tsx'
import styles from './level.module.css'

interface LevelTileProps extends LevelAppearance {
  /** `10`; the word itself when the chart has only words. */
  readonly value: string
  readonly unit?: string
  readonly word?: string
  /** Whether it is the answer; left out where nothing stays chosen. */
  readonly pressed?: boolean
  /** The color extends to the left edge of the screen, so that the wet strip can be held against it. */
  readonly bleeds?: boolean
  readonly onClick: () => void
}

/** Text longer than this is a word, not a number. */
const maxCharsInLargeType = 6

/** One level to choose: its color and, beside it on paper, value and word. */
export function LevelTile(props: LevelTileProps) {
  const { value, unit = '', word = '', pressed, bleeds = false, onClick, ...appearance } = props
  const isKnown = isLookKnown(appearance)
  return (
    <button
      type="button"
      className={classNames(
        `rim edged inset-focus grid fill fill-block target-test round-m paper ink ${styles['tile']}`,
        bleeds && isKnown && styles['bleeds'],
        !isKnown && styles['wordy'],
      )}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className={`rim shrink ${styles['color']}`}>
        <LevelLook {...appearance} />
      </span>
      <span className={`relative center-block paper close grid pad-2 sides-3 ${styles['plate']}`}>
        <span>
          <span
            className={classNames(
              'strong close',
              value.length > maxCharsInLargeType ? 'lead' : `headline ${styles['value']}`,
            )}
          >
            {value}
          </span>
          {unit !== '' && <span className="muted small"> {unit}</span>}
        </span>{' '}
        {word !== '' && <span className="muted small">{word}</span>}
        <ComputedMark {...appearance} />
      </span>
    </button>
  )
}

/** Marks a color computed from published absorption, not taken from the kit's paper; shown beside every such color. */
export function ComputedMark({ look, patch = null }: LevelAppearance) {
  if (patch !== null || look.kind === 'unknown' || look.isComputed !== true) return null
  return <span className="muted small">{texts('ui').computedColor}</span>
}

interface HalfLevelProps {
  /** Accessible name: between which levels. */
  readonly label: string
  readonly lower: LevelAppearance
  readonly upper: LevelAppearance
  readonly pressed?: boolean
  readonly onClick: () => void
}

/** Between two levels: a pill in both colors, placed between its neighbors. */
export function HalfLevel({ label, lower, upper, pressed, onClick }: HalfLevelProps) {
  const [low, high] = [colorOfLevel(lower), colorOfLevel(upper)]
  return (
    <button
      type="button"
      className={`center rim edged fill round-full ink target-test ${styles['half']}`}
      aria-label={texts('ui').halfOf(label)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {low !== null && high !== null && (
        <svg className="cover own-colors" aria-hidden="true">
          <rect width="100%" height="50%" fill={low} />
          <rect y="50%" width="100%" height="50%" fill={high} />
        </svg>
      )}
      <span className="relative round-full nowrap paper close small pad-1">{texts('ui').half}</span>
    </button>
  )
}

interface GapTileProps {
  readonly label: string
  readonly hint: string
  readonly lower: LevelAppearance
  readonly upper: LevelAppearance
  readonly bleeds?: boolean
  readonly onClick: () => void
}

/** For charts with levels whose values are unpublished: the gap itself is tapped, and the number typed. */
export function GapTile({ label, hint, lower, upper, bleeds = false, onClick }: GapTileProps) {
  const gradient = useId()
  const [low, high] = [colorOfLevel(lower), colorOfLevel(upper)]
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(
        `rim inset-focus grid fill fill-block target-test round-m paper ink pad-1 sides-3 ${styles['gap']}`,
        bleeds && styles['bleeds'],
      )}
      onClick={onClick}
    >
      {low !== null && high !== null && (
        <svg className="cover own-colors" aria-hidden="true">
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={low} />
              <stop offset="1" stopColor={high} />
            </linearGradient>
          </defs>
          <rect width="100%" height="100%" fill={`url(#${gradient})`} />
        </svg>
      )}
      <span className="row gap-3 relative round-full target sides-4 paper tight">
        <Icon name="edit" />
        <span>
          <b className="block">{label}</b> <span>{hint}</span>
        </span>
      </span>
    </button>
  )
}
