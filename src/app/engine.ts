import { texts } from '#locales/texts.ts'
import type { Alarm } from '#ports/alarm.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Notifier } from '#ports/notification.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { StorageCare } from '#ports/storage-care.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { Vibration } from '#ports/vibration.ts'
import type { Voice } from '#ports/voice.ts'
import type { WakeLock } from '#ports/wake-lock.ts'
import { createFreeTimers } from './free-timers.ts'
import { createKeeping } from './keeping.ts'
import type { KitShelf } from './kit-shelf.ts'
import type { LiveStores } from './live-stores.ts'
import { createOwnKits } from './own-kits.ts'
import { createRecords } from './records.ts'
import { createSession } from './session.ts'
import type { SettingsState } from './settings.ts'
import { createSignals } from './signals.ts'
import { createUpdates } from './updates.ts'
import type { StoreApi } from 'zustand/vanilla'

/** What only the engine needs of the phone. */
export interface Devices {
  readonly ids: Ids
  readonly log: EventLog
  readonly files: Files
  readonly clock: Clock
  readonly alarm: Alarm
  readonly voice: Voice
  readonly vibration: Vibration
  readonly wakeLock: WakeLock
  readonly notifier: Notifier
  readonly tabs: Tabs
  readonly storageCare: StorageCare
  readonly appUpdates: AppUpdates
}

interface EngineNeeds extends Devices {
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  readonly shelf: KitShelf
  readonly settings: StoreApi<SettingsState>
}

export type Engine = Awaited<ReturnType<typeof createEngine>>

/** All that times, rings and keeps, with what was kept already restored. Its stores are on screen before it is here. */
export async function createEngine(needs: EngineNeeds, stores: LiveStores) {
  const { log, storageCare: care } = needs
  const signals = createSignals({ ...needs, store: stores.signals, words: () => texts('voice') })
  const records = createRecords({ log, store: stores.records })
  const session = createSession({
    ...needs,
    signals,
    records,
    store: stores.session,
    time: stores.time,
  })
  const timers = createFreeTimers({ ...needs, signals, store: stores.timers })
  const keeping = createKeeping({ log, care, store: stores.keeping })
  const kits = createOwnKits(needs)
  const updates = createUpdates({ ...needs, store: stores.updates })
  signals.start()
  await Promise.all([session, timers, records, keeping, kits].map((each) => each.start()))
  // A newer version may come in only when it is known whether a test is alive.
  void updates.start()
  return { session, timers, signals, records, keeping, kits, updates }
}
