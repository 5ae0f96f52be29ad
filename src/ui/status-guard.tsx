import { useStore } from 'zustand'
import type { LiveSession } from '#app/session/session-state.ts'
import { alarmStatus, type AlarmStatus } from '#app/status/alarm-status.ts'
import { unsavedReason } from '#app/status/unsaved-reason.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { useServices } from './services.tsx'
import styles from './status-guard.module.css'

interface StatusGuardProps {
  /** Why the data on screen was not saved; null when it was. */
  readonly notPersisted: LiveSession['notPersisted']
  /** One line, beside a countdown on another page. */
  readonly compact?: boolean
}

/**
 * Shown wherever a countdown is visible, to warn of what would come as a surprise: that it will not ring, or that nothing is saved.
 * Hidden when there is nothing to report. The whole bar is the button. Needs the catalog `status`.
 */
export function StatusGuard({ notPersisted, compact = false }: StatusGuardProps) {
  const { signals, settings, storage, session } = useServices()
  const alarm = useAlarmStatus()
  const health = useStore(storage.store, (state) => state.health)
  const words = texts('status')
  const unsaved = unsavedReason(health, notPersisted)

  if (unsaved !== null) {
    return (
      <Bar
        kind="unsaved"
        icon="error"
        title={words.storage.title}
        detail={words.storage.detail[unsaved]}
        compact={compact}
      />
    )
  }
  if (alarm.kind === 'silent') {
    const { reason, isElsewhere, remaining } = alarm
    const wantsOwnSound = reason !== 'unavailable'
    // What the user switched off is mentioned in one line, not presented as a warning.
    const isChosen = reason === 'switched-off' || reason === 'volume-zero'
    return (
      <Bar
        kind={isChosen ? 'advice' : 'silent'}
        icon="volume_off"
        title={words.alarm.title}
        detail={[
          isElsewhere && wantsOwnSound ? words.alarm.elsewhere : words.alarm.detail[reason],
          ...remaining.map((it) => words.alarm.remaining[it]),
        ]}
        compact={compact || isChosen}
        onTap={
          wantsOwnSound
            ? () => {
                const { volume } = settings.store.getState()
                settings.update({ sound: true, volume: volume > 0 ? volume : 0.8 })
                void (isElsewhere ? session.takeOver() : signals.prepare())
              }
            : undefined
        }
      />
    )
  }
  if (alarm.kind === 'rings-while-screen-on') {
    const { title, detail } = words.screenOn
    return <Bar kind="advice" icon="light_mode" title={title} detail={detail} compact />
  }
  return null
}

function useAlarmStatus(): AlarmStatus {
  const { signals, settings } = useServices()
  return alarmStatus(useStore(signals.store), useStore(settings.store))
}

interface BarProps {
  readonly kind: 'silent' | 'advice' | 'unsaved'
  readonly icon: IconName
  readonly title: string
  readonly detail: string | readonly string[]
  readonly compact: boolean
  readonly onTap?: (() => void) | undefined
}

/** The only red element visible during a test. */
const tones = { silent: 'mark-late', advice: 'tone-late', unsaved: 'mark-error' }

function Bar({ kind, icon, title, detail, compact, onTap }: BarProps) {
  const className = classNames(
    `grid lead-rest-end middle gap-3 fill round-m even edged bordered inset-focus ${styles['guard']}`,
    tones[kind],
    compact && `small ${styles['compact']}`,
  )
  const all = typeof detail === 'string' ? [detail] : detail
  // Beside a countdown on another page there is room only for what to do.
  const lines = compact ? all.slice(0, 1) : all
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <span className="block strong">{title}</span>
        {lines.map((line) => (
          <span key={line} className="block small">
            {line}
          </span>
        ))}
      </span>
      {onTap !== undefined && <Icon name="chevron_right" />}
    </>
  )
  return onTap === undefined ? (
    <div data-status={kind} className={className} role={kind === 'unsaved' ? 'alert' : 'status'}>
      {content}
    </div>
  ) : (
    <button type="button" data-status={kind} className={className} onClick={onTap}>
      {content}
    </button>
  )
}
