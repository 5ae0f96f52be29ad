import { isKnown, type Sourced } from '#domain/sourced.ts'
import { after, between, type Instant, type Seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatCountdown, formatLength } from '#ui/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './reading-panel.module.css'

interface ReadingWindowProps {
  readonly due: Instant
  readonly now: Instant
  readonly within: Sourced<Seconds>
}

type Stage = 'early' | 'now' | 'late'

/** Too early → now → late. */
export function ReadingWindow({ due, now, within }: ReadingWindowProps) {
  const words = texts('live').read
  const stage = stageOf(due, now, within)
  const icons = { early: 'hourglass', now: 'visibility', late: 'warning' } as const
  const left = between(now, due)
  return (
    <p className={styles['window']} data-stage={stage} data-testid="reading-window">
      <Icon name={icons[stage]} />
      <strong>{words[stage]}</strong>
      <span className={styles['limit']}>
        {left > 0
          ? formatCountdown(left)
          : isKnown(within)
            ? words.within(formatLength(within.value))
            : words.withinUnknown}
      </span>
    </p>
  )
}

function stageOf(due: Instant, now: Instant, within: Sourced<Seconds>): Stage {
  if (now < due) return 'early'
  return isKnown(within) && now > after(due, within.value) ? 'late' : 'now'
}
