import type { Run } from '#domain/run/run.ts'
import { wantedAt, type Task } from '#domain/run/task.ts'
import { between, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatCountdown } from '#ui/format-time.ts'
import styles from './up-next.module.css'
import { sampleName } from './sample-name.ts'

interface UpNextProps {
  readonly run: Run
  readonly tasks: readonly Task[]
  readonly now: Instant
  /** How many lines there is room for. */
  readonly lines: 1 | 2
}

/** The next two: what, for which sample, in how long. */
export function UpNext({ run, tasks, now, lines }: UpNextProps) {
  const words = texts('live').run
  const [first, second] = dueFirst(tasks, now)
  const rows = [
    { label: words.next, task: first },
    { label: words.afterNext, task: second },
  ]
  return (
    <dl className={styles['next']}>
      {rows.slice(0, lines).map(({ label, task }) =>
        task === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Line run={run} task={task} now={now} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Line({
  run,
  task,
  now,
}: {
  readonly run: Run
  readonly task: Task
  readonly now: Instant
}) {
  const words = texts('live').run
  const left = between(now, wantedAt(task, now))
  const title = task.nextRead?.title ?? task.step.title
  return (
    <>
      <span className={styles['when']}>{left > 0 ? formatCountdown(left) : words.now}</span>
      <span>{sampleName(run, task.sample)}</span>
      <span className={styles['what']}>{title}</span>
    </>
  )
}

/** What has a deadline before what can wait. */
const dueFirst = (tasks: readonly Task[], now: Instant) =>
  [
    ...tasks.filter((task) => task.doing.kind !== 'ready' && task.doing.kind !== 'counting'),
    ...tasks.filter((task) => task.doing.kind === 'ready' || task.doing.kind === 'counting'),
  ].filter((task) => wantedAt(task, now) >= now || task.doing.kind !== 'busy')
