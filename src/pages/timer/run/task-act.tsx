import { isAsking } from '#domain/run/agenda.ts'
import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { trackOf, type Run } from '#domain/run/run.ts'
import { remedyFor } from '#domain/run/start-within.ts'
import type { Task } from '#domain/run/task.ts'
import { durationOf } from '#domain/run/track.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { formatLength } from '#ui/text/format-time.ts'
import { useServices } from '#ui/services.tsx'
import { sampleName } from './sample-name.ts'
import { movementOf } from './task-stage.tsx'
import { useDoubleTapGuard } from './use-double-tap-guard.ts'

interface TaskActProps {
  readonly run: Run
  readonly task: Task
  readonly later: readonly Task[]
  readonly now: Instant
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
  /** Whether two workers share the screen. */
  readonly isHalf: boolean
}

/** The one button to tap, within reach of the thumb; nothing when there is nothing to tap. */
export function TaskAct({ run, task, later, now, notBefore, isHalf }: TaskActProps) {
  const { session } = useServices()
  const words = texts('live').run
  const isGuarded = useDoubleTapGuard()
  const confirm = () => {
    if (!isGuarded) void session.confirm(task)
  }
  const { status } = task
  switch (status.kind) {
    case 'ready':
      return notBefore === null ? (
        <ReadyActs {...{ run, task, now, isHalf, isGuarded }} onConfirm={confirm} />
      ) : (
        <Button kind="quiet" block test data-act onClick={() => session.prefer(task)}>
          {words.startAnyway}
        </Button>
      )
    case 'counting':
      return (
        <Act data-act small={isHalf} icon="check" detail={words.countingHint} onClick={confirm}>
          {words.timeIsUp}
        </Act>
      )
    case 'settling':
      return (
        <>
          <SettlingActs task={task} now={now} onConfirm={confirm} />
          <MeanwhileAct run={run} later={later} />
        </>
      )
    case 'reacting':
      return <MeanwhileAct run={run} later={later} />
    case 'busy':
    case 'read':
      return null
    default:
      return assertNever(status)
  }
}

interface ReadyActsProps extends Pick<TaskActProps, 'run' | 'task' | 'now' | 'isHalf'> {
  readonly isGuarded: boolean
  readonly onConfirm: () => void
}

/** Begins or confirms a step; first offers its remedy where it should have begun already. */
function ReadyActs({ run, task, now, isHalf, isGuarded, onConfirm }: ReadyActsProps) {
  const { session } = useServices()
  const words = texts('live').run
  const { step } = task
  const track = trackOf(run, task)
  const remedy = track === null ? null : remedyFor(track, now)
  return (
    <>
      {remedy !== null && (
        <Act
          data-act
          small
          icon="restart_alt"
          detail={words.remedied}
          onClick={() => {
            if (!isGuarded) void session.remedy(task)
          }}
        >
          {remedy.title}
        </Act>
      )}
      <Act
        data-act
        small={isHalf || remedy !== null}
        tonal={remedy !== null}
        {...(step.kind === 'timed'
          ? { icon: 'play_arrow', detail: countHint(step) }
          : { icon: 'check', detail: words.readyHint })}
        onClick={onConfirm}
      >
        {step.kind === 'timed' ? words.begin[movementOf(step)] : words.ready}
      </Act>
    </>
  )
}

interface SettlingActsProps extends Pick<TaskActProps, 'task' | 'now'> {
  readonly onConfirm: () => void
}

function SettlingActs({ task, now, onConfirm }: SettlingActsProps) {
  const { session } = useServices()
  const words = texts('live').run
  const { step } = task
  const isDue = isAsking(task, now)
  return (
    <>
      {isDue && step.kind === 'settle' && (
        <Button kind="quiet" block test icon="hourglass" onClick={() => void session.extend(task)}>
          {words.moreTime(formatLength(step.extend))}
        </Button>
      )}
      <Act data-act icon="check" detail={words.clearHint} tonal={!isDue} onClick={onConfirm}>
        {words.clear}
      </Act>
    </>
  )
}

/** Offers another step that can be done while this one runs by itself. */
function MeanwhileAct({ run, later }: Pick<TaskActProps, 'run' | 'later'>) {
  const { session } = useServices()
  const other = later.find(({ status }) => status.kind === 'ready')
  if (other === undefined) return null
  return (
    <Act
      data-act
      tonal
      small
      icon="front_hand"
      detail={`${sampleName(run, other.sample)} ${other.step.title}`}
      onClick={() => session.prefer(other)}
    >
      {texts('live').run.meanwhile}
    </Act>
  )
}

/** How long the countdown will be, shown before the tap that starts it. */
function countHint(step: Step): string {
  const words = texts('live').run
  const length = durationOf(step)
  return length === null ? words.countingHint : words.countsHint(formatLength(length))
}
