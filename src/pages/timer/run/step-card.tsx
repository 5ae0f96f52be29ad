import { isAsking } from '#domain/run/agenda.ts'
import { assertNever } from '#domain/result.ts'
import type { Run } from '#domain/run/run.ts'
import { lengthOf } from '#domain/run/track.ts'
import type { Task } from '#domain/run/task.ts'
import { between, minutes, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatClockSeconds, formatLength } from '#ui/format-time.ts'
import { AppLink } from '#ui/app-link.tsx'
import { StepDrawing } from '#ui/drawings/step-drawing.tsx'
import { Countdown } from './countdown.tsx'
import styles from './step-card.module.css'
import { useIsPractice } from './use-is-practice.ts'

interface StepCardProps {
  readonly run: Run
  readonly task: Task
  readonly now: Instant
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
  /** Two share the screen. */
  readonly isHalf: boolean
}

/** What to do now, in giant type, with its number. */
export function StepCard({ run, task, now, notBefore, isHalf }: StepCardProps) {
  const words = texts('live').run
  const isPractice = useIsPractice()
  const { step, doing } = task
  return (
    <section
      className={styles['card']}
      data-doing={doing.kind}
      data-half={isHalf}
      data-testid="step-card"
    >
      <p className={styles['doing']}>
        {notBefore !== null
          ? words.held
          : isAsking(task, now)
            ? words.askClear
            : words.doing[doing.kind]}
      </p>
      <h1 className={styles['title']}>{step.title}</h1>
      {notBefore === null ? (
        <StepNumber task={task} now={now} />
      ) : (
        <Countdown remaining={between(now, notBefore)} length={wholeRing} />
      )}
      {doing.kind === 'busy' && step.kind === 'timed' ? (
        <p className={styles['detail']}>{words.busyHint(step.endCue)}</p>
      ) : (
        <div className={styles['how']}>
          {doing.kind === 'ready' && notBefore === null && (
            <StepDrawing kit={run.kit} step={step} />
          )}
          <p className={styles['detail']}>
            {step.detail}{' '}
            {!isPractice && (
              <AppLink to={`/manual?kit=${run.kit.id}#step-${step.id}`} className={styles['more']}>
                {words.more}
              </AppLink>
            )}
          </p>
        </div>
      )}
      <Overdue run={run} task={task} now={now} />
    </section>
  )
}

function StepNumber({ task, now }: Pick<StepCardProps, 'task' | 'now'>) {
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

/** The ring of a step that is held back empties in its last minute. */
const wholeRing = minutes(1)

/** A reading is seldom answered in the very second. */
const worthSaying = 5

/** A reading or a question that has been waiting: since when, never "done". */
function Overdue({ run, task, now }: Pick<StepCardProps, 'run' | 'task' | 'now'>) {
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
