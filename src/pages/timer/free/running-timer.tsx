import { useStore } from 'zustand'

import { ringsAt, type FreeTimer } from '#domain/run/free-timer.ts'
import { between } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { formatClockSeconds, formatCountdown } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import styles from './free-timers.module.css'

/** One timer: its number, and after zero how long ago it rang. */
export function RunningTimer({ timer }: { readonly timer: FreeTimer }) {
  const { session, timers } = useServices()
  const { now } = useStore(session.time)
  const words = texts('live').free
  const left = between(now, ringsAt(timer))
  return (
    <div className={styles['timer']} data-over={left <= 0}>
      <strong>{timer.name}</strong>
      <span className={styles['digits']} role="timer" aria-live="off">
        {left > 0 ? formatCountdown(left) : `+${formatCountdown(Math.floor(0 - left))}`}
      </span>
      {left <= 0 && <span role="alert">{words.rangAt(formatClockSeconds(ringsAt(timer), 0))}</span>}
      <Button
        block
        test
        aria-label={words.stopNamed(timer.name)}
        onClick={() => void timers.stop(timer.id)}
      >
        {words.stop}
      </Button>
    </div>
  )
}
