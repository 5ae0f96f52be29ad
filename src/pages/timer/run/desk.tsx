import type { LiveSession } from '#app/session-state.ts'
import { isAsking, isReadingNow, rinsesOf, type Agenda, type Guidance } from '#domain/run/agenda.ts'
import type { Role } from '#domain/run/run-plan.ts'
import { upcoming } from '#domain/run/upcoming.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import styles from './run-screen.module.css'
import { StepAction } from './step-action.tsx'
import { StepAnnouncement } from './step-announcement.tsx'
import { StepCard } from './step-card.tsx'
import { TimelineButton } from './timeline-button.tsx'
import { UpNext } from './up-next.tsx'
import { useSpokenStep } from './use-spoken-step.ts'
import { stateKey } from './state-key.ts'

interface DeskProps {
  readonly live: LiveSession
  readonly now: Instant
  /** Null: one person does all. */
  readonly role: Role | null
  readonly agenda: Agenda
}

/** One pair of hands: what to do now, what comes next, the one thing to tap. */
export function Desk({ live, now, role, agenda }: DeskProps) {
  const { run } = live
  const { now: task, notBefore, later } = agenda
  useSpokenStep(live, task, notBefore)
  const guidance: Guidance = { plan: live.plan, preferred: live.preferred, role }
  const next = upcoming(run, now, guidance, agenda)
  const isReading = task !== null && isReadingNow(task, now)
  const isWashing = rinsesOf(agenda, guidance).some(({ from, to }) => from <= now && now < to)
  const isCompact = isReading || role !== null || (task !== null && isAsking(task, now))
  return (
    <>
      <div className={styles['panes']}>
        <output className={styles['wash']}>
          {isWashing && role === null && <Notice kind="note">{texts('live').run.rinse}</Notice>}
          {isWashing && role !== null && <strong>{texts('live').run.rinse}</strong>}
        </output>
        {task === null ? (
          <p className={styles['waiting']}>{texts('live').roles.waiting}</p>
        ) : (
          <StepCard run={run} task={task} now={now} notBefore={notBefore} isHalf={role !== null} />
        )}
        <UpNext run={run} steps={next} now={now} lines={isCompact ? 1 : 2} />
        {!isCompact && notBefore === null && (
          <TimelineButton run={run} plan={live.plan} now={now} />
        )}
      </div>
      <div className={styles['action']} inert={live.elsewhere}>
        {task !== null &&
          (isReading ? (
            <ReadingPanel run={run} task={task} />
          ) : (
            <StepAction
              key={stateKey(task)}
              run={run}
              task={task}
              later={later}
              now={now}
              notBefore={notBefore}
              isWashing={isWashing}
            />
          ))}
      </div>
      {task !== null && <StepAnnouncement run={run} task={task} notBefore={notBefore} />}
    </>
  )
}
