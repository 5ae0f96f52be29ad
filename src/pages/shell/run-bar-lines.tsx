import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import type { LiveSession } from '#app/session/session-state.ts'
import { agenda } from '#domain/run/agenda.ts'
import { ringsAt, type FreeTimer } from '#domain/run/free-timer.ts'
import { attentionTime, type Task } from '#domain/run/task.ts'
import { secondsBetween, type Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { formatCountdown } from '#ui/text/format-time.ts'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { stateMarks, stateTones } from '#ui/marks.tsx'
import { StatusGuard } from '#ui/status-guard.tsx'
import styles from './run-bar.module.css'

/** The next action of the test and its countdown. */
export function RunLine({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const task = agenda(live.run, now, { ...live, role: null }).now
  const words = texts('shell').runBar
  if (task === null) return null
  const sample = live.run.samples.find(({ id }) => id === task.sample)?.name ?? ''
  const left = secondsBetween(now, attentionTime(task, now))
  return (
    <WithGuard notPersisted={live.notPersisted}>
      <Bar
        to="/"
        state={left <= 0 && task.status.kind === 'read' ? 'read' : left > 0 ? 'wait' : 'hands'}
        number={left > 0 ? formatCountdown(left) : words.now}
        text={task.step.title}
        detail={sample}
        share={waitedShare(task, now)}
      />
    </WithGuard>
  )
}

/** Elapsed share of a wait, 0–1; null when nothing is being waited for. */
function waitedShare({ status }: Task, now: Instant): number | null {
  if (!('startedAt' in status) || !('due' in status)) return null
  return secondsBetween(status.startedAt, now) / secondsBetween(status.startedAt, status.due)
}

/** The free timer that was started first. */
export function TimerLine({ timer }: { readonly timer: FreeTimer }) {
  const { session, timers } = useServices()
  const { now } = useStore(session.time)
  const notPersisted = useStore(timers.store, (state) => state.notPersisted)
  const left = secondsBetween(now, ringsAt(timer))
  return (
    <WithGuard notPersisted={notPersisted}>
      <Bar
        to="/?view=timers"
        state={left > 0 ? 'wait' : 'read'}
        number={left > 0 ? formatCountdown(left) : `+${formatCountdown(Math.floor(0 - left))}`}
        text={timer.name}
        detail=""
        share={1 - left / timer.length}
      />
    </WithGuard>
  )
}

interface WithGuardProps extends Pick<LiveSession, 'notPersisted'> {
  readonly children: ReactNode
}

/** The warning and the bar as one surface: nothing of the page shows between them. */
const WithGuard = ({ notPersisted, children }: WithGuardProps) => (
  <div className={`clip ${styles['bars']}`}>
    <StatusGuard notPersisted={notPersisted} compact />
    {children}
  </div>
)

const icons = {
  hands: 'front_hand',
  wait: 'hourglass',
  read: 'visibility',
} as const satisfies Record<string, IconName>

interface BarProps {
  readonly to: string
  readonly state: keyof typeof icons
  readonly number: string
  /** What comes next. */
  readonly text: string
  /** The sample it concerns. */
  readonly detail: string
  readonly share?: number | null
}

function Bar({ to, state, number, text, detail, share = null }: BarProps) {
  return (
    <AppLink
      to={to}
      className={`row gap-3 ${stateTones[state]} relative inset-focus bordered ink tight bare ${styles['bar']}`}
      data-state={state}
      data-testid="run-bar"
    >
      <span className={`center round-full ${stateMarks[state]} fixed-size icon-size size-m`}>
        <Icon name={icons[state]} />
      </span>
      <strong className="heading display solid">{number}</strong>{' '}
      <span className="grow">
        {detail !== '' && <span className="block small muted">{detail}</span>} <b>{text}</b>
      </span>
      <Icon name="chevron_right" />
      {share !== null && (
        <svg className={`absolute fill ${styles['progress']}`} aria-hidden="true" focusable="false">
          <rect
            width={`${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`}
            height="4"
            fill="var(--wait-fill)"
          />
        </svg>
      )}
    </AppLink>
  )
}
