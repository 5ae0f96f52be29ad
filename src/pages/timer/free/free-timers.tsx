import { useStore } from 'zustand'

import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { SoundNotice } from '#pages/timer/run/sound-notice.tsx'
import styles from './free-timers.module.css'
import { NewTimer } from './new-timer.tsx'
import { RunningTimer } from './running-timer.tsx'

/** `/?view=timers`: named timers, several at once, for what no kit describes. */
export function FreeTimers() {
  const { timers } = useServices()
  const state = useStore(timers.store)
  const words = texts('live')
  return (
    <div className={styles['screen']}>
      <AppLink to="/" className={styles['back']}>
        <Icon name="arrow_back" />
        {words.free.back}
      </AppLink>
      <h2>{words.free.title}</h2>
      {state.timers.length > 0 && <SoundNotice silent={words.notices.silent} />}
      {state.unkept !== null && <Notice kind="error">{words.notices.unkept[state.unkept]}</Notice>}
      <section aria-label={words.free.running}>
        {state.timers.length === 0 && <p>{words.free.none}</p>}
        <ul className={styles['timers']}>
          {state.timers.map((timer) => (
            <li key={timer.id}>
              <RunningTimer timer={timer} />
            </li>
          ))}
        </ul>
      </section>
      <NewTimer count={state.timers.length} />
    </div>
  )
}
