import type { StoreApi } from 'zustand/vanilla'

import type { Phrase, Signal } from '#domain/run/signals.ts'
import type { Alarm, AlarmState } from '#ports/alarm.ts'
import type { Clock } from '#ports/clock.ts'
import type { NotificationPermission, Notifier } from '#ports/notification.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { Vibration } from '#ports/vibration.ts'
import type { Voice } from '#ports/voice.ts'
import type { WakeLock, WakeLockState } from '#ports/wake-lock.ts'
import type { Instant } from '#domain/units.ts'
import type { SettingsState } from '#app/settings/settings.ts'
import { removeKanaReadings } from './remove-kana-readings.ts'

export type Channel = 'sound' | 'voice' | 'vibration'
/** Where signals come from; each source replaces only its own. */
export type SignalSource = 'run' | 'timers'

export interface SignalsState {
  /** False in a tab that only displays: another one owns the countdown, and rings. */
  readonly ringsHere: boolean
  readonly alarm: AlarmState
  /** Sound state announced by the tab that owns the countdown; null before it announces any. */
  readonly alarmElsewhere: AlarmState | null
  readonly wakeLock: WakeLockState
  readonly notifications: NotificationPermission
  readonly available: Readonly<Record<Channel, boolean>>
}

/** The words of a signal, from the catalogs. */
export interface SignalWords {
  phrase(phrase: Phrase): string
  readonly notification: string
  readonly sample: string
}

interface Devices {
  readonly clock: Clock
  readonly alarm: Alarm
  readonly voice: Voice
  readonly vibration: Vibration
  readonly notifier: Notifier
  readonly wakeLock: WakeLock
  readonly tabs: Pick<Tabs, 'isOwner' | 'onOwner' | 'announce' | 'onAnnounced'>
  readonly settings: StoreApi<SettingsState>
  readonly words: () => SignalWords
  readonly store: StoreApi<SignalsState>
}

export type Signals = ReturnType<typeof createSignals>

/** Latest delay at which a phrase or a vibration still helps. */
const maxVoiceDelayMs = 1500
/** Latest delay at which a notification is still worth showing: a hidden tab wakes once a minute. */
const maxNoticeDelayMs = 90_000
/** Time left to the last word of a countdown, or to the other card's step, before a new phrase interrupts. */
const soundTailMs = 1500
const alarmStates = ['locked', 'ready', 'interrupted', 'unavailable'] as const
const vibrations = { pip: [60], act: [200, 100, 200], read: [300, 100, 300, 100, 300], late: [800] }

/** Sound, voice, vibration and notifications, each subject to the settings, all driven by one list of signals. */
export function createSignals(devices: Devices) {
  const { clock, alarm, voice, vibration, notifier, wakeLock, tabs } = devices
  const { settings, words, store } = devices
  const plans: Record<SignalSource, readonly Signal[]> = { run: [], timers: [] }
  const awake = new Set<SignalSource>()
  let delivered: ReadonlySet<string> = new Set()
  let spokenAt = -Infinity

  const all = () => [...plans.run, ...plans.timers]

  function schedule() {
    const audible = settings.getState().sound ? all() : []
    alarm.schedule(
      audible.flatMap(({ id, at, sound }) => (sound === null ? [] : [{ id, at, sound }])),
    )
  }

  function speak(text: string, interrupt: boolean) {
    spokenAt = clock.now()
    voice.say(removeKanaReadings(text), { interrupt })
  }

  function deliver(signal: Signal, now: Instant) {
    const { voice: speaks, vibration: shakes } = settings.getState()
    const { phrase, sound, at, id } = signal
    if (speaks && phrase !== null && now - at < maxVoiceDelayMs) {
      speak(words().phrase(phrase), true)
    }
    if (sound === null) return
    if (shakes && now - at < maxVoiceDelayMs) vibration.vibrate(vibrations[sound])
    if (phrase !== null && phrase.kind !== 'count') {
      notifier.notifyIfHidden({
        title: words().phrase(phrase),
        body: words().notification,
        tag: id,
      })
    }
  }

  /** Gives signals that have come due and were not given yet, unless they are too old to help. */
  function tick() {
    const now = clock.now()
    const past = all().filter(({ at }) => at <= now)
    const fresh = past.filter(({ id, at }) => !delivered.has(id) && now - at < maxNoticeDelayMs)
    delivered = new Set(past.map(({ id }) => id))
    for (const signal of fresh) deliver(signal, now)
  }

  return {
    start() {
      store.setState({
        ringsHere: tabs.isOwner(),
        alarm: alarm.state(),
        wakeLock: wakeLock.state(),
        notifications: notifier.permission(),
        available: {
          sound: alarm.state() !== 'unavailable',
          voice: voice.isAvailable(),
          vibration: vibration.isAvailable(),
        },
      })
      tabs.onOwner((ringsHere) => store.setState({ ringsHere }))
      tabs.onAnnounced((news) => {
        const alarmElsewhere = alarmStates.find((state) => state === news)
        if (alarmElsewhere !== undefined) store.setState({ alarmElsewhere })
      })
      tabs.announce(alarm.state())
      alarm.onState((state) => {
        store.setState({ alarm: state })
        tabs.announce(state)
      })
      wakeLock.onState((state) => store.setState({ wakeLock: state }))
      settings.subscribe(({ volume }) => {
        alarm.setVolume(volume)
        schedule()
      })
      alarm.setVolume(settings.getState().volume)
      clock.onTick(tick)
    },
    /** Call inside a tap. */
    async prepare() {
      voice.prepare()
      store.setState({ alarm: await alarm.prepare() })
    },
    /** Replaces the signals of `source`. Signals already given are not repeated. */
    plan(source: SignalSource, signals: readonly Signal[]) {
      plans[source] = signals
      schedule()
      tick()
    },
    /** Says something if the voice is on: at once, or after a phrase begun a moment ago. */
    say(text: string) {
      if (settings.getState().voice) speak(text, clock.now() - spokenAt >= soundTailMs)
    },
    /** Plays the closing sound of a whole test. */
    celebrate() {
      if (settings.getState().sound) alarm.play('done')
    },
    keepAwake(source: SignalSource, on: boolean) {
      if (on) awake.add(source)
      else awake.delete(source)
      wakeLock.want(awake.size > 0)
    },
    /** Call inside a tap. */
    async tryOut(channel: Channel) {
      if (channel === 'vibration') return vibration.vibrate(vibrations.read)
      if (channel === 'voice') {
        voice.prepare()
        return voice.say(removeKanaReadings(words().sample), { interrupt: true })
      }
      store.setState({ alarm: await alarm.prepare() })
      return alarm.play('read')
    },
    /** Call inside a tap. */
    async askNotifications() {
      store.setState({ notifications: await notifier.ask() })
    },
  }
}
