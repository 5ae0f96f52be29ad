import type { Run } from '#domain/run/run.ts'
import type { Upcoming } from '#domain/run/upcoming.ts'
import { between, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatCountdown } from '#ui/format-time.ts'
import styles from './up-next.module.css'
import { sampleName } from './sample-name.ts'

interface UpNextProps {
  readonly run: Run
  readonly steps: readonly Upcoming[]
  readonly now: Instant
  /** How many lines there is room for. */
  readonly lines: 1 | 2
}

/** The next two: what, for which sample, in how long. */
export function UpNext({ run, steps, now, lines }: UpNextProps) {
  const words = texts('live').run
  const [first, second] = steps
  const rows = [
    { label: words.next, step: first },
    { label: words.afterNext, step: second },
  ]
  return (
    <dl className={styles['next']} data-lines={lines}>
      {rows.slice(0, lines).map(({ label, step }) =>
        step === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <When at={step.at} now={now} />
              <span>{sampleName(run, step.sample)}</span>
              <span className={styles['what']}>{step.title}</span>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

function When({ at, now }: { readonly at: Instant; readonly now: Instant }) {
  const left = between(now, at)
  return (
    <span className={styles['when']}>
      {left > 0 ? formatCountdown(left) : texts('live').run.now}
    </span>
  )
}
