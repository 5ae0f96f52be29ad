import { Icon } from '#ui/icon.tsx'
import { StateChip } from '#ui/marks.tsx'
import styles from './reading-head.module.css'

export type ReadingStage = 'early' | 'now' | 'late'

interface ReadingHeadProps {
  readonly stage: ReadingStage
  /** Before the reading is due a countdown, then that it is due. */
  readonly chip: string
  /** Time since it is due; null while that is no news. It takes the place of a word: the levels below must not move. */
  readonly passed: string | null
  readonly title: string
  /** For tests and styles of the caller: the status of the task. */
  readonly status: string
  readonly words: Readonly<Record<ReadingStage, string>>
  /** Whether the kit gives a reading window. */
  readonly hasLimit: boolean
  /** Elapsed fraction of the stage, 0–1. */
  readonly share: number
}

/** Start and length of each stage, in percent of the bar. */
const places = {
  early: { x: 0, width: 31 },
  now: { x: 33, width: 42 },
  late: { x: 77, width: 23 },
} as const
const withoutLimit = { ...places, now: { x: 33, width: 67 } } as const

const tones = { early: 'tone-wait', now: 'tone-read', late: 'tone-late' }

/** Shows that it is time to read, with one bar and a pin: too early → now → late. */
export function ReadingHead(props: ReadingHeadProps) {
  const { stage, chip, passed, title, status, hasLimit, share } = props
  const words = { ...props.words, now: passed ?? props.words.now }
  const place = hasLimit ? places : withoutLimit
  const stages = hasLimit ? (['early', 'now', 'late'] as const) : (['early', 'now'] as const)
  const pin = place[stage].x + place[stage].width * Math.min(0.96, Math.max(0.04, share))
  return (
    <section
      className={`grid gap-2 round-l ${tones[stage]} bordered pad-3 sides-4`}
      data-stage={stage}
      data-status={status}
      data-testid="step-card"
    >
      <div className={`row wrap gap-1 beside-3 ${styles['title']}`}>
        <StateChip state={stage === 'late' ? 'late' : stage === 'early' ? 'wait' : 'read'}>
          <span {...(stage === 'early' && { role: 'timer', 'aria-live': 'off' as const })}>
            {chip}
          </span>
        </StateChip>
        <h1 className="ink title" tabIndex={-1}>
          {title}
        </h1>
      </div>
      <div data-testid="reading-window" data-stage={stage}>
        <svg className={`block fill spill ${styles['bar']}`} aria-hidden="true" focusable="false">
          {stages.map((it) => (
            <rect
              key={it}
              x={`${place[it].x}%`}
              width={`${place[it].width}%`}
              height="12"
              rx="6"
              className={styles[it]}
              {...(it !== 'now' && {
                fill: it === 'late' ? 'var(--late-fill)' : 'var(--surface-high)',
              })}
              stroke={
                it === stage ? 'var(--on-surface)' : it === 'now' ? 'none' : 'var(--track-edge)'
              }
              strokeWidth="2"
            />
          ))}
          <svg x={`${pin.toFixed(1)}%`} className="spill">
            <path
              d="M-9-5h18l-9 12z"
              fill="var(--on-surface)"
              stroke="var(--surface-high)"
              strokeWidth="2"
            />
          </svg>
        </svg>
        <p
          className={`wide centered items-center small even grid ${styles['words']}`}
          data-limit={hasLimit}
        >
          {stages.map((it) =>
            it === stage ? (
              <strong key={it} className="row gap-1 ink">
                <Icon
                  name={it === 'now' ? 'visibility' : it === 'late' ? 'schedule' : 'hourglass'}
                />
                <span>{words[it]}</span>
              </strong>
            ) : (
              // Read aloud, the places that the pin is not at would contradict where it is.
              <span key={it} aria-hidden="true">
                {words[it]}
              </span>
            ),
          )}
        </p>
      </div>
    </section>
  )
}
