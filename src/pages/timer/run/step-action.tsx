import { isAsking } from '#domain/run/agenda.ts'
import type { Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import type { Run } from '#domain/run/run.ts'
import type { Task } from '#domain/run/task.ts'
import { lengthOf } from '#domain/run/track.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { formatLength } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import styles from './run-screen.module.css'
import { sampleName } from './sample-name.ts'
import { useGuard } from './use-guard.ts'

interface StepActionProps {
  readonly run: Run
  readonly task: Task
  readonly later: readonly Task[]
  readonly now: Instant
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
  /** A tube is to be washed meanwhile: that is what the step waits for. */
  readonly isWashing: boolean
}

/** The lower half of the screen: the one thing to tap. */
export function StepAction({ run, task, later, now, notBefore, isWashing }: StepActionProps) {
  const { session } = useServices()
  const words = texts('live').run
  const isGuarded = useGuard()
  const { doing, step } = task
  const other = later.find((it) => it.doing.kind === 'ready')
  const confirm = () => {
    if (!isGuarded) void session.confirm(task)
  }
  switch (doing.kind) {
    case 'ready': {
      if (notBefore !== null)
        return <Held isWashing={isWashing} onTap={() => void session.prefer(task)} />
      const kind = step.kind === 'timed' ? 'timed' : 'hands-on'
      return <HugeButton label={words.ready[kind]} hint={readyHint(step)} onTap={confirm} />
    }
    case 'counting':
      return <HugeButton label={words.timeIsUp} hint={words.countingHint} onTap={confirm} />
    case 'settling':
      return (
        <>
          {isAsking(task, now) && step.kind === 'settle' && (
            <Button block test onClick={() => void session.extend(task)}>
              {words.moreTime(formatLength(step.extend))}
            </Button>
          )}
          <HugeButton label={words.clear} hint="" onTap={confirm} />
          <Meanwhile run={run} task={other} />
        </>
      )
    case 'reacting':
      return other === undefined ? (
        <p className={styles['waiting']}>{words.allWaiting}</p>
      ) : (
        <Meanwhile run={run} task={other} />
      )
    case 'busy':
    case 'read':
      return null
    default:
      return assertNever(doing)
  }
}

/** How long it will be counted, before the tap that starts it. */
function readyHint(step: Step): string {
  const words = texts('live').run
  if (step.kind !== 'timed') return words.readyHint
  const length = lengthOf(step)
  return length === null ? words.countingHint : words.countsHint(formatLength(length))
}

interface HugeButtonProps {
  readonly label: string
  readonly hint: string
  readonly onTap: () => void
}

function HugeButton({ label, hint, onTap }: HugeButtonProps) {
  return (
    <Button kind="filled" block test onClick={onTap}>
      <span className={styles['label']}>{label}</span>
      {hint !== '' && <span className={styles['hint']}>{hint}</span>}
    </Button>
  )
}

interface HeldProps {
  readonly isWashing: boolean
  readonly onTap: () => void
}

/** Starting now would let two readings fall together later, or needs a clean tube: possible, but not what is asked. */
function Held({ isWashing, onTap }: HeldProps) {
  const words = texts('live').run
  return (
    <div className={styles['meanwhile']}>
      {!isWashing && <p>{words.heldHint}</p>}
      <Button block test onClick={onTap}>
        {words.startAnyway}
      </Button>
    </div>
  )
}

/** Hands-on work that would not fit before the next reading, for who dares. */
function Meanwhile({ run, task }: { readonly run: Run; readonly task: Task | undefined }) {
  const { session } = useServices()
  const words = texts('live').run
  if (task === undefined) return null
  return (
    <div className={styles['meanwhile']}>
      <p>{words.meanwhile}</p>
      <Button block test onClick={() => session.prefer(task)}>
        {`${sampleName(run, task.sample)} ${task.step.title}`}
      </Button>
    </div>
  )
}
