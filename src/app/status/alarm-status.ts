import type { AlarmState } from '#ports/alarm.ts'
import type { SettingsState } from '#app/settings/settings.ts'
import type { Channel, SignalsState } from '#app/session/signals.ts'

/** Whether a countdown on screen will be heard. */
export type AlarmStatus =
  | { readonly kind: 'rings' }
  /** Another tab owns the countdown and rings. */
  | { readonly kind: 'rings-in-other-tab' }
  /** The browser does not keep the screen on; a dark phone may stay silent. */
  | { readonly kind: 'rings-while-screen-on' }
  | {
      readonly kind: 'silent'
      readonly reason: SilenceReason
      /** The owner of the countdown is another tab, and it will not ring. */
      readonly isElsewhere: boolean
      readonly remaining: readonly Exclude<Channel, 'sound'>[]
    }

export type SilenceReason =
  /** The browser allows sound only after a tap: the next one unlocks it. */
  | 'locked'
  /** A call or the system took the loudspeaker; a tap requests it again. */
  | 'interrupted'
  /** This browser cannot play sound. */
  | 'unavailable'
  /** Switched off in the settings. */
  | 'switched-off'
  /** The app's own volume is zero. */
  | 'volume-zero'

type Known = Pick<SignalsState, 'ringsHere' | 'alarm' | 'alarmElsewhere' | 'wakeLock' | 'available'>
type Chosen = Pick<SettingsState, 'sound' | 'volume' | 'voice' | 'vibration'>

/** Single source for every place that shows a countdown. */
export function alarmStatus(signals: Known, settings: Chosen): AlarmStatus {
  const isElsewhere = !signals.ringsHere
  // All tabs share the settings. A tab that has announced nothing is assumed to ring.
  const alarm = isElsewhere ? (signals.alarmElsewhere ?? 'ready') : signals.alarm
  const reason = silenceReason(alarm, settings)
  if (reason !== null) {
    const remaining = (['voice', 'vibration'] as const).filter(
      (channel) => settings[channel] && signals.available[channel],
    )
    return { kind: 'silent', reason, isElsewhere, remaining }
  }
  if (isElsewhere) return { kind: 'rings-in-other-tab' }
  const { wakeLock } = signals
  return wakeLock === 'refused' || wakeLock === 'unavailable'
    ? { kind: 'rings-while-screen-on' }
    : { kind: 'rings' }
}

function silenceReason(alarm: AlarmState, { sound, volume }: Chosen): SilenceReason | null {
  if (!sound) return 'switched-off'
  if (volume <= 0) return 'volume-zero'
  return alarm === 'ready' ? null : alarm
}
