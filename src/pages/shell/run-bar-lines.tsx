import { useStore } from 'zustand'

import type { LiveSession } from '#app/session-state.ts'
import { agenda } from '#domain/run/agenda.ts'
import { ringsAt, type FreeTimer } from '#domain/run/free-timer.ts'
import { wantedAt } from '#domain/run/task.ts'
import { between } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { formatCountdown } from '#ui/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './run-bar.module.css'

/** The next action of the test and its countdown. */
export function RunLine({ live }: { readonly live: LiveSession }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const task = agenda(live.run, now, { ...live, role: null }).now
  const words = texts('shell').runBar
  if (task === null) return <Bar to="/" number="" text={words.finished} />
  const sample = live.run.samples.find(({ id }) => id === task.sample)?.name ?? ''
  const left = between(now, wantedAt(task, now))
  const number = left > 0 ? formatCountdown(left) : words.now
  return <Bar to="/" number={number} text={`${sample} ${task.step.title}`} isUrgent={left <= 0} />
}

/** The free timer that was begun first. */
export function TimerLine({ timer }: { readonly timer: FreeTimer }) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const left = between(now, ringsAt(timer))
  const number = left > 0 ? formatCountdown(left) : `+${formatCountdown(Math.floor(0 - left))}`
  return <Bar to="/?view=timers" number={number} text={timer.name} isUrgent={left <= 0} />
}

interface BarProps {
  readonly to: string
  readonly number: string
  readonly text: string
  readonly isUrgent?: boolean
}

function Bar({ to, number, text, isUrgent = false }: BarProps) {
  return (
    <AppLink to={to} className={styles['bar']} data-urgent={isUrgent} data-testid="run-bar">
      <strong className={styles['number']}>{number}</strong>
      <span className={styles['text']}>{text}</span>
      <span className={styles['back']}>
        {texts('shell').runBar.back}
        <Icon name="chevron_right" />
      </span>
    </AppLink>
  )
}
