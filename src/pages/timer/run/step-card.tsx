import { isAsking } from '#domain/run/agenda.ts'
import { assertNever } from '#domain/result.ts'
import type { Run } from '#domain/run/run.ts'
import { lengthOf } from '#domain/run/track.ts'
import type { Task } from '#domain/run/task.ts'
import { between, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatClockSeconds, formatLength } from '#ui/format-time.ts'
import { Countdown } from './countdown.tsx'
import styles from './step-card.module.css'

interface StepCardProps {
  readonly run: Run
  readonly task: Task
  readonly now: Instant
}

/** What to do now, in giant type, with its number. */
export function StepCard({ run, task, now }: StepCardProps) {
  const words = texts('live').run
  const { step, doing } = task
  return (
    <section className={styles['card']} data-doing={doing.kind} data-testid="step-card">
      <p className={styles['doing']}>
        {isAsking(task, now) ? words.askClear : words.doing[doing.kind]}
      </p>
      <h1 className={styles['title']}>{step.title}</h1>
      <StepNumber task={task} now={now} />
      <p className={styles['detail']}>
        {doing.kind === 'busy' && step.kind === 'timed' ? words.busyHint(step.endCue) : step.detail}
      </p>
      <Overdue run={run} task={task} now={now} />
    </section>
  )
}

function StepNumber({ task, now }: Omit<StepCardProps, 'run'>) {
  const { doing, step } = task
  const length = lengthOf(step)
  switch (doing.kind) {
    case 'busy':
    case 'reacting':
      return <Countdown remaining={between(now, doing.due)} length={length} />
    case 'counting':
      return <Countdown remaining={between(doing.startedAt, now)} length={null} />
    case 'settling':
      return doing.askAt === null || doing.askAt <= now ? (
        <Countdown remaining={between(doing.startedAt, now)} length={null} />
      ) : (
        <Countdown
          remaining={between(now, doing.askAt)}
          length={between(doing.startedAt, doing.askAt)}
        />
      )
    case 'ready':
    case 'read':
      return null
    default:
      return assertNever(doing)
  }
}

/** A reading is seldom answered in the very second. */
const worthSaying = 5

/** A reading or a question that has been waiting: since when, never "done". */
function Overdue({ run, task, now }: StepCardProps) {
  const words = texts('live').run
  const { doing } = task
  const due = doing.kind === 'read' ? doing.due : doing.kind === 'settling' ? doing.askAt : null
  const late = due === null ? 0 : between(due, now)
  if (due === null || late < worthSaying) return null
  return (
    <p className={styles['overdue']}>
      {words.overdue(formatClockSeconds(due, run.wallOffset), formatLength(late))}
    </p>
  )
}
