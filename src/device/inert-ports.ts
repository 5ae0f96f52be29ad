import { failed, ok } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import type { Alarm } from '#ports/alarm.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { HttpClient } from '#ports/http-client.ts'
import type { Ids } from '#ports/ids.ts'
import type { Notifier } from '#ports/notification.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { StorageCare } from '#ports/storage-care.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { Vibration } from '#ports/vibration.ts'
import type { Voice } from '#ports/voice.ts'
import type { WakeLock } from '#ports/wake-lock.ts'

export interface Ports {
  readonly clock: Clock
  readonly alarm: Alarm
  readonly voice: Voice
  readonly vibration: Vibration
  readonly wakeLock: WakeLock
  readonly notifier: Notifier
  readonly tabs: Tabs
  readonly ids: Ids
  readonly storageCare: StorageCare
  readonly connectivity: Connectivity
  readonly eventLog: EventLog
  readonly preferences: Preferences
  readonly files: Files
  readonly httpClient: HttpClient
  readonly appUpdates: AppUpdates
}

const nothing = () => undefined
const neverTells = () => nothing

/** Every port doing nothing and keeping nothing: for rendering pages at build time, where time stands at zero. */
export function inertPorts(): Ports {
  return { ...inertSenses(), ...inertStorage() }
}

function inertSenses() {
  return {
    clock: {
      now: () => instant(0),
      wallOffset: () => 0,
      onTick: neverTells,
      onChange: neverTells,
      resume: nothing,
      settle: nothing,
    },
    alarm: {
      prepare: async () => 'locked' as const,
      state: () => 'locked' as const,
      onState: neverTells,
      schedule: nothing,
      play: nothing,
      setVolume: nothing,
    },
    voice: { prepare: nothing, isAvailable: () => true, say: nothing, stop: nothing },
    vibration: { isAvailable: () => true, vibrate: nothing },
    wakeLock: { want: nothing, state: () => 'off' as const, onState: neverTells },
    notifier: {
      permission: () => 'ask' as const,
      ask: async () => 'ask' as const,
      notifyIfHidden: nothing,
      clear: nothing,
    },
    tabs: {
      isOwner: () => true,
      onOwner: neverTells,
      takeOver: async () => nothing(),
      setBusy: nothing,
      isAnyBusy: async () => false,
    },
    connectivity: { isOnline: () => true, onChange: neverTells },
    appUpdates: {
      isNewerWaiting: async () => false,
      onNewer: neverTells,
      onReturn: neverTells,
      check: async () => nothing(),
      isTouched: () => false,
      isAlone: async () => false,
      takeOver: async () => false,
      reload: nothing,
    },
  } satisfies Partial<Ports>
}

function inertStorage() {
  return {
    ids: { next: () => '00000000-0000-7000-8000-000000000000' },
    storageCare: {
      estimate: async () => ({ used: null, quota: null, persisted: null }),
      persist: async () => false,
    },
    eventLog: {
      append: async (event) => ok({ ...event, id: '', device: '', clock: '' }),
      readStream: async () => [],
      readKind: async () => [],
      health: () => ({ kept: 'durable', failure: null, restored: 0, unreadable: 0 }),
      onHealth: neverTells,
      onAppend: neverTells,
    },
    preferences: { read: nothing, write: () => false, onChange: neverTells },
    files: { save: nothing, pick: async () => failed('canceled') },
    httpClient: {
      baseUrl: '',
      get: async () => failed({ message: '', statusCode: 0 }),
      post: async () => failed({ message: '', statusCode: 0 }),
    },
  } satisfies Partial<Ports>
}
