import { isAsking } from '#domain/run/agenda.ts'
import { assertNever } from '#domain/result.ts'
import type { Step } from '#domain/kit/kit.ts'
import { trackOf, type Run } from '#domain/run/run.ts'
import { isPastStartLimit, limitOf, remedyFor } from '#domain/run/start-within.ts'
import { durationOf } from '#domain/run/track.ts'
import type { TaskStatus, Task } from '#domain/run/task.ts'
import { secondsBetween, minutes, type Instant, type Seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { StepDrawing } from '#ui/drawings/step-drawing.tsx'
import { formatClockSeconds, formatLength } from '#ui/text/format-time.ts'
import { ReactionPicture } from '#ui/run/reaction-picture.tsx'
import { Count, Stage, StageLine, StagePicture, type StageState } from '#ui/run/stage.tsx'
import styles from './run-screen.module.css'
import { useIsPractice } from './use-is-practice.ts'

interface TaskStageProps {
  readonly run: Run
  readonly task: Task
  readonly now: Instant
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
  /** Whether two workers share the screen. */
  readonly isHalf: boolean
}

/** What to do now, or to wait for: word, title, number, picture and one line of detail. */
export function TaskStage({ run, task, now, notBefore, isHalf }: TaskStageProps) {
  const words = texts('live').run
  const { step, status } = task
  const count = countOf(task, now, notBefore)
  return (
    <Stage
      state={stateOf(status, notBefore)}
      word={wordOf(task, now, notBefore)}
      title={step.title}
      status={status.kind}
      level={count === null ? null : levelOf(count)}
      isHalf={isHalf}
    >
      {count !== null && <Count seconds={count.seconds} isUp={count.isUp} />}
      <StagePicture>
        {status.kind === 'reacting' && task.nextRead !== null ? (
          <ReactionPicture
            analytes={run.kit.analytes.filter(({ id }) => task.nextRead?.analytes.includes(id))}
            share={
              secondsBetween(status.startedAt, now) / secondsBetween(status.startedAt, status.due)
            }
          />
        ) : (
          <StepDrawing kit={run.kit} step={step} />
        )}
      </StagePicture>
      <StageLine>
        {notBefore === null ? <Line run={run} task={task} now={now} /> : words.heldHint}
      </StageLine>
    </Stage>
  )
}

/** The movement of a step, derived from its id. Copies of a kit keep the ids of its steps. */
export function movementOf({ id, kind }: Step): 'dip' | 'shake' | 'other' {
  const parts = id.split('-')
  if (kind !== 'timed') return 'other'
  return parts.includes('dip') ? 'dip' : parts.includes('shake') ? 'shake' : 'other'
}

const states: Record<TaskStatus['kind'], StageState> = {
  ready: 'hands',
  busy: 'hands',
  counting: 'wait',
  reacting: 'wait',
  settling: 'wait',
  read: 'read',
}

const stateOf = ({ kind }: TaskStatus, notBefore: Instant | null) =>
  notBefore === null ? states[kind] : 'wait'

function wordOf(task: Task, now: Instant, notBefore: Instant | null): string {
  const words = texts('live').run
  if (notBefore !== null) return words.held
  return isAsking(task, now) ? words.askClear : words.status[task.status.kind]
}

interface StageCount {
  readonly seconds: Seconds
  readonly isUp: boolean
  /** The full duration, for the rising level; null when unknown. */
  readonly length: Seconds | null
}

/** Rises in whole seconds, one increment each. */
const levelOf = ({ seconds, length }: StageCount) =>
  length === null ? null : 1 - Math.ceil(seconds) / length

const up = (from: Instant, now: Instant): StageCount => ({
  seconds: secondsBetween(from, now),
  isUp: true,
  length: null,
})

const down = (now: Instant, to: Instant, length: Seconds | null): StageCount => ({
  seconds: secondsBetween(now, to),
  isUp: false,
  length,
})

function countOf({ status, step }: Task, now: Instant, notBefore: Instant | null) {
  if (notBefore !== null) return down(now, notBefore, minutes(1))
  switch (status.kind) {
    case 'busy':
    case 'reacting':
      return down(now, status.due, durationOf(step))
    case 'counting':
      return up(status.startedAt, now)
    case 'settling':
      return status.askAt === null || status.askAt <= now
        ? up(status.startedAt, now)
        : down(now, status.askAt, secondsBetween(status.startedAt, status.askAt))
    case 'ready':
    case 'read':
      return null
    default:
      return assertNever(status)
  }
}

/** How long the step's detail stays after a reaction has started, before the time of the next reading replaces it. */
const detailSeconds = 20
/** Lateness from which it is shown: a question is seldom answered in the very second. */
const worthSayingSeconds = 5

function Line({ run, task, now }: Pick<TaskStageProps, 'run' | 'task' | 'now'>) {
  const words = texts('live').run
  const { step, status, nextRead } = task
  const isPractice = useIsPractice()
  if (status.kind === 'busy' && step.kind === 'timed') return <>{words.busyHint(step.endCue)}</>
  const tooLate = tooLateText(run, task, now)
  if (tooLate !== null) return <>{tooLate}</>
  if (status.kind === 'reacting' && nextRead !== null) {
    if (secondsBetween(status.startedAt, now) >= detailSeconds)
      return <>{words.reactingHint(formatClockSeconds(status.due, run.wallOffset))}</>
  }
  const lateSeconds =
    status.kind === 'settling' && status.askAt !== null ? secondsBetween(status.askAt, now) : 0
  if (lateSeconds >= worthSayingSeconds) return <>{words.overdue(formatLength(lateSeconds))}</>
  return (
    <>
      {step.detail}{' '}
      {!isPractice && (
        <AppLink
          to={`/manual?kit=${run.kit.id}#step-${step.id}`}
          className={`center-block inline-block target-test ${styles['more']}`}
        >
          {words.more}
        </AppLink>
      )}
    </>
  )
}

/** The hint for a step that should have begun already; null for all others. */
function tooLateText(run: Run, task: Task, now: Instant): string | null {
  const track = trackOf(run, task)
  const limit = limitOf(task.step)
  if (track === null || limit === null || !isPastStartLimit(track, now)) return null
  return texts('live').run.tooLate(formatLength(limit), remedyFor(track, now)?.title ?? null)
}
